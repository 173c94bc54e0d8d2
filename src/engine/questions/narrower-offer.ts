import { foldWords } from "../language/fold.ts";
import { joinedParts } from "../language/joined-parts.ts";
import { tradeWords } from "../trades/labels.ts";
import notOffers from "./not-offers.json" with { type: "json" };

/** The sellers that an offer is asked of, and the trade whose words they share. */
export interface OfferedBy {
  topic: string;
  who: string;
  trade: string | null;
  /** Two letters. */
  language: string;
}

/** Letters in common from which an offer only repeats the category ("tree surveys" of "tree surveyors"). */
const REPEATS = 7;
/** Letters of a word that only leads to another. */
const SMALL = 3;
/** Letters from which a trade's own beginning makes two words one ("dent" of "dental" and "dentistry"). */
const STEM = 4;
const PLAIN = new Set(notOffers.plain.map(foldWords));

/** What an offer says beyond the name of its sellers: "clinical Pilates" of a physiotherapist's "Physiotherapy & clinical Pilates"; `null` where that is nothing. */
export function narrowerOffer(offer: string, sellers: OfferedBy): string | null {
  if (isRepeated(offer, sellers)) return null;
  const parts = joinedParts(offer, sellers.language);
  const telling = parts.filter((part) => !isRepeated(part, sellers));
  return telling.length === 1 ? telling[0]! : offer;
}

function isRepeated(offer: string, { topic, who, trade, language }: OfferedBy): boolean {
  const said = foldWords(offer);
  const known = foldWords(`${topic} ${who}`);
  if (/\p{Lo}/u.test(said) && !/\s/.test(topic)) return said.includes(foldWords(topic)) || known.includes(said);
  const words = known.split(" ");
  const stems = trade ? tradeWords(trade, language).map(foldWords) : [];
  const shared = stems.filter(
    (stem) => stem.length >= STEM && words.some((word) => word.startsWith(stem.slice(0, STEM))),
  );
  const says = said.split(" ").filter((word) => word.length > SMALL);
  return (says.length > 0 ? says : said.split(" ")).every(
    (word) =>
      PLAIN.has(word) ||
      words.some((each) => startsAlike(word, each)) ||
      shared.some((stem) => word.startsWith(stem) && word.length <= stem.length + REPEATS),
  );
}

/** "chimney sweeping" of "chimney sweeps", "tree surveys" of "tree surveyors", "Fotografa" of "fotografo". */
function startsAlike(word: string, known: string): boolean {
  if (doneBy(word) === doneBy(known)) return true;
  if (word.length === 1) return false;
  const length = Math.max(Math.min(REPEATS, word.length - 1), Math.min(4, word.length));
  return known.startsWith(word.slice(0, length));
}

/** What those who do something are called after: "tuning" and "tuners" are of one stem. */
function doneBy(word: string): string {
  return word.replace(/(?<=\p{L}{3})(?:ing|er|or|ist|ung)?(?:s|en|e)?$/u, "");
}
