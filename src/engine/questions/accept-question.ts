import type { SiteFacts } from "../types.ts";
import { isBranded } from "./branded.ts";
import { asksForNames } from "./elicits.ts";
import { isInLanguage } from "./in-language.ts";
import { namesOthers } from "./names-others.ts";
import { endsAsSentence, formFault, tidyQuestion } from "./question-form.ts";

/** A model writes sentences, and short ones, as it was asked to. */
const LONGEST = 160;

/** A written question, tidied, when a buyer of this site's goods could have typed it and engines answer with names; else `null`. `known` is the site's text. */
export function acceptQuestion(written: string, facts: SiteFacts, known = ""): string | null {
  const text = tidyQuestion(written);
  const usable =
    text.length <= LONGEST &&
    endsAsSentence(text) &&
    formFault(text) === null &&
    !isBranded(text, facts) &&
    !namesOthers(text, facts, known) &&
    isInLanguage(text, facts.language) &&
    asksForNames(text, facts.language);
  return usable ? text : null;
}
