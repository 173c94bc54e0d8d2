import { templateOfUrl } from "../template.ts";
import type { Page } from "../types.ts";

/** Articles and products speak of their subject, not of the house. */
export function isAboutOneThing(page: Page): boolean {
  return isProductPage(page) || isArticlePage(page);
}

function isProductPage(page: Page): boolean {
  const isOne = /^(?:product|ebay-objects:item|og:product)/.test(page.head.og["og:type"] ?? "");
  return (isOne || typesOf(page).includes("Product")) && !isHome(page);
}

/** By its types, by its own address, or by a date and an address that is a title ("/account-based/the-winds-of-change"). */
export function isArticlePage(page: Page): boolean {
  if (isHome(page)) return false;
  const isDated = JSON.stringify(page.structured).includes('"datePublished"');
  return (
    (page.head.og["og:type"] ?? "").startsWith("article") ||
    typesOf(page).some((type) => /^(?:BlogPosting|NewsArticle|Article)$/i.test(type)) ||
    addressesOf(page).some((url) => templateOfUrl(url) === "article" || (isDated && isTitled(new URL(url).pathname)))
  );
}

/** A home is about the house, whatever its theme says, and whatever articles it lists. */
const isHome = (page: Page) => addressesOf(page).some((url) => templateOfUrl(url) === "home");

/** Where a page says that it stands, or else does. */
function addressesOf({ head, finalUrl }: Page): string[] {
  const said = [...head.canonicals, head.og["og:url"] ?? ""].filter((url) => url !== "");
  const valid = said.flatMap((url) => URL.parse(url, finalUrl)?.href ?? []);
  return valid.length > 0 ? valid : [finalUrl];
}

/** Words from which on the last part of an address is a title. */
const SHORTEST_TITLE = 4;
const isTitled = (path: string) => (path.split("/").findLast(Boolean) ?? "").split("-").length >= SHORTEST_TITLE;

const typesOf = ({ structured }: Page): string[] =>
  structured.flatMap((block) => block.nodes.flatMap((node) => node["@type"]));
