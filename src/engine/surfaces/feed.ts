import { XMLParser } from "fast-xml-parser";
import type { Reading } from "../read-site/types.ts";
import { sameOwner } from "./same-owner.ts";

const parser = new XMLParser({ ignoreAttributes: false, processEntities: false });

/** Whether an entry carries a whole text is told from this much of it. */
const MAX_CONTENT = 20_000;

/** The first feed that a page names, on the site itself. */
export function feedUrl(reading: Reading): string | null {
  const named = reading.pages
    .flatMap(({ head }) => head.alternates)
    .find(
      ({ type, href }) =>
        /application\/(?:rss|atom)\+xml|application\/feed\+json/.test(type ?? "") && sameOwner(reading, href),
    );
  return named?.href ?? null;
}

/** What the recorded feed holds. `full`: its entries carry whole texts. */
export interface FeedState {
  state: "valid" | "invalid" | "absent" | "not_measured";
  detail: string;
  full: boolean;
}

/** Valid with at least one entry that has a date and a link. */
export function readFeed(reading: Reading): FeedState {
  const url = feedUrl(reading);
  const told = (state: FeedState["state"], detail: string, full = false): FeedState => ({ state, detail, full });
  if (!url) return told("absent", "No page names a feed.");
  const exchange = reading.wellKnown[url];
  if (
    !exchange ||
    exchange.status === null ||
    exchange.status === 429 ||
    exchange.status === 403 ||
    exchange.status >= 500
  )
    return told("not_measured", `${url} could not be read.`);
  if (exchange.status !== 200) return told("invalid", `${url} answers ${exchange.status}.`);
  const entries = readEntries(exchange.body);
  if (entries === null) return told("invalid", `${url} is not a valid feed.`);
  const good = entries.filter(({ date, link }) => date && link);
  if (good.length === 0) return told("invalid", `${url} has no entry with a date and a link.`);
  return told(
    "valid",
    `${entries.length} entries.`,
    good.some(({ words }) => words >= 150),
  );
}

interface Entry {
  date: boolean;
  link: boolean;
  words: number;
}

function readEntries(body: string): Entry[] | null {
  try {
    const value = /^\s*\{/.test(body) ? JSON.parse(body) : parser.parse(body);
    const items = value?.rss?.channel?.item ?? value?.feed?.entry ?? value?.["rdf:RDF"]?.item ?? value?.items;
    const isFeed = value?.rss ?? value?.feed ?? value?.["rdf:RDF"] ?? (Array.isArray(value?.items) && value);
    if (!isFeed) return null;
    return [items ?? []].flat().map(readEntry);
  } catch {
    return null;
  }
}

function readEntry(item: Record<string, unknown>): Entry {
  const date = item.pubDate ?? item.published ?? item.updated ?? item["dc:date"] ?? item.date_published;
  const content = item["content:encoded"] ?? item.content ?? item.content_html ?? item.content_text ?? "";
  const text = (typeof content === "string" ? content : JSON.stringify(content)).slice(0, MAX_CONTENT);
  const words = text
    .replace(/<[^<>]{0,500}>|&lt;(?:[^&]|&(?![lg]t;)){0,500}&gt;/g, " ")
    .split(/\s+/)
    .filter(Boolean).length;
  return {
    date: Boolean(date) && !Number.isNaN(Date.parse(String(date))),
    link: Boolean(item.link ?? item.guid ?? item.url),
    words,
  };
}
