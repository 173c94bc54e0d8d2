import { townIn } from "../../read-site/facts/place-names.ts";
import { blockText } from "../../read-site/parse/blocks.ts";
import type { Page, Reading } from "../../read-site/types.ts";
import { findAddress } from "../contacts/addresses.ts";
import { nodesOf } from "../schema/nodes.ts";
import { isKindOf } from "../schema/vocabulary.ts";
import { findPhrase, languageOf, lexiconFor } from "../text/lexicon.ts";
import { contentPages, judgePages, pagesOf, perText } from "../text/pages.ts";
import { findPrices } from "../text/prices.ts";
import { findQuantities } from "../text/quantities.ts";
import type { Audit } from "../types.ts";

const ENOUGH = 3;
/** Characters of a page in which a town is looked for. */
const TOWN_WITHIN = 20_000;
const OPENING_TIMES =
  /\b\d{1,2}:\d{2}\s?(?:uhr|h|am|pm)?\s?(?:[-–—]|bis|to|à|a)\s?\d{1,2}:\d{2}\b|\b\d{1,2}\s?(?:am|pm)\s?[-–—]\s?\d{1,2}\s?(?:am|pm)\b|\b\d{1,2}(?:\.\d{2})?\s?(?:[-–]|bis)\s?\d{1,2}(?:\.\d{2})?\s?uhr\b/i;
/** A year of two digits stands behind a day and a month of two: 2.6.29 is a version. */
const DATE =
  /\b(?:\d{1,2}[./]\d{1,2}[./](?:19|20)\d{2}|(?:0[1-9]|[12]\d|3[01])[./](?:0[1-9]|1[0-2])[./]\d{2})\b(?!\.\d)|\b(?:19|20)\d{2}-\d{2}-\d{2}\b|(?<!\d)\d{1,2}(?:st|nd|rd|th|\.)?[^\S\n](?:de\s)?\p{L}{3,9}\.?[^\S\n](?:de\s)?(?:19|20)\d{2}\b|\b\p{Lu}\p{Ll}{2,8}\s\d{1,2},\s(?:19|20)\d{2}\b|(?:19|20)\d{2}年/u;
const SELLING = ["Product", "Offer", "Service", "LocalBusiness"];

/** Pages that sell state facts a buyer asks for: prices, measures, availability, place, dates. */
export const concreteFacts: Audit = {
  id: "cit.concrete-facts",
  signal: "citability",
  grade: "B",
  effort: "medium",
  title: "Selling pages state concrete facts",
  why: "Explicit prices and complete facts are among the few things found to help pages in controlled trials with six models.",
  judge: (reading) =>
    judgePages(
      commercialPages(reading).map((page) => {
        const families = factFamilies(page);
        const found = families.length === 0 ? "no price, measure, availability, place or date" : families.join(", ");
        const score = Math.min(1, families.length / ENOUGH);
        // Without a word list what is not found may well be there.
        const isKnown = score === 1 || lexiconFor(languageOf(page)) !== null;
        return { page, score: isKnown ? score : null, observed: `stated: ${found}` };
      }),
      {
        expected: "at least three of: price, measures, availability or opening hours, place, date",
        none: "No page that sells something was found.",
        unknown: "There is no word list for the language of these pages.",
      },
    ),
  fix: () => ({
    title: "Show real numbers on selling pages",
    how: "State prices or price ranges, sizes, opening hours, delivery times and where you work, as text on the page.",
    paste: null,
  }),
};

/** Product, price and service pages; the home page too where it sells by itself. */
function commercialPages(reading: Reading): Page[] {
  const home = contentPages(reading).filter((page) => page.template === "home" && sells(page));
  return [...home, ...pagesOf(reading, ["product", "pricing", "service"])];
}

function sells(page: Page): boolean {
  const typed = nodesOf(page).some(({ "@type": types }) =>
    SELLING.some((kind) => types.some((type) => isKindOf(type, kind))),
  );
  return typed || findPrices(`${page.mainText}\n${page.choices}`).length > 0;
}

const PEOPLE = new Set(
  "people guests employees customers users countries languages personen gäste mitarbeiter mitarbeitende kunden nutzer länder sprachen personnes clients personas clientes persone clienti klanten pessoas years jahre jahren ans années años anni jaar anos seconds sekunden minutes minuten minutos minuti".split(
    " ",
  ),
);

/** Counts of people and of years measure the house, not what it sells. */
const isOfPeople = (quantity: string): boolean => PEOPLE.has(quantity.toLowerCase().split(/[\s-]/).at(-1)!);

/** What the page says itself: what it quotes, an embedded post say, is somebody else's. */
const ownWords = perText(({ blocks }) => {
  const quotes = blocks.every(({ kind }) => kind === "quote" || kind === "heading");
  return blocks
    .filter(({ kind }) => quotes || kind !== "quote")
    .map(blockText)
    .join("\n");
});

function factFamilies(page: Page): string[] {
  const text = `${ownWords(page)}\n${page.choices}`;
  const lexicon = lexiconFor(languageOf(page));
  const families: [string, unknown][] = [
    ["price", findPrices(text)[0]?.text],
    ["measures", findQuantities(text).find((quantity) => !isOfPeople(quantity))],
    ["availability", (lexicon && findPhrase(text, lexicon.availability)) ?? OPENING_TIMES.exec(text)?.[0]],
    [
      "place",
      findAddress(text) ?? (lexicon && findPhrase(text, lexicon.location)) ?? townIn(text.slice(0, TOWN_WITHIN)),
    ],
    ["date", DATE.exec(text)?.[0] ?? page.dates[0]?.text],
  ];
  return families.filter(([, found]) => found).map(([name, found]) => `${name} (${found})`);
}
