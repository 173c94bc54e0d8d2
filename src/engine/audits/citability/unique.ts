import { cjkSigns, wordsOf } from "../../language/words.ts";
import type { Page } from "../../read-site/types.ts";
import { TEMPLATES } from "../../read-site/types.ts";
import { notApplicable } from "../judgement.ts";
import { judgePages, pagesOf } from "../text/pages.ts";
import type { Audit } from "../types.ts";

const MIN_PAGES = 5;
const MIN_WORDS = 50;
const SHINGLE = 8;

/** Pages say something of their own. */
export const unique: Audit = {
  id: "cit.unique",
  signal: "citability",
  grade: "B",
  effort: "high",
  title: "Pages do not repeat each other",
  why: "Of pages that say the same, an engine keeps one, and not always the one you would choose.",
  judge(reading) {
    const pages = pagesOf(reading, TEMPLATES).filter(
      ({ mainText, mainWords }) => mainWords >= MIN_WORDS || cjkSigns(mainText) >= MIN_WORDS,
    );
    if (pages.length < MIN_PAGES) return notApplicable(`Fewer than ${MIN_PAGES} pages with text were read.`);
    const shingles = pages.map(shinglesOf);
    const counts = new Map<number, number>();
    for (const set of shingles) for (const shingle of set) counts.set(shingle, (counts.get(shingle) ?? 0) + 1);
    const shares = shingles.map((set) => [...set].filter((shingle) => counts.get(shingle) === 1).length / set.size);
    return judgePages(
      pages.map((page, at) => ({
        page,
        score: shares[at]!,
        observed: `${Math.round(shares[at]! * 100)} % of its text stands on no other page`,
      })),
      { expected: "70 % of the text of a page is its own", none: "", passAt: 0.7, failBelow: 0.5 },
    );
  },
  fix: () => ({
    title: "Merge pages that say the same",
    how: "Several pages say the same thing. Merge them, or add to each what is specific to it.",
    paste: null,
  }),
};

/** Eight words in a row as one number; that two differing rows share it is rarer than one in a hundred sites. */
function shinglesOf({ mainText }: Page): Set<number> {
  const words = cjkSigns(mainText) > mainText.length / 4 ? [...mainText.replace(/\s+/g, "")] : wordsOf(mainText);
  const marks = words.map(markOf);
  const shingles = new Set<number>();
  for (let at = 0; at === 0 || at + SHINGLE <= marks.length; at++) {
    let mark = 0;
    for (let next = at; next < Math.min(at + SHINGLE, marks.length); next++)
      mark = Math.imul(mark, 16_777_619) ^ marks[next]!;
    shingles.add(mark);
  }
  return shingles;
}

/** FNV-1a over the units of a word. */
function markOf(word: string): number {
  let mark = 2_166_136_261;
  for (let at = 0; at < word.length; at++) mark = Math.imul(mark ^ word.charCodeAt(at), 16_777_619);
  return mark;
}
