import { describe, expect, it } from "vitest";
import { gather, readGroups } from "../../../../src/engine/read-answer/rivals/answer.ts";
import { documentOf } from "../../../../src/engine/read-answer/rivals/index.ts";

const brand = { name: "Quillmere", aliases: [], domain: "quillmere.example" };

function read(text: string, question: string) {
  const { document, language } = documentOf(text);
  return readGroups(document, { question, brand, mentions: [], language: language.code }, () => false);
}

/** Names with the signs of where they stand. */
function told(text: string, question: string): [string, string[]][] {
  return read(text, question).spots.map((spot) => [spot.readings[0]!.key, spot.signs]);
}

describe("a label that holds several names", () => {
  it.each([
    ["Tavroot / Brontio: for writing", ["brontio", "tavroot"]],
    ["Tavroot/Brontio/Fenwickle: for teams", ["brontio", "fenwickle", "tavroot"]],
    ["Tavroot or Brontio: prepaid", ["brontio", "tavroot"]],
    ["Tavroot & Brontio: speakers", ["tavroot"]],
  ])("gives each of them where one may be chosen: %s", (line, expected) => {
    const { spots } = read(`- ${line}\n- Marlo: for music`, "Which tools?");
    const [spot] = spots;
    for (const reading of spot!.readings)
      reading.odds = reading.words[0]!.lower === "tavroot" && reading.of === "part" ? 2 : 0;
    const part = spot!.readings.find(({ cut, of }) => cut === "part" || of === "part")!;
    part.odds = 3;
    const keys = gather([spot!]).map(({ key }) => key);
    expect(expected.includes("brontio") ? keys.sort() : [keys.length]).toEqual(
      expected.includes("brontio") ? expected : [1],
    );
  });
});

describe("what tells of a place", () => {
  it.each([
    ["Visit the Harlan Museum in the morning.", "harlanmuseum"],
    ["Take a day trip to Cape Orrin.", "capeorrin"],
    ["Stay at Cedar Lodge.", "cedarlodge"],
  ])("says that one is sent there: %s", (text, key) => {
    const found = told(text, "What can I see around Lake Orrin?").find(([name]) => name === key);
    expect(found?.[1]).toContain("told visited");
  });

  it("does not say so of who stands elsewhere in the sentence", () => {
    const found = told("Visit early, since Harlan closes at noon.", "What can I see?").find(
      ([name]) => name === "harlan",
    );
    expect(found?.[1]).not.toContain("told visited");
  });

  it("says that a remark on it follows", () => {
    const found = told("We ate at Pelican Shack, a small place by the pier.", "Where to eat?");
    expect(found.find(([name]) => name === "pelicanshack")?.[1]).toContain("told apposition");
  });

  it("knows whom one is told to look at, and that this is no place", () => {
    const signs = told("I would look at Tavroot first.", "Which tools?").find(([name]) => name === "tavroot")?.[1];
    expect(signs).toContain("told chosen");
    expect(signs).not.toContain("told where");
  });

  it.each([
    ["In Harlan werden häufig Tavroot, Brontio sowie Fenwickle empfohlen.", "Welche Werkzeuge sind gut?", "de"],
    ["In Harlan worden vaak Tavroot, Brontio en Fenwickle genoemd.", "Welk gereedschap is goed?", "nl"],
  ])("knows of a choice that is told after the names: %s", (text, question) => {
    const found = told(text, question).filter(([name]) => ["tavroot", "brontio", "fenwickle"].includes(name));
    expect(found).toHaveLength(3);
    for (const [, signs] of found) expect(signs).toContain("told chosen after");
  });

  it("does not say so of what another clause chooses", () => {
    const signs = told("Tavroot schließt früh, empfohlen wird Brontio.", "Welche Werkzeuge sind gut?");
    expect(signs.find(([name]) => name === "tavroot")?.[1]).not.toContain("told chosen after");
  });
});

describe("an enumeration that a sentence leads to", () => {
  it.each([
    "Popular choices include Tavroot, Brontio and Fenwickle.",
    "Many people recommend Tavroot, Brontio or Fenwickle.",
  ])("is one group, its first name among them: %s", (text) => {
    const { groups } = read(text, "Which tools are good?");
    const row = groups.find(({ spots }) => spots.length === 3);
    expect(row?.spots.map((spot) => spot.readings[0]!.key)).toEqual(["tavroot", "brontio", "fenwickle"]);
  });

  it("stays a row where names alone stand in it", () => {
    const { groups } = read("Tavroot, Brontio of Harlan, Fenwickle", "Which tools are good?");
    expect(groups.find(({ kind }) => kind === "row")?.spots).toHaveLength(3);
  });
});

describe("a column headed by what was asked for", () => {
  it.each([
    ["Which caterers serve weddings in Harlan?", "| Caterer | Town |\n|---|---|\n| Tavroot | Harlan |", "tavroot"],
    ["台灣的戶外婚禮場地", "以下是資料。\n\n| 場地 | 地址 |\n|---|---|\n| 青林莊園 | 新竹 |", "青林莊園"],
  ])("is told of who stands in it: %s", (question, answer, key) => {
    expect(told(answer, question).find(([name]) => name === key)?.[1]).toContain("under header asked for");
  });
});

describe("titles and addresses", () => {
  it("reads what title marks hold whole, however long", () => {
    const names = told("您可以看看《夏日的约定与放学后的青蓝色天台》和《猫》。", "推荐几部动漫");
    expect(names.find(([, signs]) => signs.includes("told in title marks"))?.[0]).toBe(
      "夏日的约定与放学后的青蓝色天台",
    );
  });

  it("knows whom a bare address names", () => {
    const { spots } = read("1. Ridgeline Roofing | ridgelineroofing.com | (555) 214-7701", "roofers");
    expect(spots[0]!.readings.some(({ signs }) => signs.includes("host"))).toBe(true);
  });
});
