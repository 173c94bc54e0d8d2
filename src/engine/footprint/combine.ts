import type { Footprint, FootprintComponent } from "./types.ts";

/** Under this much verified weight of 100 there is no score. */
const MIN_WEIGHT = 50;
/** Without any of these the rest tells too little. */
const GROUNDS = ["fp.third-party-citations", "fp.wikidata", "fp.wikipedia"];

/** The weighted mean of the components that were verified, or why there is none. */
export function combine(components: FootprintComponent[]): Pick<Footprint, "score" | "reason"> {
  const verified = components.filter(({ score }) => score !== null);
  const weight = verified.reduce((sum, each) => sum + each.weight, 0);
  if (weight < MIN_WEIGHT) return { score: null, reason: `Only ${weight} of 100 points of weight could be verified.` };
  if (!verified.some(({ id }) => GROUNDS.includes(id))) {
    return { score: null, reason: "Neither the engines' sources nor the open registries could be verified." };
  }
  const sum = verified.reduce((sum, each) => sum + each.weight * each.score!, 0);
  return { score: Math.floor((100 * sum) / weight + 0.5 + 1e-9), reason: null };
}
