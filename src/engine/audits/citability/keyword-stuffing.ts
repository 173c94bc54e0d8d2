import { cjkSigns, wordsOf } from "../../language/words.ts";
import type { Page, Reading } from "../../read-site/types.ts";
import { languageOf, stopwordsOf } from "../text/lexicon.ts";
import { contentPages, excerpt, judgePages } from "../text/pages.ts";
import type { Audit } from "../types.ts";

/** Less prose than this repeats nothing. */
const MIN_WORDS = 60;
/** A phrase of two to four words that is said so often, and makes so large a part of the prose, is not there for readers. */
const MIN_REPEATS = 5;
const MAX_PHRASE_SHARE = 0.09;
/** The same of a single word, and of a pair of signs where words are not parted. */
const MIN_WORD_REPEATS = 10;
const MAX_WORD_SHARE = 0.1;
/** So many neighbours in an enumeration that share a word ("plumber Leeds, plumber York, …"). */
const MIN_VARIANTS = 8;
const MIN_TITLE_REPEATS = 4;

/** The text is written for people: no phrase repeated beyond sense, no text that only machines see. */
export const keywordStuffing: Audit = {
  id: "cit.keyword-stuffing",
  signal: "citability",
  grade: "B",
  effort: "low",
  title: "The text is written for people",
  why: "Of nine ways to rewrite a text that were tried on answer engines, repeating keywords was the one that lowered how much of it was used.",
  judge: (reading) =>
    judgePages(
      contentPages(reading).map((page) => ({ page, ...judgePage(page, reading) })),
      {
        expected: "sentences that say each thing once, all of them to be seen",
        none: "No content page was read.",
        unknown: "The pages that were read have too little text to tell.",
        passAt: 1,
        failBelow: 0.5,
      },
    ),
  fix: (_reading, { evidence }) => ({
    title: "Say it once, for people",
    how: `${evidence[0] ? `${evidence[0].url}: ${evidence[0].observed}. ` : ""}Rewrite the passage as you would say it to a customer, and take out text that visitors cannot see.`,
    paste: null,
  }),
};

function judgePage(page: Page, reading: Reading): { score: number | null; observed: string } {
  const [hidden] = page.hiddenText;
  if (hidden) return { score: 0, observed: `text that no visitor can see: “${excerpt(hidden, 160)}”` };
  const fault = titleFault(page) ?? variantsFault(page) ?? repeatFault(page, reading);
  if (fault) return { score: 0, observed: fault };
  return page.mainWords < MIN_WORDS
    ? { score: null, observed: "" }
    : { score: 1, observed: "no phrase is repeated beyond sense" };
}

function titleFault({ head: { title } }: Page): string | null {
  const words = wordsOf(title ?? "").filter((word) => word.length > 3);
  const often = words.find((word) => words.filter((other) => other === word).length >= MIN_TITLE_REPEATS);
  return often
    ? `the title says “${often}” ${words.filter((word) => word === often).length} times: “${excerpt(title!, 160)}”`
    : null;
}

/** "Plumber Leeds, plumber York, plumber Hull": an enumeration of one thing in many places or spellings. */
function variantsFault(page: Page): string | null {
  for (const { text } of proseOf(page)) {
    const parts = text
      .split(/[,;|•·]/)
      .map((part) => wordsOf(part))
      .filter((words) => words.length >= 2 && words.length <= 6);
    if (parts.length < MIN_VARIANTS) continue;
    const counts = new Map<string, number>();
    for (const words of parts)
      for (const word of new Set(words)) if (word.length > 3) counts.set(word, (counts.get(word) ?? 0) + 1);
    const [word, count] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? ["", 0];
    if (count >= MIN_VARIANTS && count / parts.length >= 0.7)
      return `an enumeration with “${word}” in ${count} of its ${parts.length} parts: “${excerpt(text, 160)}”`;
  }
  return null;
}

function repeatFault(page: Page, { facts }: Reading): string | null {
  const language = languageOf(page);
  const stop = stopwordsOf(language);
  const own = new Set([facts.brand, ...facts.aliases].flatMap(wordsOf));
  const sentences = proseOf(page).map(({ text }) => signsOrWords(text));
  const total = sentences.reduce((sum, words) => sum + words.length, 0);
  if (total < MIN_WORDS) return null;
  const counts = new Map<string, { count: number; length: number }>();
  for (const words of sentences) {
    for (let at = 0; at < words.length; at++) {
      for (let length = 1; length <= 4 && at + length <= words.length; length++) {
        const phrase = words.slice(at, at + length);
        if (isEmpty(phrase[0]!, stop) || isEmpty(phrase.at(-1)!, stop) || phrase.every((word) => own.has(word)))
          continue;
        const key = phrase.join(" ");
        const found = counts.get(key);
        if (found) found.count += 1;
        else counts.set(key, { count: 1, length });
      }
    }
  }
  const worst = [...counts]
    .map(([phrase, { count, length }]) => ({ phrase, count, length, share: (count * length) / total }))
    .filter(({ count, length, share }) =>
      length === 1
        ? count >= MIN_WORD_REPEATS && share > MAX_WORD_SHARE
        : count >= MIN_REPEATS && share > MAX_PHRASE_SHARE,
    )
    .sort((a, b) => b.share - a.share)[0];
  return worst ? `“${worst.phrase}” stands ${worst.count} times in ${total} words` : null;
}

const isEmpty = (word: string, stop: ReadonlySet<string>): boolean =>
  stop.has(word) || /^\d+$/.test(word) || (word.length < 3 && cjkSigns(word) === 0);

/** Words; where they are not parted, pairs of signs. */
function signsOrWords(text: string): string[] {
  return cjkSigns(text) > text.length / 3 ? (text.match(/\p{L}{2}/gu) ?? []) : wordsOf(text);
}

/** Only what is written in sentences or claims to be: lists, tables and menus repeat for good reasons. */
function proseOf({ blocks }: Page): { text: string }[] {
  return blocks.flatMap((block) => (block.kind === "paragraph" ? [{ text: block.text }] : []));
}
