import { foldWords } from "../language/fold.ts";
import { isPlace } from "../language/geography/places.ts";
import { languageOf } from "../language/languages.ts";
import { isTradeWord } from "../trades/trade-words.ts";
import type { SiteFacts } from "../types.ts";

/** What stands right before a company that the question is about. */
const BESIDE =
  /(?<!\p{L})(?:alternatives? (?:to|zu|à|a|al|till|til|voor|para|per)|alternativen? zu|like|such as|than|unlike|instead of|besser als|statt|anstelle von|comme|plutôt que|como|en vez de|invece di|in plaats van|i stället för|i stedet for|zamiast|místo|вместо|вроде)\s+(?:the\s)?(?<name>\p{Lu}[\p{L}\p{N}.&'’-]*)/u;

/** A place may follow, in whatever form: "in Leeds", "u Zagrebu", "w Krakowie". */
const IN =
  /(?<!\p{L})(?:in|near|around|of|from|à|de|du|en|a|em|do|da|no|na|u|v|ve|w|we|i|på|nær|nära|te|bij|în|в|во|на|у|στην?|στο)\s$/iu;

/**
 * Whether a question names a company that is none of the site's: after "like" or "alternatives to", or as a name in
 * mid-sentence that neither the site nor any language knows. `known` is what the site says; everyday words stay words.
 */
export function namesOthers(text: string, facts: SiteFacts, known: string): boolean {
  const isKnown = knower(facts, known);
  const beside = BESIDE.exec(text)?.groups?.name;
  if (beside && !isKnown(beside)) return true;
  // German writes every noun with a capital.
  if (languageOf(facts.language).capitalNouns) return false;
  const words = [...text.matchAll(/(?<=[\p{Ll}\p{N},]\s)\p{Lu}[\p{L}\p{N}.&'’-]*/gu)];
  return words.some(({ 0: word, index }) => {
    const isPlaced = IN.test(text.slice(0, index));
    // "Node.js": what is written so is a technology, and no host either.
    const isTechnology = /\p{L}\.\p{Ll}/u.test(word);
    return !isPlaced && !isTechnology && !isKnown(word) && !isAttribute(word, text.slice(index + word.length));
  });
}

function knower({ language, place, offers, category, description, audience, brand }: SiteFacts, known: string) {
  const said = new Set(
    foldWords([known, place, category, description, audience, brand, ...offers].join(" ")).split(" "),
  );
  return (word: string): boolean => {
    const parts = foldWords(word).split(" ").filter(Boolean);
    return parts.every((part) => said.has(part) || isPlace(part) || isTradeWord(part) || isWord(part, language));
  };
}

function isWord(word: string, tag: string): boolean {
  return [tag, "en"]
    .map(languageOf)
    .some(({ stop, everyday, lexicon }) => stop.has(word) || everyday.has(word) || lexicon.frequent.has(word));
}

/** "CRM software", "SEO agencies": an abbreviation before the thing it describes. */
function isAttribute(word: string, rest: string): boolean {
  return /^\p{Lu}{2,5}s?$/u.test(word) && /^[ -]\p{Ll}/u.test(rest);
}
