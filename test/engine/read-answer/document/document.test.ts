import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readDocument, toAnswerSpan, unitsUnder } from "../../../../src/engine/read-answer/document/document.ts";

const kinds = (answer: string) => readDocument(answer).units.map(({ kind, text }) => [kind, text]);

describe("the answer as a reader sees it", () => {
  it.each(["<div>We like Acme", "<p>We like Acme</p>", "<table><tr><td>Acme", "<div>Acme &amp; Acme"])(
    "ends what stands at the end of raw HTML where it ends: %s",
    (answer) => {
      const [unit] = readDocument(answer).units;
      const at = unit!.text.lastIndexOf("Acme");
      const { start, end } = toAnswerSpan(unit!, { start: at, end: at + 4 });
      expect(answer.slice(start, end)).toBe("Acme");
    },
  );

  it("reads headings, paragraphs, list items, quotes and cells in order", () => {
    const answer =
      "# Picks\n\nTwo stand out.\n\n- **Acme**: light\n- Bolt\n\n> Both last.\n\n| Name | Price |\n|---|---|\n| Acme | $9 |\n";
    expect(kinds(answer)).toEqual([
      ["heading", "Picks"],
      ["paragraph", "Two stand out."],
      ["item", "Acme: light"],
      ["item", "Bolt"],
      ["quote", "Both last."],
      ["cell", "Name"],
      ["cell", "Price"],
      ["cell", "Acme"],
      ["cell", "$9"],
    ]);
  });

  it("leaves out the tokens of an engine's raw text, and shows the names that they draw", () => {
    const answer = [
      ':::contextList\n【{"image_fetch": "Logo of Tavroot"}】\n**Tavroot**: quick \uE200cite\uE202turn0search3\uE201\n:::',
      '- **\uE200product_entity\uE202["turn0product2","Brontio Stick"]\uE201** — common\n- \uE200entity\uE202["b11","Marlo Rooms",1]\uE201: calm',
      "A 3:1 ratio, ::: and 【1】 stay.",
    ].join("\n\n");
    const { units } = readDocument(answer);
    expect(units.map(({ text }) => text)).toEqual([
      "Tavroot: quick",
      "Brontio Stick — common",
      "Marlo Rooms: calm",
      "A 3:1 ratio, ::: and 【1】 stay.",
    ]);
    for (const unit of units) {
      const span = toAnswerSpan(unit, { start: 0, end: 5 });
      expect(answer.slice(span.start, span.end)).toBe(unit.text.slice(0, 5));
    }
  });

  it("leaves out code, image text, scripts and tags", () => {
    const answer =
      "Use `acme --fast` and ![Acme logo](https://x.example/a.png).\n\n```\nacme\n```\n\n<script>acme()</script>\n\n<p>Bolt &amp; Co</p>\n";
    const text = readDocument(answer)
      .units.map((unit) => unit.text)
      .join(" ");
    expect(text).not.toMatch(/acme/iu);
    expect(text).toContain("Bolt & Co");
  });

  it.each([
    ["It costs \\$20 at AT\\&T today.", "AT&T", "AT\\&T"],
    ["Procter &amp; Gamble makes it.", "Procter & Gamble", "Procter &amp; Gamble"],
    ["The **Bright**leaf X2 is light.", "Brightleaf", "Bright**leaf"],
    ["> A quote goes\n> on here with Acme.", "with Acme", "with Acme"],
    ["| a | b |\n|---|---|\n| x \\| Acme | y |", "Acme", "Acme"],
    ["Ask [Acme](https://acme.example) now.", "Acme", "Acme"],
    ["😀 **Acme** wins 🏆 again.", "Acme", "Acme"],
  ])("leads back into the answer: %s", (answer, shown, written) => {
    const unit = readDocument(answer).units.find(({ text }) => text.includes(shown))!;
    const at = unit.text.indexOf(shown);
    const { start, end } = toAnswerSpan(unit, { start: at, end: at + shown.length });
    expect(answer.slice(start, end)).toBe(written);
  });

  it("parts a label from what is said about it", () => {
    const labels = readDocument(
      "- **Acme One**: it lasts\n- 1Password – light\n- Just a line\n- **Whole**\n",
    ).units.map(({ text, label, bodyStart }) => [label && text.slice(label.start, label.end), text.slice(bodyStart)]);
    expect(labels).toEqual([
      ["Acme One", " it lasts"],
      ["1Password", "light"],
      [null, "Just a line"],
      ["Whole", ""],
    ]);
  });

  it("puts entries under their heading and stops at a rule", () => {
    const document = readDocument(
      "### Acme\n\n- light\n\n  More on it.\n\n### Bolt\n\n- heavy\n\n---\n\nAsk me more.\n",
    );
    const [acme, , , bolt] = document.units;
    expect(unitsUnder(document, acme!).map(({ text }) => text)).toEqual(["light", "More on it."]);
    expect(unitsUnder(document, bolt!).map(({ text }) => text)).toEqual(["heavy"]);
  });

  it("recovers the structure of an answer without line breaks", () => {
    const answer = `${"These tools are worth a look for small teams and were chosen from tests. ".repeat(5)} **Picks**  - **Acme** – light and quick   - **Bolt** – It is heavier.  Ask me for more.`;
    const document = readDocument(answer);
    expect(document.flattened).toBe(true);
    expect(document.units.filter(({ kind }) => kind === "item").map(({ text }) => text)).toEqual([
      "Acme – light and quick",
      "Bolt – It is heavier.",
    ]);
  });

  it("recovers nested entries by the width of the gaps before them", () => {
    const intro = "These tools are worth a look for small teams and were chosen from tests. ".repeat(5);
    const gap = (width: number) => " ".repeat(width);
    const answer = `${intro}Here they are:${gap(2)}*   **Acme:**${gap(5)}*   Light.${gap(5)}*   **Plans:**${gap(9)}*   Free.${gap(9)}*   Paid.${gap(2)}*   **Bolt:**${gap(5)}*   Heavy.${gap(2)}Ask me for more.`;
    const { units } = readDocument(answer);
    expect(
      units.slice(1).map(({ kind, text, depth, parent }) => [kind, depth, text, units[parent ?? -1]?.text]),
    ).toEqual([
      ["item", 1, "Acme:", undefined],
      ["item", 2, "Light.", "Acme:"],
      ["item", 2, "Plans:", "Acme:"],
      ["item", 3, "Free.", "Plans:"],
      ["item", 3, "Paid.", "Plans:"],
      ["item", 1, "Bolt:", undefined],
      ["item", 2, "Heavy.", "Bolt:"],
      ["paragraph", 0, "Ask me for more.", undefined],
    ]);
  });

  it.each([
    ["Sources:\n- [Acme](https://acme.example/a)\n", "https://acme.example/a"],
    ["### Quellen\n\n1. Acme – https://acme.example/b\n", "https://acme.example/b"],
    ['Good.[1]\n\n[1]: https://acme.example/c "Acme"\n', "https://acme.example/c"],
    ["Good.[^1]\n\n[^1]: [Acme](https://acme.example/d)\n", "https://acme.example/d"],
  ])("keeps source lines apart: %s", (answer, url) => {
    const document = readDocument(answer);
    expect(document.sources.map((source) => source.url)).toContain(url);
    const spoken = document.units.filter(({ kind }) => kind !== "source").map(({ text }) => text);
    expect(spoken.join(" ")).not.toContain("Acme");
  });

  it("maps every visible unit to a place in the answer, in order, whatever the text", () => {
    const piece = fc.constantFrom(
      "**",
      "*",
      "_",
      "`",
      "[",
      "](https://a.example)",
      "\\$",
      "&amp;",
      "&",
      "<b>",
      "</b>",
      "\n",
      "\n\n",
      "- ",
      "> ",
      "# ",
      "| ",
      "~",
      "1. ",
      "😀",
      "é",
      "日本",
      "Acme",
      " ",
      "  ",
      ":",
      ".",
      "\r\n",
      "&#x41;",
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        const answer = pieces.join("");
        for (const { text, offsets } of readDocument(answer).units) {
          expect(offsets.length).toBe(text.length + 1);
          for (let i = 0; i < text.length; i += 1) {
            expect(offsets[i]!).toBeLessThan(answer.length);
            if (i > 0) expect(offsets[i]!).toBeGreaterThanOrEqual(offsets[i - 1]!);
            if (/[\p{L}\p{N}]/u.test(text[i]!) && answer[offsets[i]!] !== "&")
              expect(answer[offsets[i]!]).toBe(text[i]);
          }
        }
      }),
      { numRuns: 400 },
    );
  });
});
