const CODES = new Set(Intl.supportedValuesOf("currency"));
/** Signs that mean one currency only; "$" and "kr" mean several. */
const SIGNS: Record<string, string> = {
  "€": "EUR",
  Euro: "EUR",
  Euros: "EUR",
  euro: "EUR",
  euros: "EUR",
  "£": "GBP",
  "₹": "INR",
  "₽": "RUB",
  "₺": "TRY",
  "₩": "KRW",
  "₪": "ILS",
  R$: "BRL",
  US$: "USD",
  A$: "AUD",
  AU$: "AUD",
  C$: "CAD",
  CA$: "CAD",
  NZ$: "NZD",
  HK$: "HKD",
  NT$: "TWD",
  S$: "SGD",
  zł: "PLN",
  Kč: "CZK",
  Ft: "HUF",
  лв: "BGN",
  "Fr.": "CHF",
  "SFr.": "CHF",
  Franken: "CHF",
};

/** The ISO 4217 code of a sign or code; `null` when it could mean several. */
export function asCurrencyCode(text: string): string | null {
  return CODES.has(text.toUpperCase()) ? text.toUpperCase() : (SIGNS[text] ?? null);
}
