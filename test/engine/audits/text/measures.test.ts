import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findAddress } from "../../../../src/engine/audits/contacts/addresses.ts";
import { findEmails } from "../../../../src/engine/audits/contacts/emails.ts";
import { findPhones } from "../../../../src/engine/audits/contacts/phones.ts";
import { findClaims } from "../../../../src/engine/audits/text/claims.ts";
import { ALL_LEXICONS, findPhrase, lexiconFor } from "../../../../src/engine/audits/text/lexicon.ts";
import { excerpt } from "../../../../src/engine/audits/text/pages.ts";
import { findPrices, parseAmount } from "../../../../src/engine/audits/text/prices.ts";
import { findQuantities } from "../../../../src/engine/audits/text/quantities.ts";
import { linksAbout } from "../../../../src/engine/audits/text/slugs.ts";
import { areAkin, contentWords } from "../../../../src/engine/audits/text/words.ts";
import { foldWords } from "../../../../src/engine/language/fold.ts";
import { sentencesOf } from "../../../../src/engine/language/sentences.ts";
import { cjkSigns } from "../../../../src/engine/language/words.ts";

describe("prices", () => {
  it.each([
    ["ab 1 200,50 € im Jahr", 1200.5, "€"],
    ["250 zł miesięcznie", 250, "zł"],
    ["₹1,50,000 only", 150_000, "₹"],
    ["CHF 49.–", 49, "CHF"],
    ["CHF 1'249.50", 1249.5, "CHF"],
    ["$1,299.99/mo", 1299.99, "$"],
    ["49,-€", 49, "€"],
    ["R$ 20,00", 20, "R$"],
    ["NT$1,280", 1280, "NT$"],
    ["199 kr.", 199, "kr."],
    ["12,90 Euro", 12.9, "Euro"],
  ])("reads %s", (text, amount, currency) => expect(findPrices(text)).toMatchObject([{ amount, currency }]));

  it.each(["5 in stock", "UEFA EURO 2024 host", "chapter 12", "12.05.2024", "iPhone 15", "1 TL Salz"])(
    "finds none in “%s”",
    (text) => {
      expect(findPrices(text).filter(({ currency }) => currency !== "EURO")).toEqual([]);
    },
  );

  it.each([
    ["1.234", 1234],
    ["1,234.5", 1234.5],
    ["1.234,50", 1234.5],
    ["12,5", 12.5],
    ["1\u202f200", 1200],
    ["", null],
    ["abc", null],
  ])("takes %s as a number", (text, amount) => expect(parseAmount(text)).toBe(amount));
});

it.each([
  ["a battery of 12 kWh", ["12 kWh"]],
  ["in 3-5 Tagen", ["3-5 Tagen"]],
  ["a 15-inch display", ["15-inch"]],
  ["5 in stock, 3 more on order", []],
  ["room 12 and gate 5", []],
  ["Passo 6\nA meio da cozedura", []],
])("finds quantities in “%s”", (text, found) => expect(findQuantities(text)).toEqual(found));

it("counts quantified claims once, without dates, phone numbers and years", () => {
  const text =
    "Revenue rose 30 % to $4.5 million in 2024; 12,000 customers use it, 30 % of them daily. +1 555 123 4567. 12.05.2024";
  expect(findClaims(text)).toEqual(["30 %", "12,000 customers", "$4.5 million"]);
});

describe("words", () => {
  it("compares names without accents, case and signs", () =>
    expect(foldWords("Müller & Söhne – GROẞHANDEL")).toBe("muller sohne grosshandel"));
  it("leaves stop words out, and takes pairs of signs where there are no spaces", () => {
    expect([...contentWords("The boats of the harbour", "en")]).toEqual(["boats", "harbour"]);
    expect([...contentWords("木船修理", "zh")]).toEqual(["木船", "船修", "修理"]);
    expect(cjkSigns("木船 boats")).toBe(2);
  });
  it.each([
    ["dach", "dachdecker", true],
    ["roofing", "roof", true],
    ["lamp", "lamps", true],
    ["art", "cart", false],
    ["boat", "coat", false],
  ])("tells whether %s and %s are akin", (one, other, akin) => expect(areAkin(one, other)).toBe(akin));
  it("cuts sentences at line ends too", () =>
    expect(sentencesOf("One. Two!\nThree")).toEqual(["One.", "Two!", "Three"]));
});

describe("links by what they are about", () => {
  const to = (href: string, text: string) => ({ href, raw: href, text, rel: [], region: "footer" as const });
  it.each([
    ["https://a.example/ueber-uns/", "Mehr", "about"],
    ["https://a.example/%C3%BCber-uns.html", "", "about"],
    ["https://a.example/x", "Unser Team", "about"],
    ["https://a.example/x", "AGB / Impressum", "terms"],
    ["https://a.example/mentions-legales", "", "terms"],
    ["https://a.example/x", "Our privacy policy", "privacy"],
    ["https://a.example/x", "Versand und Zahlung", "shipping"],
    ["https://a.example/x", "Widerrufsbelehrung", "returns"],
  ] as const)("%s “%s” is about %s", (href, text, topic) =>
    expect(linksAbout([to(href, text)], topic)).toHaveLength(1),
  );
  it.each([
    ["https://a.example/s", "Team sports", "about"],
    ["https://a.example/blog/privacy-tips-for-boats-and-crews", "", "privacy"],
    ["", "About us", "about"],
  ] as const)("%s “%s” is not about %s", (href, text, topic) =>
    expect(linksAbout([to(href, text)], topic)).toEqual([]),
  );
});

describe("lexicons", () => {
  it("speak seven languages and hold the same kinds of words, all lower case", () => {
    expect(ALL_LEXICONS).toHaveLength(7);
    for (const lexicon of ALL_LEXICONS) {
      expect(Object.keys(lexicon)).toEqual(Object.keys(ALL_LEXICONS[0]!));
      for (const words of [lexicon.openers, lexicon.positional, lexicon.attribution, lexicon.says]) {
        expect(words.length).toBeGreaterThan(3);
        expect(words).toEqual(words.map((word) => word.toLowerCase()));
      }
    }
  });
  it("find phrases as whole words only", () => {
    expect(findPhrase("As Laut Verlag prints", ["laut"])).toBe("laut");
    expect(findPhrase("die Lautstärke", ["laut"])).toBeNull();
    expect(lexiconFor("hr")).toBeNull();
    expect(lexiconFor("constructor")).toBeNull();
  });
});

const findCalls = (text: string) => findPhones(text, ["DE", "US", "ES"]);

it("ends and never throws, whatever the text", () => {
  const hostile = [
    "1.".repeat(50_000),
    "€".repeat(50_000),
    "1 ".repeat(50_000),
    "(at) ".repeat(20_000),
    "+1 ".repeat(30_000),
    "a@".repeat(40_000),
    "„".repeat(50_000),
  ];
  for (const text of hostile) {
    for (const find of [findPrices, findQuantities, findClaims, findCalls, findAddress, findEmails]) find(text);
  }
  fc.assert(
    fc.property(fc.string(), (text) => {
      for (const find of [
        findPrices,
        findQuantities,
        findClaims,
        findCalls,
        findAddress,
        findEmails,
        sentencesOf,
        foldWords,
      ])
        find(text);
    }),
  );
});

it.each([
  ["Judging the many factors that build avalanches", 20, "Judging the many…"],
  ["Judging Lawinenbildungsfaktoren in spring", 24, "Judging Lawinenbildungsfaktoren…"],
  ["A Lawinenbildungsfaktorenbericht in spring", 20, "A Lawinenbildungsfaktorenbericht…"],
  ["我们在北码头修理木船我们在北码头修理木船", 10, "我们在北码头修理木…"],
  ["short", 20, "short"],
])("cuts “%s” at %i between words", (text, length, cut) => expect(excerpt(text, length)).toBe(cut));
