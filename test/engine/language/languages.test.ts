import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { KEYS, type Key, READERS, type Written } from "../../../src/engine/language/keys.ts";
import { LANGUAGES, languageOf, UNKNOWN } from "../../../src/engine/language/languages.ts";

const FOLDER = resolve(import.meta.dirname, "../../../src/engine/language");
const files = readdirSync(FOLDER).filter((file) => file.endsWith(".json"));
const read = (file: string): Record<string, Written> => JSON.parse(readFileSync(join(FOLDER, file), "utf8"));
const one = files.filter((file) => /^[a-z]{2,3}\.json$/.test(file));
const bulk = files.filter((file) => !one.includes(file));

describe.each(one)("%s", (file) => {
  const written = read(file);
  const entries = Object.entries(written).filter(([key]) => key in KEYS) as [Key, Written][];

  test("holds every key, be it null, none that nobody reads, and says where it comes from", () => {
    expect(Object.keys(written)).toEqual(["source", "name", ...Object.keys(KEYS)]);
    expect(written.source).toMatch(/\d{4}-\d{2}-\d{2}/);
  });

  test("says in its flags yes or no", () => {
    const flags = entries.filter(([key]) => KEYS[key] === READERS.flag);
    expect(flags.filter(([, value]) => typeof value !== "boolean")).toEqual([]);
  });

  test("writes lists in lower case, composed, parted by one comma and one space, each word once", () => {
    const lists = entries.flatMap(([key, value]) =>
      KEYS[key] === READERS.words && value !== null ? [{ key, words: String(value).split(", ") }] : [],
    );
    const faults = lists.flatMap(({ key, words }) => [
      ...words
        .filter((word) => word === "" || word !== word.trim() || word.includes(",") || / {2}/.test(word))
        .map((word) => `${key}: “${word}” is no word`),
      ...words.filter((word) => word !== word.toLowerCase()).map((word) => `${key}: ${word} has a capital`),
      ...words.filter((word) => word !== word.normalize("NFC")).map((word) => `${key}: ${word} is not composed`),
      ...words.filter((word, at) => words.indexOf(word) !== at).map((word) => `${key}: ${word} stands twice`),
    ]);
    expect(faults).toEqual([]);
  });

  test("writes signs once each, and patterns that compile", () => {
    for (const [key, value] of entries) {
      if (KEYS[key] === READERS.signs && value !== null)
        expect(new Set(String(value)).size).toBe([...String(value)].length);
      if (KEYS[key] === READERS.pattern) expect(() => READERS.pattern(value)).not.toThrow();
    }
  });
});

test.each(bulk)("%s holds words of a language that has a file, lower case, each once, with its source", (file) => {
  const { source, date, words } = read(file) as Record<string, string>;
  expect(LANGUAGES.has(file.split(".")[0]!)).toBe(true);
  expect(`${source} ${date}`).toMatch(/.{20,} \d{4}-\d{2}-\d{2}$/);
  const list = (words ?? "").split(" ");
  expect(list.filter((word) => word === "" || word !== word.toLowerCase().normalize("NFC"))).toEqual([]);
  expect(new Set(list).size).toBe(list.length);
});

test("a tag is read by its language, Norwegian under each of its names, and what has no file is unknown", () => {
  expect(languageOf("pt-BR").code).toBe("pt");
  expect([languageOf("nb"), languageOf("nn-NO")].map(({ code }) => code)).toEqual(["no", "no"]);
  expect(languageOf("tlh")).toBe(UNKNOWN);
  expect(UNKNOWN.cased && UNKNOWN.stop.size === 0).toBe(true);
});
