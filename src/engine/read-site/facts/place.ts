import type { Page, StructuredNode } from "../types.ts";
import markets from "./markets.json" with { type: "json" };
import { isOrganisation, nodesOf, textOf } from "./own-nodes.ts";

const TOWN = "\\p{Lu}[\\p{Ll}\\p{M}.]+(?:[ -](?:\\p{Lu}[\\p{Ll}\\p{M}.]+|am|an|bei|im|der|de|la|le|sur|upon|of)){0,4}";
/** "tree surgeon in Kiel", at the end of a phrase. */
const IN_TOWN = new RegExp(`(?<![\\p{L}])(?:in|à|en|a|em|u|v)[ \\t]{1,5}(${TOWN})(?=$|[\\s|,.;:!–-])`, "gu");
/** Postcode before the town (most of Europe), or after it (United Kingdom, United States). */
const BEFORE = new RegExp(`(?<![\\d\\p{L}])(?:[A-Z]{1,2}-)?\\d{4,5}(?: ?[A-Z]{2})?[ \\t]{1,5}(${TOWN})`, "gu");
const AFTER = new RegExp(
  `(${TOWN}),?[ \\t]{1,5}(?:[A-Z]{2},?\\s{1,5}\\d{5}|[A-Z]{1,2}\\d[\\dA-Z]?\\s{1,5}\\d[A-Z]{2})`,
  "gu",
);
const NOT_A_TOWN = new Set([...markets.notTowns, ...Object.keys(markets.countryNames)]);

const MAX_TEXT = 30_000;

/** City or region that a site names as its own; `null` where it names none. Whether it serves that place is for the trade to say. */
export function readPlace(pages: readonly Page[], nodes: readonly StructuredNode[]): string | null {
  const home = pages[0]!;
  const said = [home.head.title, ...home.h1, home.head.description]
    .map((text) => townIn(IN_TOWN, text ?? ""))
    .find(Boolean);
  const addressed = nodes
    .filter(isOrganisation)
    .flatMap((node) => nodesOf(node, "address"))
    .map((address) => textOf(address, "addressLocality")?.replace(/^[\d\s-]+/, "") || null)
    .find(Boolean);
  if (said || addressed) return said ?? addressed ?? null;
  const corners = pages.flatMap((page) => [
    page.footerText,
    ...(page.template === "contact" || page.template === "legal" ? [page.mainText.slice(0, 3000)] : []),
  ]);
  corners.push(home.bodyText.slice(-1500));
  // "© 2012 - 2020 All" looks like a postcode and its town.
  const lines = corners.map((text) =>
    text
      .split("\n")
      .filter((line) => !line.includes("©"))
      .join("\n"),
  );
  return lines.map((text) => townIn(AFTER, text) ?? townIn(BEFORE, text)).find(Boolean) ?? null;
}

/** Every place that a home page names as its own: "in" one, beside a postcode, or in the address that its data gives. */
export function ownPlaces(pages: readonly Page[], nodes: readonly StructuredNode[]): string[] {
  const home = pages[0]!;
  const addressed = nodes
    .flatMap((node) => [...nodesOf(node, "address"), ...nodesOf(node, "location"), ...nodesOf(node, "areaServed")])
    .flatMap((each) => ["addressLocality", "addressRegion", "streetAddress"].map((field) => textOf(each, field) ?? ""))
    .filter(Boolean);
  const said = [home.head.title, ...home.h1, home.head.description].flatMap((text) => townsIn(IN_TOWN, text ?? ""));
  const corners = `${home.footerText}\n${home.bodyText.slice(-1500)}`
    .split("\n")
    .filter((line) => !line.includes("©"))
    .join("\n");
  return [...addressed, ...said, ...townsIn(AFTER, corners), ...townsIn(BEFORE, corners)];
}

function townIn(pattern: RegExp, text: string): string | null {
  return townsIn(pattern, text)[0] ?? null;
}

function townsIn(pattern: RegExp, text: string): string[] {
  return [...text.slice(0, MAX_TEXT).matchAll(pattern)]
    .map(([, town]) => withoutNextSentence(town!))
    .filter((town) => town.length >= 3 && town.length <= 40 && isTown(town));
}

/** "Bristol. We repair": a full stop after a short word may be a saint's, after a longer one it ends the sentence. */
function withoutNextSentence(town: string): string {
  return town.replace(/(?<=\p{Ll}{4})\.\s[\s\S]*$/u, "").replace(/(?<![.\s-])[.\s-]+$/, "");
}

function isTown(name: string): boolean {
  const lower = name.toLowerCase();
  return !NOT_A_TOWN.has(lower) && !NOT_A_TOWN.has(lower.split(/[ -]/)[0]!);
}
