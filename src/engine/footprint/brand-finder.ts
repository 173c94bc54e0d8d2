import { languageOf } from "../language/languages.ts";
import { NameFinder } from "../read-answer/named/find-names.ts";
import { brandNames, escapeForRegExp } from "../read-answer/named/names.ts";
import type { Competitor } from "../read-answer/types.ts";
import type { Page } from "../read-site/types.ts";
import type { SiteFacts } from "../types.ts";
import { isOnDomain } from "./on-domain.ts";

/** Looks for the site's own brand and for its rivals in other people's texts. */
export interface BrandFinder {
  /** Whether a text names the brand; an everyday word counts only beside the site's domain, in the text or in a link. */
  names(text: string, links?: Page["links"]): boolean;
  /** Whether a text carries the name, which where its writer is known to mean the brand is enough. */
  carries(text: string): boolean;
  /** Whether a text holds the site's domain. */
  writesDomain(text: string): boolean;
  /** How many rivals a text names. */
  countRivals(text: string): number;
}

/** Made once a scan. */
export function createBrandFinder({ brand, aliases, domain, ...facts }: SiteFacts, rivals: Competitor[]): BrandFinder {
  const language = languageOf(facts.language);
  const own = new NameFinder(brandNames({ name: brand, aliases, domain }), language);
  const rivalOf = new Map(
    rivals.flatMap((rival) =>
      brandNames({ name: rival.name, aliases: rival.names, domain: "" }).map((name) => [name, rival] as const),
    ),
  );
  const others = new NameFinder([...rivalOf.keys()], language);
  const address = new RegExp(`(?<![\\w-])${escapeForRegExp(domain)}(?![\\w-]|\\.\\w)`, "i");
  return {
    names(text, links = []) {
      const found = own.find(text);
      if (found.length === 0) return false;
      return (
        found.some(({ common }) => !common) || address.test(text) || links.some(({ href }) => isOnDomain(href, domain))
      );
    },
    writesDomain: (text) => address.test(text),
    carries: (text) => own.find(text).length > 0,
    countRivals: (text) =>
      new Set(
        others
          .find(text)
          .filter(({ common }) => !common)
          .map(({ name }) => rivalOf.get(name)),
      ).size,
  };
}
