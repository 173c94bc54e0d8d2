import { sentencesOf } from "../../language/sentences.ts";
import type { Page } from "../../read-site/types.ts";
import { findPhrase, languageOf, lexiconFor } from "../text/lexicon.ts";
import { perText } from "../text/pages.ts";

/** Whether a sentence says in words where it has it from: a study, an own survey, somebody who said so. */
export function namesSource(sentence: string, page: Page): boolean {
  const lexicon = lexiconFor(languageOf(page));
  if (!lexicon) return false;
  // The shortest ones mean much else besides ("so" in German).
  const says = lexicon.says.filter((verb) => verb.length > 2);
  return findPhrase(sentence, [...lexicon.attribution, ...lexicon.ownData, ...says]) !== null;
}

/** How many sentences of a page do. */
export const countNamedSources = perText(
  (page) => sentencesOf(page.mainText).filter((sentence) => namesSource(sentence, page)).length,
);
