import { opensServices } from "../../read-site/facts/listed-offers.ts";
import type { Page, Reading } from "../../read-site/types.ts";
import { asCurrencyCode } from "../schema/currency-code.ts";
import { findPrices } from "../text/prices.ts";
import type { Paste } from "../types.ts";
import { companyReference } from "./company-block.ts";
import { dataBlock, filled } from "./data-block.ts";
import { pagePicture } from "./page-picture.ts";
import { intoHead } from "./paste.ts";

/** A page's own kind as JSON-LD, filled with what the page shows; `null` for kinds without a form of their own. */
export function pagePaste(page: Page, reading: Reading): Paste | null {
  const node = nodeFor(page, reading);
  return node && intoHead(page.finalUrl, dataBlock([filled(node)]));
}

function nodeFor(page: Page, reading: Reading): Record<string, unknown> | null {
  const { head, h1, finalUrl, dates, bylines, language } = page;
  const name = h1[0] ?? head.title;
  const organisation = companyReference(reading);
  const common = { url: finalUrl, description: head.description, image: pagePicture(page) };
  switch (page.template) {
    case "article":
    case "docs":
    case "case":
      return {
        "@type": page.template === "docs" ? "TechArticle" : "Article",
        headline: name,
        ...common,
        author: bylines[0] ? { "@type": "Person", name: bylines[0] } : undefined,
        datePublished: dates.find(({ iso }) => iso !== null)?.iso,
        inLanguage: language,
        publisher: organisation,
      };
    case "product":
      return { "@type": "Product", name, ...common, offers: offerOf(page) };
    case "pricing":
    case "service":
      return {
        "@type": "Service",
        name: serviceOn(page, reading),
        ...common,
        provider: organisation,
        offers: offerOf(page),
      };
    default:
      return null;
  }
}

/** What is sold on a page of prices or services: by its heading, unless that names the page rather than a service. */
function serviceOn({ h1, head, template }: Page, { facts }: Reading): string | null {
  const [heading] = h1;
  const isOfPage = template === "pricing" || (heading !== undefined && opensServices(heading));
  return isOfPage ? facts.brand : (heading ?? head.title);
}

/** Only when the page shows one price: several could be of anything. */
function offerOf(page: Page): Record<string, unknown> | undefined {
  const prices = findPrices(page.mainText);
  const [first] = prices;
  const priceCurrency = first && asCurrencyCode(first.currency);
  if (!first || !priceCurrency || new Set(prices.map(({ amount }) => amount)).size !== 1) return undefined;
  return { "@type": "Offer", price: first.amount.toFixed(2), priceCurrency, url: page.finalUrl };
}
