import { CRAWLERS } from "../../read-site/robots/crawlers.ts";
import { type Page, TEMPLATES } from "../../read-site/types.ts";
import { fail } from "../judgement.ts";
import { withPlatformStep } from "../recipes/platform-step.ts";
import { judgePages, type PageVerdict, pagesOf } from "../text/pages.ts";
import type { Audit } from "../types.ts";
import { type PageRules, pageRules } from "./page-rules.ts";

const SEARCHERS = CRAWLERS.filter(({ kind, share }) => kind === "search" && share !== undefined);

const EXPECTED = "no rule against listing or quoting";

/** Shorter quotes than this cannot hold an answer. */
const SHORT_SNIPPET = 150;
/** What is a visitor's own, or made anew for each. */
const NOT_FOR_SEARCH =
  /\/(?:cart|basket|checkout|warenkorb|kasse|panier|carrito|carrello|carrinho|winkelwagen|search|suche|recherche|buscar|cerca|zoeken|login|signin|register|account|konto|compte|cuenta|wishlist|merkliste)(?:[/.]|$)/i;
/** More of the text than this withheld from quoting is no detail. */
const MAX_WITHHELD = 0.2;

export const indexable: Audit = {
  id: "tech.indexable",
  signal: "technical",
  grade: "A",
  effort: "low",
  title: "Pages may be listed and quoted",
  why: "Google, Bing and Apple document that a page with these settings is left out of results, or is not quoted in answers.",
  gate: {
    text: "The home page asks every search engine not to list it (noindex).",
    holds: ({ home, readAt }) => SEARCHERS.every(({ agent }) => pageRules(home, agent, readAt).noindex !== null),
  },

  judge(reading) {
    // Legal pages, carts and results are often kept out of search on purpose.
    const key = pagesOf(reading, TEMPLATES).filter(
      ({ template, finalUrl }) => template !== "legal" && !NOT_FOR_SEARCH.test(new URL(finalUrl).pathname),
    );
    const home = judgePage(reading.home, reading.readAt);
    if (home.score === 0) return fail({ url: reading.home.finalUrl, observed: home.observed, expected: EXPECTED });
    return judgePages(
      key.map((page) => judgePage(page, reading.readAt)),
      { expected: EXPECTED, none: "No key page was read.", passAt: 1 },
    );
  },

  fix(reading, { evidence }) {
    const [first] = evidence;
    return {
      title: "Let search engines list and quote your pages",
      how: withPlatformStep(
        `${first ? `${first.url} says "${first.observed}".` : "A key page asks not to be listed or quoted."} Remove that setting from pages that should be found; it stands in the page's head or in the X-Robots-Tag header.`,
        reading,
        "indexing",
      ),
      paste: null,
    };
  },
};

function judgePage(page: Page, readAt: string): PageVerdict {
  const judged = SEARCHERS.map(({ agent, share }) => ({
    share: share!,
    ...judgeRules(pageRules(page, agent, readAt)),
  }));
  const withheld = page.nosnippetShare > MAX_WITHHELD ? 0.5 : 1;
  const score = Math.min(
    withheld,
    judged.reduce((sum, { share, score }) => sum + share * score, 0),
  );
  // Shares add up to 1 but for the last digit of a sum of fractions.
  if (score > 0.999) return { page, score: 1, observed: "No rule stands against it." };
  const said = judged.find((each) => each.said !== null)?.said;
  return {
    page,
    score,
    observed: said ?? `${Math.round(page.nosnippetShare * 100)} % of the text is marked data-nosnippet`,
  };
}

function judgeRules(rules: PageRules): { score: number; said: string | null } {
  const closed = rules.noindex ?? rules.nosnippet;
  if (closed || rules.maxSnippet?.length === 0) return { score: 0, said: closed ?? rules.maxSnippet!.said };
  if (rules.maxSnippet && rules.maxSnippet.length < SHORT_SNIPPET) return { score: 0.5, said: rules.maxSnippet.said };
  return rules.nocache ? { score: 0.5, said: rules.nocache } : { score: 1, said: null };
}
