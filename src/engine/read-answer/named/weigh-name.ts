import type { Unit } from "../document/document.ts";
import type { FoundName } from "./find-names.ts";
import { type EvidenceContext, placeOf } from "./name-place.ts";
import { SIGNS } from "./signs/index.ts";

/** How much speaks for a common word being meant as a name, and what. */
export interface Evidence {
  score: number;
  reasons: string[];
}

/** From this score on, a common word is taken for the name. */
export const NAME_FROM = 2;

/** Weighs whether a common word stands here as a name: the sum of the signs that hold. */
export function weighName(unit: Unit, found: FoundName, context: EvidenceContext): Evidence {
  const place = placeOf(unit, found, context);
  const holding = SIGNS.filter(({ holds }) => holds(place));
  return {
    score: holding.reduce((sum, { weight }) => sum + weight, 0),
    reasons: holding.map(({ means }) => means),
  };
}
