import { overlapping } from "../../../language/spans.ts";
import type { Span } from "../../../types.ts";
import type { Unit } from "../../document/document.ts";
import { COMMANDS, CONDITIONS, LEGAL_FORMS, OFFERING } from "../words/word-lists.ts";

/** How a span was cut out of the line that it heads. */
export type Cut =
  | "whole"
  | "bold"
  | "before comma"
  | "part"
  | "after verb"
  | "quoted"
  | "company"
  | "maker"
  | "brand"
  | "owned"
  | "subtitled";

/** The head of a line that may be a name, with the other ways to read where that name ends, the plainest first. */
export interface Label {
  unit: Unit;
  readings: (Span & { cut: Cut })[];
  /** What the line, or what stands under it, says after the label. */
  body: string;
  bodyStart: number;
  /** Set in bold, linked, quoted, or none of them. */
  mark: "bold" | "link" | "quote" | "plain";
  ordered: boolean;
  /** A sentence goes on right after it ("**Acme** offers …"). */
  runsOn: boolean;
  /** Nothing but the label stands in its line. */
  bare: boolean;
}

const ENUMERATOR = String.raw`(?:\d{1,2}\.\d{1,2}\.?\s|(?:\d{1,3}\s*[.)、）．:]|[①-⑳]|#\d{1,2}[:.]?)(?!\d)|\(?[a-h]\)\s)`;
const LINE_START = new RegExp(
  String.raw`(?:[\s#•‣◦▪●–—*>‹\[\\→➡⭐★✔✅☑|\-]|\p{Extended_Pictographic}|[0-9#*]\uFE0F?\u20E3|[\u{1F3FB}-\u{1F3FF}]|\uFE0F|\u200D|\uFFFC)*(?:${ENUMERATOR}\s*)?[\s*\[]*(?:\p{Extended_Pictographic}|\uFE0F|\s)*`,
  "uy",
);
/** The lines of a text and its entries behind inline bullets. */
export function linesOf(text: string): Span[] {
  const spans: Span[] = [];
  let start = 0;
  for (const { 0: joint, index } of text.matchAll(/\n+|\s{1,4}[•●▪]\s{1,4}/gu)) {
    if (index > start) spans.push({ start, end: index });
    start = index + joint.length;
  }
  if (start < text.length) spans.push({ start, end: text.length });
  return spans;
}

const ORDERED = /^[\s#*]*(?:\(?\d{1,2}\s*[.)、）．:]|[①-⑳]|\d\uFE0F?\u20E3|\(?[a-h]\))/u;

/** Where the words of a line start, after bullets, numbers and pictures. */
export function lineStart(text: string, from = 0): number {
  LINE_START.lastIndex = from;
  const start = from + (LINE_START.exec(text)?.[0].length ?? 0);
  const [before = "", word = ""] = /^(\p{L}[\p{L}-]+) (?=\p{Lu})/u.exec(text.slice(start, start + 16)) ?? [];
  return CONDITIONS.has(word.toLowerCase()) && word.toLowerCase() !== "new" ? start + before.length : start;
}

const QUOTES: Record<string, string> = {
  '"': '"',
  "“": "”",
  "„": "“",
  "«": "»",
  "「": "」",
  "『": "』",
  "《": "》",
  "»": "«",
};

const END =
  /\s{0,4}(?![©®™])\p{Extended_Pictographic}|\s{0,4}[([（［【「《]|\s{1,4}[–—―|→-]{1,8}\s|[–—―](?=\s|$)|[:：](?=\s|$|\p{Lu}|\p{Lo})|\s{0,4}[;；\n|]|\s+–|,\s(?=\p{Ll})|[。！？]|[.!?](?=\s|$)|~|\s[$€£¥₹]/gu;

/** The part of a line that can be a name: without remarks, price, brackets and what follows a dash. */
export function nameZone(text: string, start: number, end: number): Span {
  const part = text.slice(start, end);
  let stop = part.length;
  for (const found of part.matchAll(END)) {
    if (found.index === 0) continue;
    const sign = found[0];
    // A dot after an initial or a legal form, and a bang inside a name, belong to it.
    if (
      /^[.!]/u.test(sign) &&
      (/(?:^|[\s.])(?:\p{Lu}|Inc|Co|Dr|Mr|Mrs|St|Mt|Ft|Ltd|Bros|vs|No)$/u.test(part.slice(0, found.index)) ||
        /^!\s*[:–—-]/u.test(part.slice(found.index)))
    )
      continue;
    stop = found.index;
    break;
  }
  return trimmed(text, { start, end: start + stop });
}

function trimmed(text: string, { start, end }: Span): Span {
  let to = end;
  let from = start;
  while (to > from && /[\s"”“*»,.'’:：]/u.test(text[to - 1]!)) to -= 1;
  while (from < to && /[\s"“„«*‹]/u.test(text[from]!)) from += 1;
  return { start: from, end: to };
}

const LONGEST = 110;

/** The label that heads a line, or `null` where the line is a sentence from its first word on. */
export function labelOf(unit: Unit, range: Span = { start: 0, end: unit.text.length }): Label | null {
  const { text, strong, links } = unit;
  const start = lineStart(text, range.start);
  const lineEnd = endOfLine(text, start, range.end);
  if (start >= lineEnd || /^https?:/u.test(text.slice(start, start + 6))) return null;
  const ordered = ORDERED.test(text.slice(range.start, start));
  const make = (span: Span, mark: Label["mark"], cut: Cut): Label | null => {
    const zone = trimmed(text, span);
    if (zone.end <= zone.start || zone.end - zone.start > LONGEST) return null;
    const after = text.slice(span.end, range.end);
    const body = after.replace(/^[\s:：–—―|*"”»-]+/u, "");
    return {
      unit,
      readings: [{ ...zone, cut }],
      body,
      bodyStart: range.end - body.length,
      mark,
      ordered,
      runsOn: /^[\s*"”»]{0,8}[,\s]\s{0,8}\p{Ll}/u.test(after),
      bare: text.slice(span.end, lineEnd).trim() === "",
    };
  };
  const quote = QUOTES[text[start]!];
  if (quote) {
    const close = text.indexOf(quote, start + 1);
    if (close > start + 1 && close < lineEnd) return make({ start: start + 1, end: close }, "quote", "quoted");
  }
  const bold = overlapping(strong, start, start + 3).find((span) => span.start <= start + 2 && span.end > start + 1);
  const link = overlapping(links, start, start + 3).find(({ start: at, form }) => at <= start + 2 && form === "named");
  const marked = bold ?? link;
  if (marked && marked.end - start <= LONGEST) {
    const mark = bold ? "bold" : "link";
    const zone = nameZone(text, start, marked.end);
    const label = make({ start: zone.start, end: zone.end }, mark, "whole");
    if (!label) return null;
    const whole = trimmed(text, { start, end: marked.end });
    const rest = text.slice(marked.end, range.end);
    const body = `${text.slice(zone.end, marked.end)} ${rest}`.replace(/^[\s:：–—―|*"”»).-]+/u, "");
    label.body = body;
    label.bodyStart = Math.max(zone.end, range.end - body.length);
    label.runsOn = /^\s{0,8}[,\s]\s{0,8}\p{Ll}/u.test(rest) && zone.end >= whole.end;
    label.bare = text.slice(marked.end, lineEnd).trim() === "";
    if (whole.end > label.readings[0]!.end) label.readings.push({ ...whole, cut: "bold" });
    return label;
  }
  const zone = nameZone(text, start, lineEnd);
  // "The closest match is **Acme** (…)": the words that lead to a bold name are a sentence.
  if (unit.kind === "paragraph" && strong.some((span) => span.start > start + 2 && span.end <= zone.end)) return null;
  const parted = zone.end < lineEnd && /^\s*(?:[:：([（［【|→;；]|[–—―-])/u.test(text.slice(zone.end, lineEnd));
  const isShort = text.slice(start, lineEnd).trim().length <= 80;
  if (!parted && !isShort) return null;
  if (
    !parted &&
    unit.kind !== "heading" &&
    unit.kind !== "cell" &&
    /[.!?。！？]\s*$/u.test(text.slice(start, lineEnd)) &&
    /\s\p{Ll}|^\p{Lo}/u.test(text.slice(start, lineEnd))
  )
    return null;
  return make(zone, "plain", "whole");
}

function endOfLine(text: string, from: number, to: number): number {
  const at = text.indexOf("\n", from);
  return at < 0 || at > to ? to : at;
}

const LONGEST_SUBTITLE = 60;
/** "Acme Quest: Return of the Bolt": a few words after a colon, up to where the line or its head ends. */
const SUBTITLE = /^:\s(?=\p{Lu})[^\n,.;:!?()[\]|–—$€£]{2,50}(?=\s{0,3}(?:\n|[([|–—*]|\s-\s|$))/u;

/** The other ways to read a label: before its comma, its parts, without a verb that leads to it. */
export function widen(label: Label): void {
  const { unit, readings } = label;
  const { text } = unit;
  const [whole] = readings;
  const written = text.slice(whole!.start, whole!.end);
  const add = (start: number, end: number, cut: Cut): void => {
    const span = trimmed(text, { start, end });
    if (span.end - span.start > 1 && !readings.some((one) => one.start === span.start && one.end === span.end))
      readings.push({ ...span, cut });
  };
  const comma = written.search(/,\s\p{Lu}/u);
  if (
    comma > 0 &&
    !LEGAL_FORMS.has(
      written
        .slice(comma + 1)
        .trim()
        .toLowerCase()
        .replace(/\.$/u, ""),
    )
  )
    add(whole!.start, whole!.start + comma, "before comma");
  const subtitle = SUBTITLE.exec(text.slice(whole!.end, whole!.end + LONGEST_SUBTITLE));
  // "**Best overall:** **Acme**": what is marked by itself is no part of the label.
  if (subtitle && !unit.strong.some(({ start }) => start > whole!.end && start < whole!.end + 6))
    add(whole!.start, whole!.end + subtitle[0].length, "subtitled");
  const first = /^\p{L}+/u.exec(written)?.[0] ?? "";
  if (
    COMMANDS.has(first.toLowerCase()) &&
    !OFFERING.has(first.toLowerCase()) &&
    /^\p{L}+ (?:the |a )?\p{Lu}/u.test(written)
  )
    add(whole!.start + /^\p{L}+ (?:the |a )?/u.exec(written)![0].length, whole!.end, "after verb");
  const parts = [
    ...written.matchAll(
      /\s{0,4}(?:\s[/|+]\s|[/／、]|,\s(?=\p{Lu})|\s(?:or|and|vs\.?|oder|und|ou|et|y|o|e|и|или)\s|\s&\s)\s{0,4}/gu,
    ),
  ];
  if (parts.length === 0 || parts.length > 8) return;
  let from = 0;
  for (const part of [...parts, null]) {
    const to = part ? part.index : written.length;
    if (/^\P{Ll}/u.test(written.slice(from, from + 1))) add(whole!.start + from, whole!.start + to, "part");
    from = part ? part.index + part[0].length : to;
  }
}
