import type { ReadAnswer } from "../read-answer/read-answers.ts";
import type { FetchSession } from "../read-site/fetch/fetcher.ts";
import type { PageParser } from "../read-site/parse/page-parser.ts";
import type { Reading } from "../read-site/types.ts";

/** One part of the off-site footprint. */
export interface FootprintComponent {
  id: string;
  title: string;
  weight: number;
  /** 0 to 1; `null` when it was left out. */
  score: number | null;
  /** What was seen, in words. */
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
}

/** What a component is measured from. */
export interface FootprintInput {
  reading: Reading;
  answers: ReadAnswer[];
  /** Pages that engines cited and that could be fetched, one a domain. */
  cited: CitedPage[];
  session: FetchSession;
  endpoints: FootprintEndpoints;
}

/** A third party's page that an engine cited. */
export interface CitedPage {
  domain: string;
  url: string;
  type: string;
  title: string | null;
  /** Whether its text names the brand; `null` when it could not be read and its title does not. */
  names: boolean | null;
  /** Only the title was at hand. */
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

export interface FootprintTools {
  session: FetchSession;
  parser: PageParser;
  endpoints: FootprintEndpoints;
}

export type Measure = Pick<FootprintComponent, "score" | "observed" | "reason">;

export const measured = (score: number, observed: string): Measure => ({ score, observed, reason: null });
export const leftOut = (reason: string): Measure => ({ score: null, observed: "", reason });
