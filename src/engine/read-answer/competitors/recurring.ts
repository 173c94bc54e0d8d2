import type { Span } from "../../types.ts";
import type { Unit } from "../document.ts";
import { surroundingsOf } from "./caseless-evidence.ts";
import type { AnswerContext } from "./context.ts";
import type { SlotName } from "./names.ts";
import type { ProseName } from "./prose.ts";
import { overlapping } from "./spans.ts";
import { wholeToken } from "./tokens.ts";

/** Where the names of entries stand again in running text. */
export function recurring(names: readonly SlotName[], context: AnswerContext): ProseName[] {
  const written = new Map<string, SlotName>();
  for (const name of names) {
    const text = name.label.text.slice(name.words[0]!.start, name.words.at(-1)!.end);
    if (text.length > 1) written.set(text, name);
  }
  const byStart = Map.groupBy(
    [...written].map(([text, name], order): Written => ({ text, name, order })),
    ({ text }) => text.slice(0, START),
  );
  return context.document.units
    .filter(({ kind }) => kind !== "source" && kind !== "heading" && kind !== "cell")
    .flatMap((unit) => placesIn(unit.text, byStart).flatMap((place) => nameAt(unit, place, context) ?? []));
}

/** A name as one of the entries writes it. */
interface Written {
  text: string;
  name: SlotName;
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
  const { slot, key } = name;
  if (slot.unit === unit && at >= slot.start && at < slot.end) return null;
  const span = { start: at, end: at + text.length };
  if (isInsideWord(unit.text, span)) return null;
  const sentence = overlapping(context.sentences[unit.index]!, span.start, span.end)[0];
  if (!sentence) return null;
  return {
    key,
    words: [wholeToken(unit.text, span)],
    unit,
    beside: [],
    signs: ["found again", ...surroundingsOf(unit, { name: span, sentence }, context.language)],
  };
}

function isInsideWord(text: string, { start, end }: Span): boolean {
  const latin = /[\p{sc=Latin}\p{N}]/u;
  return (
    (latin.test(text[start]!) && latin.test(text[start - 1] ?? "")) ||
    (latin.test(text[end - 1]!) && latin.test(text[end] ?? ""))
  );
}
