import { foldWords } from "../language/fold.ts";
import { isCut } from "../language/head-end.ts";
import { isMenuWord } from "../read-site/facts/page-names.ts";
import { hasRegion } from "../read-site/facts/region.ts";
import { isWithin, tradeOf } from "../trades/trades.ts";
import type { SiteFacts } from "../types.ts";
import { isBranded } from "./branded.ts";
import { isDeed } from "./deed.ts";
import { looksLikeInstruction } from "./instructions.ts";
import notOffers from "./not-offers.json" with { type: "json" };
import { isPriceHeading } from "./price-heading.ts";

/** Characters and words beyond which a phrase is a title or a sentence, not the name of a thing. */
const LIMITS = { category: { length: 64, words: 8 }, offer: { length: 44, words: 5 } };

const HEADINGS = new RegExp(notOffers.headings.join("|"), "iu");
/** Where the seller works is on the menu of any trade: "Die Werkstatt", "The studio". */
const PREMISES = new RegExp(`^${notOffers.premises}$`, "iu");
/** Galleries and albums of pictures, which some trades sell. */
const SHOWN = new RegExp(notOffers.shown.words, "u");
const SHOWING = notOffers.shown.trades.flatMap((id) => tradeOf(id) ?? []);
const CALLS = new Set(notOffers.calls.map(foldWords));
/** Words that call at the beginning in one language and join words in another: "i" of Polish, "o" of Portuguese. */
const OWN_CALLS: Readonly<Record<string, readonly string[]>> = notOffers.ownCalls;

/** A category or offer as a phrase that can stand in a question; `null` when it is a title, a sentence, a menu word or names the brand. */
export function nounPhrase(text: string | null, facts: SiteFacts, as: keyof typeof LIMITS = "category"): string | null {
  if (!text || looksLikeInstruction(text)) return null;
  const phrase = text
    .replace(/[\p{Cf}\p{Cc}®™©]/gu, "")
    .replace(/\([^()]*\)/g, " ")
    .split(as === "offer" ? /[|/•·;,:]|\s[–—-]\s/u : /[|/•·;,]|\s[–—-]\s/u)[0]!
    .replace(/\s+/g, " ")
    .trim();
  const plain = foldWords(phrase);
  if (isCut(phrase, facts.language.slice(0, 2))) return null;
  if (plain.length < 2 || phrase.length > LIMITS[as].length || phrase.split(" ").length > LIMITS[as].words) return null;
  if (/[<>{}[\]*`"“”„«»#=+!?…%€$£@_\\]|https?:|\.\p{L}{2}|\d{3,}|[.:-]$/u.test(phrase)) return null;
  // A call to act, or a bare sort name in capitals, is on the menu but nothing that a buyer asks for.
  const ownCalls = OWN_CALLS[facts.language.slice(0, 2)] ?? [];
  const isCall = (word: string, index: number) => CALLS.has(word) || (index === 0 && ownCalls.includes(word));
  if (as === "offer" && (plain.split(" ").some(isCall) || /^\p{Lu}{4,}$/u.test(phrase))) return null;
  if (as === "offer" && (headsPage(phrase, facts) || isDeed(phrase, facts.language))) return null;
  return (as === "offer" && isMenuWord(phrase)) || isBranded(phrase, facts) ? null : phrase;
}

/** Whether a phrase heads what a page shows, tells or asks for its goods. */
function headsPage(phrase: string, facts: SiteFacts): boolean {
  const own = tradeOf(facts.trade);
  const isShownOnly = own === null || !SHOWING.some((trade) => isWithin(own, trade));
  return (
    HEADINGS.test(phrase) ||
    PREMISES.test(phrase) ||
    isPriceHeading(phrase, facts) ||
    (isShownOnly && SHOWN.test(phrase))
  );
}

/** A place's name without what follows it ("Bristol. We", "Kiel, Germany"); `null` when it is no name or part of the brand. */
export function placeName(facts: SiteFacts): string | null {
  if (facts.place !== null && hasRegion(facts.place)) return isBranded(facts.place, facts) ? null : facts.place;
  // A dot after up to three letters abbreviates ("St. Gallen"), any other ends a sentence.
  const name = facts.place?.split(/[,;:(|/]|(?<=\p{L}{4})\.(?=\s|$)/u)[0]?.trim() ?? "";
  return /^\p{L}[\p{L}\p{M} .'’-]{1,40}$/u.test(name) && !isBranded(name, facts) ? name : null;
}

/** A word that is capitalised as in a title; names in capitals or camel case are none. */
const TITLED = /^\p{Lu}\p{Ll}+(?:['’-](?:(?!\p{Ll})\p{L})?\p{Ll}+)*$/u;

/** A phrase as it stands inside a sentence: a title loses its capitals where the site itself writes one of its words small. */
export function insideSentence(phrase: string, tag: string, evidence: string): string {
  if (tag === "de" || tag.startsWith("zh")) return phrase;
  const words = phrase.split(" ");
  const isSmall = (word: string) => new RegExp(`(?<!\\p{L})${word.toLowerCase()}(?!\\p{L})`, "u").test(evidence);
  const isTitle = words.every((word) => !/^\p{Ll}{4,}/u.test(word));
  const isCommon = words.length === 1 || !isTitle || words.some((word) => TITLED.test(word) && isSmall(word));
  return words
    .map((word, index) =>
      TITLED.test(word) && (isSmall(word) || (isCommon && (isTitle || index === 0))) ? word.toLowerCase() : word,
    )
    .join(" ");
}
