import { wordsOf } from "../../language/words.ts";
import { type Page, type Reading, TEMPLATES } from "../../read-site/types.ts";
import { fail, notApplicable } from "../judgement.ts";
import { intoHead } from "../recipes/paste.ts";
import { withPlatformStep } from "../recipes/platform-step.ts";
import { judgePages, type PageVerdict, pagesOf } from "../text/pages.ts";
import type { Audit } from "../types.ts";
import { isOwn, pageKey } from "./own-links.ts";

/** Two pages that share fewer of their words than this are not one page under two addresses. */
const SAME_TEXT = 0.3;

/**
 * A canonical is a hint and never required (developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls):
 * only one that is wrong or contradicts another is a fault, in HTML or in the HTTP header.
 */
export const canonical: Audit = {
  id: "tech.canonical",
  signal: "technical",
  grade: "B",
  effort: "medium",
  title: "Official addresses of pages are right",
  why: "Where several addresses show one page, this line tells which of them to list and to quote.",

  judge(reading) {
    const pages = pagesOf(reading, TEMPLATES).filter(({ head }) => head.canonicals.some(Boolean));
    if (pages.length === 0) return notApplicable("No page names an official address, and none has to.");
    const others = pages.filter((page) => page.template !== "home");
    const home = pageKey(reading.home.finalUrl);
    if (others.length >= 2 && others.every(({ head }) => pageKey(head.canonicals.find(Boolean)!) === home)) {
      return fail({
        url: others[0]!.finalUrl,
        observed: "Every page names the home page as its official address.",
        expected: "its own address",
      });
    }
    return judgePages(
      pages.map((page) => judgePage(page, reading)),
      { expected: "one official address, of the same text, over https", none: "No page was read." },
    );
  },

  fix(reading, { evidence }) {
    const [first] = evidence;
    const page = reading.pages.find(({ finalUrl }) => finalUrl === first?.url);
    return {
      title: "Correct the official address of your pages",
      how: withPlatformStep(
        `${first ? `${first.url}: ${first.observed}` : ""} Let each page name its own address, once. A page without this line is fine too.`.trim(),
        reading,
        "canonical",
      ),
      paste: page
        ? intoHead(page.finalUrl, `<link rel="canonical" href="${ownAddress(page, reading)}">`, "canonical")
        : null,
    };
  },
};

/** Where a page answers, in the scheme and under the host that the site names for itself. */
function ownAddress(page: Page, reading: Reading): string {
  const named = reading.home.head.canonicals.find((address) => address !== "" && isOwn(reading, address));
  const url = new URL(page.finalUrl);
  if (named) url.host = new URL(named).host;
  if (!reading.httpAllowed) url.protocol = "https:";
  url.search = "";
  return url.href;
}

function judgePage(page: Page, reading: Reading): PageVerdict {
  const named = [...new Set(page.head.canonicals.filter(Boolean).map(pageKey))];
  const target = page.head.canonicals.find(Boolean)!;
  const flawed = (score: number, observed: string): PageVerdict => ({ page, score, observed });
  if (named.length > 1)
    return flawed(
      0,
      `It names ${named.length} different official addresses: ${page.head.canonicals.filter(Boolean).join(", ")}.`,
    );
  if (!isOwn(reading, target)) return flawed(0, `It names an address on another site: ${target}.`);
  const dead = reading.probes.find(({ url }) => pageKey(url) === pageKey(target))?.exchange.status ?? 0;
  if (dead === 404 || dead === 410) return flawed(0, `It names ${target}, which answers ${dead}.`);
  if (new URL(target).protocol === "http:" && page.finalUrl.startsWith("https:"))
    return flawed(0.5, `It names ${target}, and answers over https.`);
  if (withoutQuery(target) === withoutQuery(page.finalUrl)) return { page, score: 1, observed: `It names ${target}.` };
  const meant = reading.pages.find((other) => pageKey(other.finalUrl) === pageKey(target));
  if (meant?.template === "home" || (meant && likeness(page, meant) < SAME_TEXT))
    return flawed(0.25, `It names a page with another text: ${target}.`);
  // One of several addresses of a product may name the main one.
  return { page, score: 1, observed: `It names ${target}.` };
}

/** The page an address stands for, whatever is asked of it. */
const withoutQuery = (address: string) => pageKey(address.replace(/\?.*$/s, ""));

/** Share of the words of the shorter text that the other has too. */
function likeness(one: Page, other: Page): number {
  const [a, b] = [one, other].map(({ mainText }) => new Set(wordsOf(mainText)));
  const [short, long] = a!.size < b!.size ? [a!, b!] : [b!, a!];
  return short.size === 0 ? 1 : [...short].filter((word) => long.has(word)).length / short.size;
}
