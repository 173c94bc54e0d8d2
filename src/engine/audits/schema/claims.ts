import type { Page, StructuredNode } from "../../read-site/types.ts";
import { perText } from "../text/pages.ts";
import { findPrices, parseAmount } from "../text/prices.ts";
import { asCurrencyCode } from "./currency-code.ts";
import { childNodes, isOf, nodesOf, textsOf } from "./nodes.ts";

/** One statement of a page's data that a visitor should be able to see. */
export interface Claim {
  kind: "text" | "price" | "date" | "phone" | "rating" | "address";
  label: string;
  value: string;
  /** The whole site may show it: who is behind the site need not stand on every page. */
  siteWide?: boolean;
  /** Another way the page may show it, such as the number of ratings beside drawn stars. */
  orElse?: string;
  /** What an address is made of: one fact, shown where all of it is. */
  parts?: string[];
}

/** More statements than this on one page are not compared. */
const MAX_CLAIMS = 200;
const NAMED = [
  "Product",
  "Article",
  "Organization",
  "Person",
  "Event",
  "Service",
  "Recipe",
  "JobPosting",
  "Course",
  "SoftwareApplication",
];
const DATED = ["Article", "Event"];

/** The statements of a page's own items; what stands inside stubs of other items is not claimed by this page. */
export function claimsOf(page: Page): Claim[] {
  const claims = nodesOf(page).flatMap((node) => {
    const siteWide = isOf(node, "Organization") || isOf(node, "Person");
    return claimsOfNode(node).map((claim) => ({ ...claim, siteWide }));
  });
  return [...new Map(claims.map((claim) => [`${claim.kind} ${claim.value}`, claim])).values()].slice(0, MAX_CLAIMS);
}

function claimsOfNode(node: StructuredNode): Claim[] {
  const kind = node["@type"][0] ?? "Item";
  const texts = (property: string, label: string, type: Claim["kind"] = "text"): Claim[] =>
    textsOf(node[property]).map((value) => ({ kind: type, label, value }));
  const claims: Claim[] = [];
  if (NAMED.some((named) => isOf(node, named)))
    claims.push(...(node.headline ? texts("headline", "headline") : texts("name", `name of the ${kind}`)));
  if (isOf(node, "Article")) claims.push(...texts("author", "author"));
  if (DATED.some((dated) => isOf(node, dated)))
    claims.push(...texts("datePublished", "date", "date"), ...texts("startDate", "date", "date"));
  if (isOf(node, "Organization") || isOf(node, "Person")) {
    claims.push(...texts("telephone", "phone number", "phone"), ...addressOf(node));
  }
  if (isOf(node, "Question")) claims.push(...texts("name", "question"), ...texts("acceptedAnswer", "answer"));
  if (isOf(node, "FAQPage")) claims.push(...childNodes(node.mainEntity).flatMap(claimsOfNode));
  claims.push(...pricesOf(node).map(({ value }): Claim => ({ kind: "price", label: "price", value })));
  claims.push(...ratingsOf(node));
  return claims.filter(({ value }) => !/^https?:\/\//.test(value));
}

/** The stars a node has earned. */
export function ratingsOf(node: StructuredNode): Claim[] {
  return childNodes(node.aggregateRating).flatMap(({ ratingValue, ratingCount, reviewCount }) =>
    textsOf(ratingValue).map(
      (value): Claim => ({ kind: "rating", label: "rating", value, orElse: textsOf(reviewCount ?? ratingCount)[0] }),
    ),
  );
}

function addressOf(node: StructuredNode): Claim[] {
  return childNodes(node.address).flatMap((address): Claim[] => {
    const parts = ["streetAddress", "postalCode", "addressLocality"].flatMap((property) => textsOf(address[property]));
    return parts.length === 0 ? [] : [{ kind: "address", label: "address", value: parts.join(", "), parts }];
  });
}

function pricesOf(node: StructuredNode): { value: string; currency: string | null }[] {
  const offers = isOf(node, "Offer") ? [node] : childNodes(node.offers);
  return offers.flatMap((offer) => {
    const specified = childNodes(offer.priceSpecification);
    const currency = textsOf(offer.priceCurrency)[0] ?? textsOf(specified[0]?.priceCurrency)[0] ?? null;
    const values = [
      offer.price,
      offer.lowPrice,
      ...(offer.price === undefined ? specified.map(({ price }) => price) : []),
    ];
    return values
      .flatMap(textsOf)
      .filter((value) => Number(parseAmount(value)) > 0)
      .map((value) => ({ value, currency }));
  });
}

const pricesOn = perText(({ mainText }) => findPrices(mainText));

/** Says how the one price a product page shows differs from the one its data give; `null` when they do not contradict each other. */
export function contradictedPrice(page: Page): string | null {
  const products = nodesOf(page).filter((node) => isOf(node, "Product"));
  if (products.length !== 1) return null;
  const stated = pricesOf(products[0]!);
  if (stated.length === 0) return null;
  const shown = pricesOn(page).filter(({ amount }) => amount > 0);
  const [first] = shown;
  if (!first || new Set(shown.map(({ amount }) => amount)).size !== 1) return null;
  if (stated.some(({ value }) => parseAmount(value) === first.amount)) return null;
  const code = asCurrencyCode(first.currency);
  if (code && stated.every(({ currency }) => currency !== null && currency !== code)) return null;
  return `the page shows ${first.text}, the data say ${stated[0]!.value} ${stated[0]!.currency ?? ""}`.trim();
}
