import { type Page, type Reading, TEMPLATES } from "../../read-site/types.ts";
import { fail, notApplicable } from "../judgement.ts";
import { judgePages, type PageVerdict, pagesOf } from "../text/pages.ts";
import type { Audit } from "../types.ts";
import { pageKey } from "./own-links.ts";

/** `de`, `de-AT`, `zh-Hant`, `x-default`. */
const CODE = /^(?:x-default|[a-z]{2,3}(?:-[a-z]{4})?(?:-(?:[a-z]{2}|\d{3}))?)$/i;

const variants = ({ head }: Page) =>
  head.alternates.filter(({ rel, hreflang }) => rel.includes("alternate") && hreflang !== null);

export const hreflang: Audit = {
  id: "tech.hreflang",
  signal: "technical",
  grade: "B",
  effort: "low",
  title: "Language versions point at each other",
  why: "With these lines a search engine can send each reader to the page in their language.",

  judge(reading) {
    const languages = new Set(
      reading.pages.map(({ head, language }) => (head.lang ?? language)?.slice(0, 2).toLowerCase()).filter(Boolean),
    );
    const marked = pagesOf(reading, TEMPLATES).filter((page) => variants(page).length > 0);
    if (languages.size < 2 && marked.length === 0) return notApplicable("The pages are in one language.");
    if (marked.length === 0) {
      return fail({
        url: reading.home.finalUrl,
        observed: `Pages are in ${[...languages].join(", ")}, and none names its other versions.`,
        expected: "link rel=alternate hreflang",
      });
    }
    return judgePages(
      marked.map((page) => judgePage(page, reading)),
      {
        expected: "language versions with valid codes, each naming itself, the others and x-default",
        none: "The pages are in one language.",
      },
    );
  },

  fix(_reading, { evidence }) {
    const [first] = evidence;
    return {
      title: "Tell which language each page is in",
      how: `${first ? `${first.url}: ${first.observed}` : ""} On each page, list all its language versions, itself among them, and a version for everyone else.`.trim(),
      paste: null,
    };
  },
};

function judgePage(page: Page, reading: Reading): PageVerdict {
  const listed = variants(page);
  const own = pageKey(page.finalUrl);
  const wrong = listed.find(({ hreflang }) => !CODE.test(hreflang!));
  const oneWay = listed
    .map(({ href }) => reading.pages.find((other) => pageKey(other.finalUrl) === pageKey(href)))
    .find((other) => other && other !== page && !variants(other).some(({ href }) => pageKey(href) === own));
  const flaws = [
    wrong ? `"${wrong.hreflang}" is no language code.` : null,
    listed.some(({ href }) => pageKey(href) === own) ? null : "It does not list itself.",
    listed.some(({ hreflang }) => hreflang!.toLowerCase() === "x-default")
      ? null
      : "It names no version for everyone else (x-default).",
    oneWay ? `${oneWay.finalUrl} does not point back.` : null,
  ];
  const found = flaws.filter((flaw) => flaw !== null);
  return { page, score: 1 - found.length / flaws.length, observed: found.join(" ") || "All its versions are named." };
}
