import { cjkSigns, wordsOf } from "../../language/words.ts";
import { blockText } from "../../read-site/parse/blocks.ts";
import type { Page, Reading } from "../../read-site/types.ts";
import { type Lexicon, languageOf, lexiconFor } from "../text/lexicon.ts";
import { contentPages, excerpt, judgePages } from "../text/pages.ts";
import { isPlaceholderTitle } from "../text/placeholder-title.ts";
import { areAkin, contentWords } from "../text/words.ts";
import type { Audit } from "../types.ts";

const MIN_WORDS = 12;
/** A shorter sentence is a statement too where it names the topic: "An easy fondant from three things!" */
const MIN_TOPICAL_WORDS = 6;
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
        expected: "a full sentence near the top about what the title names",
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
  const language = languageOf(page);
  const brand = contentWords([facts.brand, ...facts.aliases].join(" "), language);
  const title = page.head.title ?? "";
  const topic = [...contentWords([isPlaceholderTitle(title) ? facts.brand : title, ...page.h1].join(" "), language)];
  // A title that is the brand alone names no topic.
  const hasTopic = topic.filter((word) => !brand.has(word)).length >= MIN_TOPIC;
  const isAboutIt = (text: string) =>
    [...contentWords(text, language)].some((word) => topic.some((other) => areAkin(word, other)));
  const statements = statementsOf(page.blocks, (text) => hasTopic && isAboutIt(text));
  const [first] = statements;
  if (!first) return { score: 0, observed: "no sentence of 12 words or more" };
  if (first.place > FIRST_PART) {
    return {
      score: 0,
      observed: `the first full sentence begins after ${Math.round(first.place * 100)} % of the text`,
    };
  }
  const early = statements.filter(({ place }) => place <= FIRST_PART);
  const faults = early.map(({ text }) => {
    const opener = danglingOpener(text, topic, lexiconFor(language));
    if (opener) return `begins with “${opener}”: “${excerpt(text)}”`;
    return hasTopic && !isAboutIt(text) ? `shares no word with the title: “${excerpt(text)}”` : null;
  });
  // A notice or a word of welcome may stand before what the page says first; a first word that hangs in the air may not.
  const answer = early[faults.indexOf(null)];
  return answer && !faults[0]?.startsWith("begins")
    ? { score: 1, observed: `“${excerpt(answer.text)}”` }
    : { score: 0, observed: faults[0]! };
}

/** A heading that is a statement by itself: "We build timber houses for families in the Alps". */
const MIN_HEADING_WORDS = 6;

/** The statements of a page, each with the share of the text before it; what stands twice, as in sliders, counts once. */
function statementsOf(blocks: Page["blocks"], isAboutIt: (text: string) => boolean): { text: string; place: number }[] {
  const seen = new Set<string>();
  const found: { text: string; before: number }[] = [];
  let whole = 0;
  for (const block of blocks) {
    for (const text of block.kind === "list" ? block.items : [blockText(block)]) {
      if (seen.has(text)) continue;
      seen.add(text);
      if (isStatement(block.kind, text, isAboutIt)) found.push({ text, before: whole });
      whole += text.length;
    }
  }
  return found.map(({ text, before }) => ({ text, place: whole === 0 ? 0 : before / whole }));
}

function isStatement(
  kind: Page["blocks"][number]["kind"],
  text: string,
  isAboutIt: (text: string) => boolean,
): boolean {
  if (kind === "table" || kind === "code" || kind === "caption" || kind === "quote") return false;
  if (kind === "heading") return wordsOf(text).length >= MIN_HEADING_WORDS;
  return isSentence(text, MIN_WORDS) || (isSentence(text, MIN_TOPICAL_WORDS) && isAboutIt(text));
}

/** Enough words for a statement, and its end: a line of date, tags and names has none, and a question states nothing. */
function isSentence(text: string, least: number): boolean {
  const words = wordsOf(text).filter((word) => /^\p{L}{2}/u.test(word)).length;
  const ends = /[.!…。！]["”»)]?(\s|$)|[:"”»]\s*$/.test(text);
  return (cjkSigns(text) >= MIN_CJK_SIGNS && !/[?？]["”»)）」』]?\s*$/.test(text)) || (words >= least && ends);
}

/** The pronoun a paragraph begins with, unless the next words say what it stands for. */
function danglingOpener(text: string, topic: string[], lexicon: Lexicon | null): string | null {
  const [opener = "", ...next] = wordsOf(text).slice(0, 4);
  if (!lexicon?.openers.includes(opener) || lexicon.expletives.includes(`${opener} ${next[0] ?? ""}`)) return null;
  return next.some((word) => topic.some((other) => areAkin(word, other))) ? null : opener;
}
