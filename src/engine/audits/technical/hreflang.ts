import { type Link, type Page, type Reading, TEMPLATES } from "../../read-site/types.ts";
import { notApplicable, partial } from "../judgement.ts";
import { intoHead } from "../recipes/paste.ts";
import { judgePages, type PageVerdict, pagesOf } from "../text/pages.ts";
import type { Audit } from "../types.ts";
import { isCode, isLanguageName } from "./language-codes.ts";
import { isOwn, pageKey } from "./own-links.ts";

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
    // A page that names only the one for all others names no version.
    const marked = pagesOf(reading, TEMPLATES).filter((page) =>
      variants(page).some(({ hreflang }) => primary(hreflang!) !== null),
    );
    if (marked.length > 0)
      return judgePages(
        marked.map((page) => judgePage(page, reading)),
        {
          expected: "language versions with valid codes, each naming itself and being named back",
          none: "The pages are in one language.",
        },
      );
    const switches = languageSwitch(reading);
    if (switches.length < 2) return notApplicable("The pages are in one language, or say nothing of other versions.");
    return partial(0.5, {
      url: reading.home.finalUrl,
      observed: `The site offers ${switches.map(({ text }) => `“${text}”`).join(", ")}, and no page names its other language versions.`,
      expected: "link rel=alternate hreflang on pages that exist in several languages",
    });
  },

  fix(reading, { evidence }) {
    const [first] = evidence;
    const page = reading.pages.find(({ finalUrl }) => finalUrl === first?.url) ?? reading.home;
    const known = variants(page).filter(({ hreflang }) => isCode(hreflang!));
    const listsItself = known.some(({ href }) => pageKey(href) === pageKey(page.finalUrl));
    const own = page.head.lang && isCode(page.head.lang) ? page.head.lang : (page.language ?? reading.facts.language);
    const lines = [
      ...known.map(({ hreflang, href }) => [hreflang!, href]),
      ...(listsItself ? [] : [[own, page.finalUrl]]),
    ];
    return {
      title: "Tell which language each page is in",
      how: `${first ? `${first.url}: ${first.observed}` : ""} On each page, list all its language versions, itself among them, the same list on every version.`.trim(),
      paste:
        known.length > 0
          ? intoHead(
              page.finalUrl,
              lines.map(([code, href]) => `<link rel="alternate" hreflang="${code}" href="${href}">`).join("\n"),
              "hreflang",
            )
          : null,
    };
  },
};

/** Links to the same site that are called by a language's own name or code: the switch between its versions. */
function languageSwitch(reading: Reading): Link[] {
  const found = reading.home.links.filter(
    ({ text, href, region }) => region !== "main" && href !== "" && isOwn(reading, href) && isLanguageName(text),
  );
  return [...new Map(found.map((link) => [link.text.toLowerCase(), link])).values()];
}

function judgePage(page: Page, reading: Reading): PageVerdict {
  const listed = variants(page);
  const own = pageKey(page.head.canonicals.find(Boolean) ?? page.finalUrl);
  const wrong = listed.find(({ hreflang }) => !isCode(hreflang!));
  const oneWay = listed
    .map(({ href }) => reading.pages.find((other) => pageKey(other.finalUrl) === pageKey(href)))
    .find((other) => other && other !== page && !variants(other).some(({ href }) => pageKey(href) === own));
  const ofLanguages = listed.filter(({ hreflang }) => primary(hreflang!) !== null);
  const [shared] =
    [...Map.groupBy(ofLanguages, ({ href }) => pageKey(href)).values()].find(
      (same) => new Set(same.map(({ hreflang }) => primary(hreflang!))).size > 1,
    ) ?? [];
  const flaws = [
    wrong
      ? `“${wrong.hreflang}” is no code of a language, or of a language and a country.`
      : shared
        ? `Two languages have one address: ${shared.href}.`
        : null,
    listed.some(({ href }) => pageKey(href) === own) ? null : "It does not list itself.",
    oneWay ? `${oneWay.finalUrl} does not point back.` : null,
  ];
  const found = flaws.filter((flaw) => flaw !== null);
  return { page, score: 1 - found.length / flaws.length, observed: found.join(" ") || "All its versions are named." };
}

/** The language of a code; the one for all others is none of its own. */
const primary = (code: string): string | null =>
  code.toLowerCase() === "x-default" ? null : code.toLowerCase().split("-")[0]!;
