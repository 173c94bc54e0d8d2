import type { ReaderVotes } from "../../../types.ts";
import { MOST_NAMES } from "../../second-reader/votes.ts";
import { type Answer, gather, writtenOf } from "../answer.ts";
import type { Candidate, Spot } from "../spots.ts";
import { nameKey } from "../words/tokens.ts";
import { isInAddress, spotsOf } from "./unseen.ts";

/**
 * How often a second reader is taken to be wrong on a name: a tenth, at which it may not yet do harm. Assumed and not
 * measured, since it may be any model.
 */
const READER_ERROR = 0.1;
/** What one vote adds to the log-odds, or takes from them: the likelihood ratio of such a reader. */
export const VOTE = Math.log((1 - READER_ERROR) / READER_ERROR);

/** Under so many log-odds, either way, rules leave a name open. */
const OPEN_UNDER = 3;

/** The names that the rules leave open, the likeliest first, as the answer writes them. */
export function openNames({ candidates, isTarget }: Pick<Answer, "candidates" | "isTarget">): string[] {
  const open = candidates.filter(({ odds }) => Math.abs(odds) < OPEN_UNDER).sort((a, b) => b.odds - a.odds);
  return [...new Set(open.map(nameOf))].filter((name) => !isTarget(name)).slice(0, MOST_NAMES);
}

/**
 * Adds a reader's votes to the log-odds of the names it speaks of; whom it lists and no rule saw starts at even odds,
 * where it stands in the answer as a name. Whatever a reader says, it can do no more.
 */
export function castVotes(answer: Answer, votes: ReaderVotes): void {
  const asked = new Set(openNames(answer).map(nameKey));
  const ballot = ballotOf(votes, asked);
  const seen = new Set<string>();
  for (const one of answer.candidates) {
    const key = nameKey(nameOf(one));
    seen.add(key);
    const vote = ballot.get(key) ?? 0;
    if (vote < 0 || !one.spots.every(isAddressed)) one.odds += VOTE * vote;
  }
  const unseen = votes.options.filter((name) => (ballot.get(nameKey(name)) ?? 0) > 0 && !seen.has(nameKey(name)));
  const listed = gather(unseen.flatMap((name) => spotsOf(name, answer.context)));
  for (const one of listed) one.odds = VOTE;
  answer.candidates = [...answer.candidates, ...listed];
}

/**
 * Votes by key. Of a name that it was asked about a reader says two things, whether it is in its list of options and what
 * it is: two votes for an option or two against, and none where it contradicts itself. Who is only listed has one.
 */
function ballotOf({ options, names }: ReaderVotes, asked: ReadonlySet<string>): Map<string, number> {
  const listed = new Set(options.map(nameKey).filter((key) => key !== ""));
  const ballot = new Map([...listed].map((key) => [key, 1]));
  for (const [key, said] of Map.groupBy(names, ({ name }) => nameKey(name))) {
    if (!asked.has(key)) continue;
    const kinds = new Set(said.map(({ kind }) => kind === "option"));
    // A list may give a name longer or shorter than it was asked about.
    const isListed = kinds.has(true)
      ? [...listed].some((one) => one.startsWith(key) || key.startsWith(one))
      : listed.has(key);
    kinds.add(isListed);
    ballot.set(key, kinds.size > 1 ? 0 : isListed ? 2 : -2);
  }
  return ballot;
}

function isAddressed({ unit, reading: { words } }: Spot): boolean {
  return isInAddress(unit, { start: words[0]!.start, end: words.at(-1)!.end });
}

function nameOf({ spots: [spot] }: Candidate): string {
  return writtenOf(spot!, spot!.reading);
}
