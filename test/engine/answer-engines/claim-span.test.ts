import fc from "fast-check";
import { expect, test } from "vitest";
import { claimBefore } from "../../../src/engine/answer-engines/claim-span.ts";

test.each([
  ["Acme leads the field|[1].", "Acme leads the field"],
  ["Acme leads the field.|[1]", "Acme leads the field"],
  ["Boardwell is old. Acme leads|[1]", "Acme leads"],
  ["Boardwell is old.[1] Acme leads.|[2]", "Acme leads"],
  ["Acme leads.[1]|[2]", "Acme leads"],
  ["Acme leads ([a.example](https://a.example/x))|([b.example](https://b.example/y))", "Acme leads"],
  ["Acme leads.[[1]](https://a.example/)|[[2]](https://b.example/)", "Acme leads"],
  ["Version 2.5 of Acme costs 9.90 EUR |([a](https://a.example))", "Version 2.5 of Acme costs 9.90 EUR"],
  ["First line.\n- **Acme**: cheap |([a](https://a.example))", "Acme**: cheap"],
  ["Acme 领先。Boardwell 便宜。|[2]", "Boardwell 便宜"],
  ["“Acme leads.” Boardwell follows|[1]", "Boardwell follows"],
  ["Use Acme (Berlin)|[1]", "Use Acme (Berlin)"],
  ["|[1] Acme", null],
  ["Heading\n|[1] Acme", null],
  ["[1]|[2]", null],
])("%s", async (marked, claim) => {
  const mark = marked.indexOf("|");
  const text = marked.replace("|", "");
  const span = await claimBefore(text, mark);
  expect(span && text.slice(span.start, span.end)).toBe(claim);
});

test("is always a stretch before the mark, on its own line, without outer blanks", async () => {
  const pieces = fc.constantFrom(
    "Acme",
    " ",
    ".",
    "\n",
    "[1]",
    "(",
    ")",
    "[a](https://a.example)",
    "é",
    "🙂",
    "- ",
    "**",
    "[[2]](https://b.example/)",
  );
  await fc.assert(
    fc.asyncProperty(fc.array(pieces), fc.nat(), async (parts, at) => {
      const text = parts.join("");
      const mark = text.length ? at % (text.length + 1) : 0;
      const span = await claimBefore(text, mark);
      if (!span) return;
      const claim = text.slice(span.start, span.end);
      expect(span.end).toBeLessThanOrEqual(mark);
      expect(claim).not.toContain("\n");
      expect(claim.trim()).toBe(claim);
      expect(claim).not.toBe("");
    }),
  );
});

test.each([
  ["ChatGPT's own marks", "([a](https://a.example/)) "],
  ["Grok's", "[[1]](https://a.example/)"],
  ["numbers", "[1] "],
  ["marks that never end", "([a](https://a.example/"],
  ["full stops with quotes", ".”"],
])("ends, however many of %s stand before the last", async (_name, piece) => {
  const text = `Acme leads. ${piece.repeat(5_000)}`;
  const span = await claimBefore(text, text.length);
  expect(span === null || span.end <= text.length).toBe(true);
});

test("finds the claim before forty marks in a row", async () => {
  const text = `Acme leads ${"([a](https://a.example/)) ".repeat(37)}`;
  expect(await claimBefore(text, text.length)).toEqual({ start: 0, end: "Acme leads".length });
});
