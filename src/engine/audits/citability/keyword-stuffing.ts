import type { Page, Reading } from "../../read-site/types.ts";
import { languageOf, stopwordsOf } from "../text/lexicon.ts";
import { contentPages, excerpt, judgePages } from "../text/pages.ts";
import type { Audit } from "../types.ts";

/** Less prose than this repeats nothing. */
const MIN_WORDS = 60;
/** A phrase of two to four words that is said so often, and makes so large a part of the prose, is not there for readers. */
const MIN_REPEATS = 5;
const MAX_PHRASE_SHARE = 0.09;
const LONGEST_PHRASE = 4;
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
  const words = plainWords(title ?? "").filter((word) => word.length > 3);
  const often = words.find((word) => words.filter((other) => other === word).length >= MIN_TITLE_REPEATS);
  return often
    ? `the title says “${often}” ${words.filter((word) => word === often).length} times: “${excerpt(title!, 160)}”`
    : null;
}

/** "Plumber Leeds, plumber York, plumber Hull": an enumeration of one thing in many places or spellings. */
function variantsFault(page: Page): string | null {
  for (const { text } of proseOf(page)) {
    const cut = text.split(/[,;|•·]/);
    if (cut.length < MIN_VARIANTS) continue;
    const parts = cut.map(plainWords).filter((words) => words.length >= 2 && words.length <= 6);
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
  const stop = stopwordsOf(languageOf(page));
  const own = new Set([facts.brand, ...facts.aliases].flatMap(plainWords));
  // A line's end parts phrases.
  const words = proseOf(page).flatMap(({ text }) => [...plainWords(text), ""]);
  const total = words.filter((word) => word !== "").length;
  if (total < MIN_WORDS) return null;
  const says = (word: string) => (word.length > 2 || UNPARTED.test(word)) && !stop.has(word) && !/^\d+$/.test(word);
  const worst = repeatedPhrases(words, Math.max(MIN_REPEATS, (MAX_PHRASE_SHARE * total) / LONGEST_PHRASE))
    .filter(({ phrase, count }) => {
      if (!says(phrase[0]!) || !says(phrase.at(-1)!) || phrase.every((word) => own.has(word))) return false;
      const share = (count * phrase.length) / total;
      return phrase.length === 1
        ? count >= MIN_WORD_REPEATS && share > MAX_WORD_SHARE
        : count >= MIN_REPEATS && share > MAX_PHRASE_SHARE;
    })
    .sort((a, b) => b.count * b.phrase.length - a.count * a.phrase.length)[0];
  return worst ? `“${worst.phrase.join(" ")}” stands ${worst.count} times in ${total} words` : null;
}

/** Phrases of one to four words that stand at least so often; a longer one is looked for only behind one that does. */
function repeatedPhrases(words: string[], least: number): { phrase: string[]; count: number }[] {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  let starts = [[...words.keys()].filter((at) => words[at] !== "" && counts.get(words[at]!)! >= least)];
  const found: { phrase: string[]; count: number }[] = [];
  for (let length = 1; length <= LONGEST_PHRASE; length++) {
    starts = starts.flatMap((places) => {
      const byWord = Map.groupBy(places, (at) => words[at + length - 1] ?? "");
      byWord.delete("");
      return [...byWord.values()].filter((same) => same.length >= least);
    });
    for (const places of starts)
      found.push({ phrase: words.slice(places[0], places[0]! + length), count: places.length });
  }
  return found;
}

const UNPARTED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u;

/** Lower-case words; where they are not parted, pairs of signs. Cut plainly, since what is compared is one text with itself. */
function plainWords(text: string): string[] {
  const pattern = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(text)
    ? /\p{L}{2}|[\p{L}\p{N}]/gu
    : /[\p{L}\p{N}]+/gu;
  return text.toLowerCase().match(pattern) ?? [];
}

/** Only what is written in sentences or claims to be: lists, tables, menus and names of other pages repeat for good reasons. */
function proseOf({ blocks, links }: Page): { text: string }[] {
  const linked = new Set(links.map(({ text }) => text));
  return blocks.flatMap((block) =>
    block.kind === "paragraph" && !linked.has(block.text) ? [{ text: block.text }] : [],
  );
}
