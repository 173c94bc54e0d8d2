import { foldWords } from "../../language/fold.ts";
import type { Page, Reading } from "../../read-site/types.ts";
import { findQuotation } from "../citability/quotations.ts";
import { fail, notApplicable, partial, pass } from "../judgement.ts";
import { childNodes, isOf, nodesOf, textsOf } from "../schema/nodes.ts";
import { excerpt, pagesOf } from "../text/pages.ts";
import type { Audit } from "../types.ts";

const ENOUGH = 2;
const SMALL_SITE = 5;
/** Houses that collect ratings themselves and show them on other sites. */
const RATING_HOUSES =
  /(?:^|\.)(?:trustpilot|trustedshops|trusted-shops|provenexpert|ekomi|ekomiapps|reviews\.io|yotpo|feefo|bazaarvoice|reevoo|kiyoh|ausgezeichnet|shopauskunft|g2|capterra|clutch|avis-verifies|opiniones-verificadas|elfsight|trustindex|kununu|jameda|anwalt|golocal|tripadvisor|yelp|houzz)\.(?:com|org|de|io|co|net|eu)$/;

/** What is expected of a site that rates itself; sch.no-violation asks the same. */
export const NO_SELF_RATING = "no rating of oneself";

/** Customers who can be named speak for the site, or a house that collects ratings does. */
export const reputation: Audit = {
  id: "eeat.reputation-on-site",
  signal: "eeat",
  grade: "B",
  effort: "medium",
  title: "Named customers vouch for the site",
  why: "A statement with a name and a company can be checked; stars given to oneself are worth nothing and break the rules of search engines.",
  judge(reading) {
    const self = selfRated(reading);
    const expected = "two statements or case studies with a name, or ratings collected by another house";
    if (self)
      return fail({
        url: self.finalUrl,
        observed: "the data give the company itself a star rating",
        expected: NO_SELF_RATING,
      });
    const voices = voicesOf(reading);
    const evidence = {
      url: voices[0]?.url ?? reading.home.finalUrl,
      observed:
        voices
          .map(({ text }) => text)
          .slice(0, 3)
          .join("; ") || "no statement of a named customer",
      expected,
    };
    const weight = voices.reduce((sum, voice) => sum + voice.weight, 0);
    if (weight >= ENOUGH) return pass(evidence);
    if (weight > 0) return partial(weight / ENOUGH, evidence);
    return reading.pages.length < SMALL_SITE
      ? notApplicable(`None was found on the ${reading.pages.length} pages read.`)
      : fail(evidence);
  },
  fix: () => ({
    title: "Show named customer stories",
    how: "Show two or three customers' own words with name and company, or a short case study each. Take out star ratings you gave yourself.",
    paste: null,
  }),
};

function selfRated({ pages }: Reading): Page | undefined {
  return pages.find((page) =>
    nodesOf(page).some(
      (node) => isOf(node, "Organization") && !isOf(node, "Product") && node.aggregateRating !== undefined,
    ),
  );
}

function voicesOf(reading: Reading): { text: string; url: string; weight: number }[] {
  const cases = pagesOf(reading, ["case"]).map((page) => ({
    text: `case study “${excerpt(page.h1[0] ?? page.finalUrl, 60)}”`,
    url: page.finalUrl,
    weight: 1,
  }));
  const told = pagesOf(reading, ["home", "about", "service", "product", "pricing"]);
  const quotes = told.flatMap((page) => signedQuotes(page).map((text) => ({ text, url: page.finalUrl, weight: 1 })));
  const houses = told.flatMap((page) =>
    ratingHouses(page).map((house) => ({ text: `ratings collected by ${house}`, url: page.finalUrl, weight: ENOUGH })),
  );
  return [...houses, ...cases, ...distinct(quotes)];
}

function signedQuotes(page: Page): string[] {
  const blocks = page.blocks.flatMap((block) =>
    block.kind === "quote" && block.attribution && !/^https?:/.test(block.attribution)
      ? [`${block.attribution}: “${excerpt(block.text, 50)}”`]
      : [],
  );
  const inText = findQuotation(page);
  const shown = foldWords(page.bodyText);
  const reviews = nodesOf(page)
    .flatMap((node) => [...(isOf(node, "Review") ? [node] : []), ...childNodes(node.review)])
    .flatMap(({ author }) => textsOf(author))
    .filter((name) => shown.includes(foldWords(name)));
  return [
    ...blocks,
    ...(blocks.length === 0 && inText ? [`“${excerpt(inText, 60)}”`] : []),
    ...reviews.map((name) => `review by ${name}`),
  ];
}

function ratingHouses({ links, scripts }: Page): string[] {
  const hosts = [...links.map(({ href }) => href), ...scripts.srcs].flatMap((url) =>
    URL.canParse(url) ? [new URL(url).hostname] : [],
  );
  return [...new Set(hosts.filter((host) => RATING_HOUSES.test(host)))];
}

function distinct<T extends { text: string }>(items: T[]): T[] {
  return [...new Map(items.map((item) => [item.text, item])).values()];
}
