import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { detectLanguage } from "../../../../src/engine/language/detect.ts";
import { areCommonIn } from "../../../../src/engine/read-answer/common-words.ts";
import { readDocument } from "../../../../src/engine/read-answer/document/document.ts";
import { separateEntries } from "../../../../src/engine/read-answer/document/separate-entries.ts";
import { findMentions } from "../../../../src/engine/read-answer/named/mentions.ts";
import { nameWords } from "../../../../src/engine/read-answer/named/names.ts";

interface Row {
  id: string;
  answer: string;
  question: string | null;
  label: { competitors: string[] };
}

const cases = new URL("../../../../bench/accuracy/competitors.jsonl", import.meta.url);
const rows = readFileSync(cases, "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as Row);
const options = rows.flatMap((row) => row.label.competitors.map((name) => ({ row, name })));
const everyone = [...new Set(options.map(({ name }) => name))];

function isFound({ answer, question }: Row, name: string): boolean {
  const brand = { name, aliases: [], domain: "no-such-brand.example" };
  const language = detectLanguage(answer);
  const document = separateEntries(readDocument(answer), language);
  return findMentions(document, brand, { language, question }).mentions.length > 0;
}

/** The name as written, no letter or digit beside it; a script without spaces has no sides. */
function isWritten(text: string, name: string): boolean {
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Hangul}]/u.test(name))
    return text.includes(name);
  return new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(name)}(?![\\p{L}\\p{N}])`, "u").test(text);
}

function isEveryday({ answer }: Row, name: string): boolean {
  return areCommonIn(detectLanguage(answer), nameWords(name));
}

describe("every option of the own cases, looked for as if it were the brand", () => {
  const written = options.filter(({ row, name }) => isWritten(row.answer, name));

  it("is found wherever a search for its whole words finds it, where it is no everyday word", () => {
    const plain = written.filter(({ row, name }) => !isEveryday(row, name));
    expect(plain.length).toBeGreaterThan(500);
    expect(plain.filter(({ row, name }) => !isFound(row, name)).map(({ row, name }) => `${row.id}: ${name}`)).toEqual(
      [],
    );
  });

  it("is found in at least 97 of 100 answers where it is one", () => {
    const everyday = written.filter(({ row, name }) => isEveryday(row, name));
    const found = everyday.filter(({ row, name }) => isFound(row, name));
    expect(everyday.length).toBeGreaterThan(50);
    expect(found.length / everyday.length).toBeGreaterThanOrEqual(0.97);
  });

  it("is never found in an answer that does not hold it", () => {
    const strangers = rows.flatMap((row, i) =>
      [11, 101, 211].map((step) => ({ row, name: everyone[(i * 7 + step) % everyone.length]! })),
    );
    const absent = strangers.filter(({ row, name }) => !row.answer.toLowerCase().includes(name.toLowerCase()));
    expect(absent.filter(({ row, name }) => isFound(row, name))).toEqual([]);
  });
});
