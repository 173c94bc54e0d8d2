import { type Page, type Reading, TEMPLATES } from "../../read-site/types.ts";
import { fail } from "../judgement.ts";
import { intoHead } from "../recipes/paste.ts";
import { withPlatformStep } from "../recipes/platform-step.ts";
import { judgePages, type PageVerdict, pagesOf } from "../text/pages.ts";
import type { Audit } from "../types.ts";
import { isOwn, pageKey } from "./own-links.ts";

export const canonical: Audit = {
  id: "tech.canonical",
  signal: "technical",
  grade: "B",
  effort: "medium",
  title: "Each page names its official address",
  why: "Where several addresses show one page, this line tells which of them to list and to quote.",

  judge(reading) {
    const others = reading.pages.filter((page) => page.template !== "home");
    const home = pageKey(reading.home.finalUrl);
    const allHome =
      others.length >= 2 && others.every(({ head }) => head.canonicals[0] && pageKey(head.canonicals[0]) === home);
    if (allHome) {
      return fail({
        url: others[0]!.finalUrl,
        observed: "Every page names the home page as its official address.",
        expected: "its own address",
      });
    }
    const verdicts = pagesOf(reading, TEMPLATES).map((page) => judgePage(page, reading));
    return judgePages(verdicts, { expected: "one official address on each page, its own", none: "No page was read." });
  },

  fix(reading, { evidence }) {
    const [first] = evidence;
    return {
      title: "Name one official address for each page",
      how: withPlatformStep(
        `${first ? `${first.url}: ${first.observed}` : "Some pages name none."} Put a line with its own address (link rel=canonical) into the head of each page.`,
        reading,
        "canonical",
      ),
      paste: first ? intoHead(first.url, `<link rel="canonical" href="${first.url}">`, "canonical") : null,
    };
  },
};

function judgePage(page: Page, reading: Reading): PageVerdict {
  const named = [...new Set(page.head.canonicals.filter(Boolean))];
  const flawed = (score: number, observed: string): PageVerdict => ({ page, score, observed });
  const [target] = named;
  if (target === undefined) return flawed(0, "It names no official address.");
  if (named.length > 1) return flawed(0, `It names ${named.length} different official addresses.`);
  if (!isOwn(reading, target)) return flawed(0, `It names an address on another site: ${target}.`);
  if (withoutQuery(target) !== withoutQuery(page.finalUrl)) return flawed(0.5, `It names another page: ${target}.`);
  const [own, asked] = [new URL(target), new URL(page.finalUrl)];
  if ((own.protocol !== asked.protocol && !reading.httpAllowed) || own.host !== asked.host)
    return flawed(0.5, `It names ${own.origin}, and answers at ${asked.origin}.`);
  const shared = page.head.og["og:url"];
  const sharedUrl = shared ? URL.parse(shared, page.finalUrl) : null;
  if (sharedUrl && pageKey(sharedUrl.href) !== pageKey(target))
    return flawed(0.75, `og:url says ${shared}, and the official address is ${target}.`);
  return { page, score: 1, observed: `It names ${target}.` };
}

/** The page an address stands for, whatever is asked of it. */
const withoutQuery = (address: string) => pageKey(address.replace(/\?.*$/s, ""));
