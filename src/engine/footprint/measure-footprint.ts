import type { ReadAnswer } from "../read-answer/read-answers.ts";
import type { Reading } from "../read-site/types.ts";
import type { SiteFacts } from "../types.ts";
import { readCitedPages } from "./cited-pages.ts";
import { combine } from "./combine.ts";
import { community, competitorGap, reviews, thirdPartyCitations, video } from "./from-citations.ts";
import { politeSession } from "./polite-session.ts";
import { profiles } from "./profiles.ts";
import { type Footprint, type FootprintComponent, type FootprintTools, leftOut, type Measure } from "./types.ts";
import { findWikidataItem } from "./wikidata.ts";
import { wikipedia } from "./wikipedia.ts";

/**
 * Off-site footprint, from the engines' own sources first, then open registries and declared profiles. `answers` are
 * those to questions that do not name the brand. A component that could not be verified is left out with its reason.
 * Weights by how closely each goes with being named in studies of brands (correlations, no proof of cause).
 */
export async function measureFootprint(
  reading: Reading,
  answers: ReadAnswer[],
  given: FootprintTools,
): Promise<Footprint> {
  const { facts } = reading;
  const tools = { ...given, session: politeSession(given.session, given.endpoints) };
  const { pages, rivals } = await tools.bench.run("planFootprint", { answers, domain: facts.domain });
  const [[item, article], ownProfiles, cited, found] = await Promise.all([
    findWikidataItem(facts, tools).then(async (item) => [item, await wikipedia(facts.domain, item, tools)] as const),
    profiles(reading, tools),
    readCitedPages(pages, { facts, rivals }, tools),
    searchWeb(facts, tools),
  ]);
  const components = [
    component("fp.third-party-citations", 25, "Cited third parties", thirdPartyCitations(answers, cited)),
    component("fp.profiles-verified", 15, "Declared profiles that can be verified", ownProfiles),
    component("fp.wikidata", 12, "Item in Wikidata", item.measure),
    component("fp.community", 12, "Cited forum threads and posts", community(cited)),
    component("fp.wikipedia", 8, "Wikipedia", article),
    component("fp.video", 8, "Cited videos", video(cited)),
    component("fp.reviews-directories", 8, "Cited reviews and directories", reviews(cited)),
    component("fp.competitor-gap", 5, "Cited comparisons of rivals", competitorGap(cited)),
    component("fp.news", 4, "News", leftOut("No news archive is configured.")),
    component("fp.webgraph", 3, "Links from the web at large", leftOut("No link index is configured.")),
  ];
  return { ...combine(components), components, cited, found };
}

/** Pages elsewhere that name the brand; `null` where no search is configured or it gave nothing to go by. */
async function searchWeb(facts: SiteFacts, { search, bench }: FootprintTools): Promise<Footprint["found"]> {
  const found = search ? await search(facts.brand, facts.domain).catch(() => null) : null;
  return found && bench.run("judgeFound", { facts, found });
}

function component(id: string, weight: number, title: string, measure: Measure): FootprintComponent {
  return { id, title, weight, ...measure };
}
