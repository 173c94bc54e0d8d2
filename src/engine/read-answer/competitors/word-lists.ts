import englishWords from "./lexicon/english-words.json" with { type: "json" };
import givenNames from "./lexicon/given-names.json" with { type: "json" };
import labelWords from "./lexicon/label-words.json" with { type: "json" };
import nameWords from "./lexicon/name-words.json" with { type: "json" };
import notCompetitors from "./lexicon/not-competitors.json" with { type: "json" };
import syntaxWords from "./lexicon/syntax-words.json" with { type: "json" };
import { Phrases } from "./phrases.ts";

const words = (text: string): string[] => text.split(" ");
const merged = (byLanguage: Record<string, string>): Set<string> => new Set(Object.values(byLanguage).flatMap(words));

const english = new Set(words(englishWords.words));
/** Given names: a name that starts with one goes on ("Kate Spade"). */
export const GIVEN_NAMES = new Set(words(givenNames.words));

/** What parts of an entry are called ("Pros", "Preis"). */
export const ATTRIBUTES = merged(labelWords.attributes);
/** Words of headings over advice rather than options. */
export const ADVICE = merged(labelWords.advice);
/** Words of labels that give an award to what follows ("Best overall"). */
export const AWARDS = merged(labelWords.awards);
/** Words that start an instruction or a question. */
export const COMMANDS = merged(labelWords.commands);
const OPTION_NOUNS = new Set(words(labelWords.optionNouns));

/** Whether a lower-case word is what options are called ("brands", "Anbieter"), or what is traded. */
export function isOptionNoun(lower: string): boolean {
  return OPTION_NOUNS.has(lower) || CATEGORY_WORDS.has(lower);
}

/** Words of headings over the parts of one entry ("Why it stands out", "Features"). */
export const FEATURE_HEADS = new Set(words(labelWords.featureHeads));
/** What a question asks for when its answer lists no brands ("which ingredients"). */
export const KINDS = new Set(words(labelWords.kinds));
/** Words and parts by which a question asks for advice rather than for options. */
export const HOW_STARTS = new Set(words(labelWords.howStarts));
export const HOW_PARTS = words(labelWords.howParts);
/** The same where words have no spaces between them: parts of a label. */
export const LABEL_PARTS = words(labelWords.substrings);
export const ADVICE_PARTS = words(labelWords.adviceSubstrings);

/** Articles, prepositions, pronouns, auxiliaries. */
export const FUNCTION_WORDS = merged(syntaxWords.function);
/** Verbs of which an option is the subject. */
export const OFFERING = merged(syntaxWords.offering);
/** Words of which an option is the object ("consider X", "alternatives"). */
export const CHOOSING = merged(syntaxWords.choosing);
/** Words that tie a name to an option without offering it ("works with X"). */
export const TIES = merged(syntaxWords.ties);
/** Words that turn the name before them into something an option works with ("X users"). */
export const TIES_AFTER = merged(syntaxWords.tiesAfter);
/** Words between a subject and its verb. */
export const ADVERBS = new Set(words(syntaxWords.adverbs));
/** Words for where to buy or read ("retailers such as X"). */
export const OUTLETS = merged(syntaxWords.places);
export const WARNINGS = merged(syntaxWords.warning);
const WARNING_PHRASES = new Map(
  Object.entries(syntaxWords.warningPhrases).map(([code, phrases]) => [code, new RegExp(phrases.join("|"), "u")]),
);

/** Whether a sentence, lower case, speaks against what it names ("I would avoid …"). */
export function speaksAgainst(lower: string, language: string): boolean {
  return WARNING_PHRASES.get(language)?.test(lower) ?? false;
}

const CONJUNCTIONS = new Map(
  Object.entries(syntaxWords.conjunctions).map(([code, list]) => [code, new Set(words(list))]),
);

/** Whether a lower-case word joins names in this language; the signs of English anywhere. */
export function isConjunction(lower: string, language: string): boolean {
  return (CONJUNCTIONS.get(language) ?? CONJUNCTIONS.get("en")!).has(lower);
}
/** Phrases that open a list of examples, longest first. */
export const EXAMPLES = new Phrases([...syntaxWords.examples].sort((a, b) => b.length - a.length));

/** Qualifiers of a model ("Pro", "Gen"). */
export const MODEL_WORDS = new Set(words(nameWords.model));
/** What things are called in trade ("vacuum", "card"). */
export const CATEGORY_WORDS = new Set([...words(nameWords.goods), ...words(nameWords.services)]);
/** Those of them that name goods: their options are makers with their models. */
export const GOODS = new Set(words(nameWords.goods));
/** Second words of company names ("Mobile", "Plumbing"). */
export const COMPANY_WORDS = new Set(words(nameWords.company));
/** Offers that a company issues under names of its own ("Acme Rewards Card"). */
export const ISSUED = new Set(words(nameWords.issued));
/** What a seller says of an article's state before its name. */
export const CONDITIONS = new Set(words(nameWords.conditions));
/** Those that also end names of makers of goods ("Topo Athletic"). */
export const GOODS_COMPANY_WORDS = new Set(words(nameWords.goodsCompany));
/** Words that cannot be a name alone ("New", "La"). */
export const LEADING_WORDS = new Set(words(nameWords.leading));
/** Words of an offer's plans; the weak ones also end names of their own. */
export const PLAN_WORDS = new Set(words(nameWords.plans));
export const WEAK_PLAN_WORDS = new Set(words(nameWords.weakPlans));
export const SERVICE_WORDS = new Set(words(nameWords.media));
export const LEGAL_FORMS = new Set(words(nameWords.legal));

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
export const CASELESS_GOODS = words(nameWords.caselessGoods);

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
