import { describe, expect, it } from "vitest";
import { citedDomain, readCitations } from "../../../../src/engine/read-answer/cited/citations.ts";
import { readDocument } from "../../../../src/engine/read-answer/document/document.ts";

const read = (answer: string, given: { url: string; title: string | null }[] = []) =>
  readCitations(given, readDocument(answer), { own: new Set(["acme.co.uk"]), rivals: new Set(["bolt.example"]) });

describe("citations", () => {
  it.each([
    ["an annotation", "Good.", [{ url: "https://shop.acme.co.uk/a", title: "A" }]],
    ["a footnote", "Good.[^1]\n\n[^1]: [A](https://shop.acme.co.uk/a)\n", []],
    ["a numbered reference", 'Good.[1]\n\n[1]: https://shop.acme.co.uk/a "A"\n', []],
    ["an inline link", "Good ([A](https://shop.acme.co.uk/a)).", []],
    ["a source list", "Good.\n\n**Sources:**\n- [A](https://shop.acme.co.uk/a)\n", []],
    ["a bare address in a source list", "Good.\n\nSources:\n1. A – https://shop.acme.co.uk/a\n", []],
  ])("reads %s", (_, answer, given) => {
    expect(read(answer, given)).toEqual([
      { url: "https://shop.acme.co.uk/a", title: "A", domain: "acme.co.uk", type: "own" },
    ]);
  });

  it("lists a page once, whatever its tracking", () => {
    const given = [{ url: "https://www.g2.com/a?utm_source=chatgpt.com", title: null }];
    expect(read("Good ([G2](https://www.g2.com/a#part)).", given)).toEqual([
      { url: "https://www.g2.com/a?utm_source=chatgpt.com", title: "G2", domain: "g2.com", type: "review" },
    ]);
  });

  it.each([
    ["https://acme.co.uk/", "own"],
    ["https://www.bolt.example/x", "competitor"],
    ["https://www.trustpilot.com/x", "review"],
    ["https://de.trustpilot.com/x", "review"],
    ["https://www.lemonde.fr/x", "media"],
    ["https://old.reddit.com/r/x", "community"],
    ["https://forum.anything.example/t", "community"],
    ["https://www.gelbeseiten.de/x", "directory"],
    ["https://ja.wikipedia.org/x", "reference"],
    ["https://www.nhs.gov.uk/x", "reference"],
    ["https://somebody.example/x", "other"],
  ])("types %s as %s", (url, type) => {
    expect(read("Good.", [{ url, title: null }])[0]?.type).toBe(type);
  });

  it.each([
    ["https://a.b.acme.co.uk/x", "acme.co.uk"],
    ["https://localhost:3000/x", "localhost"],
    ["mailto:a@b.example", null],
    ["#note", null],
    ["javascript:alert(1)", null],
  ])("cites %s as %s", (url, domain) => {
    expect(citedDomain(url)).toBe(domain);
  });
});
