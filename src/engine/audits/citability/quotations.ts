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
const FULL_NAME = /\p{Lu}\p{Ll}+(?:[-’']\p{Lu}?\p{Ll}+)?\s\p{Lu}\p{Ll}{2,}/u;

/** Some articles and case studies quote a named person. */
export const quotations: Audit = {
  id: "cit.quotations",
  signal: "citability",
  grade: "B",
  effort: "medium",
  title: "Articles quote named people",
  why: "A sentence that a named person stands for can be passed on as it is.",
  judge: (reading) =>
    judgePages(
      pagesOf(reading, ["article", "case"]).map((page) => {
        const quote = findQuotation(page);
        return { page, score: quote ? 1 : 0, observed: quote ? `“${excerpt(quote)}”` : "no quotation with a name" };
      }),
      {
        expected: "a quotation with the name of who said it, on about one article in three",
        none: "No article or case study was found.",
        passAt: 0.3,
        failBelow: Number.MIN_VALUE,
      },
    ),
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
      const quote = SIGNED.exec(block.text)?.[1] ?? carriedOn(block.text, isNaming);
      if (quote && quote.trim().split(/\s+/).length >= 5) return quote;
    }
  }
  return null;
}

function carriedOn(text: string, isNaming: () => boolean): string | undefined {
  const quote = CARRIED_ON.exec(text)?.[1];
  return quote !== undefined && isNaming() ? quote : undefined;
}
