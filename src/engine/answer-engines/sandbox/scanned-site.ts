/** A site scanned here, as the sandbox takes it. */
export interface ScannedSite {
  domain: string;
  brand: string;
  /** A source is cited, where companies are named; left out: a company. */
  kind?: "source";
  pages: { url: string; title: string | null; text: string }[];
}

/** Pages of one scanned site that are indexed. */
export const PAGES_A_SITE = 12;
/** Characters of one page that are read at all. */
export const CHARACTERS_A_PAGE = 10_000;
