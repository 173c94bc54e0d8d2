import type { Page } from "../../read-site/types.ts";
import { ALL_LEXICONS } from "../text/lexicon.ts";
import { excerpt, judgePages, pagesOf } from "../text/pages.ts";
import type { Audit } from "../types.ts";

const SAYS = ALL_LEXICONS.flatMap(({ says }) => says).join("|");
/** A quotation of five words or more, then a dash or a verb of saying, then a name. */
const SIGNED = new RegExp(
  String.raw`["“”„«»]([^"“”„«»]{20,400})["“”«»]\s*[,.]?\s*(?:[—–-]\s*\p{Lu}|(?:${SAYS})\s+(?:\p{L}+\s){0,2}\p{Lu}|\p{Lu}[\p{L}.]+(?:\s\p{Lu}[\p{L}.]+)*,?\s(?:${SAYS})(?!\p{L}))`,
  "u",
);

const QUOTED = String.raw`["“”„«»]([^"“”„«»]{20,400})["“”«»]\s*(?:[,.]\s*)?`;
const PRONOUNS = "he|she|they|er|sie|il|elle|él|ella|lui|lei|hij|zij|ele|ela";
/** The same with a pronoun, which stands for who was named before. */
const CARRIED_ON = new RegExp(
  String.raw`${QUOTED}(?:(?:${PRONOUNS})\s(?:${SAYS})|(?:${SAYS})(?:-t-|\s|-)(?:${PRONOUNS}))(?!\p{L})`,
  "u",
);
/** A verb of saying, then the quotation, which may go on in the next paragraph: "Ada Reed, the skipper, said: “…". */
const LED_IN = new RegExp(
  String.raw`(?<!\p{L})(?:${SAYS})(?!\p{L})[^"“”„«».!?]{0,60}[,:]\s?["“„«]([^"“”„«»]{20,400})`,
  "u",
);
/** Characters before the verb in which the name stands. */
const LEAD_IN = 120;
const ENDS_WITH_NAME = /(?<![\p{L}.’'-])\p{Lu}[\p{L}.’'-]{1,40},?\s$/u;
const ENDS_WITH_PRONOUN = new RegExp(String.raw`(?<!\p{L})(?:${PRONOUNS})\s$`, "iu");
const FULL_NAME = /\p{Lu}\p{Ll}+(?:[-’']\p{Lu}?\p{Ll}+)?\s\p{Lu}\p{Ll}{2,}/u;

/** One in three is enough, which fewer than three cannot tell. */
const MIN_PAGES = 3;

/** Some articles and case studies quote a named person. */
export const quotations: Audit = {
  id: "cit.quotations",
  signal: "citability",
  grade: "B",
  effort: "medium",
  title: "Articles quote named people",
  why: "A sentence that a named person stands for can be passed on as it is.",
  judge(reading) {
    const pages = pagesOf(reading, ["article", "case"]);
    return judgePages(
      pages.map((page) => {
        const quote = findQuotation(page);
        const score = quote ? 1 : pages.length < MIN_PAGES ? null : 0;
        return { page, score, observed: quote ? `“${excerpt(quote)}”` : "no quotation with a name" };
      }),
      {
        expected: "a quotation with the name of who said it, on about one article in three",
        none: "No article or case study was found.",
        unknown: `None was found, and fewer than ${MIN_PAGES} articles and case studies were read.`,
        passAt: 0.3,
        failBelow: Number.MIN_VALUE,
      },
    );
  },
  fix: () => ({
    title: "Quote a named expert or customer",
    how: "Add a short quotation from a named expert or customer, with their role. Use only what they really said.",
    paste: null,
  }),
};

/** The first quotation with a name behind it; `null` when there is none. */
export function findQuotation(page: Page): string | null {
  let naming: boolean | null = null;
  // The whole text is looked through once, and only where a pronoun stands behind a quotation.
  const isNaming = () => {
    naming ??= FULL_NAME.test(page.mainText);
    return naming;
  };
  for (const block of page.blocks) {
    if (block.kind === "quote" && block.attribution && !/^https?:/.test(block.attribution)) return block.text;
    if (block.kind === "paragraph" || block.kind === "quote") {
      const quote = SIGNED.exec(block.text)?.[1] ?? carriedOn(block.text, isNaming) ?? ledIn(block.text, isNaming);
      if (quote && quote.trim().split(/\s+/).length >= 5) return quote;
    }
  }
  return null;
}

function ledIn(text: string, isNaming: () => boolean): string | undefined {
  const match = LED_IN.exec(text);
  if (!match) return undefined;
  const before = text.slice(Math.max(0, match.index - LEAD_IN), match.index);
  const isNamed =
    FULL_NAME.test(before) || ENDS_WITH_NAME.test(before) || (ENDS_WITH_PRONOUN.test(before) && isNaming());
  return isNamed ? match[1] : undefined;
}

function carriedOn(text: string, isNaming: () => boolean): string | undefined {
  const quote = CARRIED_ON.exec(text)?.[1];
  return quote !== undefined && isNaming() ? quote : undefined;
}
