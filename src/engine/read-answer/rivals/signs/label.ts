import { languageOf } from "../../../language/languages.ts";
import { type AnswerContext, isAsked } from "../context.ts";
import type { Label } from "../groups/labels.ts";
import { isAttribute } from "../headings.ts";
import { ATTRIBUTES, COMMANDS, CONCEPTS, isOptionNoun, OFFERING, SELF_NOUNS, VENUES } from "../words/word-lists.ts";
import type { Sign } from "./sign.ts";

const DETERMINER =
  /^(?:an?|the|this|it|its|known|best|great|ideal|good|one|another|located|offers|features|ein|eine|der|die|das|un|une|una|el|la|le|um|uma|o|il|lo|een|de|het|en|ett|et)$/u;

/** A label with what its line says, found once. */
export interface LabelLine extends Label {
  /** What is said of it, without a remark in brackets. */
  said: string;
  /** The first word of that. */
  word: string;
  lower: string;
  /** The line from the label on. */
  line: string;
  /** The first words of it. */
  opening: string[];
  /** The words of the header of its column. */
  header: string[];
}

export function lineOfLabel(label: Label, context: AnswerContext): LabelLine {
  const said = label.body.replace(/^\([^)]{1,60}\)\s*[:–—-]?\s*/u, "").trim();
  const word = /^[^\p{L}]{0,6}(\p{L}+)/u.exec(said.slice(0, 40))?.[1] ?? "";
  return {
    ...label,
    said,
    word,
    lower: word.toLowerCase(),
    opening:
      said
        .slice(0, 90)
        .toLowerCase()
        .match(/\p{L}+/gu)
        ?.slice(0, 10) ?? [],
    line: lineOf(label),
    header: headerOf(label.unit.cell, context),
  };
}

/** How a label stands in its line and what the line says of it. */
export const LABEL_SIGNS: Sign<LabelLine>[] = [
  {
    id: "imperative",
    holds: ({ unit, readings }, { language }) => {
      const first = /^\p{L}+/u.exec(unit.text.slice(readings[0]!.start, readings[0]!.end))?.[0].toLowerCase() ?? "";
      return COMMANDS.has(first) || languageOf(language).imperatives.has(first);
    },
  },
  { id: "ordered", holds: (label) => label.ordered },
  { id: "bold", holds: (label) => label.mark === "bold" },
  { id: "linked", holds: (label) => label.unit.links.length > 0 },
  { id: "quoted", holds: (label) => label.mark === "quote" },
  { id: "bare", holds: (label) => label.bare },
  { id: "runs on", holds: (label) => label.runsOn },
  { id: "no body", holds: (label) => label.said === "" },
  { id: "long body", holds: (label) => label.said.length > 60 },
  { id: "very long body", holds: (label) => label.said.length > 160 },
  { id: "body described", holds: (label) => DETERMINER.test(label.lower) },
  { id: "body offers", holds: (label) => OFFERING.has(label.lower) },
  {
    id: "body commands",
    holds: ({ lower }) => COMMANDS.has(lower) && !OFFERING.has(lower),
  },
  {
    id: "body you",
    holds: (label) => /\b(?:you|your|yourself|sie|ihr|ihre|vous|votre|tu|su|du|din)\b/iu.test(label.body.slice(0, 160)),
  },
  { id: "body of a kind", holds: ({ opening }) => opening.some((word) => SELF_NOUNS.has(word) || isOptionNoun(word)) },
  { id: "body of a venue", holds: ({ opening }) => opening.some((word) => VENUES.has(word)) },
  { id: "body of a concept", holds: ({ opening }) => opening.some((word) => CONCEPTS.has(word)) },
  { id: "body small", holds: (label) => /^\p{Ll}/u.test(label.word) },
  { id: "body figures", holds: (label) => /^[^\p{L}]{0,4}(?:[$€£¥₹]|\d)/u.test(label.said) },
  { id: "body sentence", holds: (label) => /[.。!]\s*$/u.test(label.said) },
  {
    id: "body names itself",
    holds: ({ unit, readings, body }) => {
      const word = /^[\p{L}\p{N}]{3,}/u.exec(unit.text.slice(readings[0]!.start, readings[0]!.end))?.[0];
      return word !== undefined && /^\P{Ll}/u.test(word) && body.includes(word);
    },
  },
  {
    id: "priced",
    holds: (label) =>
      /[$€£¥₹]\s?\d|\d\s?(?:€|zł|kr|Kč|元|円|원)/u.test(
        label.unit.text.slice(label.readings[0]!.end, label.readings[0]!.end + 60),
      ),
  },
  {
    id: "bracket after",
    holds: (label) => /^[\s*"”]*[(（]/u.test(label.unit.text.slice(label.readings[0]!.end, label.readings[0]!.end + 5)),
  },
  {
    id: "dash after",
    holds: (label) =>
      /^[\s"”*)]*[–—-]\s/u.test(label.unit.text.slice(label.readings[0]!.end, label.readings[0]!.end + 6)),
  },
  {
    id: "colon after",
    holds: (label) =>
      /^[\s"”*)]*[:：]/u.test(label.unit.text.slice(label.readings[0]!.end, label.readings[0]!.end + 6)),
  },
  { id: "colon ends it", holds: (label) => label.body === "" && /[:：][\s*]*$/u.test(label.unit.text) },
  {
    id: "asks",
    holds: (label) => /[?？]\s*\**$/u.test(label.unit.text.slice(label.readings[0]!.start, label.readings[0]!.end + 2)),
  },
  { id: "address near", holds: (label) => ADDRESS.test(label.body.slice(0, 200)) },
  { id: "line of details", holds: (label) => isDetails(label.line) },
  {
    id: "over details",
    holds: (label, { document }) =>
      isDetails(document.units[label.unit.index + 1]?.text ?? "") && !isDetails(label.unit.text),
  },
  { id: "address", holds: (label) => STREET.test(label.line) },
  {
    id: "described by parts",
    holds: ({ unit }, { document }) => {
      const next = document.units[unit.index + 1];
      return (
        next?.parent === unit.index &&
        next.label !== null &&
        next.kind === "item" &&
        isAttribute(next.text.slice(next.label.start, next.label.end))
      );
    },
  },
  {
    id: "heads items",
    holds: ({ unit }, { document }) => {
      const next = document.units[unit.index + 1];
      return next?.parent === unit.index && next.kind === "item";
    },
  },
  {
    id: "heads text",
    holds: ({ unit }, { document }) => {
      const next = document.units[unit.index + 1];
      return next?.parent === unit.index && next.kind === "paragraph";
    },
  },
  { id: "first units", holds: (label) => label.unit.index < 2 },
  { id: "first unit", holds: (label) => label.unit.index === 0 },
  { id: "last units", holds: (label, { document }) => label.unit.index > document.units.length * 0.85 },
  { id: "first column", holds: (label) => label.unit.cell !== null && label.unit.cell.column === 0 },
  { id: "later column", holds: (label) => label.unit.cell !== null && label.unit.cell.column > 0 },
  { id: "under header of options", holds: ({ header }) => header.some(isOptionNoun) },
  {
    id: "under header of names",
    holds: ({ header }) =>
      header.some((word) =>
        /^(?:name|title|navn|nombre|nom|nome|naam|namn|nazwa|название|名称|名稱|名前|이름)$/u.test(word),
      ),
  },
  { id: "under header asked for", holds: ({ header }, context) => header.some((word) => isAsked(word, context)) },
  {
    id: "under header of parts",
    holds: ({ header }) => header.some((word) => ATTRIBUTES.has(word)),
  },
  {
    id: "under empty header",
    holds: ({ unit, header }) => unit.cell !== null && header.length === 0,
  },
];

const ADDRESS =
  /\b\d{1,5}\s+(?:[NSEW]\.?\s+)?\p{Lu}[\p{L}.]+(?:\s\p{Lu}[\p{L}.]+)*\s+(?:St|Street|Ave|Avenue|Rd|Road|Blvd|Dr|Drive|Ln|Lane|Way|Hwy|Pkwy|Ct|Pl|Sq)\b|\b\d{5}\b|\(\d{3}\)\s?\d{3}|\+\d[\d\s-]{7,}|\bstraße\b|\bstr\. \d/u;

function headerOf(cell: { table: number; row: number; column: number } | null, { headers }: AnswerContext): string[] {
  return cell && cell.row > 0 ? (headers.get(cell.table)?.[cell.column] ?? []) : [];
}

const STREET =
  /^\W*\d{1,5}[\p{L}]?(?:-\d+)?\s+(?:[NSEW]\.?\s+)?[\p{Lu}\d][\p{L}\d.]+(?:\s\p{Lu}[\p{L}.]+)*|\b[A-Z]{1,2}\d{1,2}[A-Z]?\s\d[A-Z]{2}\b|\b[A-Z]{2}\s\d{5}\b|\(\d{3}\)\s?\d{3}-\d{4}/u;
const DETAILS =
  /^(?:open|closed|closes|opens|temporarily)\b|\s·\s|\(\d[\d.,]*k?\+?(?:\sreviews)?\)|\b[1-5]\.\d\s?(?:stars?|\/\s?5|★|⭐)/iu;

function lineOf({ unit, readings }: Label): string {
  const { start } = readings[0]!;
  const end = unit.text.indexOf("\n", start);
  return unit.text.slice(start, end < 0 ? Math.min(unit.text.length, start + 120) : end);
}

/** A line of a map card that tells hours, kind and rating. */
function isDetails(line: string): boolean {
  return line.length < 140 && DETAILS.test(line);
}
