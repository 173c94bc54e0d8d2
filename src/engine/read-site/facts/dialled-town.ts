import { type CountryCode, validatePhoneNumberLength } from "libphonenumber-js/min";
import { hasDialling, townOfNumber } from "../../language/geography/dialling.ts";
import type { Page } from "../types.ts";

/** What looks like a telephone number: an area code and seven digits or more in all. */
const NUMBER = /(?<![\d\p{L}.,/-])(?:\+|00)?\(?\d[\d \t()/–-]{6,18}\d(?![\d\p{L}]|[.,]\d)/gu;
/** Years, hours and dates. */
const NO_NUMBER = /^(?:19|20)\d\d(?!\d)|^\d{1,2}\s?[–-]\s?\d|^\d{1,4}\s?\/\s?0/u;
/** Registers and taxes, whose numbers look like those of telephones. */
const REGISTER =
  /(?<!\p{L})(?:KvK|CVR|IČO?|DIČ|OIB|NIP|REGON|KRS|BCE|KBO|TVA|BTW|VAT|USt-?Id|UID|HRB|FN|SIRET|SIREN|RCS|P\.? ?IVA|C\.?F\.?|NIF|CIF|NIPC|CNPJ|CPF|CUIT|RUT|RUC|RFC|ABN|ACN|NZBN|GST|EIN|CUI|C\.U\.I\.|ИНН|ОГРН|КПП|(?:[Cc]ompany|[Cc]harity)\s(?:no|number|reg\p{L}*)|[Oo]rg\.? ?nr|Y-tunnus|統編|统一编号|ICP备|登録番号|사업자등록번호)[.:]?(?:\s(?:no|nr|number)\b[.:]?)?\s{0,2}$/u;
const IN_TEXT = 4_000;
/** Characters before a number in which its register stands. */
const BEFORE = 30;
const FEWEST_DIGITS = 7;

/** The town of the first landline number that a site gives as its own; `null` where it gives none, or where it could be one of several countries. */
export function dialledTown(pages: readonly Page[], countries: readonly string[]): string | null {
  const home = pages[0]!;
  const [first] = countries;
  if (!first || !hasDialling(first)) return null;
  const linked = pages.flatMap(({ links }) => links.flatMap(({ raw }) => (raw.startsWith("tel:") ? raw.slice(4) : [])));
  const texts = [
    ...pages.map(({ footerText }) => footerText),
    home.bodyText.slice(-IN_TEXT),
    home.bodyText.slice(0, IN_TEXT),
  ];
  const written = texts.flatMap((text) =>
    [...text.matchAll(NUMBER)].flatMap(({ 0: number, index }) =>
      REGISTER.test(text.slice(Math.max(0, index - BEFORE), index)) ? [] : number,
    ),
  );
  for (const number of [...linked, ...written]) {
    if (NO_NUMBER.test(number) || number.replace(/\D/gu, "").length < FEWEST_DIGITS) continue;
    const possible = countries.filter(
      (country) => validatePhoneNumberLength(number, country as CountryCode) === undefined,
    );
    // A country whose numbers tell no town here may be the one that is meant.
    if (!possible.every(hasDialling)) continue;
    const towns = new Set(possible.flatMap((country) => townOfNumber(number, country) ?? []));
    if (towns.size === 1) return [...towns][0]!;
  }
  return null;
}
