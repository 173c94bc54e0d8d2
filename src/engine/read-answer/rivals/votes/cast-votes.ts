import type { ReaderVotes } from "../../../types.ts";
import { type Answer, gather, writtenOf } from "../answer.ts";
import type { Candidate } from "../spots.ts";
import { nameKey } from "../words/tokens.ts";
import { spotsOf } from "./unseen.ts";

/**
 * How often a second reader is taken to be wrong on a name: a tenth, at which it may not yet do harm. Assumed, since it
 * may be any model; models that were measured on naming tasks err less.
 */
const READER_ERROR = 0.1;
/** What one vote adds to the log-odds, or takes from them: the likelihood ratio of such a reader. */
export const VOTE = Math.log((1 - READER_ERROR) / READER_ERROR);

/** Under so many log-odds, either way, rules leave a name open. */
const OPEN_UNDER = 3;

/** The names that the rules leave open, the likeliest first, as the answer writes them. */
export function openNames({ candidates, isTarget }: Pick<Answer, "candidates" | "isTarget">): string[] {
  const open = candidates.filter(({ odds }) => Math.abs(odds) < OPEN_UNDER).sort((a, b) => b.odds - a.odds);
  return [...new Set(open.map(nameOf))].filter((name) => !isTarget(name));
}

/**
 * Adds a reader's votes to the log-odds of the names it speaks of; whom it lists and no rule saw starts at even odds,
 * where it stands in the answer as a name. Whatever a reader says, it can do no more.
 */
export function castVotes(answer: Answer, votes: ReaderVotes): void {
  const ballot = ballotOf(votes);
  const seen = new Set<string>();
  for (const one of answer.candidates) {
    const key = nameKey(nameOf(one));
    seen.add(key);
    one.odds += VOTE * (ballot.get(key) ?? 0);
  }
  const unseen = votes.options.filter((name) => ballot.get(nameKey(name)) === 1 && !seen.has(nameKey(name)));
  const listed = gather(unseen.flatMap((name) => spotsOf(name, answer.context)));
  for (const one of listed) one.odds = VOTE;
  answer.candidates = [...answer.candidates, ...listed];
}

/** By key 1 for an option, -1 for anything else, 0 where the reader contradicts itself. */
function ballotOf({ options, names }: ReaderVotes): Map<string, number> {
  const said = [
    ...options.map((name) => [nameKey(name), 1] as const),
    ...names.map(({ name, kind }) => [nameKey(name), kind === "option" ? 1 : -1] as const),
  ];
  const ballot = new Map<string, number>();
  for (const [key, vote] of said) {
    const before = ballot.get(key);
    ballot.set(key, before === undefined || before === vote ? vote : 0);
  }
  return ballot;
}

function nameOf({ spots: [spot] }: Candidate): string {
  return writtenOf(spot!, spot!.reading);
}
