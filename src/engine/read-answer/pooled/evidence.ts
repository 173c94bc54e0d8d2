import type { RivalEvidence } from "../../types.ts";
import type { Competitor } from "../types.ts";

/**
 * Log-odds from which one answer is enough: on 479 labelled answers, each read without its source in the fit, the 937
 * names from there on have precision 0.968 (0.978 from 2.5 on); `npm run fit-offers` prints it.
 */
export const STRONG_LOG_ODDS = 2;

/**
 * From so many countable answers on, a rival that only one of them names, and not clearly, stands apart ("named once"):
 * over 24 answers to one question what is left has precision 0.795 and recall 0.984; over fewer, too many true ones would go.
 */
export const APART_FROM_ANSWERS = 6;

/** How well a rival is evidenced: in two answers, or clearly in one. */
export function evidenceOf({ answers, logOdds }: { answers: number; logOdds: number }): RivalEvidence {
  return answers > 1 || logOdds >= STRONG_LOG_ODDS ? "strong" : "single";
}

/** Whether a rival is shown apart, and in no share or sentence, when so many answers could be counted. */
export function standsApart({ evidence }: Pick<Competitor, "evidence">, countable: number): boolean {
  return evidence === "single" && countable >= APART_FROM_ANSWERS;
}

/** The rivals that shares, sentences and briefs speak of, when so many answers could be counted. */
export function standing<R extends Pick<Competitor, "evidence">>(rivals: readonly R[], countable: number): R[] {
  return rivals.filter((rival) => !standsApart(rival, countable));
}
