import type { ReadAnswer } from "../read-answer/read-answers.ts";
import type { Reading } from "../read-site/types.ts";
import { readCitedPages } from "./cited-pages.ts";
import { community, competitorGap, reviews, thirdPartyCitations, video } from "./from-citations.ts";
import { profiles } from "./profiles.ts";
import { type Footprint, type FootprintComponent, type FootprintTools, leftOut, type Measure } from "./types.ts";
import { findWikidataItem } from "./wikidata.ts";
import { wikipedia } from "./wikipedia.ts";

/** Under this much verified weight of 100 there is no score. */
const MIN_WEIGHT = 50;

/**
 * Off-site footprint, from the engines' own sources first, then open registries and declared profiles. A component
 * that could not be verified is left out with its reason; the score is the weighted mean of the others. Weights by
 * how closely each goes with being named in studies of brands (correlations, no proof of cause).
 */
export async function measureFootprint(
  reading: Reading,
  answers: ReadAnswer[],
  tools: FootprintTools,
): Promise<Footprint> {
  const cited = await readCitedPages(answers, reading.facts, tools);
  const input = { reading, answers, cited, ...tools };
  const [item, ownProfiles] = await Promise.all([findWikidataItem(input), profiles(input)]);
  const components = [
    component("fp.third-party-citations", 25, "Cited third parties that name the brand", thirdPartyCitations(input)),
    component("fp.profiles-verified", 15, "Declared profiles that can be verified", ownProfiles),
    component("fp.wikidata", 12, "Item in Wikidata", item.measure),
    component("fp.community", 12, "Cited forum threads that name the brand", community(input)),
    component("fp.wikipedia", 8, "Wikipedia", await wikipedia(input, item)),
    component("fp.video", 8, "Cited videos that name the brand", video(input)),
    component("fp.reviews-directories", 8, "Cited reviews and directories that name the brand", reviews(input)),
    component("fp.competitor-gap", 5, "Cited comparisons that name the brand", competitorGap(input)),
    component("fp.news", 4, "News", leftOut("No news archive is configured.")),
    component("fp.webgraph", 3, "Links from the web at large", leftOut("No link index is configured.")),
  ];
  return { ...combine(components), components };
}

function component(id: string, weight: number, title: string, measure: Measure): FootprintComponent {
  return { id, title, weight, ...measure };
}

/** No score when under half of the weight was verified, or neither the engines' sources nor the registries were. */
function combine(components: FootprintComponent[]): Pick<Footprint, "score" | "reason"> {
  const verified = components.filter(({ score }) => score !== null);
  const weight = verified.reduce((sum, each) => sum + each.weight, 0);
  const missing = (id: string) => !verified.some((each) => each.id === id);
  if (weight < MIN_WEIGHT) return { score: null, reason: `Only ${weight} of 100 points of weight could be verified.` };
  if (missing("fp.third-party-citations") && missing("fp.wikidata") && missing("fp.wikipedia")) {
    return { score: null, reason: "Neither the engines' sources nor the open registries could be verified." };
  }
  const score = verified.reduce((sum, each) => sum + each.weight * each.score!, 0) / weight;
  return { score: Math.floor(100 * score + 0.5 + 1e-9), reason: null };
}
