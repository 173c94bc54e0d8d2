import { describe, expect, it } from "vitest";
import { readAnswer } from "../../../../src/engine/read-answer/index.ts";
import { readVotes } from "../../../../src/engine/read-answer/second-reader/votes.ts";
import type { ReaderVotes } from "../../../../src/engine/types.ts";

const brand = { name: "Quillmere", aliases: [], domain: "quillmere.example" };
const question = "Which payroll tools would you shortlist?";
const TEXT = `I would shortlist these:

- **Tavroot** – neat and quick
- **Quillmere** – cheap
- **Brontio** – has the best reports

Some teams also look at fenwickle Hub. Run \`Codename\` first, see https://plainlink.example/Hidden and [1].

Sources:
[1] Sourcely Review: https://sourcely.example/review`;

const read = (votes: Partial<ReaderVotes> | null, text = TEXT) =>
  readAnswer({
    ...{ text, citations: [], brand, question },
    votes: votes && { options: [], names: [], ...votes },
  });
const names = (votes: Partial<ReaderVotes> | null, text = TEXT) =>
  read(votes, text).competitors.map(({ name }) => name);
const vote = (name: string, kind: ReaderVotes["names"][number]["kind"], sameAs: string | null = null) => ({
  ...{ name, kind, sameAs },
});

describe("a second reader's votes", () => {
  it("leave the rules' list where there are none", () => {
    expect(read({})).toEqual(read(null));
    expect(names(null)).toEqual(["Tavroot", "Brontio"]);
  });

  it("bring in a name that no rule took, where it stands in the answer", () => {
    expect(names({ options: ["Tavroot", "Brontio", "fenwickle Hub"] })).toContain("fenwickle Hub");
  });

  it.each([
    ["that stands nowhere", "Zolara Systems"],
    ["in code", "Codename"],
    ["in an address", "plainlink"],
    ["in a path", "Hidden"],
    ["in a source line", "Sourcely Review"],
    ["inside a word", "Tavr"],
    ["across lines", "quick\n- **Quillmere"],
    ["that is the target", "Quillmere"],
    ["that is a sentence", TEXT.slice(0, 24)],
    ["that is no name", "best reports"],
    ["of nothing", ""],
  ])("never bring in a name %s", (_what, name) => {
    expect(names({ options: ["Tavroot", "Brontio", name], names: [vote(name, "option")] })).toEqual(names(null));
  });

  it("take out a name that rules left open, and none that they are sure of", () => {
    const { open, competitors } = read(null);
    const against = read({
      names: [...open, ...competitors.map(({ name }) => name)].map((name) => vote(name, "topic")),
    });
    const sure = competitors.filter(({ name }) => !open.includes(name)).map(({ name }) => name);
    expect(against.competitors.map(({ name }) => name)).toEqual(sure);
  });

  it("are none where they contradict themselves", () => {
    const { open } = read(null);
    expect(names({ options: open, names: open.map((name) => vote(name, "topic")) })).toEqual(names(null));
    const twice = open.flatMap((name) => [vote(name, "option"), vote(name, "person")]);
    expect(names({ names: twice })).toEqual(names(null));
  });

  it("count once, however often a name is repeated", () => {
    const options = Array.from({ length: 80 }, () => "fenwickle Hub");
    const [one] = read({ options }).competitors.filter(({ name }) => name === "fenwickle Hub");
    const [once] = read({ options: ["fenwickle Hub"] }).competitors.filter(({ name }) => name === "fenwickle Hub");
    expect(one).toEqual(once);
  });

  it("make two names one where one spells the other, and not where they only stand in one list", () => {
    const text = "Good choices:\n\n- **Tavroot** – quick\n- **Tavroot Umbra** – quicker\n- **Brontio** – cheap";
    const all = ["Tavroot", "Tavroot Umbra", "Brontio"];
    const same = [vote("Tavroot Umbra", "option", "Tavroot"), vote("Brontio", "option", "Tavroot")];
    expect(names({ options: all, names: same }, text)).toEqual(["Tavroot", "Brontio"]);
  });

  it("keep every name verbatim at every place given", () => {
    const { competitors } = read({ options: ["fenwickle Hub", "Brontio", "TAVROOT"] });
    for (const { name, quotes } of competitors)
      for (const { start, end } of quotes) expect(TEXT.slice(start, end)).toBe(name);
  });
});

describe("a reply", () => {
  it.each([null, 5, "Tavroot", [], {}, { options: "Tavroot", names: [] }, { options: [] }])(
    "that is %j is none",
    (reply) => expect(readVotes(reply)).toBeNull(),
  );

  it("is heard without what does not fit, and not beyond 80 names", () => {
    const options = ["Tavroot", 7, null, "x".repeat(121), " ", ...Array.from({ length: 500 }, (_, at) => `Name ${at}`)];
    const given = [{ name: "A", kind: "rival" }, { name: "B", kind: "place" }, { kind: "option" }, "C"];
    const votes = readVotes({ options, names: given })!;
    expect(votes.options).toHaveLength(76);
    expect(votes.names).toEqual([vote("B", "place")]);
  });
});
