import { describe, expect, it } from "vitest";
import { findWikidataItem } from "../../../src/engine/footprint/wikidata.ts";
import type { SiteFacts } from "../../../src/engine/types.ts";
import { type FakeItem, lagging } from "../../support/mediawiki.ts";
import { readingOf } from "../../support/reading.ts";
import type { FakePage } from "../../support/website.ts";
import { elsewhere } from "./elsewhere.ts";

const { facts } = readingOf({ facts: { brand: "Brightleaf", domain: "brightleaf.co.uk" } });
const find = (wikidata: FakeItem[] | FakePage, given: Partial<SiteFacts> = {}) =>
  elsewhere({ wikidata: Array.isArray(wikidata) ? { items: wikidata } : wikidata }, ({ tools }) =>
    findWikidataItem({ ...facts, ...given }, tools),
  );
const item = (id: string, more: Partial<FakeItem> = {}): FakeItem => ({ id, label: "Brightleaf", ...more });
const website = (url: string, rank?: "preferred" | "normal" | "deprecated") => ({ url, rank });

describe("an item in Wikidata", () => {
  it.each<[string, FakeItem[], number]>([
    ["names the website", [item("Q1", { websites: [website("https://www.brightleaf.co.uk/")] })], 1],
    ["names another page of the domain", [item("Q1", { websites: [website("https://shop.brightleaf.co.uk/uk")] })], 1],
    ["names the website with a port", [item("Q1", { websites: [website("http://brightleaf.co.uk:8080/")] })], 1],
    [
      "stands second to a namesake",
      [
        item("Q1", { websites: [website("https://brightleaf.com/")] }),
        item("Q2", { websites: [website("https://brightleaf.co.uk/")] }),
      ],
      1,
    ],
    [
      "has another label and this website",
      [item("Q1", { label: "BL Group", websites: [website("https://brightleaf.co.uk")] })],
      1,
    ],
    ["names a website under the same suffix", [item("Q1", { websites: [website("https://other.co.uk/")] })], 0],
    ["names a domain that ends alike", [item("Q1", { websites: [website("https://notbrightleaf.co.uk/")] })], 0],
    ["names a domain that begins alike", [item("Q1", { websites: [website("https://brightleaf.co.uk.example/")] })], 0],
    [
      "named the website once",
      [
        item("Q1", {
          websites: [website("https://brightleaf.co.uk/", "deprecated"), website("https://sold.example/")],
        }),
      ],
      0,
    ],
    [
      "prefers another website",
      [
        item("Q1", {
          websites: [website("https://brightleaf.co.uk/"), website("https://moved.example/", "preferred")],
        }),
      ],
      0,
    ],
    [
      "prefers the website",
      [item("Q1", { websites: [website("https://old.example/"), website("https://brightleaf.co.uk/", "preferred")] })],
      1,
    ],
    ["has the name and no website", [item("Q1")], 0.4],
    ["has the name as an alias", [item("Q1", { label: "BL", aliases: ["Brightleaf Ltd"] })], 0.4],
    ["has a website of unknown value", [item("Q1", { websites: [{}] })], 0.4],
    [
      "is a namesake beside one without a website",
      [item("Q1", { websites: [website("https://x.example/")] }), item("Q2")],
      0.4,
    ],
    ["tells names apart", [item("Q1", { instanceOf: ["Q4167410"] })], 0],
    ["is a family name", [item("Q1", { instanceOf: ["Q101352"] })], 0],
    ["only begins with the name", [item("Q1", { label: "Brightleaf Valley" })], 0],
    ["does not exist", [], 0],
  ])("that %s", async (_, items, score) => {
    expect(await find(items)).toMatchObject({ measure: { score, reason: null }, answered: true });
  });

  it("of an everyday word and without a website is nobody's", async () => {
    const { measure } = await find([item("Q1", { label: "Apple" })], { brand: "Apple" });
    expect(measure).toMatchObject({ score: 0, reason: null });
  });

  it("of another label is found by a long address too", async () => {
    const domain = `${"long-".repeat(12)}name.example`;
    const items = [item("Q1", { label: "BL Group", websites: [website(`https://${domain}/`)] })];
    expect((await find(items, { domain })).measure.score).toBe(1);
  });

  it("is read whole, however long it is", async () => {
    const sitelinks = Object.fromEntries(Array.from({ length: 30_000 }, (_, at) => [`w${at}wiki`, "x".repeat(60)]));
    const items = [item("Q1", { websites: [website("https://brightleaf.co.uk/")], sitelinks })];
    expect((await find(items)).measure.score).toBe(1);
  });

  it("under a shared suffix belongs to its own host", async () => {
    const items = [item("Q1", { websites: [website("https://other.github.io/")] })];
    expect((await find(items, { domain: "brightleaf.github.io" })).measure.score).toBe(0);
  });

  it.each([
    ["in the site's language", { enwiki: "Brightleaf (company)", dewiki: "Brightleaf" }, "Brightleaf"],
    ["in English", { enwiki: "Brightleaf (company)", frwiki: "Brightleaf" }, "Brightleaf (company)"],
    ["in neither", { commonswiki: "Brightleaf", frwiki: "Brightleaf" }, null],
  ])("tells the article %s", async (_, sitelinks, article) => {
    const items = [item("Q1", { websites: [website("https://brightleaf.co.uk/")], sitelinks })];
    expect(await find(items, { language: "de" })).toMatchObject({ article });
  });

  it("without this website lends its article to nobody", async () => {
    expect(await find([item("Q1", { sitelinks: { enwiki: "Brightleaf" } })])).toMatchObject({ article: null });
  });
});

describe("Wikidata", () => {
  const faults: [string, FakePage][] = [
    ["lags", lagging],
    ["asks for less", { status: 429, headers: { "retry-after": "60" }, body: "Too many requests" }],
    ["fails", { status: 500, body: "Internal error" }],
    ["shows a page", "<!doctype html><title>Our servers are busy</title>"],
    ["answers JSON of another shape", { headers: { "content-type": "application/json" }, body: '{"search":"none"}' }],
    ["answers half a reply", { headers: { "content-type": "application/json" }, body: '{"search":[{"id":"Q1"' }],
    ["hangs up", (request) => request.socket.destroy()],
  ];
  it.each(faults)("that %s leaves the component out", async (_, fault) => {
    expect(await find(fault)).toEqual({
      measure: { score: null, observed: "", reason: "Wikidata did not answer." },
      article: null,
      answered: false,
    });
  });

  it("that refuses is not asked again in the same scan", async () => {
    await elsewhere({ wikidata: lagging }, async ({ tools, asked }) => {
      await findWikidataItem(facts, tools);
      expect(asked()).toHaveLength(1);
    });
  });
});
