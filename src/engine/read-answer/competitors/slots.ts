import type { Span } from "../../types.ts";
import type { AnswerDocument, Unit } from "../document/document.ts";
import { findGlued } from "./glued.ts";
import { isAttribute } from "./headings.ts";
import { overlapping } from "./spans.ts";
import { AWARDS, CONDITIONS, FUNCTION_WORDS, isCommonWord } from "./word-lists.ts";

/** A place of an answer that holds the name of an entry, if it is one. */
export interface Slot extends Span {
  unit: Unit;
  kind: "heading" | "item" | "line" | "lead" | "cell" | "card" | "value";
  /** What is said about the entry right after its name. */
  body: string;
  /** Entries of one group are parallel. */
  group: string;
  numbered: boolean;
  bold: boolean;
  /** Under a heading over advice rather than options. */
  advice: boolean;
  /** A dash parts it from what is said. */
  dashed: boolean;
  /** A price stands at the name. */
  priced: boolean;
  url: string | null;
  /** It heads the entries that follow. */
  heads: boolean;
  /** Labelled remarks ("Pros", "Price") follow it. */
  described: boolean;
}

/** Every place of the answer that could hold an entry's name, in order. */
export function findSlots(document: AnswerDocument, advice: readonly boolean[]): Slot[] {
  const slots: Slot[] = [];
  const lists = Map.groupBy(
    document.units.filter(({ leads }) => leads),
    ({ list }) => list,
  );
  for (const unit of document.units) {
    if (unit.kind === "source" || isPinned(unit.text)) continue;
    const context = {
      unit,
      advice: advice[unit.index]!,
      group: groupOf(unit, document.units),
      heads: false,
      described: isDescribed(unit, document.units),
    };
    const glued = unit.kind === "heading" || unit.kind === "cell" ? [] : findGlued(unit.text);
    if (glued.length > 0) {
      for (const { group, advice, heads, described, ...found } of glued) {
        slots.push(
          ...slotsOf(
            { ...context, group: `${context.group}/${group}`, advice: advice || context.advice, heads, described },
            found,
          ),
        );
      }
    } else {
      const start = lineStart(unit.text);
      const whole = unit.kind === "heading" || unit.kind === "cell" || !unit.label;
      const title = whole ? null : boldTitle(unit, lists.get(unit.list) ?? []);
      const label = whole ? { start, end: unit.text.trimEnd().length } : (title ?? unit.label!);
      const bodyStart = whole ? unit.text.length : Math.max(unit.bodyStart, title?.end ?? 0);
      const lead = whole || runsOn(unit) ? leadOf(unit, start) : null;
      if (lead) {
        slots.push(...slotsOf(context, { ...lead, bodyStart: lead.end, bodyEnd: unit.text.length, kind: "lead" }));
        continue;
      }
      const isSaid = unit.kind === "item" && !unit.label && opensSentence(unit.text, start);
      if (!isSaid && (unit.label || unit.kind === "cell" || unit.kind === "item" || isShortLine(unit.text))) {
        slots.push(
          ...slotsOf(context, {
            ...label,
            bodyStart,
            bodyEnd: unit.text.length,
            kind: kindOf(unit),
            whole: title !== null,
          }),
        );
      }
    }
  }
  return slots;
}

/** The bold words that a sentence opens with ("**Acme** offers …"): its subject, in an entry or a paragraph of its own. */
function leadOf({ kind, strong, text }: Unit, start: number): Span | null {
  if (kind === "heading" || kind === "cell") return null;
  const span = strong.find((one) => one.start <= start + 1 && one.end > start);
  if (!span || span.end - span.start > LONGEST_LEAD || !/^[\s,’'®™]/u.test(text.slice(span.end))) return null;
  const end = span.end - (/[\s:.]*$/u.exec(text.slice(0, span.end))?.[0].length ?? 0);
  return /^\s*$/u.test(text.slice(span.end)) || end <= start ? null : { start, end };
}

/** "**Acme** flies Lyon – Rome": the dash is one of the sentence, not one after a label. */
function runsOn({ text, strong, label }: Unit): boolean {
  const span = strong.find((one) => Math.abs(one.start - label!.start) < 2);
  return span !== undefined && /^\s+\p{Ll}/u.test(text.slice(span.end, label!.end));
}

const LONGEST_LEAD = 48;

/** A line that an address, telephone, time or price sign opens tells about an entry. */
export function isPinned(text: string): boolean {
  return /^\s*(?:[-*•]\s*)?(?:[★☆]{2}|📍|📌|🗺|📞|☎|🕒|🕐|🕘|⏰|💰|💵|💲|💶|💷|🏷|📅|🌐|📧|✉)/u.test(text);
}

/** "In Acme, the update …": an entry that is a sentence from its first word on. */
function opensSentence(text: string, start: number): boolean {
  const first = /^\p{L}+/u.exec(text.slice(start, start + 16))?.[0].toLowerCase() ?? "";
  return FUNCTION_WORDS.has(first) && !ARTICLE.test(first) && /[.,:]\s|[.]$/u.test(text.slice(start));
}

const ARTICLE = /^(?:the|a|der|die|das|le|la|les|l|el|los|las|il|lo|gli|i|o|os|as|de|het|on|my|by|to|all)$/u;

/** A bold title with a colon in it ("**The Crew: Deep Sea** – …") is one name; where its siblings have one too, it is a label. */
function boldTitle({ text, strong, label }: Unit, alike: readonly Unit[]): Span | null {
  const span = overlapping(strong, label!.start, label!.end).find(
    ({ start, end }) => Math.abs(start - label!.start) < 2 && end > label!.end + 2,
  );
  if (!span || !/^(?:\s+[–—-]\s|\s*$)/u.test(text.slice(span.end, span.end + 4))) return null;
  const titled = alike
    .slice(0, 12)
    .filter((unit) => unit.strong.some(({ start, end }) => unit.text.slice(start, end - 1).includes(": ")));
  return alike.length > 2 && titled.length * 3 <= Math.min(12, alike.length)
    ? { start: label!.start, end: span.end }
    : null;
}

interface Found extends Span {
  bodyStart: number;
  bodyEnd: number;
  kind: Slot["kind"];
  /** A title with a colon in it. */
  whole?: boolean;
}

type Context = Pick<Slot, "unit" | "group" | "advice" | "heads" | "described">;

/** The slot of a label; where the label only gives an award, the slot at the head of its body. */
function slotsOf(context: Context, found: Found): Slot[] {
  const { text, links, strong } = context.unit;
  const zone = found.whole ? { start: found.start, end: found.end } : nameZone(text, found.start, found.end);
  const after = text.slice(zone.end, found.end);
  const body = `${after.replace(/^[\s:：–—―|-]+/u, "")} ${text.slice(found.bodyStart, found.bodyEnd)}`.trim();
  const make = (kind: Slot["kind"], span: Span, rest: string): Slot => ({
    ...context,
    ...span,
    kind,
    body: rest,
    group: kind === "value" ? `${context.group}=` : context.group,
    numbered: NUMBERED.test(text.slice(Math.max(0, span.start - 14), span.start)),
    bold: overlapping(strong, span.start, span.end).length > 0,
    dashed: /^[\s"”*)]*[–—-]\s/u.test(text.slice(span.end, span.end + 6)),
    priced: kind === "card" || /^[\s(~\\]*[$€£¥₹]\s?\d/u.test(text.slice(span.end, span.end + 8)),
    url: overlapping(links, span.start, span.end).find(({ form }) => form === "named")?.url ?? null,
  });
  if (/^https?:/u.test(text.slice(zone.start, zone.start + 6))) return [];
  const slots = [make(found.kind, zone, body)];
  const colon = body === "" && found.bodyEnd === text.length && /[:：][\s*]*$/u.test(text.slice(-4));
  if (colon && (zone.end - zone.start > 25 || (!slots[0]!.bold && found.kind === "line"))) slots[0]!.heads = true;
  const label = text.slice(zone.start, zone.end);
  const valueStart = zone.end < found.end ? skipSeparator(text, zone.end) : lineStart(text, found.bodyStart);
  if (/^[\s"“”*»]*[([（［【「]/u.test(text.slice(zone.end, found.end))) return slots;
  const marked = overlapping(strong, valueStart, valueStart + 2).some(({ start }) => Math.abs(start - valueStart) < 2);
  const sorted = found.kind === "heading" && /^\s*[:：]/u.test(text.slice(zone.end));
  const caseless = isWithoutCase(label) && (marked || sorted);
  if (!isAward(label) && !caseless && !((marked || sorted) && isCommon(label))) return slots;
  const value = nameZone(text, valueStart, found.bodyEnd);
  if (value.end > value.start && value.end - value.start < 60)
    slots.push(make("value", value, text.slice(value.end, found.bodyEnd)));
  return slots;
}

/** Labels of scripts without capitals give no sign whether they sort what follows: that is looked at, too. */
function isWithoutCase(label: string): boolean {
  return /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Arabic}\p{sc=Hebrew}\p{sc=Devanagari}\p{sc=Thai}]/u.test(
    label,
  );
}

function isCommon(label: string): boolean {
  return (label.toLowerCase().match(/[\p{L}\p{M}'’-]+/gu) ?? []).every(isCommonWord);
}

/** A label that ranks or sorts what follows: common words only, one of them of praise. */
function isAward(label: string): boolean {
  const found = label.toLowerCase().match(/[\p{L}\p{M}'’-]+/gu) ?? [];
  if (found.length === 0 || found.length > 9) return false;
  return (
    (AWARDS.has(found[0]!) && found.length < 6) || (found.some((word) => AWARDS.has(word)) && found.every(isCommonWord))
  );
}

const NUMBERED = /(?:^|[\s#*])(?:\d{1,2}\s*[.)、）．:]|[①-⑳]|\d\uFE0F?\u20E3)[\s*"“「]*$/u;

const ZONE_END =
  /\s*(?![©®™])\p{Extended_Pictographic}|\s*[([（［【「]|\s+[–—―|→-]+\s|[–—―](?=\s|$)|[:：](?=\s|$|\p{Lu}|\p{Lo})|\s*[;；]|\s+–|,\s(?=\p{Ll})|[.。!！?？](?=\s|$)|~|\s[$€£¥₹]/gu;

/** The part of a label that can be a name: without its remarks, price, brackets and what follows a dash. */
function nameZone(text: string, start: number, end: number): Span {
  const from = lineStart(text, start);
  const part = text.slice(from, end);
  let stop = part.length;
  for (const found of part.matchAll(ZONE_END)) {
    if (found.index === 0) continue;
    const sign = found[0];
    // A dot after an initial or a legal form, and a bang inside a name, belong to it.
    if (
      /^[.!]/u.test(sign) &&
      (/\b(?:\p{Lu}|Inc|Co|Dr|Mr|Mrs|St|Ltd|vs|No)$/u.test(part.slice(0, found.index)) ||
        /^!\s*[:–—-]/u.test(part.slice(found.index)))
    )
      continue;
    stop = found.index;
    break;
  }
  if (part.slice(stop) === "!") stop = part.length;
  while (stop > 0 && /[\s"”“*»,.'’]/u.test(part[stop - 1]!)) stop -= 1;
  return { start: from, end: from + stop };
}

const LINE_START =
  /(?:[\s#•‣◦▪●–—*>"“„«‹「『[(\\→➡⭐★✔✅☑-]|\p{Extended_Pictographic}|[0-9#*]\uFE0F?\u20E3|[\u{1F3FB}-\u{1F3FF}]|\uFE0F|\u200D|\uFFFC)*(?:(?:\d{1,2}\.\d{1,2}\.?\s|(?:\d{1,2}\s*[.)、）．:]|[①-⑳]|#\d{1,2}[:.]?)(?!\d))\s*)?[\s"“„«‹「『*[]*/uy;

function lineStart(text: string, from = 0): number {
  LINE_START.lastIndex = from;
  const start = from + (LINE_START.exec(text)?.[0].length ?? 0);
  const [before = "", word = ""] = /^(\p{L}[\p{L}-]+) (?=\p{Lu})/u.exec(text.slice(start, start + 16)) ?? [];
  return CONDITIONS.has(word.toLowerCase()) && word.toLowerCase() !== "new" ? start + before.length : start;
}

function skipSeparator(text: string, from: number): number {
  return lineStart(text, from + (/^[\s:：–—―|→-]*/u.exec(text.slice(from, from + 8))?.[0].length ?? 0));
}

function isShortLine(text: string): boolean {
  const trimmed = text.trim();
  return trimmed.length <= 80 && !/[.!?。！？]$/u.test(trimmed);
}

function kindOf({ kind }: Unit): Slot["kind"] {
  return kind === "heading" || kind === "item" || kind === "cell" || kind === "card" ? kind : "line";
}

function groupOf(unit: Unit, units: readonly Unit[]): string {
  if (unit.cell) return `t${unit.cell.table}.${unit.cell.row === 0 ? "head" : unit.cell.column}`;
  if (unit.list !== null) return `l${unit.list}`;
  const above = unit.parent === null ? undefined : units[unit.parent];
  // Lines under headings of one level are parallel, though each stands alone under its own.
  if (unit.kind !== "heading" && above?.kind === "heading") return `under${above.parent}.${above.depth}`;
  return `${unit.kind[0]}${unit.parent}.${unit.depth}`;
}

/** Whether the next unit stands under this one and is a labelled remark on it. */
function isDescribed({ index }: Unit, units: readonly Unit[]): boolean {
  const next = units[index + 1];
  return (
    next?.parent === index &&
    next.label !== null &&
    next.kind === "item" &&
    isAttribute(next.text.slice(next.label.start, next.label.end))
  );
}
