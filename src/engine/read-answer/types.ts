import type { CitationType, CompetitorType, Placement, ReaderVotes, RivalEvidence, Span, Stance } from "../types.ts";

/** Who is looked for in an answer. */
export interface Brand {
  name: string;
  aliases: string[];
  /** Registrable domain or host. */
  domain: string;
  /** Further domains of its own: addresses that lead to it, or did. */
  formerDomains?: readonly string[];
  /** Product lines that name the brand. */
  products?: string[];
  /** What it sells; evidence where the name is a common word. */
  category?: string | null;
}

/** What is needed to read one answer. No key, no network. */
export interface AnswerToRead {
  text: string;
  citations: { url: string; title: string | null }[];
  brand: Brand;
  /** The question that was asked, where known: its words are never competitors. */
  question?: string | null;
  /** What a second reader said of it. */
  votes?: ReaderVotes | null;
}

/** One occurrence of the brand, as that brand. */
export interface Mention extends Span {
  /** Verbatim: `answer.slice(start, end)`. */
  text: string;
  /** The sentence or line around it, at most 200 characters. */
  quote: string;
  placement: "prose" | "list";
}

/** A brand the answer offers instead. */
export interface CompetitorMention {
  /** Verbatim in the answer. */
  name: string;
  type: CompetitorType;
  domain: string | null;
  placement: "prose" | "list";
  /** The one sentence that names it, at most 200 characters. */
  quote: string;
  quotes: Span[];
  /** Log-odds that the answer offers it. */
  logOdds: number;
}

export interface ReadCitation {
  url: string;
  title: string | null;
  /** Registrable domain. */
  domain: string;
  type: CitationType;
}

/** What one answer says. */
export interface AnswerReading {
  placement: Placement;
  stance: Stance | null;
  /** Why the placement is what it is, where it was a decision (a common word, an absence statement). */
  reason: string | null;
  mentions: Mention[];
  competitors: CompetitorMention[];
  /** Names that the rules alone leave open. */
  open: string[];
  citations: ReadCitation[];
}

/** A competitor over all answers of a scan, under one canonical name. */
export interface Competitor {
  name: string;
  type: CompetitorType;
  domain: string | null;
  /** Spellings seen. */
  names: string[];
  /** Countable answers that name it. */
  answers: number;
  evidence: RivalEvidence;
  engines: string[];
  /** The one sentence that names it, at most 200 characters. */
  quote: string;
}
