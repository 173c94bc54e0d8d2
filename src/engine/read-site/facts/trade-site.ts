import { sellsOnline } from "../../trades/said-trades.ts";
import type { TradeSite } from "../../trades/weigh-trades.ts";
import type { Page } from "../types.ts";
import { isAboutOneThing } from "./one-thing.ts";
import { looksLikeProduct } from "./software.ts";

/** Types that only say that there is a business. */
const TELLS_NOTHING = ["Organization", "LocalBusiness", "Corporation", "Store", "ProfessionalService", "WebSite"];

/** What is known of a site beside what its texts say of trades. */
export function tradeSite(pages: readonly Page[], language: string): TradeSite {
  const home = pages[0]!;
  const types = new Set(
    pages.flatMap((page) => page.structured.flatMap((block) => block.nodes.flatMap((node) => node["@type"]))),
  );
  for (const type of TELLS_NOTHING) types.delete(type);
  return { language, types, isShop: isSelling(home, types, language), isProduct: looksLikeProduct(home) };
}

function isSelling(home: Page, types: ReadonlySet<string>, language: string): boolean {
  const isProduct =
    isAboutOneThing(home) && (types.has("Product") || (home.head.og["og:type"] ?? "").includes("product"));
  const sells = home.stack.some((each) => /shopify|woocommerce|magento|prestashop|bigcommerce|shopware/.test(each));
  const said = [home.head.title, home.head.description, home.footerText, home.bodyText.slice(0, 4000)].join("\n");
  const linked = home.links.map((link) => link.text).join("\n");
  return isProduct || sells || sellsOnline(`${said}\n${linked.slice(0, 20_000)}`, language);
}
