import { isModelName, isProductLabel, opensLabel } from "../name-surroundings.ts";
import type { NameSign } from "./name-sign.ts";

/** What a row, a label or a heading tells of a common word. */
export const ENTRY_SIGNS: readonly NameSign[] = [
  {
    id: "repeated",
    weight: -3,
    means: "it heads several entries, as an attribute does",
    holds: ({ heads, context, unit, written }) =>
      heads && (context.repeated || (unit.cell !== null && context.siblings.includes(written))),
  },
  {
    id: "heads-names",
    weight: 3,
    means: "it heads an entry among other names",
    holds: ({ heads, row }) => heads && row === "names",
  },
  {
    id: "heads-row",
    weight: 2,
    means: "it heads an entry, and so does no attribute",
    holds: ({ heads, row }) => heads && row === "everyday",
  },
  {
    id: "heads-attributes",
    weight: -1,
    means: "it heads an entry among everyday words",
    holds: ({ heads, row, context, found }) =>
      heads && row === "attributes" && context.siblings.length > 1 && found.name.words.length === 1,
  },
  {
    id: "product",
    weight: 1,
    means: "a product name follows it",
    holds: ({ unit, found, row }) =>
      isModelName(unit, found) || (opensLabel(unit, found) && (row === "names" || isProductLabel(unit, found))),
  },
  {
    id: "model",
    weight: 1,
    means: "a model or product name follows it where a capital tells something",
    holds: ({ unit, found, row, text, opens, titled }) =>
      (isModelName(unit, found) &&
        (!(opens || titled) ||
          opensLabel(unit, found) ||
          /^[ -](?:\p{Lu}{1,4}-?)?\d{2,}|^ \p{Ll}{1,3}\p{Lu}/u.test(text.slice(found.end, found.end + 12)))) ||
      (opensLabel(unit, found) && (row === "names" || isProductLabel(unit, found))),
  },
];
