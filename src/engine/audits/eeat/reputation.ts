import { foldWords } from "../../language/fold.ts";
import type { Page, Reading } from "../../read-site/types.ts";
import { fail, notApplicable, partial, pass } from "../judgement.ts";
import { isOwnCompany } from "../schema/identity-node.ts";
import { childNodes, isOf, nodesOf, textsOf } from "../schema/nodes.ts";
import { ALL_LEXICONS, findPhrase } from "../text/lexicon.ts";
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

/** A page whose data give the site's own company stars; a directory that rates others may. */
function selfRated(reading: Reading): Page | undefined {
  return reading.pages.find((page) =>
    nodesOf(page).some((node) => node.aggregateRating !== undefined && isOwnCompany(node, page, reading)),
  );
}

function voicesOf(reading: Reading): { text: string; url: string; weight: number }[] {
  const cases = pagesOf(reading, ["case"]).map((page) => ({
    text: `case study “${excerpt(page.h1[0] ?? page.finalUrl, 60)}”`,
    url: page.finalUrl,
    weight: 1,
  }));
  const told = pagesOf(reading, ["home", "about", "service", "product", "pricing"]);
  const quotes = told.flatMap((page) =>
    signedQuotes(page, reading).map((text) => ({ text, url: page.finalUrl, weight: 1 })),
  );
  const houses = told.flatMap((page) =>
    ratingHouses(page, reading).map((house) => ({
      text: `ratings collected by ${house}`,
      url: page.finalUrl,
      weight: ENOUGH,
    })),
  );
  return [...houses, ...cases, ...distinct(quotes)];
}

function signedQuotes(page: Page, { facts }: Reading): string[] {
  const own = foldWords(facts.brand);
  const isOfOthers = (attribution: string) => !/^https?:/.test(attribution) && !foldWords(attribution).includes(own);
  const blocks = quotesWithHeading(page).flatMap(({ attribution, text, vouching }) =>
    attribution && isOfOthers(attribution) && (vouching || ROLE.test(attribution))
      ? [`${attribution}: “${excerpt(text, 80)}”`]
      : [],
  );
  const shown = foldWords(page.bodyText);
  const reviews = nodesOf(page)
    .flatMap((node) => [...(isOf(node, "Review") ? [node] : []), ...childNodes(node.review)])
    .flatMap(({ author }) => textsOf(author))
    .filter((name) => shown.includes(foldWords(name)));
  return [...blocks, ...reviews.map((name) => `review by ${name}`)];
}

/** After a name: where the customer works or lives, or when they wrote. */
const ROLE = /\p{L}\s{0,3}[,(|–—-]\s{0,3}[\p{L}\d]/u;

/** Quotations of a page, each with whether the heading over it says that customers speak there. */
function quotesWithHeading({ blocks, h1 }: Page): { attribution: string | null; text: string; vouching: boolean }[] {
  let heading = h1.join(" ");
  return blocks.flatMap((block) => {
    if (block.kind === "heading") heading = block.text;
    if (block.kind !== "quote") return [];
    const vouching = ALL_LEXICONS.some(({ testimonial }) => findPhrase(heading, testimonial) !== null);
    return [{ attribution: block.attribution, text: block.text, vouching }];
  });
}

/** Houses whose profile of this company is linked, or whose widget the page shows; any other page of theirs vouches for nothing. */
function ratingHouses({ links, scripts }: Page, { facts }: Reading): string[] {
  const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).hostname : "");
  const names = [facts.brand, facts.domain, facts.domain.split(".")[0]!].map((name) =>
    foldWords(name).replaceAll(" ", ""),
  );
  const isAboutUs = (url: string) => {
    const address = foldWords(url.slice(url.indexOf(hostOf(url)) + hostOf(url).length)).replaceAll(" ", "");
    return names.some((name) => name.length > 2 && address.includes(name));
  };
  const linked = links.map(({ href }) => href).filter((href) => RATING_HOUSES.test(hostOf(href)) && isAboutUs(href));
  const widgets = scripts.srcs.filter((src) => RATING_HOUSES.test(hostOf(src)));
  return [...new Set([...linked, ...widgets].map(hostOf))];
}

function distinct<T extends { text: string }>(items: T[]): T[] {
  return [...new Map(items.map((item) => [item.text, item])).values()];
}
