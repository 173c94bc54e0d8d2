import fc from "fast-check";
import { expect, test } from "vitest";
import { createLog } from "../src/log.ts";
import { jsonText, plainLine, plainText, plainValues } from "../src/plain-text.ts";

/** Everything that a terminal obeys or a reader does not see. */
const UNSEEN =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]|[\u{e0000}-\u{e007f}]/u;
const hostile = fc.string({
  unit: fc.constantFrom(
    ...'\u001b]0;\u0007\u009b\u0085\u061c\u200b\u202e\u2028\u2029\u2066\ufeff\r\n\t\\"',
    "\u{e0041}",
    "é",
    "👩‍💻",
    "x",
  ),
  maxLength: 40,
});

test("plain text drives no terminal and stays the same a second time", () => {
  fc.assert(
    fc.property(hostile, (text) => {
      const plain = plainText(text);
      expect(plain).not.toMatch(UNSEEN);
      expect(plainText(plain)).toBe(plain);
      expect(plainLine(text)).not.toMatch(/[\n\t]/);
    }),
  );
});

test("JSON hides nothing, and says the same", () => {
  fc.assert(
    fc.property(
      fc.dictionary(hostile, fc.oneof(hostile, fc.array(hostile))),
      fc.constantFrom(0, 2),
      (value, indent) => {
        const json = jsonText(value, indent);
        expect(json).not.toMatch(UNSEEN);
        expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify(value)));
      },
    ),
  );
});

test("plain values keep their shape", () => {
  const value = { a: ["\u001b[2Jx", 1, null, { "b\u202e": "y\u009b" }], c: true };
  expect(plainValues(value)).toEqual({ a: ["[2Jx", 1, null, { "b\u202e": "y" }], c: true });
});

test("a line of the log drives no terminal", () => {
  const lines: string[] = [];
  createLog("info", { write: (line) => lines.push(line) }).info(
    { site: "a\u009b2J\u202e\u001b]0;b\u0007" },
    "read\u2028x",
  );
  expect(lines.join("").trimEnd()).not.toMatch(UNSEEN);
  expect(JSON.parse(lines[0]!)).toMatchObject({ site: "a\u009b2J\u202e\u001b]0;b\u0007", msg: "read\u2028x" });
});
