import { foldWords } from "../language/fold.ts";
import { isPlace } from "../language/geography/places.ts";
import { codeOf, languageOf } from "../language/languages.ts";
import { isTradeWord } from "../trades/trade-words.ts";
import type { SiteFacts } from "../types.ts";
import before from "./before-places.json" with { type: "json" };

/** What stands right before, or behind, a company that the question is about. */
const BESIDE =
  /(?<!\p{L})(?:[Aa]lternatives? (?:to|zu|à|a|al|till|til|voor|para|per)|[Aa]lternativen? zu|[Cc]ompetitors? (?:of|to)|like|such as|than|unlike|instead of|besides|except|apart from|compared (?:to|with)|similar to|compete with|replace|besser als|außer|statt|anstelle von|comme|plutôt que|à part|sauf|como|en vez de|aparte de|invece di|oltre a|in plaats van|behalve|i stället för|i stedet for|zamiast|oprócz|místo|kromě|вместо|вроде|кроме)\s+(?:the\s)?(?<name>[\p{L}\p{N}][\p{L}\p{N}.&'’-]*)/u;
const BEHIND =
  /(?<![\p{L}\p{N}.&'’-])(?<name>\p{Lu}[\p{L}\p{N}.&'’-]{0,60})\s(?:alternatives?|competitors?|rivals?)(?!\p{L})/u;

/** By language, what a place follows: "in Leeds", "u Zagrebu", "w Krakowie". */
const PLACED = new Map(
  Object.entries(before.words).map(([code, words]) => [code, new RegExp(`(?<!\\p{L})(?:${words})\\s$`, "iu")]),
);
const FEASTS = new Set(before.feasts);

/** A run of words with capitals in mid-sentence. */
const NAME = /(?<=[\p{Ll}\p{M}\p{N},]\s)\p{Lu}[\p{L}\p{N}.&'’-]*(?:\s\p{Lu}[\p{L}\p{N}.&'’-]*)*/gu;
/** "VAT", "B2B", "ISO 27001", "LLCs", "H-1B": a term of a trade far more often than a company. */
const ABBREVIATION =
  /^(?:(?=[^\p{L}]*\p{Lu})[\p{Lu}\p{N}]{1,6}(?:[-&/][\p{Lu}\p{N}]{1,6})*s?|[SPI]aaS|PhDs?|IoT|DevOps|Wi-?Fi)$/u;
/** "Node.js": what is written so is a technology, and no host either. */
const TECHNOLOGY = /\p{L}\.\p{Ll}/u;
/** "Italian restaurants", "Victorian houses". */
const OF_A_PEOPLE = /(?:ian|ean|ish|ese|ican)$/u;

/**
 * Whether a question names a company that is none of the site's: after "like" or "alternatives to", or as a name in
 * mid-sentence that neither the site nor any language knows. `known` is what the site says; everyday words stay words.
 */
export function namesOthers(text: string, facts: SiteFacts, known: string): boolean {
  const isKnown = knower(facts, known);
  const beside = BESIDE.exec(text)?.groups?.name ?? BEHIND.exec(text)?.groups?.name;
  if (beside && !isKnown(beside) && (/^\p{Lu}/u.test(beside) || isNoWord(beside, facts.language))) return true;
  // German writes every noun with a capital; and where no word stands before a place, names of places cannot be told.
  const placed = PLACED.get(codeOf(facts.language));
  if (!placed || languageOf(facts.language).capitalNouns) return false;
  return [...text.matchAll(NAME)].some(({ 0: run, index }) => {
    if (placed.test(text.slice(0, index))) return false;
    return !run.split(/\s/u).every((word) => isKnown(word) || ABBREVIATION.test(word) || TECHNOLOGY.test(word));
  });
}

function knower({ language, place, offers, category, description, audience, brand }: SiteFacts, known: string) {
  const said = new Set(
    foldWords([known, place, category, description, audience, brand, ...offers].join(" ")).split(" "),
  );
  return (written: string): boolean => {
    const parts = foldWords(written).split(" ").filter(Boolean);
    // Words have their capital in front; names like "PayPal" do not.
    const isWord = !/\p{Ll}\p{Lu}/u.test(written);
    return parts.every(
      (part) => part.length === 1 || said.has(part) || isPlace(part) || (isWord && isWordOf(part, language)),
    );
  };
}

function isWordOf(word: string, tag: string): boolean {
  if (FEASTS.has(word) || isTradeWord(word, tag) || (codeOf(tag) === "en" && OF_A_PEOPLE.test(word))) return true;
  return [tag, "en"]
    .map(languageOf)
    .some(({ stop, everyday, lexicon }) => stop.has(word) || everyday.has(word) || lexicon.frequent.has(word));
}

/** In small letters only a whole dictionary tells that something is no word ("alternatives to quickbooks"). */
function isNoWord(word: string, tag: string): boolean {
  const { stems } = languageOf(tag).lexicon;
  const forms = foldWords(word)
    .split(" ")
    .flatMap((part) => [part, part.replace(/(?:es|s)$/u, ""), part.replace(/ies$/u, "y"), part.replace(/s$/u, "")]);
  return word.length > 2 && stems.size > 0 && !forms.some((form) => stems.has(form));
}
