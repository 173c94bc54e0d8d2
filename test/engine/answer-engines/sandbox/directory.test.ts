import { expect, test } from "vitest";
import { DIRECTORY } from "../../../../src/engine/answer-engines/sandbox/directory.ts";
import { phrasesOf } from "../../../../src/engine/answer-engines/sandbox/phrases.ts";

const companies = DIRECTORY.categories.flatMap((category) => category.companies);
const LANGUAGES = ["en", "de", "fr", "es", "it", "nl", "pt", "hr", "sk", "cs", "sl", "pl", "zh"];

test("the directory holds at least 250 companies over 45 categories", () => {
  expect(companies.length).toBeGreaterThanOrEqual(250);
  expect(DIRECTORY.categories.length).toBeGreaterThanOrEqual(45);
});

test("every name in it stands under .example, once", () => {
  const domains = [...companies, ...DIRECTORY.sources].map(({ domain }) => domain);
  expect(domains.filter((domain) => !/^[a-z0-9-]+\.example$/.test(domain))).toEqual([]);
  expect(new Set(domains).size).toBe(domains.length);
});

test("every category has rivals, known sources, and words in English and most other languages", () => {
  const sources = DIRECTORY.sources.map(({ domain }) => domain);
  for (const category of DIRECTORY.categories) {
    expect(category.companies.length, category.id).toBeGreaterThanOrEqual(2);
    expect(sources, category.id).toEqual(expect.arrayContaining(category.sources));
    expect(category.words.en, category.id).toBeTruthy();
    expect(LANGUAGES.filter((language) => category.words[language]).length, category.id).toBeGreaterThan(6);
  }
});

test.each(LANGUAGES)("every trait of a company can be said in %s", (language) => {
  const { traits } = phrasesOf(language);
  for (const company of companies) {
    for (const trait of company.traits) expect(traits, company.name).toHaveProperty(trait);
  }
});
