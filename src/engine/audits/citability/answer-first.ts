import { cjkSigns, wordsOf } from "../../language/words.ts";
import { blockText } from "../../read-site/parse/blocks.ts";
import type { Page, Reading } from "../../read-site/types.ts";
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
/** Words of a title besides the brand that make a topic. */
const MIN_TOPIC = 2;

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
      contentPages(reading).map((page) => ({ page, ...judgePage(page, reading) })),
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

function judgePage(page: Page, { facts }: Reading): { score: number | null; observed: string } {
  if (page.mainWords < MIN_PAGE_WORDS && cjkSigns(page.mainText) < MIN_PAGE_WORDS) return { score: null, observed: "" };
  const { first, place } = findLead(page.blocks);
  if (!first) return { score: 0, observed: "no paragraph of 12 words or more" };
  if (place > FIRST_PART) {
    return { score: 0, observed: `the first full paragraph begins after ${Math.round(place * 100)} % of the text` };
  }
  const language = languageOf(page);
  const brand = contentWords([facts.brand, ...facts.aliases].join(" "), language);
  const topic = [...contentWords([page.head.title ?? "", ...page.h1].join(" "), language)];
  const opener = danglingOpener(first.text, topic, lexiconFor(language));
  if (opener) return { score: 0, observed: `begins with “${opener}”: “${excerpt(first.text)}”` };
  // A title that is the brand alone names no topic.
  if (topic.filter((word) => !brand.has(word)).length < MIN_TOPIC)
    return { score: 1, observed: `“${excerpt(first.text)}”` };
  const shared = [...contentWords(first.text, language)].some((word) => topic.some((other) => areAkin(word, other)));
  return shared
    ? { score: 1, observed: `“${excerpt(first.text)}”` }
    : { score: 0, observed: `shares no word with the title: “${excerpt(first.text)}”` };
}

/** A heading that is a statement by itself: "We build timber houses for families in the Alps". */
const MIN_HEADING_WORDS = 6;

/** The first statement of a page, and after which share of its text it begins; what stands twice, as in sliders, counts once. */
function findLead(blocks: Page["blocks"]): { first: { text: string } | null; place: number } {
  const seen = new Set<string>();
  let first: { text: string } | null = null;
  let before = 0;
  let whole = 0;
  for (const block of blocks) {
    const texts = block.kind === "list" ? block.items : [blockText(block)];
    if (!first && (block.kind === "paragraph" || block.kind === "heading") && isStatement(block)) first = block;
    for (const text of texts) {
      if (seen.has(text)) continue;
      seen.add(text);
      whole += text.length;
      if (!first) before += text.length;
    }
  }
  return { first, place: whole === 0 ? 0 : before / whole };
}

function isStatement(block: Extract<Page["blocks"][number], { text: string }>): boolean {
  if (block.kind !== "heading") return isLong(block.text);
  return wordsOf(block.text).length >= MIN_HEADING_WORDS;
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
