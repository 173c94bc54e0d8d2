import { getDomain, getDomainWithoutSuffix } from "tldts";
import { foldWords } from "../../language/fold.ts";
import type { Link, Page, Reading } from "../../read-site/types.ts";
import { leadsNowhere } from "../technical/own-links.ts";
import { linksAbout, linksAboutHouse } from "../text/slugs.ts";
import { rightsHolder } from "./site-names.ts";

/**
 * Links from the home page to pages about its owner, those that say so in words first. Pages on the house's other domains
 * count, and wherever the foot of the page says "About us" of them or names there whose rights it reserves.
 */
export function aboutLinks({ home, facts }: Reading): Link[] {
  const brand = foldWords(facts.brand).replaceAll(" ", "");
  const domainOf = (url: string) => getDomain(url) ?? new URL(url).hostname;
  const isOwn = ({ href }: Link) =>
    domainOf(href) === domainOf(home.finalUrl) ||
    (brand.length > 2 && (getDomainWithoutSuffix(href) ?? "").includes(brand));
  const saysSo = (link: Link) => linksAbout([{ ...link, href: home.finalUrl }], "about").length > 0;
  const named = linksAboutHouse(home.links, [facts.brand, ...facts.aliases]);
  const told = [...linksAbout(home.links, "about"), ...named].filter(
    (link) => !leadsNowhere(link, { home }) && (isOwn(link) || (link.region === "footer" && saysSo(link))),
  );
  return [...told.filter(saysSo), ...told, ...linksOfHolder(home)];
}

/** Links at the foot that carry the name of who holds the rights and lead to that house's own site. */
function linksOfHolder(home: Page): Link[] {
  const holder = foldWords(rightsHolder(home) ?? "");
  return home.links.filter(
    ({ text, href, region }) =>
      region === "footer" &&
      holder.length > 2 &&
      foldWords(text).includes(holder) &&
      /^https?:/.test(href) &&
      getDomain(href) !== getDomain(home.finalUrl),
  );
}
