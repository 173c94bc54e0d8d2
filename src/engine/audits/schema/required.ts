import type { Page, StructuredNode } from "../../read-site/types.ts";
import { byShare, counted, notApplicable } from "../judgement.ts";
import { excerpt } from "../text/pages.ts";
import type { Audit } from "../types.ts";
import { childNodes, deepNodesOf, has, isOf } from "./nodes.ts";
import requirements from "./requirements.json" with { type: "json" };
import { isKindOf } from "./vocabulary.ts";

interface Requirement {
  required: string[];
  oneOf: string[][];
  recommended: string[];
}

const REQUIREMENTS: Record<string, Requirement> = requirements.types;
/** What is sold by the offers inside it. */
const SOLD = ["Product", "SoftwareApplication", "Course", "Event"];
/** What an item counts that lacks only recommended fields. */
const INCOMPLETE = 0.7;

/** Items carry the fields without which search engines do not use them. */
export const required: Audit = {
  id: "sch.required",
  signal: "schema",
  grade: "A",
  effort: "medium",
  title: "Data items have their required fields",
  why: "An item without a required field, such as a product without price, is not used at all.",
  judge(reading) {
    const items = reading.pages.flatMap((page) =>
      itemsOf(page).flatMap((node) => {
        const kind = kindOf(node);
        return kind && !isReference(node) ? [{ url: page.finalUrl, ...examine(node, kind) }] : [];
      }),
    );
    if (items.length === 0) return notApplicable("No item of a type with required fields was found.");
    const expected = "all required and the main recommended fields of each item";
    const lacking = items.filter(({ score }) => score < 1).sort((a, b) => a.score - b.score);
    const evidence = counted(lacking.map(({ url, observed }) => ({ url, observed, expected }))).slice(0, 5);
    const fine = { url: reading.home.finalUrl, observed: `${items.length} items, all complete`, expected };
    const mean = items.reduce((sum, { score }) => sum + score, 0) / items.length;
    return byShare(mean, evidence.length > 0 ? evidence : [fine], { passAt: lacking.length === 0 ? 0.9 : 1 });
  },
  fix: (_reading, { evidence }) => ({
    title: "Complete the data items",
    how: `${evidence[0]?.observed ?? "An item is incomplete"}. Add the missing fields, with the values that the page shows.`,
    paste: null,
  }),
};

/** What properties were called before (schema.org, supersededBy); pages with the old names are still read. */
const OLD_NAMES: Record<string, string> = {
  recipeIngredient: "ingredients",
  review: "reviews",
  actor: "actors",
  event: "events",
  employee: "employees",
  track: "tracks",
  episode: "episodes",
};

/** All items; offers only where they are a product's, since a company may say what it offers without a price. */
function itemsOf(page: Page): StructuredNode[] {
  const all = deepNodesOf(page);
  // Beside one product that is sold here, those without an offer are teasers of others.
  const isSold = (node: StructuredNode) =>
    ["offers", "review", "aggregateRating"].some((property) => has(node, property));
  const sellsOne = all.some((node) => isOf(node, "Product") && isSold(node));
  const nodes = all.filter((node) => !(sellsOne && isOf(node, "Product") && !isSold(node)));
  const sold = nodes.filter((node) => SOLD.some((kind) => isOf(node, kind)));
  return [...nodes.filter((node) => !isOf(node, "Offer")), ...sold.flatMap(({ offers }) => childNodes(offers))];
}

/** The most special of the types we have rules for. */
function kindOf(node: StructuredNode): string | null {
  // Comments and likes descend from Event in the vocabulary, and nobody attends them.
  if (isOf(node, "UserInteraction")) return null;
  const kinds = Object.keys(REQUIREMENTS).filter((kind) => isOf(node, kind));
  return kinds.find((kind) => !kinds.some((other) => other !== kind && isKindOf(other, kind))) ?? null;
}

/** A node with nothing but its type, id and name only points to one that is told elsewhere. */
function isReference(node: StructuredNode): boolean {
  const said = Object.keys(node).filter((key) => !["@type", "name", "url", "position"].includes(key));
  return said.length === 0 || (said.length === 1 && said[0] === "@id");
}

function examine(node: StructuredNode, kind: string): { score: number; observed: string } {
  const { required: needed, oneOf, recommended } = REQUIREMENTS[kind]!;
  const hasAny = (names: string) =>
    names.split("|").some((name) => has(node, name) || (OLD_NAMES[name] !== undefined && has(node, OLD_NAMES[name])));
  const errors = [
    ...needed.filter((name) => !hasAny(name)),
    ...oneOf.filter((names) => !names.some(hasAny)).map((names) => names.join(" or ")),
  ];
  const warnings = recommended.filter((name) => !hasAny(name));
  const label = `${node["@type"][0]}${typeof node.name === "string" ? ` “${excerpt(node.name, 50)}”` : ""}`;
  if (errors.length > 0) return { score: 0, observed: `${label} lacks ${errors.join(", ").replaceAll("|", " or ")}` };
  if (warnings.length > 0)
    return { score: INCOMPLETE, observed: `${label} could also give ${warnings.join(", ").replaceAll("|", " or ")}` };
  return { score: 1, observed: label };
}
