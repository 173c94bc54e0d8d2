import { foldWords } from "../language/fold.ts";
import { holdsBeginning, holdsWords } from "../language/holds-words.ts";
import type { BuyerQuestion, SiteFacts } from "../types.ts";
import { placeName } from "./noun-phrase.ts";

/** From this many on, questions are judged as a set. */
const A_SET = 5;
/** At most so much of a set may be about one thing. */
const MOST_OF_A_SET = 0.6;

/**
 * The model's questions without those that make a set one-sided: of one intent, or without the place in most of them
 * where the business serves one; about one offer, one audience or one need. What is taken out is written by rules.
 * Of a few, those that differ stand first.
 */
export function spreadOut(questions: BuyerQuestion[], facts: SiteFacts, count: number): BuyerQuestion[] {
  if (count < A_SET) return twoKindsFirst(questions, facts);
  const most = Math.ceil(count * MOST_OF_A_SET);
  const seen = new Map<string, number>();
  return questions.filter((question) => {
    const keys = [...kindsOf(question, facts), ...placelessIn(question.text, facts)];
    if (keys.some((key) => (seen.get(key) ?? 0) >= most)) return false;
    for (const key of keys) seen.set(key, (seen.get(key) ?? 0) + 1);
    return true;
  });
}

/** The free scan asks two alone: the first one with the place, where there is one, then one of another kind. */
function twoKindsFirst(questions: BuyerQuestion[], facts: SiteFacts): BuyerQuestion[] {
  const first = questions.find(({ text }) => placelessIn(text, facts).length === 0) ?? questions[0];
  const others = questions.filter((question) => question !== first);
  const seen = first ? kindsOf(first, facts) : [];
  const second = others.find((question) => kindsOf(question, facts).some((kind) => !seen.includes(kind)));
  return [first, second, ...others.filter((question) => question !== second)].filter((each) => each !== undefined);
}

/** What a question is about beside the trade: its intent, an offer, an audience, a need. */
function kindsOf({ intent, text }: BuyerQuestion, facts: SiteFacts): string[] {
  return [`intent ${intent}`, ...offersIn(text, facts), ...servedIn(text), ...needIn(text)];
}

function offersIn(text: string, { offers }: SiteFacts): string[] {
  const said = foldWords(text);
  return offers.map(foldWords).filter((offer) => offer.length > 2 && holdsWords(said, offer));
}

/** Whom, or what, a question asks the sellers for at its end: "… are best for commuters?" */
function servedIn(text: string): string[] {
  const [, served] = FOR_WHOM.exec(text) ?? [];
  return served ? [`for ${foldWords(served)}`] : [];
}

const FOR_WHOM = /\s(?:for|für|pour|para|per|voor|för|til|dla|pro|pre|za|для)\s([^,:?؟？]{3,40})[?؟？]?$/u;

/** What stands before a colon is the need that the question is about. */
function needIn(text: string): string[] {
  const [need = "", ...rest] = text.split(/[:：]\s?/u);
  return rest.length > 0 ? [`need ${foldWords(need)}`] : [];
}

function placelessIn(text: string, facts: SiteFacts): string[] {
  const place = placeName(facts);
  return place && !holdsBeginning(foldWords(text), foldWords(place)) ? ["placeless"] : [];
}
