import { foldWords } from "../language/fold.ts";
import data from "./families.json" with { type: "json" };
import type { Sells } from "./kinds.ts";

/** A family of businesses whose buyers ask alike. */
export interface Family {
  id: string;
  sells: Sells;
  /** Bought where one is: each question then carries a place, or says "near me". */
  isLocal: boolean;
}

const FAMILIES = data.families.map((family) => ({
  ...family,
  patterns: family.patterns.map((pattern) => new RegExp(pattern, "u")),
}));

/** The family of a category: told by its words, else by what it sells and whether it serves a place. */
export function familyOf(category: string | null, sells: Sells, place: string | null): Family {
  const plain = foldWords(category ?? "");
  const found =
    sells !== "software" &&
    FAMILIES.find(
      (family) =>
        family.sells === sells &&
        (sells !== "goods" || !place || family.id !== "shop") &&
        family.patterns.some((pattern) => pattern.test(plain)),
    );
  if (found) return { id: found.id, sells, isLocal: found.isLocal };
  if (sells === "software") return { id: "software", sells, isLocal: false };
  if (sells === "goods")
    return place ? { id: "local-shop", sells, isLocal: true } : { id: "shop", sells, isLocal: false };
  return { id: "personal", sells, isLocal: category !== null };
}
