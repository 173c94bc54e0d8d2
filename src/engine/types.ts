/** The words every stage, table and surface shares. Each list is the one place its values are written down. */

export const SIGNALS = ["citability", "eeat", "technical", "schema", "platform"] as const;
/** One of the five parts of readiness. */
export type Signal = (typeof SIGNALS)[number];

export const FINDING_STATUSES = ["pass", "partial", "fail", "not_applicable", "not_measured"] as const;
export type FindingStatus = (typeof FINDING_STATUSES)[number];

export const PLACEMENTS = ["prose", "list", "citation", "source_title", "absent"] as const;
/** Where in an answer a brand stands at its strongest. */
export type Placement = (typeof PLACEMENTS)[number];

export const STANCES = ["positive", "neutral", "negative"] as const;
export type Stance = (typeof STANCES)[number];

export const ANSWER_STATUSES = ["answered", "no_answer", "refused", "failed", "timed_out"] as const;
/** Only `answered` counts in a score; the others are left out and named. */
export type AnswerStatus = (typeof ANSWER_STATUSES)[number];

export const SEARCH_USES = ["used", "not_used", "unknown", "not_offered"] as const;
/** Whether the engine searched the web for an answer. */
export type SearchUse = (typeof SEARCH_USES)[number];

export const MODES = ["live", "sandbox"] as const;
export type Mode = (typeof MODES)[number];

export const VERDICTS = ["present", "weak", "absent"] as const;
export type Verdict = (typeof VERDICTS)[number];

export const INTENTS = ["category", "comparison", "problem", "local"] as const;
/** What a buyer wants from a question. */
export type Intent = (typeof INTENTS)[number];

export const HANDS = ["model", "rules"] as const;
/** By whom something was written or read. */
export type Hand = (typeof HANDS)[number];

export const QUESTION_HANDS = [...HANDS, "given"] as const;
/** By whom a scan's questions were written: the model, rules, or whoever asked for the scan. */
export type QuestionHand = (typeof QUESTION_HANDS)[number];

export const LEVELS = ["high", "medium", "low"] as const;
/** Impact or effort of a fix. */
export type Level = (typeof LEVELS)[number];

export const CITATION_TYPES = [
  "own",
  "competitor",
  "review",
  "media",
  "community",
  "directory",
  "reference",
  "other",
] as const;
export type CitationType = (typeof CITATION_TYPES)[number];

export const COMPETITOR_TYPES = ["company", "product", "media", "platform", "shop"] as const;
export type CompetitorType = (typeof COMPETITOR_TYPES)[number];

export const RIVAL_EVIDENCES = ["strong", "single"] as const;
/** How well a rival is evidenced over a scan: named in two answers or clearly in one, or not clearly in one. */
export type RivalEvidence = (typeof RIVAL_EVIDENCES)[number];

export const NAME_KINDS = ["option", "part", "place", "source", "topic", "person", "other"] as const;
/** What a name is in an answer; only an option is a rival. */
export type NameKind = (typeof NAME_KINDS)[number];

/** What a second reader says of an answer: names, and nothing else of its own. */
export interface ReaderVotes {
  /** Every option it saw, as it wrote it. */
  options: string[];
  /** What it says of the names it was asked about. */
  names: { name: string; kind: NameKind; sameAs: string | null }[];
}

/** What came of asking a second reader about one answer, as it is stored with it. */
export interface SecondReading {
  model: string;
  /** `null` where the reader was not heard. */
  votes: ReaderVotes | null;
  /** Why it was not heard; else `null`. */
  reason: string | null;
  /** US dollars; of a model without a price by the dearest known. */
  costUsd: number;
}

/** A half-open range of UTF-16 code units. */
export interface Span {
  start: number;
  end: number;
}

/** What the site says of itself; the ground for questions and for recognising its name in answers. */
export interface SiteFacts {
  /** The name buyers would use, e.g. "Brightleaf". */
  brand: string;
  legalName: string | null;
  /** Other spellings and names of the same brand, without `brand` itself. */
  aliases: string[];
  /** Registrable domain, e.g. "brightleaf.com"; the host itself where the suffix list knows none. */
  domain: string;
  /** Registrable domains that lead to it, or did: they are its own too. */
  formerDomains?: readonly string[];
  /** What it sells, as a buyer would name the category ("payroll software"), in the site's language. */
  category: string | null;
  /** Id of the trade that its words belong to; `null` when none is clear. */
  trade: string | null;
  /** Named products or services, in the site's own words. */
  offers: string[];
  description: string | null;
  /** BCP-47 primary tag, e.g. "de". */
  language: string;
  /** ISO 3166-1 alpha-2, upper case. */
  country: string | null;
  /** City or region that the site names as its own, where it serves a place. */
  place: string | null;
  /** Whom it serves ("small restaurants"), where it says so. */
  audience: string | null;
}

/** A site as it was last seen: when another host answers in its place, its name and domain are that one's too. */
export interface WatchedSite {
  /** Its key. */
  site: string;
  /** `null` while it was not read. */
  brand: string | null;
  /** Keys of the sites that it was before. */
  former: readonly string[];
}

/** One question a buyer would type, fixed before any engine is asked. */
export interface BuyerQuestion {
  text: string;
  intent: Intent;
  persona: string | null;
  /** Names the site's own brand; such a question never enters a score. */
  branded: boolean;
  /** Asks about one area beside what the site is measured by; such a question never enters a score either. */
  regional?: boolean | null;
  language: string;
  country: string | null;
}

/** Lower and upper bound of a 95 % interval, in percent, one decimal. */
export type Interval = [number, number];

/** In how many countable answers the brand is named in prose or a list entry. */
export interface NamedShare {
  named: number;
  countable: number;
  /** One decimal. */
  percent: number;
  interval: Interval;
  /** Under 20 countable answers. */
  lowSample: boolean;
}

export interface SignalScore {
  signal: Signal;
  /** Whole number 0 to 100; `null` when the signal could not be verified. */
  score: number | null;
  /** Its weight in this scan's readiness, 0 to 1; 0 when left out. */
  share: number;
  /** Why it was left out; else `null`. */
  reason: string | null;
}

/** Why readiness is capped: the failed audit, and one sentence that says what is wrong. */
export interface Gate {
  id: string;
  text: string;
}

export const SURFACE_STATUSES = ["valid", "invalid", "absent", "not_measured"] as const;
export type SurfaceStatus = (typeof SURFACE_STATUSES)[number];

/** What one thing that a site can offer to software came to. */
export interface SurfaceVerdict {
  /** "mcp", "openapi", "llms-txt", …: the list stands in `surfaces/types.ts`. */
  kind: string;
  /** Where it is, or where it would be. */
  url: string;
  status: SurfaceStatus;
  /** What was seen, in words. */
  detail: string;
}

/** Where the site stands on the ladder from crawlable (0) to agent-operable (5). */
export interface AgentReadiness {
  level: number;
  name: string;
  crawlable: boolean;
  /** Names of the levels reached. */
  reached: string[];
  /** What the next level takes; `null` at the top. */
  next: { level: number; name: string; needs: { id: string; text: string }[] } | null;
  /** The condition that could not be checked and stopped the climb; else `null`. */
  limitedBy: { condition: string; reason: string } | null;
}

/** How one answer engine did in a scan. */
export interface EngineSummary {
  engine: string;
  label: string;
  model: string;
  mode: Mode;
  search: SearchUse;
  answered: number;
  failed: number;
  /** Plain reasons of what was not answered, each once. */
  reasons: string[];
}

export const CRAWLER_VERDICTS = ["allowed", "partly", "refused", "unknown"] as const;
/** What robots.txt says to a crawler, over the site's key pages. */
export type CrawlerVerdict = (typeof CRAWLER_VERDICTS)[number];

export const CRAWLER_PURPOSES = ["search", "user", "training"] as const;
/** What a crawler reads for: an index, a person who asks now, or training. */
export type CrawlerPurpose = (typeof CRAWLER_PURPOSES)[number];

export const TEXT_VIEWS = ["full", "partial", "blank", "unknown"] as const;
/** How much of a page's text is there without scripts. */
export type TextView = (typeof TEXT_VIEWS)[number];

/** What robots.txt says to one crawler. */
export interface CrawlerEvidence {
  vendor: string;
  agent: string;
  purpose: CrawlerPurpose;
  verdict: CrawlerVerdict;
  /** The rule, or the lack of one, in words; `null` when robots.txt could not be read. */
  rule: string | null;
}

/** The structured data of one page: its nodes as JSON, one a line. */
export interface SchemaEvidence {
  page: string;
  initial: string;
  /** After scripts ran; `null` without a browser. */
  rendered: string | null;
  /** ISO-8601. */
  readAt: string;
  /** Nothing is broken or cut. */
  complete: boolean;
  limitations: string[];
}

/** What of a reading is kept with its scan. */
export interface SiteEvidence {
  crawlers: CrawlerEvidence[];
  /** What cannot be told from outside. */
  notAssessable: string[];
  schema: SchemaEvidence[];
  agentView: { view: TextView; readableChars: number; readAt: string };
}

/** What is kept of an off-site footprint beside its score. */
export interface FootprintEvidence {
  components: {
    id: string;
    title: string;
    weight: number;
    score: number | null;
    observed: string;
    reason: string | null;
  }[];
  /** Why there is no score; else `null`. */
  reason: string | null;
  /** Third parties' pages that engines cited; `names`: whether the page names the brand, `null` when it could not be read. */
  cited: { domain: string; url: string; title: string | null; names: boolean | null }[];
  /** Pages that a search of the web found to name the brand; left out or `null` where none was made. */
  found?: { domain: string; url: string; title: string | null }[] | null;
}
