import type { Span } from "../../types.ts";
import type { Unit } from "../document/document.ts";
import { surroundingsOf } from "./caseless-evidence.ts";
import { piecesOf } from "./caseless-words.ts";
import type { AnswerContext } from "./context.ts";
import type { SlotName } from "./names.ts";
import type { ProseName } from "./prose.ts";
import { overlapping } from "./spans.ts";
import { nameKey, wholeToken } from "./tokens.ts";

/** Where the names of entries, and those that the question lists, stand again in running text. */
export function recurring(names: readonly SlotName[], context: AnswerContext): ProseName[] {
  const known = new Map<string, Known>();
  for (const { key, slot, label, words } of names) {
    const text = label.text.slice(words[0]!.start, words.at(-1)!.end);
    if (text.length > 1) known.set(text, { key, slot, sign: "found again" });
  }
  for (const text of context.askedRow)
    known.set(text, { key: nameKey(text), slot: known.get(text)?.slot, sign: "asked in row" });
  const byStart = Map.groupBy(
    [...known].map(([text, name], order): Written => ({ text, name, order })),
    ({ text }) => text.slice(0, START),
  );
  return context.document.units
    .filter(({ kind }) => kind !== "source" && kind !== "heading" && kind !== "cell")
    .flatMap((unit) => placesIn(unit.text, byStart).flatMap((place) => nameAt(unit, place, context) ?? []));
}

/** In running text an entry goes by the part of its name that is no word ("甲乙" of "上海甲乙学校"): counted for the entry. */
export function underWholeNames(
  prose: readonly ProseName[],
  slots: readonly SlotName[],
  { language }: AnswerContext,
): ProseName[] {
  const wholes = new Map<string, string | null>();
  for (const { key, score } of slots) {
    if (score <= 0 || key.length > LONGEST_WHOLE) continue;
    const pieces = piecesOf(key, language);
    const unknown = pieces.filter((piece) => !piece.known && piece.end - piece.start > 1);
    if (unknown.length !== 1 || pieces.length < 2) continue;
    const core = key.slice(unknown[0]!.start, unknown[0]!.end);
    // Of two entries with the same part it names neither.
    wholes.set(core, wholes.has(core) && wholes.get(core) !== key ? null : key);
  }
  return prose.map((name) => {
    const whole = wholes.get(name.key);
    return whole ? { ...name, key: whole, beside: name.beside.filter((key) => key !== whole) } : name;
  });
}

const LONGEST_WHOLE = 16;

/** A name that is looked for, with the entry that it heads, if any. */
interface Known extends Pick<SlotName, "key"> {
  slot: SlotName["slot"] | undefined;
  sign: string;
}

/** A name as it is written where it is known from. */
interface Written {
  text: string;
  name: Known;
  order: number;
}

interface Place {
  written: Written;
  at: number;
}

/** Names are looked up by as many signs at their start. */
const START = 2;

/** The places where names stand in a text, name by name; those of one name do not overlap. */
function placesIn(text: string, byStart: ReadonlyMap<string, Written[]>): Place[] {
  const places: Place[] = [];
  const ends = new Map<Written, number>();
  for (let at = 0; at + START <= text.length; at += 1) {
    for (const written of byStart.get(text.slice(at, at + START)) ?? []) {
      if (at < (ends.get(written) ?? 0) || !text.startsWith(written.text, at)) continue;
      ends.set(written, at + written.text.length);
      places.push({ written, at });
    }
  }
  return places.sort((a, b) => a.written.order - b.written.order || a.at - b.at);
}

function nameAt(unit: Unit, { written: { text, name }, at }: Place, context: AnswerContext): ProseName | null {
  const { slot, key, sign } = name;
  if (slot?.unit === unit && at >= slot.start && at < slot.end) return null;
  const span = { start: at, end: at + text.length };
  if (isInsideWord(unit.text, span)) return null;
  const sentence = overlapping(context.sentences[unit.index]!, span.start, span.end)[0];
  if (!sentence) return null;
  return {
    key,
    words: [wholeToken(unit.text, span)],
    unit,
    beside: [],
    signs: [sign, ...surroundingsOf(unit, { name: span, sentence }, context.language)],
  };
}

function isInsideWord(text: string, { start, end }: Span): boolean {
  const latin = /[\p{sc=Latin}\p{N}]/u;
  return (
    (latin.test(text[start]!) && latin.test(text[start - 1] ?? "")) ||
    (latin.test(text[end - 1]!) && latin.test(text[end] ?? ""))
  );
}
