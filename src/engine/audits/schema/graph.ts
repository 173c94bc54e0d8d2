import { foldWords } from "../../language/fold.ts";
import type { Page, Reading, StructuredNode } from "../../read-site/types.ts";
import { byShare, notApplicable } from "../judgement.ts";
import type { Audit } from "../types.ts";
import { companyParts, isOwnCompany } from "./identity-node.ts";
import { deepNodesOf, has, isOf, isReadable, nodesOf, said, textsOf } from "./nodes.ts";

/** Items refer to each other by stable ids instead of repeating and contradicting each other. */
export const graph: Audit = {
  id: "sch.graph",
  signal: "schema",
  grade: "B",
  effort: "medium",
  title: "Data items are connected",
  why: "An article that points to the company's entry is known to come from it; a repeated stub could be anyone's.",
  judge(reading) {
    const nodes = reading.pages.flatMap(nodesOf);
    if (nodes.length < 2) return notApplicable("The pages hold fewer than two data items.");
    const checks = [
      ...judgeReferences(reading),
      ...judgeIds(reading, nodes),
      ...judgeNames(reading),
      ...judgeEntries(reading),
      ...judgeRepeats(reading),
    ];
    if (checks.length === 0) return notApplicable("The data items have nothing to be connected by.");
    const faulty = checks.filter(({ ok }) => !ok);
    const expected = "items with ids, references that lead somewhere, one entry for the company";
    const evidence = faulty
      .slice(0, 5)
      .map(({ url, observed }) => ({ url: url ?? reading.home.finalUrl, observed, expected }));
    const fine = { url: reading.home.finalUrl, observed: `${nodes.length} items, well connected`, expected };
    return byShare((checks.length - faulty.length) / checks.length, evidence.length > 0 ? evidence : [fine]);
  },
  fix: ({ origin }) => ({
    title: "Connect your data items",
    how: `Give the company's entry a fixed id (${origin}/#organization) and let articles, products and services point to it as publisher, brand or provider instead of repeating it.`,
    paste: null,
  }),
};

interface Check {
  ok: boolean;
  observed: string;
  url?: string;
}

/** Every reference leads to a node on one of the pages; ids on other sites and on pages that were not read cannot be checked. */
function judgeReferences(reading: Reading): Check[] {
  const absolute = (id: string, page: Page) => (URL.canParse(id, page.finalUrl) ? new URL(id, page.finalUrl).href : id);
  const ids = new Set(
    reading.pages.flatMap((page) =>
      deepNodesOf(page).flatMap((node) => (node["@id"] ? [absolute(node["@id"], page)] : [])),
    ),
  );
  const read = new Set(reading.pages.map(({ finalUrl }) => withoutFragment(finalUrl)));
  return reading.pages.flatMap((page) =>
    referencesOf(page)
      .map((id) => absolute(id, page))
      .filter((id) => id.includes("#") && read.has(withoutFragment(id)))
      .map((id) => ({
        ok: ids.has(id),
        observed: `a reference to ${id}, which is nowhere defined`,
        url: page.finalUrl,
      })),
  );
}

const withoutFragment = (url: string): string => url.split("#")[0]!;

/** Ids of objects that hold nothing else. */
function referencesOf(page: Page): string[] {
  const found = new Set<string>();
  const walk = (value: unknown) => {
    if (Array.isArray(value)) for (const item of value) walk(item);
    else if (typeof value === "object" && value !== null) {
      const keys = Object.keys(value);
      const id = (value as { "@id"?: unknown })["@id"];
      if (keys.length === 1 && typeof id === "string") found.add(id);
      else for (const child of Object.values(value)) walk(child);
    }
  };
  for (const block of page.structured.filter(isReadable)) walk(block.nodes);
  return [...found];
}

/** An id is asked for only where other items name the company and could point to it. */
function judgeIds({ pages }: Reading, nodes: StructuredNode[]): Check[] {
  const pointing = pages
    .flatMap(deepNodesOf)
    .some((node) =>
      ["publisher", "brand", "provider", "author", "isPartOf"].some((property) => node[property] !== undefined),
    );
  if (!pointing) return [];
  const main = nodes.filter((node) => isOf(node, "Organization") || isOf(node, "WebSite"));
  return main.length === 0
    ? []
    : [{ ok: main.some((node) => node["@id"]), observed: `the ${main[0]!["@type"][0]} entry has no @id to point to` }];
}

/** Two top-level organisations of one page, both of this site, with different names contradict each other. */
function judgeNames({ pages }: Reading): Check[] {
  return pages.flatMap((page) => {
    const companies = nodesOf(page).filter((node) => isOf(node, "Organization") && !isOf(node, "Brand"));
    if (companies.length < 2) return [];
    const names = [...new Set(companies.flatMap((node) => textsOf(node.name)).map(foldWords))];
    const ok = names.every((name) => names.every((other) => name.includes(other) || other.includes(name)));
    return [
      {
        ok,
        observed: `several companies on one page: ${companies.flatMap((node) => textsOf(node.name)).join(", ")}`,
        url: page.finalUrl,
      },
    ];
  });
}

/** The company's entry is no more than doubled on a page: parts of it without an id are entries of nobody. */
function judgeEntries(reading: Reading): Check[] {
  return reading.pages.flatMap((page) => {
    if (nodesOf(page).filter((node) => isOwnCompany(node, page, reading)).length < 2) return [];
    const { size } = companyParts(page, reading);
    const observed = `the company stands in ${size} separate entries that no @id connects`;
    return [{ ok: size <= 2, observed, url: page.finalUrl }];
  });
}

/** Of which a site or page has one entry each; comments, measures and steps may share a name. */
const SINGLE = ["Organization", "WebSite", "Article", "Product", "Event", "Service", "Place"];
/** What tells two of the same name apart, as sizes of a shirt. */
const TELLING = ["@id", "url", "sku", "gtin13", "size", "color", "startDate", "datePublished", "address"];

/** The same item twice on a page, once is forgiven. */
function judgeRepeats({ pages }: Reading): Check[] {
  return pages.flatMap((page) => {
    const named = nodesOf(page)
      .filter((node) => SINGLE.some((kind) => isOf(node, kind)))
      .flatMap((node) =>
        textsOf(node.name ?? node.headline)
          .slice(0, 1)
          .map((name) => ({
            name: `${node["@type"][0]} “${name}”`,
            key: [
              node["@type"][0],
              name,
              ...TELLING.map((property) => (has(node, property) ? said(node[property]) : "")),
            ].join("\n"),
          })),
      );
    const repeated = named.filter(({ key }, at) => named.findIndex((other) => other.key === key) !== at);
    return named.length < 2
      ? []
      : [
          {
            ok: repeated.length <= 1,
            observed: `${repeated[0]?.name} stands ${repeated.length + 1} times on the page`,
            url: page.finalUrl,
          },
        ];
  });
}
