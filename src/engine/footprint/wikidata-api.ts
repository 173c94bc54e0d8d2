import { z } from "zod";
import { askMediaWiki } from "./mediawiki.ts";
import type { FootprintTools } from "./types.ts";

/** Properties "official website" and "instance of". */
const WEBSITE = "P856";
const INSTANCE = "P31";
/** Disambiguation page, family name and the kinds of given name: items about a word, not about what bears it. */
const WORDS = ["Q4167410", "Q101352", "Q12308941", "Q11879590", "Q3409032", "Q202444"];
/** Items that a search returns. */
const LIMIT = "7";
/** Characters that Wikimedia's search takes. */
const MAX_QUERY = 300;

const FoundByWebsite = z.object({ query: z.object({ search: z.array(z.object({ title: z.string() })) }) });
const FoundByName = z.object({
  search: z.array(
    z.object({
      id: z.string(),
      label: z.string().optional(),
      match: z.object({ text: z.string().optional() }).optional(),
    }),
  ),
});
const Statements = z
  .array(
    z.object({
      rank: z.string(),
      mainsnak: z.object({ datavalue: z.object({ value: z.unknown() }).optional() }),
    }),
  )
  .default([]);
/** Empty maps come as empty lists. */
const map = <T extends z.ZodType>(shape: T) =>
  z.preprocess((value) => (Array.isArray(value) ? {} : (value ?? {})), shape);
const Entities = z.object({
  entities: z.record(
    z.string(),
    z.object({
      claims: map(z.object({ [WEBSITE]: Statements, [INSTANCE]: Statements })),
      sitelinks: map(z.record(z.string(), z.object({ title: z.string() }))),
    }),
  ),
});

/** What is used of an item. */
export interface WikidataEntity {
  id: string;
  /** Official websites, by the rule of ranks. */
  websites: string[];
  /** Its articles by wiki, e.g. `enwiki`. */
  articles: Record<string, string>;
  /** It is about a name or a page that tells names apart. */
  isWord: boolean;
}

/** Ids of items whose official website is the home page of a domain, however it is written; `null` without an answer. */
export async function searchByWebsite(
  domain: string,
  { session, endpoints }: FootprintTools,
): Promise<string[] | null> {
  const found = await askMediaWiki(
    session,
    { endpoint: endpoints.wikidata, shape: FoundByWebsite },
    { action: "query", list: "search", srsearch: websiteQuery(domain), srlimit: LIMIT },
  );
  return found?.query.search.map(({ title }) => title).filter((title) => /^Q\d+$/.test(title)) ?? null;
}

/** As many spellings of the address as a query may hold, the usual ones first. */
function websiteQuery(domain: string): string {
  const addresses = ["/", ""].flatMap((end) =>
    ["https://www.", "https://", "http://www.", "http://"].map((start) => `${WEBSITE}=${start}${domain}${end}`),
  );
  const query = (count: number) => `haswbstatement:${addresses.slice(0, count).join("|")}`;
  let count = addresses.length;
  while (count > 1 && query(count).length > MAX_QUERY) count -= 1;
  return query(count);
}

/** Items whose name begins with a text, with the names under which they were found; `null` without an answer. */
export async function searchByName(
  { brand, language }: { brand: string; language: string },
  { session, endpoints }: FootprintTools,
): Promise<{ id: string; names: string[] }[] | null> {
  const found = await askMediaWiki(
    session,
    { endpoint: endpoints.wikidata, shape: FoundByName },
    { action: "wbsearchentities", search: brand, language, uselang: language, type: "item", limit: LIMIT },
  );
  return found?.search.map(({ id, label, match }) => ({ id, names: [label, match?.text].filter(isText) })) ?? null;
}

/** The items of these ids, in the order of the ids; `null` without an answer. */
export async function readEntities(
  ids: string[],
  { session, endpoints }: FootprintTools,
): Promise<WikidataEntity[] | null> {
  const told = await askMediaWiki(
    session,
    { endpoint: endpoints.wikidata, shape: Entities },
    { action: "wbgetentities", ids: ids.join("|"), props: "claims|sitelinks" },
  );
  if (!told) return null;
  return ids.flatMap((id) => {
    const entity = told.entities[id];
    if (!entity) return [];
    const { claims, sitelinks } = entity;
    return {
      id,
      websites: best(claims[WEBSITE]).filter(isText),
      articles: Object.fromEntries(Object.entries(sitelinks).map(([wiki, { title }]) => [wiki, title])),
      isWord: best(claims[INSTANCE]).some((value) => WORDS.includes((value as { id?: string } | undefined)?.id ?? "")),
    };
  });
}

/** Values of the preferred statements, else of the normal ones; deprecated ones do not count. */
function best(statements: z.infer<typeof Statements>): unknown[] {
  const valid = statements.filter(({ rank }) => rank !== "deprecated");
  const preferred = valid.filter(({ rank }) => rank === "preferred");
  return (preferred.length > 0 ? preferred : valid).map(({ mainsnak }) => mainsnak.datavalue?.value);
}

const isText = (value: unknown): value is string => typeof value === "string";
