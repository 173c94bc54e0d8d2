import { languageOf } from "../language/languages.ts";

/** Adverbs, adjectives and numerals that end as infinitives do. */
const NO_INFINITIVE =
  /^(?:innen|außen|oben|unten|hinten|vorn|drinnen|draußen|drüben|zusammen|morgen|offen|trocken|golden|neuen|alten|kleinen|großen|eben|eigen|selten|sieben|einen|meinen|deinen|seinen|ihren|unseren|allen|vielen|jeden|diesen|keinen)$/u;
/** "gebacken", "handgegossen", unless the verb itself begins so: "gestalten", "neugestalten". */
const PARTICIPLE =
  /^\p{Ll}{0,8}ge(?!(?:stalten|nießen|winnen|währen|brauchen|sunden|leiten|fallen|hören)$)\p{Ll}{4,12}en$/u;
/** Small words behind which stands what belongs to the noun; articles besides. */
const LEADING =
  /^(?:für|aus|in|im|ins|mit|von|vom|bei|beim|am|an|auf|zu|zum|zur|nach|ohne|unter|über|um|gegen|seit|durch|als|wie)$/u;

/** "aufstellen und Pflegen": the second verb with the capital of a heading. */
const TWO_DEEDS = /(?<=\s(\p{Ll}{4,18}) (?:und|oder) )\p{Lu}\p{Ll}{2,18}$/u;

/** Whether a phrase says what is done rather than a thing ("Gärten anlegen und pflegen"), in a language that writes nouns with capitals. */
export function isDeed(phrase: string, tag: string): boolean {
  const { capitalNouns, articles } = languageOf(tag);
  if (!capitalNouns) return false;
  const inSmall = phrase.replace(TWO_DEEDS, (second, first: string) =>
    isInfinitive(first) ? second.toLowerCase() : second,
  );
  const all = inSmall.split(" ");
  const noun = all.findLastIndex((word) => /\p{Lu}/u.test(word));
  const words = all.slice(noun + 1);
  return (
    noun >= 0 && isInfinitive(words.at(-1) ?? "") && !words.some((word) => LEADING.test(word) || articles.has(word))
  );
}

function isInfinitive(word: string): boolean {
  return /^\p{Ll}{3,16}en$/u.test(word) && !NO_INFINITIVE.test(word) && !PARTICIPLE.test(word);
}
