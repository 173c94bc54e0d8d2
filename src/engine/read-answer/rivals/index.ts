import { detectLanguage } from "../../language/detect.ts";
import type { Language } from "../../language/keys.ts";
import { type AnswerDocument, readDocument } from "../document/document.ts";
import { separateEntries } from "../document/separate-entries.ts";
import type { CompetitorMention } from "../types.ts";
import { type RivalGround, readGroups } from "./answer.ts";
import { Target } from "./company/target.ts";
import { mentionOf } from "./mention.ts";
import { take } from "./take.ts";
import { weigh } from "./weigh.ts";

/** An answer as it is read for names, and its language. */
export function documentOf(text: string): { document: AnswerDocument; language: Language } {
  const language = detectLanguage(text);
  return { document: separateEntries(readDocument(text), language), language };
}

/** The names that the answer offers as options, in the order it gives them, the target left out. Nobody is listed in advance. */
export function findRivals(document: AnswerDocument, ground: RivalGround): CompetitorMention[] {
  const target = new Target(ground.brand, ground.mentions);
  const answer = readGroups(document, ground, (name) => target.isName(name));
  weigh(answer);
  return take(answer)
    .flatMap((one) => mentionOf(one, { context: answer.context, target }) ?? [])
    .sort((a, b) => a.quotes[0]!.start - b.quotes[0]!.start);
}
