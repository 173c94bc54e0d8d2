import { describe, expect, it } from "vitest";
import { readGroups } from "../../../../src/engine/read-answer/rivals/answer.ts";
import { documentOf } from "../../../../src/engine/read-answer/rivals/index.ts";
import type { Spot } from "../../../../src/engine/read-answer/rivals/spots.ts";

const brand = { name: "Quillmere", aliases: [], domain: "quillmere.example" };

function spotsOf(text: string, question: string): Spot[] {
  const { document, language } = documentOf(text);
  return readGroups(document, { question, brand, mentions: [], language: language.code }, () => false).spots;
}

const written = ({ unit, readings }: Spot) =>
  readings.map(({ words }) => unit.text.slice(words[0]!.start, words.at(-1)!.end));

describe("a label that starts with a brand that is known all over", () => {
  it.each([
    ["Hugging Face Enterprise", "Hugging Face"],
    ["Best Buy Total Membership", "Best Buy"],
    ["Mercedes-Benz EQS", "Mercedes-Benz"],
  ])("may be that brand: %s", (label, name) => {
    const [spot] = spotsOf(`- **${label}**: one of them\n- **Tavroot One**: another`, "Which should we buy?");
    expect(written(spot!)).toContain(name);
  });

  it("stays whole where places are asked for, since a local name starts with many a brand", () => {
    const [spot] = spotsOf("- **Columbia Street Ramen**: good", "Where can I eat ramen in Boston?");
    expect(written(spot!)).not.toContain("Columbia");
  });

  it("is not cut to an everyday word alone, be that a brand too", () => {
    const [spot] = spotsOf("- **Target Practice Club Nine**: good", "Which apps are there?");
    expect(spot!.readings.find(({ cut }) => cut === "brand")).toBeUndefined();
  });

  it("tells brands of everyday words from the others", () => {
    const signs = (name: string) => spotsOf(`- ${name}: one\n- Tavroot: two`, "Which should we buy?")[0]!.reading.signs;
    expect(signs("Zapier")).toContain("brand");
    expect(signs("Best Buy")).toContain("everyday brand");
    expect(signs("Tavroot Bolder")).not.toContain("brand");
  });
});

describe("a few words after a colon", () => {
  it("may belong to the name", () => {
    const [spot] = spotsOf("1. Tavroot Quest: Return of the Bolt\n2. Marlo", "Which games?");
    expect(written(spot!)).toEqual(expect.arrayContaining(["Tavroot Quest", "Tavroot Quest: Return of the Bolt"]));
  });

  it.each(["Tavroot: fast and light", "Tavroot: Costs $20", "Tavroot: Fast. Light.", "Tavroot: Oslo, Bergen, Voss"])(
    "are none of it where they say something: %s",
    (line) => {
      const [spot] = spotsOf(`1. ${line}\n2. Marlo: slow`, "Which games?");
      expect(spot!.readings.map(({ of }) => of)).not.toContain("subtitled");
    },
  );
});
