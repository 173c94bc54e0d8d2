import type { CheerioAPI } from "cheerio";
import { select } from "./select.ts";
import lexicon from "./wall-words.json" with { type: "json" };

/** A page with more words than this says enough; what stands beside them is no wall. */
const CONTENT_WORDS = 80;
const SAID = Object.entries(lexicon)
  .filter((entry): entry is [string, string[]] => Array.isArray(entry[1]) && entry[0] !== "paywall")
  .map(([kind, phrases]) => [kind, new RegExp(phrases.join("|"), "iu")] as const);
const CAPTCHA_MARKS = ".g-recaptcha, .h-captcha, .cf-turnstile, #challenge-form, [data-sitekey]";

/** Kinds of walls that stand in front of a page in its raw HTML: `age`, `consent`, `captcha`, `login`, `region`. */
export function readWalls($: CheerioAPI, page: { mainWords: number; bodyText: string }): string[] {
  if (page.mainWords > CONTENT_WORDS) return [];
  const said = page.bodyText.slice(0, 5000);
  const kinds = new Set(SAID.filter(([, phrase]) => phrase.test(said)).map(([kind]) => kind));
  if (select($, CAPTCHA_MARKS).length > 0) kinds.add("captcha");
  if (select($, "input[type=password]").length > 0) kinds.add("login");
  return [...kinds].sort();
}

const PAYWALL = new RegExp(lexicon.paywall.join("|"), "iu");
/** An invitation to pay is a line or two; longer blocks speak about it. */
const LONGEST_INVITATION = 220;

/** The words by which a page says that only those who pay read on; `null` without them. */
export function readPaywall(bodyText: string): string | null {
  return (
    bodyText
      .split("\n")
      .find((line) => line.length <= LONGEST_INVITATION && PAYWALL.test(line))
      ?.trim() ?? null
  );
}
