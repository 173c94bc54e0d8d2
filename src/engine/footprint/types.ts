import type { FetchSession } from "../read-site/fetch/fetcher.ts";
import type { CitationType } from "../types.ts";
import type { Bench } from "../workshop/bench.ts";

/** One part of the off-site footprint. */
export interface FootprintComponent {
  id: string;
  title: string;
  weight: number;
  /** 0 to 1; `null` when it was left out. */
  score: number | null;
  /** What was seen, in words; empty when it was left out. */
  observed: string;
  /** Why it was left out; else `null`. */
  reason: string | null;
}

/** How well a site is known outside itself. */
export interface Footprint {
  /** Whole number 0 to 100; `null` when too little could be verified. */
  score: number | null;
  components: FootprintComponent[];
  /** Why there is no score; else `null`. */
  reason: string | null;
  /** The third parties' pages that were looked at. */
  cited: CitedPage[];
  /** Further pages that a search of the web found to name the brand; `null` where none was made. */
  found: Omit<FoundPage, "snippet">[] | null;
}

/** A page that a search of the web found, as its result page tells of it. */
export interface FoundPage {
  url: string;
  /** Registrable domain. */
  domain: string;
  title: string | null;
  snippet: string | null;
}

/** A third party's page that an engine cited. */
export interface CitedPage {
  /** Registrable domain. */
  domain: string;
  url: string;
  type: CitationType;
  title: string | null;
  /** Whether it names the brand; `null` when it could not be read and its title does not. */
  names: boolean | null;
  /** Only a title or a summary was at hand. */
  titleOnly: boolean;
  /** Rivals that its text names. */
  rivals: number;
}

/** Where the open registries are asked. */
export interface FootprintEndpoints {
  /** MediaWiki `api.php` of Wikidata. */
  wikidata: string;
  /** MediaWiki `api.php` of the English Wikipedia. */
  wikipedia: string;
}

/** What third parties are read with. */
export interface FootprintTools {
  session: FetchSession;
  /** Where what was fetched is interpreted. */
  bench: Bench;
  endpoints: FootprintEndpoints;
  /** Searches the web for a phrase apart from a domain; left out where no search is configured. */
  search?: ((phrase: string, apartFrom: string) => Promise<FoundPage[]>) | null;
  /** Under which name robots.txt is read; without it, the rules for everyone. */
  userAgent?: string;
}

/** What one component found. */
export type Measure = Pick<FootprintComponent, "score" | "observed" | "reason">;

/** A component that was measured, 0 to 1. */
export const measured = (score: number, observed: string): Measure => ({ score, observed, reason: null });
/** A component that could not be. */
export const leftOut = (reason: string): Measure => ({ score: null, observed: "", reason });
