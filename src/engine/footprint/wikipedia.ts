import { z } from "zod";
import { askMediaWiki } from "./mediawiki.ts";
import { type FootprintTools, leftOut, type Measure, measured } from "./types.ts";
import type { WikidataItem } from "./wikidata.ts";

/** An article of its own is full; being a source of others' articles is half. */
const AS_SOURCE = 0.5;
/** The most that the API lists at once; it drops other kinds of pages only afterwards, so fewer may come. */
const LIMIT = 500;

const Usage = z.object({
  continue: z.unknown().optional(),
  query: z.object({ exturlusage: z.array(z.object({ title: z.string() })) }),
});

/** The brand's own article, which its item in Wikidata tells, else articles that use the site as a source. */
export async function wikipedia(domain: string, item: WikidataItem, tools: FootprintTools): Promise<Measure> {
  if (!item.answered) return leftOut("Wikidata, which tells a site's own article, did not answer.");
  if (item.article) return measured(1, `article “${item.article}”`);
  const used = await askMediaWiki(
    tools.session,
    { endpoint: tools.endpoints.wikipedia, shape: Usage },
    // The star stands for the domain itself, too.
    { action: "query", list: "exturlusage", euquery: `*.${domain}`, eunamespace: "0", eulimit: String(LIMIT) },
  );
  if (!used) return leftOut("Wikipedia did not answer.");
  const articles = new Set(used.query.exturlusage.map(({ title }) => title)).size;
  if (articles > 0) return measured(AS_SOURCE, `a source in ${countOf(articles, used.continue !== undefined)}`);
  if (used.continue !== undefined) return leftOut("Wikipedia's list of links was too long to look through.");
  return measured(0, "no article of its own is known, and none uses the site as a source");
}

function countOf(articles: number, isPart: boolean): string {
  return `${articles} ${articles === 1 ? "article" : "articles"}${isPart ? " or more" : ""}`;
}
