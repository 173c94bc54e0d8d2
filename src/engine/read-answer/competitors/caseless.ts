import type { Span } from "../../types.ts";
import type { Unit } from "../document.ts";
import type { ProseName } from "./prose.ts";
import { nameKey, type Token } from "./tokens.ts";

/** An enumeration where words are not spaced: "包括甲、乙和丙等", "A、B、Cなど". */
const PART = String.raw`[^\s、，。；：（）「」！？,;:()]`;
const ENUMERATION = new RegExp(`${PART}{1,24}(?:[、/／]${PART}{1,16}(?: ${PART}{1,16})?){1,12}`, "gu");
/** Two names after words that lead to options: "可以考虑甲和乙". */
const PAIR = new RegExp(`(?:考虑|考慮|推荐|推薦|选择|選擇)${PART}{2,12}(?:和|与|與|或)${PART}{2,12}`, "gu");
/** Where the first name of one starts, after the words that lead to it. */
const LEAD = /^.*(?:还有|包括|考虑|考慮|选择|選擇|例如|比如|推荐|推薦|如|有|像|には|では|は|로는|는|은)/u;
/** Where the last name of one ends. */
const TAIL = /(?:などの|など|等々|等|といった|が|は|を|も|の|で|に).*$/u;
const LAST = /以及|和|及|与|與|或/u;
const LAST_JAPANESE = /や|と|または/u;
const LONGEST = 20;
/** Names needed where words lead to them as options, and where only the row's end tells that it is open. */
const NEEDED_LED = 2;
const NEEDED = 3;
const OFFERED = /包括|考虑|考慮|选择|選擇|例如|比如|推荐|推薦|首选|品牌有|おすすめ|候補|人気|代表的/u;
const OPEN = /(?:など|等々|等|といった)/u;
const KANA = /[\p{sc=Hiragana}\p{sc=Katakana}]/u;
const LEADING = 10;
const FOREIGN = /\p{sc=Latin}|^[\p{sc=Katakana}ー]{3}/u;

/** Names in enumerations of Chinese and Japanese sentences. */
export function caselessNames(unit: Unit, sentence: Span): ProseName[] {
  const found: ProseName[] = [];
  const text = unit.text.slice(sentence.start, sentence.end);
  for (const { 0: run, index } of [...text.matchAll(ENUMERATION), ...text.matchAll(PAIR)]) {
    const offered = OFFERED.test(text.slice(Math.max(0, index - LEADING), index) + run.slice(0, LEADING));
    const spans = spansOf(run, sentence.start + index).filter((span) => isName(unit.text.slice(span.start, span.end)));
    if (spans.length < (offered ? NEEDED_LED : NEEDED)) continue;
    // "主要看水质、人口和空间" lists what matters: names are written with other signs, or stand in an open row.
    const marked = spans.some((span) => FOREIGN.test(unit.text.slice(span.start, span.end)));
    if (!offered && !marked && !OPEN.test(run)) continue;
    const keys = spans.map((span) => nameKey(unit.text.slice(span.start, span.end)));
    for (const [at, span] of spans.entries()) {
      const beside = keys.filter((key) => key !== keys[at]);
      found.push({
        key: keys[at]!,
        words: [tokenOf(unit.text, span)],
        unit,
        beside,
        signs: [offered ? "caseless offered" : "caseless row"],
      });
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
      const joint = (KANA.test(run) ? LAST_JAPANESE : LAST).exec(kept);
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
    /^[\p{L}\p{N}][\p{L}\p{N}\p{M}ー・.+& -]*$/u.test(word)
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
