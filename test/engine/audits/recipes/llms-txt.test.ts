import { expect, it } from "vitest";
import { llmsTxtFor } from "../../../../src/engine/audits/recipes/llms-txt.ts";
import { pageOf } from "../../../support/prose.ts";
import { readingOf } from "../../../support/reading.ts";

const described = (h1: string, description: string) =>
  pageOf(`<h1>${h1}</h1>`, { head: `<meta name="description" content="${description}">` });

it("is made of the site's own names, titles and descriptions", () => {
  const reading = readingOf({
    facts: { brand: "Acme", description: "Boat repair\n in Kiel" },
    pages: {
      "/": described("Acme", "Boats"),
      "/prices": { html: described("Prices [2026]", "What a repair costs"), template: "pricing" },
      "/blog": { html: described("Blog", "All articles"), template: "listing" },
      "/privacy": { html: pageOf("<h1>Privacy</h1>"), template: "legal" },
    },
  });
  expect(llmsTxtFor(reading)).toBe(`# Acme

> Boat repair in Kiel

## Pages

- [Acme](https://acme.example/): Boats
- [Prices 2026](https://acme.example/prices): What a repair costs

## Optional

- [Privacy](https://acme.example/privacy)
`);
});

it("invents no description where the site has none", () => {
  expect(llmsTxtFor(readingOf({ facts: { brand: "Acme" } }))).not.toContain(">");
});
