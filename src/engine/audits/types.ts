import type { Reading, StructuredBlock } from "../read-site/types.ts";
import type { FindingStatus, Level, Signal } from "../types.ts";

/** Strength of the evidence behind an audit: A documented or ratified, B draft with adoption or strong data, C convention. */
export type Grade = "A" | "B" | "C";

/** Where something was seen, what it was, and what it should have been. */
export interface Evidence {
  url: string;
  observed: string;
  expected: string;
}

/** What `judge` returns; made with the functions in `judgement.ts`. */
export interface Judgement {
  status: FindingStatus;
  /** 0 to 1; `null` exactly when the status is `not_applicable` or `not_measured`. */
  score: number | null;
  evidence: Evidence[];
  /** Why it does not apply or could not be measured; else `null`. */
  reason: string | null;
}

/** How to mend what an audit found, in words for the owner of the site. */
export interface Recipe {
  title: string;
  /** Reads whole without the paste, which is shown only when it was tried and did good. */
  how: string;
  paste: Paste | null;
  /** Ways to decide what is the owner's to decide; none is recommended. */
  choices?: { label: string; paste: Paste }[];
}

/** What to paste and where it goes. */
export interface Paste {
  text: string;
  /** The head of one page, there instead of what it repeats, or a whole file at the root of the site. */
  into:
    | { page: string; replaces: StructuredBlock | "canonical" | "hreflang" | null }
    | { file: "robots.txt" | "llms.txt" };
  /** One sentence for the owner: where to put it. */
  where: string;
}

/** A fault that keeps engines out: while it holds, readiness and its own signal are capped and the ladder stays at 0. */
export interface GateRule {
  /** What is wrong, one sentence that stands beside the number. */
  text: string;
  /** Asked only of a fail. */
  holds(reading: Reading, judgement: Judgement): boolean;
}

/** One check of a site. `judge` and `fix` are pure functions of what was recorded. */
export interface Audit {
  id: string;
  signal: Signal;
  grade: Grade;
  effort: Level;
  /** What is checked, in plain words. */
  title: string;
  /** Why it matters, one sentence, no promise of an effect. */
  why: string;
  /** What makes a fail here keep engines out altogether. */
  gate?: GateRule;
  judge(reading: Reading): Judgement;
  fix(reading: Reading, judgement: Judgement): Recipe;
}

/** An audit's judgement on one site. */
export interface Finding extends Judgement {
  id: string;
  signal: Signal;
  weight: number;
  grade: Grade;
  effort: Level;
  title: string;
  why: string;
  gate: boolean;
}
