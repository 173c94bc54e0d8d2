import { languageOf } from "../../../language/languages.ts";
import { isFrequent } from "../words/frequent-words.ts";
import { isGermanNoun } from "../words/german-nouns.ts";
import { isCalendarWord } from "../words/places.ts";
import { nameKey, tokenize } from "../words/tokens.ts";
import { EVENTS } from "../words/word-lists.ts";

/** How the question speaks of a name. */
export type AskedAs = "option" | "replaced" | "tied";

const REPLACED =
  /(?:alternativ\p{L}*|instead|substitut\p{L}*|replac\p{L}*|switch\p{L}*|competitors?|similar|cheaper|statt|anstelle|ersatz|besides|other than|remplac\p{L}*|concurrent\p{L}*|sustitut\p{L}*|migrat\p{L}*|leave|leaving|away)\b[^,.?!]{0,24}$/iu;
const TIED =
  /(?:works?|working|integrat\p{L}*|compatible|sync\p{L}*|connect\p{L}*|users?|on top of|kompatibel|anbindung|schnittstelle|intégr\p{L}*|integra\p{L}*)\b[^,.?!]{0,30}$/iu;
const EITHER = /^\s*(?:vs\.?|versus|or|oder|ou|of|czy|или|eller|veya)\s/iu;
const EITHER_BEFORE = /\s(?:vs\.?|versus|or|oder|ou|of|czy|или|eller|veya)\s*$/iu;

/** The names in a question, lower case, and how it speaks of each: compared ("notion or coda"), to be replaced, worked with. */
export function askedNames(question: string, language: string): Map<string, AskedAs> {
  const words = tokenize(question, language);
  const named = new Map<string, AskedAs>();
  for (const [at, { name, caseless, common, lower, is, start, end }] of words.entries()) {
    const before = question.slice(0, start);
    const compared = EITHER.test(question.slice(end)) || EITHER_BEFORE.test(before);
    const written =
      name && !caseless && (at > 0 || !common) && !(common && (languageOf(language).capitalNouns || is.trade));
    if (
      caseless ||
      is.form ||
      is.place ||
      is.placePart ||
      isCalendarWord(lower) ||
      !(written || (compared && !is.trade))
    )
      continue;
    const last = words[at - 1];
    const joined = last !== undefined && named.has(last.lower) && question.slice(last.end, start) === " ";
    named.set(
      lower,
      joined ? named.get(last.lower)! : REPLACED.test(before) ? "replaced" : TIED.test(before) ? "tied" : "option",
    );
  }
  return named;
}

/** Names of several words in a question, as keys: where the answer starts with one, it is the whole name. */
export function askedWholes(question: string, language: string): Set<string> {
  const wholes = new Set<string>();
  if (languageOf(language).capitalNouns) return wholes;
  for (const { 0: name, index } of question.matchAll(
    /\p{Lu}[\p{L}\p{N}&'’-]{0,40}(?: \p{Lu}[\p{L}\p{N}&'’-]{0,40})+/gu,
  )) {
    const words = tokenize(name, language);
    if (index > 0 && words.every(({ is }) => !is.place && !is.placePart)) wholes.add(nameKey(name));
  }
  return wholes;
}

/** "hotels in the Cotswolds", "mangiare a Genova", "Zahnarzt in Gera": a place, be it on no list. */
const LOCATED = /\p{Ll} (?:in|near|around|à|en|em|w)(?: the| les)? (\p{Lu}\p{Ll}{2,})/u;
const LOCATED_ITALIAN = /\p{Ll} (?:in|a|ad) (\p{Lu}\p{Ll}{3,})/u;
const LOCATED_GERMAN = /\p{L} (?:in|bei|um|nahe) (\p{Lu}\p{Ll}{3,})/u;

/** The place that a question names, be it on no list. */
export function locatedIn(question: string, language: string): string | undefined {
  const form = language === "it" ? LOCATED_ITALIAN : language === "de" ? LOCATED_GERMAN : LOCATED;
  const place = form.exec(question)?.[1];
  const lower = place?.toLowerCase() ?? "";
  if (isCalendarWord(lower) || EVENTS.has(lower)) return undefined;
  return languageOf(language).capitalNouns && (isGermanNoun(lower) || isFrequent(lower, language)) ? undefined : place;
}
