import type { Span } from "../types.ts";
import { type Clause, findClauses, isImperative } from "./clauses.ts";
import { areCommonWords } from "./common-words.ts";
import { type AnswerDocument, type Unit, unitsUnder } from "./document.ts";
import entryWords from "./entry-words.json" with { type: "json" };
import { foldText } from "./fold-text.ts";
import type { Language } from "./languages/index.ts";
import type { BrandMention } from "./mentions.ts";
import { findSentences, sentenceAt } from "./sentences.ts";

/** What placing needs to know besides the mention. */
export interface PlacementContext {
  document: AnswerDocument;
  language: Language;
  /** Folded words of the question: "the watch" is the thing asked for. */
  topic: ReadonlySet<string>;
}

const INTERROGATIVES = new Set(entryWords.interrogatives);
const SELF_NOUNS = new Set(entryWords.selfNouns);
const POSSESSIVES = new Set(entryWords.possessives);
const FIRST_PERSONS = new Set(entryWords.firstPersons);
/** Parts a label that names several: "Acme, Bolt & Co / Dent". */
const SEVERAL = /\s*(?:[,/&|、，]|\s(?:and|or|und|oder|et|ou|y|o|e|en|of|i|a|lub|ve|и|или|και|och|og|ja)\s)\s*/u;

/** `prose`: a sentence names it, or its entry has a clause about it; `list`: a fragment, an entry, a cell, a card. */
export function placeMention({ unit, span }: BrandMention, context: PlacementContext): "prose" | "list" {
  if (unit.kind === "card") return "list";
  const label = labelOf(unit, context.language);
  if (label && span.start >= label.start && span.start < label.end) {
    return hasClauseAbout(unit, { label, span }, context) ? "prose" : "list";
  }
  return isInSentence(unit, span, context) ? "prose" : "list";
}

/** The label of a unit, unless it is a clause itself ("My pick is Acme: …"). */
function labelOf(unit: Unit, language: Language): Span | null {
  if (!unit.label) return unit.cell?.column === 0 ? { start: 0, end: unit.text.length } : null;
  if (unit.kind === "heading") return unit.label;
  const words = unit.text.slice(unit.label.start, unit.label.end);
  const [first = ""] = words.toLowerCase().match(/[\p{L}']+/u) ?? [];
  if (INTERROGATIVES.has(first)) return unit.label;
  return findClauses(words, language).length > 0 || isImperative(words, language) ? null : unit.label;
}

/** Whether the sentence around a mention is one: it has a finite verb that is not only in a relative clause. */
function isInSentence(unit: Unit, span: Span, { language }: PlacementContext): boolean {
  const from = unit.label && span.start >= unit.bodyStart ? unit.bodyStart : 0;
  const text = unit.text.slice(from);
  const sentence = sentenceAt(findSentences(text), span.start - from);
  if (!sentence) return false;
  const words = text.slice(sentence.start, sentence.end);
  if (findClauses(words, language).length > 0 || isImperative(words, language)) return true;
  // No lexicon of verbs is whole: in a paragraph, what is as long as a sentence and ends like one is taken for one.
  if (language.code === "und")
    return /[.!?。！？។။]["”’)\]]*$/u.test(words) || (words.match(/[\p{L}\p{M}]/gu)?.length ?? 0) >= 24;
  const running = (unit.kind === "paragraph" || unit.kind === "quote") && from === 0;
  return running && /[.!?。！？]["”’)\]]*$/u.test(words) && (words.match(/[\p{L}\p{N}]+/gu)?.length ?? 0) >= 7;
}

/** Whether what stands under a label has a clause about the thing it names at `span`. */
function hasClauseAbout(unit: Unit, { label, span }: { label: Span; span: Span }, context: PlacementContext): boolean {
  const { document, language, topic } = context;
  const words = unit.text.slice(label.start, label.end);
  const parts = words.split(SEVERAL);
  const several = parts.length > 1 && parts.every((part) => part.length < 40);
  const named = several ? unit.text.slice(span.start, span.end) : words;
  const about = { words: new Set(foldText(named).folded.match(/[\p{L}\p{N}]{2,}/gu) ?? []), topic };
  const bodies: string[] = [unit.text.slice(Math.max(unit.bodyStart, label.end))];
  if (unit.cell) bodies.push(...rowOf(unit, document).map(({ text }) => text));
  else bodies.push(...bodiesUnder(unit, context));
  return bodies.some((body) =>
    findSentences(body).some(({ start, end }) =>
      findClauses(body.slice(start, end), language, several).some((clause) => isAbout(clause, about)),
    ),
  );
}

function rowOf(unit: Unit, { units }: AnswerDocument): Unit[] {
  return units.filter(
    ({ cell, index }) => cell?.table === unit.cell!.table && cell.row === unit.cell!.row && index !== unit.index,
  );
}

/** What is said under a label: further paragraphs and nested entries, without the entries of other names. */
function bodiesUnder(unit: Unit, { document, language }: PlacementContext): string[] {
  const bodies: string[] = [];
  const others = new Set<number>();
  for (const under of unitsUnder(document, unit)) {
    if (isClosing(under, document)) continue;
    if (under.kind === "card" || under.kind === "source") continue;
    if (under.parent !== null && others.has(under.parent)) {
      others.add(under.index);
      continue;
    }
    const label = labelOf(under, language);
    if (label && isOtherName(under.text.slice(label.start, label.end), unit, document)) others.add(under.index);
    else bodies.push(label ? under.text.slice(under.bodyStart) : under.text);
  }
  return bodies;
}

/** The last words of an answer, after its lists, speak to the reader rather than of the last entry. */
function isClosing({ kind, index, text, depth }: Unit, { units }: AnswerDocument): boolean {
  if (
    kind !== "paragraph" ||
    depth > 0 ||
    units.slice(index).some((unit) => unit.kind !== "paragraph" && unit.kind !== "source")
  )
    return false;
  return (
    units[index - 1]?.kind !== "heading" &&
    !/^\s*(?:it|this|these|they|er|sie|es|dies\p{L}*|il|elle|este|esta|questo|questa|deze|dit)\s/iu.test(text)
  );
}

/** A label under a heading that is a name of its own, rather than an attribute such as "Pros" or "Best for". */
function isOtherName(label: string, above: Unit, { units }: AnswerDocument): boolean {
  if (above.kind !== "heading") return false;
  const words = label.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’&-]*/gu) ?? [];
  if (words.length === 0 || words.length > 8) return false;
  if (words.every((word) => areCommonWords([foldText(word).folded]))) return false;
  // Attributes come back under every entry.
  const same = units.filter((unit) => unit.label && unit.text.slice(unit.label.start, unit.label.end) === label);
  return same.length < 2 && words.some((word) => /^[\p{Lu}\p{Lo}]/u.test(word));
}

/** Not about a part only: its subject is the thing itself, named, meant by a pronoun, or left out. */
function isAbout(
  { subject, subjectWords, adverbial }: Clause,
  about: { words: ReadonlySet<string>; topic: ReadonlySet<string> },
): boolean {
  if (subjectWords.some((word) => FIRST_PERSONS.has(word))) return false;
  if (adverbial || subject !== "noun") return true;
  const words = subjectWords.map((word) => foldText(word).folded.replace(/'s$/u, ""));
  if (words.some((word) => about.words.has(word)) || SELF_NOUNS.has(words.at(-1)!) || POSSESSIVES.has(words[0]!))
    return true;
  return words.length === 2 && about.topic.has(words[1]!);
}
