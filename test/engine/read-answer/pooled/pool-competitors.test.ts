import { describe, expect, it } from "vitest";
import { STRONG_LOG_ODDS, standsApart } from "../../../../src/engine/read-answer/pooled/evidence.ts";
import { poolCompetitors } from "../../../../src/engine/read-answer/pooled/pool-competitors.ts";
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
    logOdds: 1,
    ...more,
  };
}

const answer = (engine: string, ...competitors: CompetitorMention[]) => ({ engine, competitors });

describe("competitors of several answers", () => {
  it("are one under all their spellings", () => {
    const merged = poolCompetitors([
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
    const merged = poolCompetitors([answer("chatgpt", mention("Blue Harbor"), mention("Blue Ridge"), mention("Blue"))]);
    expect(merged.map(({ name }) => name)).toEqual(["Blue", "Blue Harbor", "Blue Ridge"]);
  });

  it("are sorted by answers, then by name", () => {
    const merged = poolCompetitors([
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
    const [one] = poolCompetitors([answer("a", mention("Tavroot"), mention("Tavroot CRM"))]);
    expect(one!.answers).toBe(1);
  });

  it("show names without Markdown's escapes", () => {
    const [one] = poolCompetitors([answer("a", mention("L\\*Space"))]);
    expect(one!.name).toBe("L*Space");
  });

  it("quote a sentence before a label", () => {
    const [one] = poolCompetitors([
      answer("a", mention("Tavroot", { quote: "Tavroot" })),
      answer("b", mention("Tavroot", { placement: "prose", quote: "Tavroot leads." })),
    ]);
    expect(one!.quote).toBe("Tavroot leads.");
  });

  it.each([
    ["a name that one answer cuts", ["Tavroot"], ["Tavroot Umbra"], "Tavroot Umbra"],
    ["a possessive", ["Lou Malnati"], ["Lou Malnati's Pizzeria"], "Lou Malnati"],
    ["a letter doubled", ["Lou Malnatti"], ["Lou Malnati"], "Lou Malnati"],
    ["a sign for and", ["Barnes & Noble"], ["Barnes and Noble"], "Barnes & Noble"],
    ["a leading article", ["The Brass Lantern"], ["Brass Lantern"], "Brass Lantern"],
    ["a line and its company", ["Xbox"], ["Microsoft"], "Microsoft"],
    ["an umlaut written out", ["Baeckerei Juenger"], ["Bäckerei Jünger"], "Bäckerei Jünger"],
    ["an apostrophe left out", ["Farnells"], ["Farnell's"], "Farnell's"],
    ["a legal form before it", ["株式会社ムラタ"], ["ムラタ"], "ムラタ"],
    ["what it is before it", ["Hotel Tavroot"], ["Tavroot"], "Tavroot"],
    ["its words in another order", ["Tavroot Café"], ["Café Tavroot"], "Café Tavroot"],
    ["a model and its maker", ["Tavroot QC45"], ["Tavroot WH-1000XM5"], "Tavroot"],
  ])("are one over %s", (_what, some, others, name) => {
    const merged = poolCompetitors(
      [some, others, [name]].map((names) => answer("a", ...names.map((one) => mention(one)))),
    );
    expect(merged.map(({ name, answers }) => [name, answers])).toEqual([[name, 3]]);
  });

  it.each([
    ["one answer names both", [["Tavroot", "Tavroot Umbra"], ["Tavroot"]]],
    ["two whole names begin so", [["Tavroot"], ["Tavroot Umbra"], ["Tavroot Delph"]]],
    ["the word begins many names", [["Chicago"], ["Chicago Oven"]]],
    ["the letter makes another short name", [["Hoop"], ["Hop"]]],
    ["the letter makes another surname", [["Hoffmann"], ["Hofmann"]]],
    ["an everyday word leads the longer name", [["Orange"], ["Orange"], ["Orange Theory"]]],
    ["an everyday word is left of a longer name", [["Coffee Collective"], ["The Collective"]]],
    ["one answer names both orders", [["Tavroot Café", "Café Tavroot"]]],
  ])("stay apart where %s", (_what, answers) => {
    const merged = poolCompetitors(answers.map((names) => answer("a", ...names.map((one) => mention(one)))));
    expect(merged).toHaveLength(new Set(answers.flat()).size);
  });

  it("stay apart where each has a domain of its own", () => {
    const merged = poolCompetitors([
      answer("a", mention("Delta", { domain: "delta.com" })),
      answer("b", mention("Delta Grill", { domain: "deltagrill.com" })),
    ]);
    expect(merged).toHaveLength(2);
  });

  it("have the domain that any answer cites, be it for another name", () => {
    const citations = [{ url: "https://www.tavroot.com/pricing" }];
    const [one] = poolCompetitors([answer("a", mention("Tavroot")), { ...answer("b"), citations }]);
    expect(one!.domain).toBe("tavroot.com");
  });

  it("are strongly evidenced by two answers or by one that is clear", () => {
    const merged = poolCompetitors([
      answer(
        "a",
        mention("Twice", { logOdds: 0.4 }),
        mention("Clear", { logOdds: STRONG_LOG_ODDS }),
        mention("Doubtful"),
      ),
      answer("b", mention("Twice", { logOdds: 0.4 })),
    ]);
    expect(merged.map(({ name, evidence }) => [name, evidence])).toEqual([
      ["Twice", "strong"],
      ["Clear", "strong"],
      ["Doubtful", "single"],
    ]);
  });

  it("stand apart from six answers on where the evidence is single", () => {
    expect([5, 6].map((countable) => standsApart({ evidence: "single" }, countable))).toEqual([false, true]);
    expect(standsApart({ evidence: "strong" }, 6)).toBe(false);
  });

  it("are none for no answers", () => {
    expect(poolCompetitors([])).toEqual([]);
  });
});
