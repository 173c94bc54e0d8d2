/** What is one article of a catalogue, or one row of a price list: "Lindenhonig 250 g", "clase práctica 45 min". */
const MEASURED =
  /\d\s?(?:k?g|m?l|cl|cm|mm|m²|min|мин|h|hrs?|hours?|Std|pcs|stk|st|oz|lbs?|km|kpl|adet|шт|занят\p{L}*|tuntia|分|人|kilos?)(?!\p{L})|[٠-٩۰-۹]/iu;
/** Letters from which one word is more than a sort or a label of a menu; scripts without spaces need fewer signs. */
const TELLING = 8;
const TELLING_UNSPACED = 3;
/** Whether an offer is one article of a catalogue or one row of a price list. */
export function isArticle(offer: string): boolean {
  return MEASURED.test(offer);
}

/** Whether a service says by itself what a buyer would ask for: not "Cuts", "Vinyl", "Summer". */
export function isTelling(offer: string): boolean {
  if (isArticle(offer)) return false;
  if (/\p{Lo}/u.test(offer) && !/\s/u.test(offer)) return offer.length >= TELLING_UNSPACED;
  return /[\p{L}\p{M}]{3}[\s-]+(?:\p{L}{1,3}\s)*[\p{L}\p{M}]{3}/u.test(offer) || offer.length >= TELLING;
}
