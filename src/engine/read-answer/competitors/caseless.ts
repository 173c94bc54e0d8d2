import type { Span } from "../../types.ts";
import type { Unit } from "../document.ts";
import type { ProseName } from "./prose.ts";
import { nameKey, type Token } from "./tokens.ts";

/** An enumeration where words are not spaced: "包括甲、乙和丙等", "A、B、Cなど". */
const ENUMERATION = /[^\s、，。；：（）「」！？,;:()]{1,24}(?:[、/／][^\s、，。；：（）「」！？,;:()]{1,16}){1,12}/gu;
/** Where the first name of one starts, after the words that lead to it. */
const LEAD = /^.*(?:包括|考虑|考慮|选择|選擇|例如|比如|推荐|推薦|如|有|像|には|では|は|로는|는|은)/u;
/** Where the last name of one ends. */
const TAIL = /(?:などの|など|等々|等|といった|が|は|を|も|の|で|に).*$/u;
const LAST = /和|及|与|與|以及|或|や|と/u;
const LONGEST = 12;
const NEEDED = 3;

/** Names in enumerations of Chinese and Japanese sentences. */
export function caselessNames(unit: Unit, sentence: Span): ProseName[] {
  const found: ProseName[] = [];
  for (const { 0: run, index } of unit.text.slice(sentence.start, sentence.end).matchAll(ENUMERATION)) {
    const spans = spansOf(run, sentence.start + index).filter((span) => isName(unit.text.slice(span.start, span.end)));
    if (spans.length < NEEDED) continue;
    const keys = spans.map((span) => nameKey(unit.text.slice(span.start, span.end)));
    for (const [at, span] of spans.entries()) {
      const beside = keys.filter((key) => key !== keys[at]);
      found.push({ key: keys[at]!, words: [tokenOf(unit.text, span)], designated: false, unit, beside, score: 1.4 });
    }
  }
  return found;
}

function spansOf(run: string, offset: number): Span[] {
  const spans: Span[] = [];
  let at = 0;
  const parts = run.split(/[、/／]/u);
  for (const [place, part] of parts.entries()) {
    let start = at;
    let end = at + part.length;
    if (place === 0) start += LEAD.exec(part)?.[0].length ?? 0;
    if (place === parts.length - 1) {
      const kept = part.replace(TAIL, "");
      const joint = LAST.exec(kept);
      if (joint) spans.push({ start: offset + start, end: offset + at + joint.index });
      if (joint) start = at + joint.index + joint[0].length;
      end = at + kept.length;
    }
    spans.push({ start: offset + start, end: offset + end });
    at += part.length + 1;
  }
  return spans;
}

function isName(word: string): boolean {
  return (
    word.length > 1 &&
    word.length <= LONGEST &&
    !/\p{sc=Hiragana}/u.test(word) &&
    /^[\p{L}\p{N}][\p{L}\p{N}\p{M}ー・.+&-]*$/u.test(word)
  );
}

function tokenOf(text: string, { start, end }: Span): Token {
  const word = text.slice(start, end);
  return {
    start,
    end,
    text: word,
    lower: word.toLowerCase(),
    name: true,
    digit: /\p{N}/u.test(word),
    caseless: true,
    common: false,
  };
}
