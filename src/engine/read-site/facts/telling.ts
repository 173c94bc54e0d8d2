/** What is one article of a catalogue, or one row of a price list: "Lindenhonig 250 g", "clase práctica 45 min". */
const MEASURED =
  /\d\s?(?:k?g|m?l|cl|cm|mm|m²|min|мин|h|hrs?|hours?|Std|pcs|stk|st|oz|lbs?|km|kpl|adet|шт|занят\p{L}*|tuntia|分|人|kilos?)(?!\p{L})|[٠-٩۰-۹]/iu;
/** Letters from which one word is more than a sort or a label of a menu; scripts without spaces need fewer signs. */
const TELLING = 8;
const TELLING_UNSPACED = 3;
/** The same where nothing else says what is sold; only languages that write compounds as one word name a service in one. */
const ALONE = 11;
const ALONE_UNSPACED = 4;
const COMPOUNDS = new Set(["de", "nl", "sv", "da", "no", "fi", "hu"]);

/** Whether an offer is one article of a catalogue or one row of a price list. */
export function isArticle(offer: string): boolean {
  return MEASURED.test(offer);
}

/** Whether a service says by itself what a buyer would ask for: not "Cuts", "Vinyl", "Summer". */
export function isTelling(offer: string): boolean {
  return tells(offer, TELLING, TELLING_UNSPACED);
}

/** Whether it says so even where nothing else tells what the house sells: not "Rental", "Open workshops" on a menu. */
export function isTellingAlone(offer: string, language: string): boolean {
  return tells(offer, COMPOUNDS.has(language) ? ALONE : Number.POSITIVE_INFINITY, ALONE_UNSPACED);
}

function tells(offer: string, letters: number, unspaced: number): boolean {
  if (isArticle(offer)) return false;
  if (/\p{Lo}/u.test(offer) && !/\s/u.test(offer)) return offer.length >= unspaced;
  return /[\p{L}\p{M}]{3}[\s-]+(?:\p{L}{1,3}\s)*[\p{L}\p{M}]{3}/u.test(offer) || offer.length >= letters;
}
