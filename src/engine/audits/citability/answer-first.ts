import { cjkSigns, wordsOf } from "../../language/words.ts";
import type { Page } from "../../read-site/types.ts";
import { type Lexicon, languageOf, lexiconFor } from "../text/lexicon.ts";
import { contentPages, excerpt, judgePages } from "../text/pages.ts";
import { areAkin, contentWords } from "../text/words.ts";
import type { Audit } from "../types.ts";

const MIN_WORDS = 12;
const MIN_CJK_SIGNS = 24;
/** The part of a page that 44 % of verified citations come from. */
const FIRST_PART = 0.3;
/** Pages with less text than this are the business of cit.substance. */
const MIN_PAGE_WORDS = 40;

/** The first real paragraph stands early, is about the page's topic and can be understood alone. */
export const answerFirst: Audit = {
  id: "cit.answer-first",
  signal: "citability",
  grade: "B",
  effort: "low",
  title: "Pages say the main thing first",
  why: "Answer engines quote mostly from the first third of a page.",
  judge: (reading) =>
    judgePages(
      contentPages(reading).map((page) => ({ page, ...judgePage(page) })),
      {
        expected: "a first paragraph of 12 words or more, near the top, about what the title names",
        none: "No content page was read.",
        unknown: "The pages that were read have too little text to tell.",
        passAt: 0.7,
        failBelow: 0.4,
      },
    ),
  fix: () => ({
    title: "Say the main answer in the first lines",
    how: "Start each page with two or three sentences that say who you are, what this is and what it costs. Move background below.",
    paste: null,
  }),
};

function judgePage(page: Page): { score: number | null; observed: string } {
  if (page.mainWords < MIN_PAGE_WORDS && cjkSigns(page.mainText) < MIN_PAGE_WORDS) return { score: null, observed: "" };
  const first = page.blocks.find((block) => block.kind === "paragraph" && isLong(block.text));
  if (first?.kind !== "paragraph") return { score: 0, observed: "no paragraph of 12 words or more" };

  const at = page.mainText.indexOf(first.text);
  const place = at === -1 ? 0 : at / page.mainText.length;
  if (place > FIRST_PART) {
    return { score: 0, observed: `the first full paragraph begins after ${Math.round(place * 100)} % of the text` };
  }
  const language = languageOf(page);
  const topic = [...contentWords([page.head.title ?? "", ...page.h1].join(" "), language)];
  const opener = danglingOpener(first.text, topic, lexiconFor(language));
  if (opener) return { score: 0, observed: `begins with “${opener}”: “${excerpt(first.text)}”` };
  const shared = [...contentWords(first.text, language)].some((word) => topic.some((other) => areAkin(word, other)));
  return shared
    ? { score: 1, observed: `"${excerpt(first.text)}"` }
    : { score: 0, observed: `shares no word with the title: "${excerpt(first.text)}"` };
}

/** Enough words for a statement, and a sentence's end: a line of date, tags and names has none. */
function isLong(text: string): boolean {
  const words = wordsOf(text).filter((word) => /^\p{L}{2}/u.test(word)).length;
  const isSentence = /[.!?…:。！？]["”»)]?(\s|$)/.test(text);
  return cjkSigns(text) >= MIN_CJK_SIGNS || (words >= MIN_WORDS && isSentence);
}

/** The pronoun a paragraph begins with, unless the next words say what it stands for. */
function danglingOpener(text: string, topic: string[], lexicon: Lexicon | null): string | null {
  const [opener = "", ...next] = wordsOf(text).slice(0, 4);
  if (!lexicon?.openers.includes(opener) || lexicon.expletives.includes(`${opener} ${next[0] ?? ""}`)) return null;
  return next.some((word) => topic.some((other) => areAkin(word, other))) ? null : opener;
}
