import type { SiteFacts } from "../../types.ts";
import type { Page } from "../types.ts";
import { servesSome } from "./audience.ts";
import { readBrand } from "./brand.ts";
import { readCategory } from "./category.ts";
import { gatherEvidence } from "./evidence.ts";
import { readCountry, readLanguage, withoutElsewhere } from "./market.ts";
import { readOffers } from "./offers.ts";
import { publicDomain, registrable } from "./own-domain.ts";
import { nodesOf, ownNodes, textOf } from "./own-nodes.ts";
import { readPlace } from "./place.ts";
import { withRegion } from "./region.ts";
import { signedNames } from "./signed-names.ts";

/** Draws what a site says of itself from its pages, home first: structured data, metadata, then text. */
export function readFacts(pages: readonly Page[]): SiteFacts {
  const home = pages[0]!;
  const { hostname } = new URL(home.finalUrl);
  const known = publicDomain(pages);
  const nodes = withoutElsewhere(ownNodes(pages), pages, known);
  const language = readLanguage(pages, known);
  const names = readBrand(pages, nodes, { domain: known && registrable(known), language });
  const country = readCountry(pages, nodes, known);
  const evidence = gatherEvidence(pages, nodes, { brand: names.brand, host: known, language });
  const market = { language, country, brand: names.brand };
  const town = readPlace(pages, nodes, market);
  const { audience, category, trade, isLocal } = readCategory(pages, evidence, { ...market, town });
  const offers = readOffers(pages, {
    brand: names.brand,
    names: [...names.aliases, names.legalName ?? "", ...signedNames(home, market)],
    language,
    trade,
    isLocal,
  });
  const place = isLocal && town !== null ? withRegion(town, { pages, nodes, country }) : null;
  return {
    ...names,
    domain: registrable(hostname),
    category: category && withoutTown(category, isLocal ? town : null),
    trade,
    offers,
    description:
      home.head.description ??
      home.head.og["og:description"] ??
      nodes.map((node) => textOf(node, "description")).find(Boolean) ??
      null,
    language,
    country,
    place,
    audience:
      audience ??
      nodes
        .flatMap((node) => nodesOf(node, "audience"))
        .map((node) => textOf(node, "audienceType"))
        .find((told) => told && servesSome(told)) ??
      null,
  };
}

/** "Boise divorce attorney" of Boise is a divorce attorney. */
function withoutTown(category: string, place: string | null): string {
  const isFirst = place !== null && category.toLowerCase().startsWith(`${place.toLowerCase()} `);
  return isFirst ? category.slice(place.length + 1) : category;
}
