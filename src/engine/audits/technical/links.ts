import type { Reading } from "../../read-site/types.ts";
import { byShare, notApplicable } from "../judgement.ts";
import type { Audit, Evidence } from "../types.ts";
import { knownUrls, linkKey, ownLinks, pageKey } from "./own-links.ts";

/** Pages further from home than this are seldom visited by crawlers. */
const MAX_CLICKS = 3;
/** More menu entries than this without an address, and the menu works by script. */
const MAX_SCRIPTED = 0.3;

export const links: Audit = {
  id: "tech.links",
  signal: "technical",
  grade: "A",
  effort: "medium",
  title: "Pages are linked with ordinary links",
  why: "Crawlers of AI assistants run no scripts: they follow addresses that stand in the page.",

  judge(reading) {
    const isSinglePage = reading.home.links.length > 0 || reading.home.mainWords >= 150;
    if (knownUrls(reading).size < 3 && isSinglePage) return notApplicable("The site has fewer than three known pages.");
    if (reading.pages.length < 2 && ownLinks(reading, reading.home).length >= 2)
      return notApplicable("Only the home page was read.");
    const reached = reachable(reading);
    const lost = reading.pages.filter(
      ({ finalUrl, url }) => !reached.has(pageKey(finalUrl)) && !reached.has(pageKey(url)),
    );
    const evidence: Evidence[] = lost.map(({ finalUrl }) => ({
      url: finalUrl,
      observed: `No ordinary link leads here within ${MAX_CLICKS} clicks from home.`,
      expected: "an ordinary link to it",
    }));
    let share =
      reading.pages.length > 1
        ? 1 - lost.length / (reading.pages.length - 1)
        : ownLinks(reading, reading.home).length > 0
          ? 1
          : 0;
    for (const flaw of [scriptedMenu(reading), unfollowed(reading), orphans(reading)]) {
      if (!flaw) continue;
      share = Math.min(share, flaw.cap);
      evidence.push(flaw.evidence);
    }
    if (share === 0 && evidence.length === 0)
      evidence.push({
        url: reading.home.finalUrl,
        observed: "The home page holds no ordinary link to another page.",
        expected: "links in the HTML",
      });
    const reachedAll = {
      url: reading.home.finalUrl,
      observed: `All ${reading.pages.length} pages that were read are within ${MAX_CLICKS} clicks.`,
      expected: "an ordinary link to each",
    };
    return byShare(share, evidence.length > 0 ? evidence.slice(0, 6) : [reachedAll]);
  },

  fix(_reading, { evidence }) {
    const [first] = evidence;
    return {
      title: "Link your pages with ordinary links",
      how: `${first ? `${first.url}: ${first.observed}` : ""} Give each menu entry a real address (<a href="/page">), and link every page from the menu, the footer or a list.`.trim(),
      paste: null,
    };
  },
};

interface Flaw {
  /** The share cannot be higher than this. */
  cap: number;
  evidence: Evidence;
}

/** Keys of all pages within reach of home. */
export function reachable(reading: Reading): Set<string> {
  const byKey = new Map(
    reading.pages.flatMap((page) => [[pageKey(page.url), page] as const, [pageKey(page.finalUrl), page] as const]),
  );
  const seen = new Set([pageKey(reading.home.finalUrl), pageKey(reading.home.url)]);
  let frontier = [reading.home];
  for (let clicks = 0; clicks < MAX_CLICKS; clicks += 1) {
    const fresh = frontier.flatMap((page) => ownLinks(reading, page).map(linkKey)).filter((key) => !seen.has(key));
    for (const key of fresh) seen.add(key);
    frontier = [...new Set(fresh)].flatMap((key) => byKey.get(key) ?? []);
  }
  return seen;
}

function scriptedMenu({ home }: Reading): Flaw | null {
  const menu = home.links.filter(({ region, text }) => (region === "nav" || region === "header") && text !== "");
  const scripted = menu.filter(({ raw }) => /^\s*javascript:/i.test(raw));
  if (menu.length < 3 || scripted.length / menu.length <= MAX_SCRIPTED) return null;
  return {
    cap: 0.5,
    evidence: {
      url: home.finalUrl,
      observed: `${scripted.length} of ${menu.length} menu entries work by script only.`,
      expected: "an address behind each menu entry",
    },
  };
}

function unfollowed(reading: Reading): Flaw | null {
  const closed = ownLinks(reading, reading.home).filter(
    ({ rel, region }) => rel.includes("nofollow") && region !== "footer",
  );
  if (closed.length === 0) return null;
  return {
    cap: 0.85,
    evidence: {
      url: reading.home.finalUrl,
      observed: `A link to ${closed[0]!.href} is marked nofollow.`,
      expected: "own pages linked without nofollow",
    },
  };
}

/** Only where all pages were read can one be told that nothing links to. */
function orphans(reading: Reading): Flaw | null {
  const listed = new Set(reading.sitemapUrls.map(({ loc }) => pageKey(loc)));
  const read = new Set(reading.pages.map(({ finalUrl }) => pageKey(finalUrl)));
  if (listed.size < 3 || ![...listed].every((key) => read.has(key))) return null;
  const linked = new Set(reading.pages.flatMap((page) => ownLinks(reading, page).map(linkKey)));
  const lost = [...listed].filter((key) => !linked.has(key) && key !== pageKey(reading.home.finalUrl));
  if (lost.length / listed.size <= 0.2) return null;
  return {
    cap: 0.75,
    evidence: {
      url: reading.home.finalUrl,
      observed: `${lost.length} of ${listed.size} pages in the sitemap are linked nowhere.`,
      expected: "links to all of them",
    },
  };
}
