import { crawlerAccess, tellVerdict } from "./read-site/robots/crawlers.ts";
import type { Page, Reading, StructuredBlock } from "./read-site/types.ts";
import type { CrawlerEvidence, SchemaEvidence, SiteEvidence, TextView } from "./types.ts";

/** Structured data of one page that is kept, in characters of JSON. */
const KEPT_CHARS = 12_000;
/** Main text in characters under which a page without scripts counts as blank: a heading and a line. */
const BLANK_CHARS = 200;
/** A page shows part of its text where scripts bring more than this share of its words. */
const PARTIAL_SHARE = 0.3;

/** What of a reading is kept with the scan, so that it can be shown later without asking the site again. */
export function siteEvidence(reading: Reading): SiteEvidence {
  const crawlers = crawlerAccess(reading, ["search", "user", "training"]);
  return {
    crawlers: crawlers.map(crawlerEvidence),
    notAssessable: [...new Set(crawlers.flatMap(({ limits }) => limits))],
    schema: reading.pages.map((page) => schemaEvidence(page, reading)),
    agentView: { view: viewOf(reading), readableChars: textOf(reading.home).length, readAt: reading.readAt },
  };
}

function crawlerEvidence({ crawler, share, verdict }: ReturnType<typeof crawlerAccess>[number]): CrawlerEvidence {
  return {
    vendor: crawler.vendor,
    agent: crawler.agent,
    purpose: crawler.kind as CrawlerEvidence["purpose"],
    verdict: share === null ? "unknown" : share === 1 ? "allowed" : share === 0 ? "refused" : "partly",
    rule: verdict && tellVerdict(verdict),
  };
}

function schemaEvidence(page: Page, { rendered, readAt }: Reading): SchemaEvidence {
  const initial = jsonOf(page.structured);
  const afterScripts = rendered?.find(({ url }) => url === page.finalUrl);
  const later = afterScripts ? jsonOf(afterScripts.structured) : null;
  const faults = page.structured.flatMap(({ format, error }) =>
    error ? [`A ${format} block is broken: ${error}`] : [],
  );
  const isCut = initial.length > KEPT_CHARS || (later?.length ?? 0) > KEPT_CHARS;
  return {
    page: page.finalUrl,
    initial: initial.slice(0, KEPT_CHARS),
    rendered: later?.slice(0, KEPT_CHARS) ?? null,
    readAt,
    complete: !isCut && !page.truncated && faults.length === 0,
    limitations: [
      ...faults,
      ...(isCut ? [`Cut after ${KEPT_CHARS} characters.`] : []),
      ...(page.truncated ? ["The page was longer than is read."] : []),
      ...(afterScripts ? [] : ["No browser ran its scripts: data that scripts add is not seen."]),
    ],
  };
}

/** The nodes of every block that could be read, as one line of JSON each; empty where there are none. */
function jsonOf(blocks: StructuredBlock[]): string {
  return blocks.flatMap(({ nodes }) => nodes.map((node) => JSON.stringify(node))).join("\n");
}

const textOf = ({ mainText, bodyText }: Page) => mainText || bodyText;

/** How much of the home page a reader without scripts gets. */
function viewOf({ home, rendered }: Reading): TextView {
  const text = textOf(home);
  const [after] = rendered ?? [];
  if (text.length < BLANK_CHARS) return "blank";
  if (home.truncated) return "partial";
  return after && home.mainWords < after.mainWords * (1 - PARTIAL_SHARE) ? "partial" : "full";
}
