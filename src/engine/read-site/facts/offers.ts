import type { Page } from "../types.ts";
import { squash } from "./names.ts";
import { nodesOf, textOf } from "./own-nodes.ts";

const MAX_OFFERS = 12;
const MAX_LENGTH = 60;
const OFFER_TYPES = new Set([
  "Product",
  "ProductGroup",
  "Service",
  "SoftwareApplication",
  "WebApplication",
  "MobileApplication",
  "Course",
  "Menu",
]);
/** Words of menus, not of wares. */
const MENU_WORD =
  /^(all|alle|more|mehr|home|blog|news|about|contact|kontakt|pricing|login|shop|products?|produkte|services?|leistungen|angebot|menu|start|overview|übersicht|show all|alle (an)?zeigen|alle sehen|learn more|see all|view all|read more|zurück|next|previous|\d+|ver todo|voir tout|scopri|prikaži vse|vorheriges|nächstes|warenkorb|cart|basket|košarica|košík|panier|carrito|carrello|carrinho)$/i;

/** Named products and services, in the site's own words: structured data first, then the links and headings of its product and service pages. */
export function readOffers(pages: readonly Page[], brand: string): string[] {
  const offers: string[] = [];
  const seen = new Set<string>([squash(brand)]);
  const add = (text: string | null | undefined) => {
    const name = (text ?? "").replace(/[✂®™]/gu, "").replace(/\s+/g, " ").trim();
    const key = squash(name);
    const fits =
      name.length >= 3 &&
      name.length <= MAX_LENGTH &&
      /\p{L}{2}/u.test(name) &&
      !/^https?:| \/ /.test(name) &&
      !MENU_WORD.test(name);
    if (!fits || seen.has(key) || offers.length >= MAX_OFFERS) return;
    seen.add(key);
    offers.push(name);
  };
  const nodes = pages.flatMap((page) => page.structured.flatMap((block) => block.nodes));
  for (const node of nodes) {
    if (node["@type"].some((type) => OFFER_TYPES.has(type))) add(textOf(node, "name"));
    for (const offer of nodesOf(node, "makesOffer")) add(textOf(offer, "itemOffered") ?? textOf(offer, "name"));
    for (const catalog of nodesOf(node, "hasOfferCatalog")) {
      for (const item of nodesOf(catalog, "itemListElement")) add(textOf(item, "itemOffered") ?? textOf(item, "name"));
    }
  }
  for (const page of pages.slice(1)) if (page.template === "product" || page.template === "service") add(page.h1[0]);
  const home = pages[0]!;
  for (const link of home.links) if (link.region !== "footer" && isOfferAddress(link.href)) add(link.text);
  return offers;
}

/** An address one level under a folder of products or services. */
function isOfferAddress(href: string): boolean {
  const url = URL.parse(href);
  return (
    url !== null &&
    /\/(products?|services?|solutions?|produkte?|leistungen|loesungen|angebote?|produits?|prestations|productos?|servicios?|prodotti|servizi|producten|diensten|produtos?|servicos?|usluge|storitve|treatments)\/[^/]+/i.test(
      url.pathname,
    )
  );
}
