import { describe, expect, it } from "vitest";
import { mergeCompetitors } from "../../../../src/engine/read-answer/competitors/merge.ts";
import type { CompetitorMention } from "../../../../src/engine/read-answer/types.ts";

function mention(name: string, more: Partial<CompetitorMention> = {}): CompetitorMention {
  const quote = `${name} is quick.`;
  return {
    name,
    type: "company",
    domain: null,
    placement: "list",
    quote,
    quotes: [{ start: 0, end: name.length }],
    ...more,
  };
}

const answer = (engine: string, ...competitors: CompetitorMention[]) => ({ engine, competitors });

describe("competitors of several answers", () => {
  it("are one under all their spellings", () => {
    const merged = mergeCompetitors([
      answer("chatgpt", mention("HubSpot")),
      answer("gemini", mention("Hubspot CRM")),
      answer("claude", mention("hubspot.com", { domain: "hubspot.com" })),
      answer("claude", mention("HubSpot")),
    ]);
    expect(merged).toHaveLength(1);
    expect(merged[0]).toMatchObject({
      name: "HubSpot",
      domain: "hubspot.com",
      answers: 4,
      engines: ["chatgpt", "claude", "gemini"],
    });
    expect(merged[0]!.names).toEqual(["HubSpot", "Hubspot CRM", "hubspot.com"]);
  });

  it("stay apart where only a word is shared", () => {
    const merged = mergeCompetitors([
      answer("chatgpt", mention("Blue Harbor"), mention("Blue Ridge"), mention("Blue")),
    ]);
    expect(merged.map(({ name }) => name)).toEqual(["Blue", "Blue Harbor", "Blue Ridge"]);
  });

  it("are sorted by answers, then by name", () => {
    const merged = mergeCompetitors([
      answer("a", mention("Zeta"), mention("Beta")),
      answer("b", mention("Zeta"), mention("Alpha")),
    ]);
    expect(merged.map(({ name, answers }) => [name, answers])).toEqual([
      ["Zeta", 2],
      ["Alpha", 1],
      ["Beta", 1],
    ]);
  });

  it("count an answer once, whatever the spellings in it", () => {
    const [one] = mergeCompetitors([answer("a", mention("Tavroot"), mention("Tavroot CRM"))]);
    expect(one!.answers).toBe(1);
  });

  it("show names without Markdown's escapes", () => {
    const [one] = mergeCompetitors([answer("a", mention("L\\*Space"))]);
    expect(one!.name).toBe("L*Space");
  });

  it("quote a sentence before a label", () => {
    const [one] = mergeCompetitors([
      answer("a", mention("Tavroot", { quote: "Tavroot" })),
      answer("b", mention("Tavroot", { placement: "prose", quote: "Tavroot leads." })),
    ]);
    expect(one!.quote).toBe("Tavroot leads.");
  });

  it("are none for no answers", () => {
    expect(mergeCompetitors([])).toEqual([]);
  });
});
