import type { IncomingMessage, ServerResponse } from "node:http";
import { describe, expect, it } from "vitest";
import { measureFootprint } from "../../../src/engine/footprint/measure-footprint.ts";
import { politeSession } from "../../../src/engine/footprint/polite-session.ts";
import type { Footprint } from "../../../src/engine/footprint/types.ts";
import { type FakeWiki, mediaWiki } from "../../support/mediawiki.ts";
import { readingOf } from "../../support/reading.ts";
import type { FakePage } from "../../support/website.ts";
import { article, type Elsewhere, elsewhere } from "./elsewhere.ts";

const NEWS = "No news archive is configured.";
const LINKS = "No link index is configured.";

/** A brand that is known: three of six third parties name it, two profiles of which one is its own, an item, no article. */
const PAGES: Record<string, FakePage> = {
  "guide.example/best": article("Acmora", "Zentrovia", "Quillmark"),
  "list.example/top": article("Zentrovia", "Quillmark"),
  "stars.example/acmora": article("Acmora"),
  "forum.example/t/1": article("Acmora"),
  "forum.example/t/2": article("Somebody"),
  "plain.example/a": article("Somebody"),
  "closed.example/a": { status: 403 },
  "github.com/acmora": `<title>Acmora</title><main>${article("Somebody")}</main>`,
  "gitlab.com/acmora": `<title>Somebody</title><main>${article("Somebody")}</main>`,
};
const WIKIDATA: FakeWiki = { items: [{ id: "Q1", label: "Acmora", websites: [{ url: "https://acmora.example/" }] }] };
const WIKIPEDIA: FakeWiki = { links: [{ title: "Widget", url: "https://acmora.example/history" }] };

function readingIn({ at }: Elsewhere) {
  const sameAs = ["github.com/acmora", "gitlab.com/acmora"].map(at);
  const organization = { "@context": "https://schema.org", "@type": "Organization", sameAs };
  return readingOf({
    pages: { "/": `<script type="application/ld+json">${JSON.stringify(organization)}</script><h1>Acmora</h1>` },
    facts: { brand: "Acmora", domain: "acmora.example" },
  });
}

function measureIn(world: Elsewhere): Promise<Footprint> {
  const answers = [
    world.answer(["guide.example/best", "list.example/top", ["acmora.example/", "own"]], ["Zentrovia", "Quillmark"]),
    world.answer([["stars.example/acmora", "review"], ["forum.example/t/1", "community"], "plain.example/a"]),
    world.answer(
      [
        ["forum.example/t/2", "community"],
        ["closed.example/a", "other", "Ten suppliers"],
      ],
      ["Quillmark"],
    ),
  ];
  return measureFootprint(readingIn(world), answers, world.tools);
}

const scores = ({ components }: Footprint) =>
  Object.fromEntries(components.map(({ id, score }) => [id.replace("fp.", ""), score]));

describe("the footprint", () => {
  it("is the weighted mean of what could be verified, as recomputed by hand", async () => {
    const footprint = await elsewhere({ pages: PAGES, wikidata: WIKIDATA, wikipedia: WIKIPEDIA }, measureIn);
    const third = Math.log2(4) / Math.log2(13);
    const few = Math.log2(2) / Math.log2(5);
    expect(scores(footprint)).toEqual({
      "third-party-citations": expect.closeTo(third, 12),
      "profiles-verified": 0.125,
      wikidata: 1,
      community: expect.closeTo(few, 12),
      wikipedia: 0.5,
      video: null,
      "reviews-directories": expect.closeTo(few, 12),
      "competitor-gap": 0.5,
      news: null,
      webgraph: null,
    });
    const sum = 25 * third + 15 * 0.125 + 12 + 12 * few + 8 * 0.5 + 8 * few + 5 * 0.5;
    expect(footprint).toMatchObject({ score: Math.round((100 * sum) / 85), reason: null });
    expect(footprint.components.flatMap(({ reason }) => reason ?? [])).toEqual([
      "The engines cited no videos that could be read.",
      NEWS,
      LINKS,
    ]);
  });

  it("weighs its components to 100, and gives each a score or a reason", async () => {
    const { components } = await elsewhere({}, measureIn);
    expect(components.reduce((sum, { weight }) => sum + weight, 0)).toBe(100);
    for (const { score, reason, observed } of components) {
      expect([score === null, reason !== null, observed === ""]).toSatisfy((is: boolean[]) => new Set(is).size === 1);
    }
  });

  it("is the same for the same world", async () => {
    const options = { pages: PAGES, wikidata: WIKIDATA, wikipedia: WIKIPEDIA };
    const measured = async () => JSON.stringify(await elsewhere(options, measureIn)).replaceAll(/:\d+\//g, "/");
    expect(await measured()).toBe(await measured());
  });

  it("asks for neither the site's own pages nor anything that is not needed", async () => {
    await elsewhere({ pages: PAGES, wikidata: WIKIDATA, wikipedia: WIKIPEDIA }, async (world) => {
      await measureIn(world);
      const asked = world.asked();
      expect(asked.filter((page) => page.startsWith("acmora.example"))).toEqual([]);
      expect(asked.filter((page) => page.startsWith("wiki"))).toHaveLength(4);
      expect(asked.filter((page) => page.endsWith("/robots.txt"))).toHaveLength(6);
      expect(new Set(asked.filter((page) => !page.startsWith("wiki"))).size).toBe(6 + 7 + 2);
    });
  });

  it("is none, with reasons, when everything outside fails", async () => {
    const hangsUp = (request: IncomingMessage) => request.socket.destroy();
    const pages = Object.fromEntries(Object.keys(PAGES).map((page) => [page, hangsUp]));
    const footprint = await elsewhere({ pages, wikidata: hangsUp, wikipedia: hangsUp }, measureIn);
    expect(footprint).toMatchObject({ score: null, reason: "Only 0 of 100 points of weight could be verified." });
    expect(footprint.components.map(({ reason }) => reason)).toEqual([
      "Of the third parties that the engines cited, 0 could be read; it takes 5.",
      "None of the declared profiles could be opened.",
      "Wikidata did not answer.",
      "The engines cited no forum threads and posts that could be read.",
      "Wikidata, which tells a site's own article, did not answer.",
      "The engines cited no videos that could be read.",
      "The engines cited no reviews and directories that could be read.",
      "No cited page that compares rivals could be read.",
      NEWS,
      LINKS,
    ]);
  });

  it("is none where no engine gave sources, though the registries answered", async () => {
    const footprint = await elsewhere({ pages: PAGES, wikidata: WIKIDATA, wikipedia: WIKIPEDIA }, (world) =>
      measureFootprint(readingIn(world), [world.answer([])], world.tools),
    );
    expect(footprint).toMatchObject({ score: null, reason: "Only 35 of 100 points of weight could be verified." });
    expect(footprint.components[0]).toMatchObject({ score: null, reason: "No engine gave its sources." });
  });

  it("is none where the engines' sources and the registries could not be verified, whatever else was", async () => {
    const footprint = await elsewhere(
      { pages: { ...PAGES, "youtube.com/watch": article("Acmora") }, wikidata: { status: 500 } },
      (world) => {
        const cited = world.answer(
          [
            ["guide.example/best", "review"],
            ["forum.example/t/1", "community"],
            ["youtube.com/watch", "community"],
          ],
          ["Zentrovia", "Quillmark"],
        );
        return measureFootprint(readingIn(world), [cited], world.tools);
      },
    );
    expect(footprint.components.filter(({ score }) => score !== null)).toHaveLength(5);
    expect(footprint.score).toBeNull();
  });

  it.each([0, 1, 3, 7, 12])("keeps to a budget of %i requests", async (maxRequests) => {
    await elsewhere({ pages: PAGES, wikidata: WIKIDATA, wikipedia: WIKIPEDIA, maxRequests }, async (world) => {
      const footprint = await measureIn(world);
      expect(world.asked().length).toBeLessThanOrEqual(maxRequests);
      expect(footprint.components).toHaveLength(10);
    });
  });

  it("ends with its scan, while third parties and registries keep it waiting", async () => {
    const scan = new AbortController();
    const waiting = new Set<string>();
    const keepWaiting = (request: IncomingMessage) => {
      waiting.add(request.headers.host!.split(".")[0]!);
      if (waiting.has("wikidata") && waiting.has("guide")) scan.abort();
    };
    const pages = { ...PAGES, "guide.example/best": keepWaiting };
    const footprint = await elsewhere({ pages, wikidata: keepWaiting, signal: scan.signal }, measureIn);
    expect(footprint.components.find(({ id }) => id === "fp.wikidata")).toMatchObject({ score: null });
  });
});

describe("the registries", () => {
  it("get one request at a time over all scans, under a name that says who asks", async () => {
    let open = 0;
    let most = 0;
    const agents = new Set<string | undefined>();
    const slowly = (wiki: FakeWiki) => (request: IncomingMessage, response: ServerResponse) => {
      open += 1;
      most = Math.max(most, open);
      agents.add(request.headers["user-agent"]);
      response.on("close", () => {
        open -= 1;
      });
      setTimeout(() => mediaWiki(wiki)(request, response), 5);
    };
    const options = { pages: PAGES, wikidata: slowly(WIKIDATA), wikipedia: slowly(WIKIPEDIA) };
    await elsewhere(options, (world) => Promise.all([measureIn(world), measureIn(world), measureIn(world)]));
    expect({ most, agents: [...agents] }).toEqual({ most: 1, agents: ["AnswerscopeBot/1.0 (+http://localhost/bot)"] });
  });

  it("do not keep a scan that ends waiting for its turn", async () => {
    const stop = new AbortController();
    await elsewhere({ wikidata: () => stop.abort(), signal: stop.signal }, async ({ tools, asked }) => {
      const session = politeSession(tools.session, tools.endpoints);
      const both = await Promise.all([session.get(tools.endpoints.wikidata), session.get(tools.endpoints.wikidata)]);
      expect(both.map(({ status, error }) => [status, error !== null])).toEqual([
        [null, true],
        [null, true],
      ]);
      expect(asked()).toHaveLength(1);
    });
  });
});
