import { Parser } from "htmlparser2";

/** What a sitemap or feed says. Addresses as written. */
export interface SitemapFile {
  kind: "urlset" | "index" | "feed" | "invalid";
  entries: { loc: string; lastmod: string | null }[];
}

const MAX_ENTRIES = 5000;
/** No format nests deeper than a handful; the parser takes time quadratic in the depth. */
const MAX_DEPTH = 64;
const ROOTS: Record<string, SitemapFile["kind"]> = {
  urlset: "urlset",
  sitemapindex: "index",
  rss: "feed",
  "rdf:rdf": "feed",
  feed: "feed",
};
const ENTRIES = new Set(["url", "sitemap", "item", "entry"]);
const DATES = new Set(["lastmod", "pubdate", "updated", "published", "dc:date"]);

/** Thrown by the handler to end the walk early. */
class Enough extends Error {}

/** Reads a sitemap, an index of them, RSS or Atom as it streams by; never expands entities of its own making, stops at 5,000 entries and where elements nest too deep. */
export function readSitemapFile(xml: string): SitemapFile {
  const file: SitemapFile = { kind: "invalid", entries: [] };
  let entry: { loc: string; lastmod: string } | null = null;
  let field: "loc" | "lastmod" | null = null;
  let isFirst = true;
  let depth = 0;

  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const tag = name.toLowerCase();
        depth += 1;
        if (depth > MAX_DEPTH) throw new Enough();
        if (isFirst) {
          file.kind = ROOTS[tag] ?? "invalid";
          isFirst = false;
          if (file.kind === "invalid") throw new Enough();
        }
        if (ENTRIES.has(tag)) entry = { loc: "", lastmod: "" };
        else if (tag === "loc" || (tag === "link" && file.kind === "feed")) field = "loc";
        else if (DATES.has(tag)) field = "lastmod";
        if (entry && tag === "link" && attributes.href && (attributes.rel ?? "alternate") === "alternate")
          entry.loc ||= attributes.href;
      },
      ontext(text) {
        if (entry && field) entry[field] += text;
      },
      onclosetag(name) {
        const tag = name.toLowerCase();
        depth -= 1;
        if (ENTRIES.has(tag) && entry) {
          const loc = entry.loc.trim();
          if (loc) file.entries.push({ loc, lastmod: entry.lastmod.trim().slice(0, 40) || null });
          entry = null;
          if (file.entries.length >= MAX_ENTRIES) throw new Enough();
        }
        field = null;
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  try {
    parser.write(xml);
    parser.end();
  } catch (thrown) {
    if (!(thrown instanceof Enough)) throw thrown;
  }
  return file;
}
