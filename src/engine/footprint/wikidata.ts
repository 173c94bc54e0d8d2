import { getDomain } from "tldts";
import { z } from "zod";
import { foldText } from "../read-answer/fold-text.ts";
import { askMediaWiki } from "./mediawiki.ts";
import { type FootprintInput, leftOut, type Measure, measured } from "./types.ts";

/** Property "official website". */
const WEBSITE = "P856";
/** An item of the same name that tells no website may be another's. */
const NAME_ONLY = 0.4;

const Search = z.object({ search: z.array(z.object({ id: z.string(), label: z.string().optional() })) });
const Entities = z.object({
  entities: z.record(
    z.string(),
    z.object({
      claims: z
        .record(
          z.string(),
          z.array(
            z.object({
              rank: z.string(),
              mainsnak: z.object({ datavalue: z.object({ value: z.unknown() }).optional() }),
            }),
          ),
        )
        .default({}),
      sitelinks: z.record(z.string(), z.object({ title: z.string() })).default({}),
    }),
  ),
});

/** The brand's item in Wikidata, told from namesakes by its website. */
export interface WikidataItem {
  measure: Measure;
  /** Title of its English article; `null` without one. */
  article: string | null;
  /** Whether Wikidata answered. */
  asked: boolean;
}

/** Looks the brand up by name and compares the official website's domain. */
export async function findWikidataItem({ reading, session, endpoints }: FootprintInput): Promise<WikidataItem> {
  const { brand, domain, language } = reading.facts;
  const silent = { measure: leftOut("Wikidata did not answer."), article: null, asked: false };
  const found = await askMediaWiki(session, endpoints.wikidata, Search, {
    action: "wbsearchentities",
    search: brand,
    language,
    type: "item",
    limit: "7",
  });
  if (!found) return silent;
  const named = found.search.filter(({ label }) => label && fold(label) === fold(brand));
  if (named.length === 0) return { measure: measured(0, "no item of this name"), article: null, asked: true };
  const ids = named.map(({ id }) => id).join("|");
  const told = await askMediaWiki(session, endpoints.wikidata, Entities, {
    action: "wbgetentities",
    ids,
    props: "claims|sitelinks",
  });
  if (!told) return silent;
  const items = Object.entries(told.entities).map(([id, { claims, sitelinks }]) => ({
    id,
    domains: websites(claims[WEBSITE] ?? []),
    article: sitelinks.enwiki?.title ?? null,
  }));
  const own = items.find(({ domains }) => domains.includes(domain));
  if (own) return { measure: measured(1, `item ${own.id} names this website`), article: own.article, asked: true };
  const open = items.find(({ domains }) => domains.length === 0);
  if (open)
    return { measure: measured(NAME_ONLY, `item ${open.id} has the name and no website`), article: null, asked: true };
  return { measure: measured(0, "items of this name belong to other websites"), article: null, asked: true };
}

type Statement = { rank: string; mainsnak: { datavalue?: { value: unknown } } };

/** Registrable domains of the preferred statements, else of the normal ones; deprecated ones do not count. */
function websites(statements: Statement[]): string[] {
  const valid = statements.filter(({ rank }) => rank !== "deprecated");
  const preferred = valid.filter(({ rank }) => rank === "preferred");
  return (preferred.length > 0 ? preferred : valid).flatMap(({ mainsnak }) => {
    const value = mainsnak.datavalue?.value;
    return typeof value === "string" ? (getDomain(value) ?? []) : [];
  });
}

function fold(text: string): string {
  return foldText(text).folded.trim();
}
