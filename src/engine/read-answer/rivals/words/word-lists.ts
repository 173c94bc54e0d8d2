import { languageOf, wordsOfAll } from "../../../language/languages.ts";
import givenNames from "./lexicon/given-names.json" with { type: "json" };
import notCompetitors from "./lexicon/not-competitors.json" with { type: "json" };
import { Phrases } from "./phrases.ts";

const english = languageOf("en").lexicon.stems;
/** Given names: a name that starts with one goes on ("Kate Spade"). */
export const GIVEN_NAMES = new Set(givenNames.words.split(" "));

/** What parts of an entry are called ("Pros", "Preis"). */
export const ATTRIBUTES = wordsOfAll("attributes");
/** Words of headings over advice rather than options. */
export const ADVICE = wordsOfAll("advice");
/** Words of labels that give an award to what follows ("Best overall"). */
export const AWARDS = wordsOfAll("awards");
/** Words that start an instruction or a question. */
export const COMMANDS = wordsOfAll("commands");
/** What things are called in trade ("vacuum", "card"). */
export const CATEGORY_WORDS = new Set([...wordsOfAll("goods"), ...wordsOfAll("services")]);
const OPTION_NOUNS = new Set([...wordsOfAll("optionNouns"), ...CATEGORY_WORDS]);

/** Whether a lower-case word is what options are called ("brands", "Anbieter"), or what is traded. */
export function isOptionNoun(lower: string): boolean {
  return OPTION_NOUNS.has(lower);
}

/** Words of headings over the parts of one entry ("Why it stands out", "Features"). */
export const FEATURE_HEADS = wordsOfAll("featureHeads");
/** What a question asks for when its answer lists no brands ("which ingredients"). */
export const KINDS = wordsOfAll("askedKinds");
/** What lists that offer nobody list ("steps", "sectors"). */
export const CONCEPTS = wordsOfAll("concepts");
export const CONCEPT_PARTS = [...wordsOfAll("conceptParts")];
/** What an entry calls the company or product that it is about. */
export const SELF_NOUNS = wordsOfAll("selfNouns");
/** Where one goes, stays and eats. */
export const VENUES = wordsOfAll("venues");
/** Words and parts by which a question asks for advice rather than for options. */
export const HOW_STARTS = wordsOfAll("howStarts");
export const HOW_PARTS = [...wordsOfAll("howParts")];
export const ADVICE_PARTS = [...wordsOfAll("adviceParts")];

/** Articles, prepositions, pronouns, auxiliaries. */
export const FUNCTION_WORDS = wordsOfAll("formWords");
/** Verbs of which an option is the subject. */
export const OFFERING = wordsOfAll("offering");
/** Words of which an option is the object ("consider X", "alternatives"). */
export const CHOOSING = wordsOfAll("choosing");
/** Words that tie a name to an option without offering it ("works with X"). */
export const TIES = wordsOfAll("ties");
/** Words that turn the name before them into something an option works with ("X users"). */
export const TIES_AFTER = wordsOfAll("tiesAfter");
/** Words between a subject and its verb. */
export const ADVERBS = wordsOfAll("betweenAdverbs");
/** Words for where to buy or read ("retailers such as X"). */
export const OUTLETS = wordsOfAll("outlets");
export const WARNINGS = wordsOfAll("warnings");
/** Whether a sentence, lower case, speaks against what it names ("I would avoid …"). */
export function speaksAgainst(lower: string, language: string): boolean {
  return languageOf(language).warningPhrases?.test(lower) ?? false;
}

/** Whether a lower-case word joins names in this language; the signs of English anywhere. */
export function isConjunction(lower: string, language: string): boolean {
  const { nameJoiners } = languageOf(language);
  return (nameJoiners.size > 0 ? nameJoiners : languageOf("en").nameJoiners).has(lower);
}
/** Phrases that open a list of examples, longest first. */
export const EXAMPLES = new Phrases([...wordsOfAll("examples")].sort((a, b) => b.length - a.length));

/** Qualifiers of a model ("Pro", "Gen"). */
export const MODEL_WORDS = wordsOfAll("modelWords");
/** Those of them that name goods: their options are makers with their models. */
export const GOODS = wordsOfAll("goods");
/** Second words of company names ("Mobile", "Plumbing"). */
export const COMPANY_WORDS = wordsOfAll("companyWords");
/** What a seller says of an article's state before its name. */
export const CONDITIONS = wordsOfAll("goodsConditions");
/** Those that also end names of makers of goods ("Topo Athletic"). */
export const GOODS_COMPANY_WORDS = wordsOfAll("goodsCompanyWords");
/** Words that cannot be a name alone ("New", "La"). */
export const LEADING_WORDS = wordsOfAll("leading");
/** Words of an offer's plans; the weak ones also end names of their own. */
export const PLAN_WORDS = wordsOfAll("plans");
export const WEAK_PLAN_WORDS = wordsOfAll("weakPlans");
export const SERVICE_WORDS = wordsOfAll("mediaWords");
export const LEGAL_FORMS = wordsOfAll("legalWords");

export const SUPPLIERS = new Set(Object.values(notCompetitors.suppliers).flat());
/** Those of them that are products of their own, and so may be an entry. */
export const SERVICES = new Set(notCompetitors.suppliers.assistants);
export const TECHNOLOGIES = new Set(notCompetitors.technologies);
export const MEDIA = new Set(notCompetitors.media);
export const SHOPS = new Set(notCompetitors.shops);
export const EVENTS = new Set(notCompetitors.events);
/** Product lines that are known by their own name, with their company. */
export const LINE_OWNERS = new Map(
  Object.entries(notCompetitors.lines).flatMap(([owner, lines]) =>
    lines.map((line): [string, string] => [line, owner]),
  ),
);

/** Companies so wide that a product of theirs is named with them: the product folds into the company. */
export const OWNERS = new Set(Object.keys(notCompetitors.lines).map((owner) => owner.toLowerCase()));

/** What goods are called where words are not spaced, to look for in a question. */
export const CASELESS_GOODS = [...wordsOfAll("goodsParts")];

/** Whether a word is common whatever the language: in none but the lists of function words and forms. */
export function isFormWord(lower: string): boolean {
  return /^\d/u.test(lower) ? isCommonWord(lower) : isForm(lower);
}

/** Whether a lower-case word is a common word rather than a name. */
export function isCommonWord(lower: string): boolean {
  return lower
    .split(/[-‐‑/]/u)
    .every((part) => part !== "" && isCommonPart(part.replace(/['’](?:s|ll|re|ve|d|m|t)$/u, "")));
}

function isCommonPart(word: string): boolean {
  if (isListed(word) || /^\d+(?:st|nd|rd|th|s|x|k|h|hr|mm|cm|gb|tb|w|hz|mp|ml|oz|lb|kg|g|in|qt|mah)?$/u.test(word))
    return true;
  if (word.length < 4) return false;
  for (const [suffix, ...stems] of ENDINGS) {
    if (!word.endsWith(suffix!)) continue;
    const stem = word.slice(0, -suffix!.length);
    if (stem.length < 2) continue;
    if (stems.some((end) => english.has(stem + end))) return true;
    if (stem.at(-1) === stem.at(-2) && suffix !== "s" && english.has(stem.slice(0, -1))) return true;
  }
  return PREFIX.test(word) && english.has(word.replace(PREFIX, ""));
}

const PREFIX = /^(?:un|re|non|pre|multi|over|under|out|anti|mis|dis|in|im)/u;
const ENDINGS = [
  ["ies", "y"],
  ["ied", "y"],
  ["ier", "y"],
  ["iest", "y"],
  ["ily", "y"],
  ["iness", "y"],
  ["es", "", "e"],
  ["s", ""],
  ["ed", "", "e"],
  ["ing", "", "e"],
  ["er", "", "e"],
  ["ers", "", "e"],
  ["est", "", "e"],
  ["ly", ""],
  ["ness", ""],
  ["less", ""],
  ["able", "", "e"],
  ["ability", "", "e", "able"],
  ["ity", "", "e"],
  ["ation", "", "e"],
  ["ations", "", "e"],
  ["ions", "", "e", "ion"],
  ["ic", "", "y", "e"],
  ["ical", "", "y", "e"],
  ["y", "", "e"],
  ["ful", ""],
  ["free", ""],
  ["ment", ""],
  ["ments", ""],
  ["or", "", "e"],
  ["ors", "", "e"],
  ["wise", ""],
];

function isListed(word: string): boolean {
  return english.has(word) || isForm(word);
}

function isForm(word: string): boolean {
  return (
    FUNCTION_WORDS.has(word) ||
    ATTRIBUTES.has(word) ||
    ADVICE.has(word) ||
    AWARDS.has(word) ||
    COMMANDS.has(word) ||
    OFFERING.has(word) ||
    CHOOSING.has(word) ||
    OUTLETS.has(word)
  );
}
