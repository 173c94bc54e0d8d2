import { LABELLED, searchWords } from "../../trades/labels.ts";
import data from "./directory.json" with { type: "json" };

/** An invented company of the sandbox's directory. */
export interface DirectoryCompany {
  name: string;
  domain: string;
  city: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** Keys into the traits of `phrases.json`. */
  traits: string[];
  /** Two plain English sentences. */
  about: string;
}

/** One kind of goods or services, with the words buyers use for it in each language. */
export interface DirectoryCategory {
  id: string;
  /** Id of the trade. */
  trade: string;
  /** Domains of the review sites that compare its companies. */
  sources: string[];
  /** Comma-separated search words by language; the first English one is its name. */
  words: Record<string, string>;
  companies: DirectoryCompany[];
}

/** An invented site that compares companies. */
export interface DirectorySource {
  name: string;
  domain: string;
  kind: string;
  about: string;
}

/** The bundled directory of invented companies; a category's words are those of its trade. */
export const DIRECTORY: { sources: DirectorySource[]; categories: DirectoryCategory[] } = {
  sources: data.sources,
  categories: data.categories.map((category) => ({ ...category, words: wordsOf(category.trade) })),
};

function wordsOf(trade: string): Record<string, string> {
  const written = LABELLED.map((language) => [language, searchWords(trade, language).join(", ")] as const);
  return Object.fromEntries(written.filter(([language, words]) => words !== "" && !language.includes("-")));
}
