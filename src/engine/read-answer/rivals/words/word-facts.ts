import { isPlace, isPlaceWord } from "./places.ts";
import { singular } from "./singular.ts";
import {
  ADVICE,
  ATTRIBUTES,
  AWARDS,
  CATEGORY_WORDS,
  CHOOSING,
  COMMANDS,
  COMPANY_WORDS,
  FUNCTION_WORDS,
  GIVEN_NAMES,
  isOptionNoun,
  LEGAL_FORMS,
  MODEL_WORDS,
  OFFERING,
  SUPPLIERS,
  TECHNOLOGIES,
  VENUES,
} from "./word-lists.ts";

/** What a word is wherever it stands: the lists that it is on, and how it is written. */
export type WordFacts = ReturnType<typeof factsOf>;

const JOINING = new Set("and or und oder et ou y o e og och i".split(" "));
const OWNING = new Set("of de di da do du des del von van af".split(" "));
const SERVING = new Set(
  "for with without mit ohne für pour avec con para sin com per voor met to vs in at on".split(" "),
);

/** Looks a word up in every list; told once for each word, since names are asked for them again and again. */
export function factsOf(text: string, lower: string, base: string) {
  return {
    attribute: ATTRIBUTES.has(lower),
    advice: ADVICE.has(lower),
    award: AWARDS.has(lower),
    command: COMMANDS.has(lower) || CHOOSING.has(lower),
    form: FUNCTION_WORDS.has(lower),
    place: isPlace(lower),
    placePart: isPlaceWord(lower),
    given: GIVEN_NAMES.has(base),
    company: COMPANY_WORDS.has(lower) || LEGAL_FORMS.has(lower),
    legal: LEGAL_FORMS.has(lower.replace(/\.$/u, "")),
    trade: CATEGORY_WORDS.has(lower),
    option: isOptionNoun(lower),
    model: MODEL_WORDS.has(lower),
    modelPart: lower.split("-").some((part) => MODEL_WORDS.has(part)),
    venue: VENUES.has(lower),
    technology: TECHNOLOGIES.has(lower),
    /** It stands beside the options in answers on anything: a technology, a supplier. */
    beside: TECHNOLOGIES.has(lower) || TECHNOLOGIES.has(singular(lower)) || SUPPLIERS.has(lower),
    offering: OFFERING.has(lower),
    joining: JOINING.has(lower),
    owning: OWNING.has(lower),
    serving: SERVING.has(lower),
    owner: /['’]s$/u.test(text),
    possessive: /['’]s?$/u.test(text),
    /** Enough letters for a name. */
    lettered: (/\p{N}/u.test(text) ? /\p{L}{4}|\p{Ll}{3}/u : /\p{L}{2}/u).test(text),
    hyphened: /\p{L}[-‐‑]\p{L}/u.test(text),
    innerCapital: /\p{Ll}\p{Lu}|\p{L}\d|\.\p{Ll}/u.test(text),
  };
}
