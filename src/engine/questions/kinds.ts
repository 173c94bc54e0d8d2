import data from "./kinds.json" with { type: "json" };

/** What kind of thing is sold: buyers ask differently for each. */
export type Sells = "goods" | "service" | "software";

/** A kind of goods or services, with the words buyers use for it in each language. */
export interface Kind {
  id: string;
  sells: Sells;
  /** Comma-separated by language; the first is its name. */
  words: Record<string, string>;
}

/** Kinds of goods and services in thirteen languages. */
export const KINDS = data.kinds as readonly Kind[];
