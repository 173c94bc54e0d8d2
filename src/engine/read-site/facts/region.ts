import { foldWords } from "../../language/fold.ts";
import type { Page, StructuredNode } from "../types.ts";
import { nodesOf, textOf } from "./own-nodes.ts";
import table from "./regions.json" with { type: "json" };

const REGIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = table.regions;
const SHARED = new Set(table.shared);
const NAMES = new Set(Object.values(REGIONS).flatMap((regions) => Object.values(regions)));
const NAMED: Readonly<Record<string, readonly string[]>> = table.named;
const CITIES = new Set(table.cities);
/** Folded names of regions that no city has, by country. */
const FOLDED: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  [
    ...Object.entries(REGIONS).map(([country, regions]) => [country, Object.values(regions)] as const),
    ...Object.entries(NAMED),
  ].map(([country, names]) => [country, new Set(names.filter((name) => !CITIES.has(name)).map(foldWords))]),
);
const MAX_TEXT = 20_000;

/** A town with the state or province that the site puts beside it, where others share its name: "Portland, Maine". */
export function withRegion(
  town: string,
  { pages, nodes, country }: { pages: readonly Page[]; nodes: readonly StructuredNode[]; country: string | null },
): string {
  if (!SHARED.has(town)) return town;
  const told = country ? [REGIONS[country] ?? {}] : Object.values(REGIONS);
  const { head, h1, bodyText, footerText } = pages[0]!;
  const texts = [
    head.title,
    head.description,
    ...h1,
    footerText,
    bodyText.slice(0, MAX_TEXT),
    bodyText.slice(-MAX_TEXT),
  ];
  const addressed = nodes
    .flatMap((node) => nodesOf(node, "address"))
    .map((address) => `${textOf(address, "addressLocality")}, ${textOf(address, "addressRegion")}`);
  const beside = new RegExp(
    `(?<!\\p{L})${RegExp.escape(town)},?\\s(${told.flatMap(spellings).join("|")})(?!\\p{L})`,
    "u",
  );
  const found = [...texts, ...addressed].map((text) => beside.exec(text ?? "")?.[1]).find(Boolean);
  const region = found && (told.map((regions) => regions[found]).find(Boolean) ?? found);
  return region ? `${town}, ${region}` : town;
}

/** Whether a place is a town with its region. */
export function hasRegion(place: string): boolean {
  const [, region] = place.split(", ");
  return region !== undefined && NAMES.has(region);
}

/** Whether a folded name is a state, province or region of one of these countries, and no city of it; of any country where none is given. */
export function isRegion(name: string, countries: Iterable<string> = FOLDED.keys()): boolean {
  return [...countries].some((country) => FOLDED.get(country)?.has(name));
}

function spellings(regions: Readonly<Record<string, string>>): string[] {
  return [...Object.values(regions), ...Object.keys(regions)];
}
