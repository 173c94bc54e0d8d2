import { describe, expect, it } from "vitest";
import { choosePages } from "../../../src/engine/footprint/choose-pages.ts";
import { readCitedPages } from "../../../src/engine/footprint/cited-pages.ts";
import { poolCompetitors } from "../../../src/engine/read-answer/pooled/pool-competitors.ts";
import type { CitationType, SiteFacts } from "../../../src/engine/types.ts";
import { readingOf } from "../../support/reading.ts";
import type { FakePage } from "../../support/website.ts";
import { article, type ElsewhereOptions, elsewhere } from "./elsewhere.ts";

type Cited = string | [string, CitationType, string?];

/** Reads what answers cite, one list of `host/path` an answer. */
function read(
  answers: Cited[][],
  { rivals = [], facts = {}, ...options }: ElsewhereOptions & { rivals?: string[]; facts?: Partial<SiteFacts> } = {},
) {
  return elsewhere(options, async ({ tools, answer, asked }) => {
    const told = answers.map((cited) => answer(cited, rivals));
    const known = readingOf({ facts: { brand: "Acmora", domain: "acmora.example", ...facts } }).facts;
    const competitors = poolCompetitors(told.map(({ engine, reading }) => ({ engine, ...reading! })));
    const pages = await readCitedPages(choosePages(told, known.domain), { facts: known, rivals: competitors }, tools);
    return { pages, asked: asked() };
  });
}

async function readOne(page: FakePage, title?: string, facts: Partial<SiteFacts> = {}) {
  const { pages } = await read([[["guide.example/best", "other", title]]], {
    pages: { "guide.example/best": page },
    facts,
  });
  return pages[0]!;
}

describe("a cited page", () => {
  it.each<[string, FakePage, string | undefined, boolean | null, boolean]>([
    ["names the brand", article("Acmora"), undefined, true, false],
    ["names it in another case", article("ACMORA"), undefined, true, false],
    ["does not name it", article("Somebody"), "Acmora and others", false, false],
    ["holds it within another word", article("Acmoraology"), undefined, false, false],
    ["refuses, and its title names it", { status: 403, body: article("Acmora") }, "Acmora and others", true, true],
    ["refuses, and its title does not", { status: 403, body: article("Acmora") }, "Ten suppliers", null, true],
    ["fails", { status: 500 }, undefined, null, true],
    ["is gone", { status: 404 }, undefined, null, true],
    ["hangs up", (request) => request.socket.destroy(), undefined, null, true],
    ["checks for robots", `<title>Just a moment...</title><p>Acmora</p>`, undefined, null, true],
    ["is no page", { headers: { "content-type": "application/pdf" }, body: "%PDF Acmora" }, undefined, null, true],
    [
      "is a shell whose title names it",
      "<title>Acmora reviewed</title><div id=root></div><script src=/app.js></script>",
      undefined,
      true,
      true,
    ],
    [
      "is a shell whose title does not",
      "<title>A video</title><div id=root></div><script src=/app.js></script>",
      undefined,
      null,
      true,
    ],
  ])("that %s", async (_, page, title, names, titleOnly) => {
    expect(await readOne(page, title)).toMatchObject({ names, titleOnly });
  });

  it.each([
    ["alone", article("Apple"), false],
    ["beside the site's domain", article("Apple", "apple-orchards.co.uk"), true],
    ["beside another domain that ends alike", article("Apple", "my-apple-orchards.co.uk"), false],
    ["beside a link to the site", article('<a href="https://shop.apple-orchards.co.uk/">Apple</a>'), true],
  ])("with a brand that is an everyday word %s", async (_, page, names) => {
    const seen = await readOne(page, undefined, { brand: "Apple", domain: "apple-orchards.co.uk" });
    expect(seen.names).toBe(names);
  });

  it("is not read where its robots.txt refuses us", async () => {
    const robots = (agent: string) => ({
      headers: { "content-type": "text/plain" },
      body: `User-agent: ${agent}\nDisallow: /members/\n`,
    });
    const { pages, asked } = await read(
      [["one.example/members/a", "two.example/members/a", "three.example/members/a"]],
      {
        pages: {
          "one.example/robots.txt": robots("AnswerscopeBot"),
          "one.example/members/a": article("Acmora"),
          "two.example/robots.txt": robots("OtherBot"),
          "two.example/members/a": article("Acmora"),
          "three.example/robots.txt": { status: 503 },
          "three.example/members/a": article("Acmora"),
        },
      },
    );
    expect(pages.map(({ domain, names }) => [domain, names])).toEqual([
      ["one.example", null],
      ["three.example", null],
      ["two.example", true],
    ]);
    expect(asked.filter((page) => page.includes("members"))).toEqual(["two.example/members/a"]);
  });

  it("at an address that cannot be read is not asked for", async () => {
    const { pages, asked } = await read([["guide.example:99999/best"]]);
    expect({ names: pages.map(({ names }) => names), asked }).toEqual({ names: [null], asked: [] });
  });

  it("tells how many rivals it names, each once under all its spellings", async () => {
    const { pages } = await read([["guide.example/best", "blog.example/best"]], {
      pages: {
        "guide.example/best": article("Zentrovia", "Zentrovia Inc", "Quillmark"),
        "blog.example/best": article("Quillmark", "Quillmark", "Quillmarketing"),
      },
      rivals: ["Zentrovia", "Zentrovia Inc", "Quillmark"],
    });
    expect(pages.map(({ domain, rivals }) => [domain, rivals])).toEqual([
      ["blog.example", 1],
      ["guide.example", 2],
    ]);
  });
});

describe("the choice of cited pages", () => {
  const chosen = (answers: Cited[][], domain = "acmora.example") =>
    elsewhere({}, async ({ answer, at }) => {
      const pages = choosePages(
        answers.map((cited) => answer(cited)),
        domain,
      );
      const port = new URL(at("a.example/")).port;
      return pages.map(({ url }) => url.replace("http://", "").replace(`:${port}`, ""));
    });

  it("leaves out the site's own pages and its rivals', also where another answer did not know them", async () => {
    const answers: Cited[][] = [
      [["acmora.co.uk/a", "own"], "shop.acmora.co.uk/b", ["rival.example/a", "competitor"], "guide.example/a"],
      ["rival.example/b", "notacmora.co.uk/a"],
    ];
    expect(await chosen(answers, "acmora.co.uk")).toEqual(["guide.example/a", "notacmora.co.uk/a"]);
  });

  it("knows its own pages under a shared suffix from those of its neighbours", async () => {
    const answers: Cited[][] = [["acmora.github.io/a", ["neighbour.github.io/a", "own"]]];
    expect(await chosen(answers, "acmora.github.io")).toEqual(["neighbour.github.io/a"]);
  });

  it("takes the most cited page of each domain, and more only where many people speak", async () => {
    const forum = (page: string): Cited => [`forum.example/${page}`, "community"];
    const answers: Cited[][] = [
      ["guide.example/rare", "guide.example/usual", forum("1"), forum("2"), forum("3")],
      ["guide.example/usual", forum("4"), forum("5")],
    ];
    expect(await chosen(answers)).toEqual([
      "forum.example/1",
      "guide.example/usual",
      "forum.example/2",
      "forum.example/3",
      "forum.example/4",
    ]);
  });

  it("reads at most fifteen domains and twenty pages", async () => {
    const answers = Array.from({ length: 30 }, (_, at): Cited[] =>
      ["a", "b", "c"].map((page): Cited => [`site${at}.example/${page}`, "community"]),
    );
    const pages = await chosen(answers);
    expect(pages).toHaveLength(20);
    expect(new Set(pages.map((page) => page.split("/")[0])).size).toBe(15);
  });

  it("does not depend on the order of the answers", async () => {
    const answers: Cited[][] = [["b.example/1", "a.example/1"], ["c.example/2", "a.example/2"], ["c.example/1"]];
    expect(await chosen(answers)).toEqual(await chosen(answers.toReversed()));
  });
});
