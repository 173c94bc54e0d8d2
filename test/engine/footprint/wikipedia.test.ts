import { describe, expect, it } from "vitest";
import { leftOut, measured } from "../../../src/engine/footprint/types.ts";
import { wikipedia } from "../../../src/engine/footprint/wikipedia.ts";
import { type FakeWiki, lagging } from "../../support/mediawiki.ts";
import type { FakePage } from "../../support/website.ts";
import { elsewhere } from "./elsewhere.ts";

const unknown = { measure: measured(0, ""), article: null, answered: true };
const measure = (given: FakeWiki | FakePage, item: Parameters<typeof wikipedia>[1] = unknown) =>
  elsewhere({ wikipedia: given }, ({ tools }) => wikipedia("acmora.co.uk", item, tools));
const link = (title: string, url = "https://www.acmora.co.uk/facts", ns = 0) => ({ title, url, ns });

describe("Wikipedia", () => {
  it("with an article of its own is full, and not asked", async () => {
    await elsewhere({}, async ({ tools, asked }) => {
      expect(await wikipedia("acmora.co.uk", { ...unknown, article: "Acmora" }, tools)).toMatchObject({ score: 1 });
      expect(asked()).toEqual([]);
    });
  });

  it.each<[string, FakeWiki, number | null, string | RegExp]>([
    [
      "uses the site as a source",
      { links: [link("Widget"), link("Widget"), link("Gadget", "https://acmora.co.uk/")] },
      0.5,
      "a source in 2 articles",
    ],
    ["uses it once", { links: [link("Widget")] }, 0.5, "a source in 1 article"],
    ["links it from talk pages alone", { links: [link("Talk:Widget", undefined, 1)] }, 0, /^no article/],
    ["links a domain that ends alike", { links: [link("Widget", "https://notacmora.co.uk/")] }, 0, /^no article/],
    ["does not know the site", {}, 0, /^no article/],
    [
      "lists articles behind hundreds of talk pages",
      { links: [...Array.from({ length: 499 }, () => link("Talk:A", undefined, 1)), link("A"), link("B")] },
      0.5,
      "a source in 1 article or more",
    ],
    [
      "lists nothing but talk pages, and has more",
      { links: Array.from({ length: 501 }, () => link("Talk:A", undefined, 1)) },
      null,
      "",
    ],
  ])("that %s", async (_, wiki, score, observed) => {
    expect(await measure(wiki)).toMatchObject({ score, observed: expect.stringMatching(observed) });
  });

  it.each<[string, FakePage]>([
    ["lags", lagging],
    ["asks for less", { status: 429 }],
    ["fails", { status: 503 }],
    ["shows a page", "<title>Busy</title>"],
    ["answers nonsense", { headers: { "content-type": "application/json" }, body: "[]" }],
  ])("that %s leaves the component out", async (_, fault) => {
    expect(await measure(fault)).toEqual(leftOut("Wikipedia did not answer."));
  });

  it("says nothing where Wikidata did not tell the site's own article", async () => {
    const silent = { measure: leftOut("Wikidata did not answer."), article: null, answered: false };
    expect(await measure({ links: [link("Widget")] }, silent)).toMatchObject({ score: null });
  });
});
