import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createEngines } from "../../../src/engine/answer-engines/index.ts";
import { buyerQuestion, engineOf, faultOf } from "../../support/engine-server/engines-of.ts";
import { type EngineServer, startEngineServer } from "../../support/engine-server.ts";

const ID = "google-ai-overviews";
let server: EngineServer;
beforeAll(async () => {
  server = await startEngineServer();
});
afterAll(() => server.close());

async function ask(script: Parameters<EngineServer["set"]>[1], question = buyerQuestion("Which tool?")) {
  server.set(ID, script);
  server.calls.length = 0;
  return engineOf(server, ID).ask(question, AbortSignal.timeout(5_000));
}

const METADATA = { status: "Success", json_endpoint: "https://serpapi.com/searches/a/b.json" };
const raw = (ai_overview: unknown) => ({
  raw: { status: 200, body: { search_metadata: { status: "Success" }, ai_overview } },
});

describe("an AI overview", () => {
  test("becomes Markdown, block by block", async () => {
    const blocks = [
      { type: "paragraph", snippet: "Two are popular.", reference_indexes: [1] },
      { type: "heading", snippet: "Top picks" },
      {
        type: "list",
        list: [
          { title: "Tasklight:", snippet: "simple pricing", reference_indexes: [0], list: [{ snippet: "nested" }] },
          { snippet: "Boardwell is cheaper" },
        ],
      },
      { type: "expandable", title: "How to choose", text_blocks: [{ type: "paragraph", snippet: "Compare seats." }] },
      {
        type: "table",
        table: [
          ["Tool", "Price"],
          ["Tasklight", "9 | EUR"],
        ],
      },
      { type: "video", link: "https://v.example/" },
      { type: "something_new", snippet: "Still said." },
    ];
    const { text } = await ask(raw({ text_blocks: blocks, references: [] }));
    expect(text).toBe(
      [
        "Two are popular.",
        "### Top picks",
        "- **Tasklight:** simple pricing\n  - nested\n- Boardwell is cheaper",
        "### How to choose",
        "Compare seats.",
        "| Tool | Price |\n| --- | --- |\n| Tasklight | 9 \\| EUR |",
        "Still said.",
      ].join("\n\n"),
    );
  });

  test("cites the references its blocks point at, in order of first use; the rest it only shows", async () => {
    const reference = (index: number) => ({ index, link: `https://r${index}.example/`, title: `R${index}` });
    const blocks = [
      { type: "paragraph", snippet: "First.", reference_indexes: [2, 0, 99] },
      { type: "paragraph", snippet: "Second.", reference_indexes: [0] },
    ];
    const reply = await ask(raw({ text_blocks: blocks, references: [0, 1, 2].map(reference) }));
    expect(reply.citations.map(({ url, start, end }) => [url, reply.text.slice(start!, end!)])).toEqual([
      ["https://r2.example/", "First."],
      ["https://r0.example/", "First."],
    ]);
    expect(reply.consulted).toEqual(["https://r1.example/"]);
  });

  test("whose blocks point at nothing cites all the pages it shows", async () => {
    const reply = await ask(
      raw({
        text_blocks: [{ type: "paragraph", snippet: "Words." }],
        references: [{ link: "https://r.example/", title: null }],
      }),
    );
    expect(reply.citations).toEqual([{ url: "https://r.example/", title: null, start: null, end: null }]);
  });

  test("that comes later is fetched at once with its token and our key", async () => {
    const reply = await ask({ scenario: "overview-later" });
    expect(reply).toMatchObject({ status: "answered", text: expect.stringContaining("Tasklight") });
    expect(server.calls).toHaveLength(2);
  });

  test.each(["overview-gone", "overview-error", "empty"] as const)(
    "that is shown and not obtained is a failure: %s",
    async (scenario) => {
      server.set(ID, { scenario });
      const fault = await faultOf(engineOf(server, ID));
      expect(fault.code).toBe("bad_response");
      expect(fault.message).toContain("could not be retrieved");
    },
  );

  test("that Google does not show is a result", async () => {
    const reply = await ask({ scenario: "no-overview" });
    expect(reply).toMatchObject({
      status: "no_answer",
      text: "",
      reason: "Google shows no AI overview for this question.",
    });
  });

  test("is not shown either where the search finds nothing at all", async () => {
    const error = "Google hasn't returned any results for this query.";
    const reply = await ask({ raw: { status: 200, body: { search_metadata: METADATA, error } } });
    expect(reply.status).toBe("no_answer");
  });

  test.each([
    [{ country: "GB", language: "en" }, "uk", "en"],
    [{ country: "TW", language: "zh" }, "tw", "zh-cn"],
    [{ country: "NO", language: "nb" }, "no", "no"],
  ])("is asked for in %j by Google's own codes", async (more) => {
    expect((await ask({}, buyerQuestion("Which tool?", more))).status).toBe("answered");
  });

  test("has no price unless the operator names one", async () => {
    expect(await ask({})).toMatchObject({ costUsd: null, costSource: null, inputTokens: null, outputTokens: null });
    const row = { engine: ID, model: "*", input: 0, output: 0, search: 0.01, source: "our plan", date: "2026-11-21" };
    const [engine] = createEngines({ [ID]: server.settings[ID] }, { resolveLink: async () => null, prices: [row] });
    server.set(ID, { scenario: "overview-later" });
    const reply = await engine!.ask(buyerQuestion("Which tool?"), AbortSignal.timeout(5_000));
    expect([engine!.expectedCostUsd, reply.costUsd, reply.costSource]).toEqual([0.01, 0.02, "price_table"]);
  });

  test.each([["null"], ["{}"], ['{"ai_overview":null}'], ['{"search_metadata":{"status":"Success"}}']])(
    "missing from %s, which is no page of SerpApi's, says nothing of Google",
    async (body) => {
      server.set(ID, { raw: { status: 200, body: JSON.parse(body) } });
      const fault = await faultOf(engineOf(server, ID));
      expect(fault).toMatchObject({ code: "bad_response", message: expect.stringContaining("SERPAPI_BASE_URL") });
    },
  );

  test("is believed to be missing by a gateway that has shown one before", async () => {
    const engine = engineOf(server, ID);
    const status = async () => (await engine.ask(buyerQuestion("Which tool?"), AbortSignal.timeout(5_000))).status;
    server.set(ID, raw({ text_blocks: [{ type: "paragraph", snippet: "Words." }] }));
    expect(await status()).toBe("answered");
    server.set(ID, { raw: { status: 200, body: { search_metadata: { status: "Success" } } } });
    expect(await status()).toBe("no_answer");
  });
});
