import { z } from "zod";
import { askMediaWiki } from "./mediawiki.ts";
import { type FootprintInput, leftOut, type Measure, measured } from "./types.ts";
import type { WikidataItem } from "./wikidata.ts";

/** An article of its own is full; being a source of others' articles is half. */
const AS_SOURCE = 0.5;

const Usage = z.object({ query: z.object({ exturlusage: z.array(z.object({ title: z.string() })) }) });

/** The brand's own article, else articles that use the site as a source. */
export async function wikipedia({ reading, session, endpoints }: FootprintInput, item: WikidataItem): Promise<Measure> {
  if (item.article) return measured(1, `article “${item.article}”`);
  const used = await askMediaWiki(session, endpoints.wikipedia, Usage, {
    action: "query",
    list: "exturlusage",
    euquery: reading.facts.domain,
    eunamespace: "0",
    eulimit: "5",
  });
  if (!used) return leftOut("Wikipedia did not answer.");
  const articles = used.query.exturlusage.length;
  return articles > 0
    ? measured(AS_SOURCE, `a source in ${articles === 5 ? "5 articles or more" : `${articles} articles`}`)
    : measured(0, "no article of its own, and in none as a source");
}
