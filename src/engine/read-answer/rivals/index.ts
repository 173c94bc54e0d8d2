import { detectLanguage } from "../../language/detect.ts";
import type { Language } from "../../language/keys.ts";
import type { ReaderVotes } from "../../types.ts";
import { type AnswerDocument, readDocument } from "../document/document.ts";
import { separateEntries } from "../document/separate-entries.ts";
import type { CompetitorMention } from "../types.ts";
import { type Answer, type RivalGround, readGroups } from "./answer.ts";
import { Target } from "./company/target.ts";
import { mentionOf } from "./mention.ts";
import { take } from "./take.ts";
import { castVotes, openNames } from "./votes/cast-votes.ts";
import { mergeSame } from "./votes/merge-same.ts";
import { weigh, weighFor } from "./weigh.ts";

/** An answer as it is read for names, and its language. */
export function documentOf(text: string): { document: AnswerDocument; language: Language } {
  const language = detectLanguage(text);
  return { document: separateEntries(readDocument(text), language), language };
}

/** Who is offered instead, and what the rules leave open. */
export interface RivalsRead {
  /** In the order the answer gives them. */
  competitors: CompetitorMention[];
  /** Names that a second reader is asked about, whether they are taken or not. */
  open: string[];
}

/**
 * The names that the answer offers as options, the target left out: by rules, and a second reader's votes where there are any.
 * Nobody is listed in advance. `groups`: those of this very answer, where they have been weighed.
 */
export function findRivals(
  document: AnswerDocument,
  { votes = null, groups = null, ...ground }: RivalGround & { votes?: ReaderVotes | null; groups?: Answer | null },
): RivalsRead {
  const target = new Target(ground.brand, ground.mentions);
  const isTarget = (name: string, key?: string) => target.isName(name, key);
  const answer = groups ? weighFor(groups, isTarget) : weigh(readGroups(document, ground, isTarget));
  const open = openNames(answer);
  if (votes) castVotes(answer, votes);
  const competitors = take(answer)
    .flatMap((one) => mentionOf(one, { context: answer.context, target }) ?? [])
    .sort((a, b) => a.quotes[0]!.start - b.quotes[0]!.start);
  return { competitors: votes ? mergeSame(competitors, { votes, answer: document.answer }) : competitors, open };
}
