import type { Unit } from "../../document/document.ts";
import type { Reading } from "../spots.ts";
import type { Token } from "../words/tokens.ts";
import type { Shape } from "./shape.ts";
import type { Sign } from "./sign.ts";

/** A reading beside the longest one of its spot, and what it leaves out of that. */
export interface Cutting {
  unit: Unit;
  words: readonly Token[];
  shape: Shape;
  /** The words after it. */
  left: readonly Token[];
  /** The last word that it leaves out; its own last word where it leaves none. */
  end: Token;
  /** What stands between it and what it leaves out. */
  gap: string;
  /** What stands right before it, where it leaves out the start. */
  before: string;
  /** It is one word of several. */
  alone: boolean;
}

/** A reading against the longest of its spot. */
export function cuttingOf({ words, shape }: Reading, longest: Shape): Cutting {
  const { unit } = shape;
  const left = longest.words.filter(({ start }) => start >= shape.last.end);
  const { start } = shape.first;
  return {
    unit,
    words,
    shape,
    left,
    end: left.at(-1) ?? shape.last,
    gap: left.length > 0 ? unit.text.slice(shape.last.end, left[0]!.start) : "",
    before: longest.first.start < start ? unit.text.slice(Math.max(0, start - 3), start) : "",
    alone: words.length === 1 && longest.words.length > 1,
  };
}

/** What a way of cutting leaves out, and what it leaves alone. */
export const CUTTING_SIGNS: Sign<Cutting>[] = [
  { id: "one common of many", holds: ({ alone, shape }) => alone && shape.first.common },
  { id: "one venue of many", holds: ({ alone, shape }) => alone && shape.first.is.venue },
  { id: "leaves venue", holds: ({ left }) => left.some(({ is }) => is.venue) },
  { id: "leaves form word", holds: ({ left }) => left.some(({ is }) => is.form) },
  { id: "leaves place", holds: ({ left }) => left.some(({ is }) => is.place) },
  { id: "leaves trade word", holds: ({ left, end }) => left.length > 0 && end.is.trade },
  { id: "leaves company word", holds: ({ left, end }) => left.length > 0 && end.is.company },
  { id: "leaves model word", holds: ({ left }) => left.some(({ is }) => is.model) },
  { id: "leaves only common", holds: ({ left }) => left.length > 0 && left.every(({ common }) => common) },
  { id: "leaves one word", holds: ({ left }) => left.length === 1 },
  { id: "leaves many", holds: ({ left }) => left.length > 3 },
  {
    id: "leaves place after comma",
    holds: ({ left, end, gap }) => left.length > 0 && /^\s?[,，]\s?$/u.test(gap) && isPlaceOrCode(end),
  },
  { id: "leaves short number", holds: ({ left, end }) => left.length === 1 && /^\p{N}{1,2}$/u.test(end.text) },
  {
    id: "leaves designation",
    holds: ({ left }) => left.some(({ text }) => /\p{L}/u.test(text) && /\p{N}/u.test(text)),
  },
  {
    id: "ends in place after comma",
    holds: ({ unit, words, shape }) =>
      isPlaceOrCode(shape.last) &&
      words.some((word, at) => at > 0 && /[,，]/u.test(unit.text.slice(words[at - 1]!.end, word.start))),
  },
  { id: "after comma", holds: ({ before }) => /,\s?$/u.test(before) },
  { id: "after and", holds: ({ before }) => /&\s?$/u.test(before) },
];

/** "Japan", "UK", "CA". */
function isPlaceOrCode({ is, text }: Token): boolean {
  return is.place || /^\p{Lu}{2,3}$/u.test(text);
}
