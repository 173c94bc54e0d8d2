import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createEngines, type ResolveLink } from "../../../src/engine/answer-engines/index.ts";
import { buyerQuestion, engineOf } from "../../support/engine-server/engines-of.ts";
import { type EngineServer, startEngineServer } from "../../support/engine-server.ts";

let server: EngineServer;
beforeAll(async () => {
  server = await startEngineServer();
});
afterAll(() => server.close());

async function ask(script: Parameters<EngineServer["set"]>[1], resolveLink?: ResolveLink) {
  server.set("gemini", script);
  const [engine] = resolveLink
    ? createEngines({ gemini: server.settings.gemini }, { resolveLink })
    : [engineOf(server, "gemini")];
  return engine!.ask(buyerQuestion("Which tool?"), AbortSignal.timeout(5_000));
}

const raw = (candidate: unknown, more: object = {}) => ({
  raw: { status: 200, body: { candidates: [candidate], modelVersion: "gemini-3.8-flash", ...more } },
});

describe("Gemini's citations", () => {
  test.each([
    ["plain words", "We compared two. Acme leads the field."],
    ["umlauts", "Wir prüften größere Büros. Acme führt über Köln hinaus."],
    ["emoji of several code units", "Top 👩‍💻🏙️ picks 🇩🇪. Acme leads 🥇 the field."],
    ["three-byte characters", "我们比较了两家公司。Acme 领先。"],
  ])("count bytes, which become code units: %s", async (_name, text) => {
    const quote = text.slice(text.indexOf("Acme"), -1);
    const { citations, text: said } = await ask({
      answer: { text, citations: [{ url: "https://acme.example/", title: null, quote }] },
    });
    expect(said.slice(citations[0]!.start!, citations[0]!.end!)).toBe(quote);
  });

  test("count from the beginning of their own part", async () => {
    const chunk = { web: { uri: "https://a.example/x", title: "a.example" } };
    const segment = { partIndex: 2, startIndex: 6, endIndex: 17, text: "Acme führt" };
    const reply = await ask(
      raw({
        content: {
          parts: [{ text: "Hm.", thought: true }, { text: "Größere Büros zuerst. " }, { text: "Also, Acme führt." }],
        },
        groundingMetadata: { groundingChunks: [chunk], groundingSupports: [{ segment, groundingChunkIndices: [0] }] },
      }),
    );
    expect(reply.text.slice(reply.citations[0]!.start!, reply.citations[0]!.end!)).toBe("Acme führt");
  });

  test("point at pages, not at the redirects they come as", async () => {
    const reply = await ask({});
    expect(reply.citations.map(({ url }) => url)).toEqual([
      "https://tasklight.example/pricing",
      "https://reviews.example/pm-tools",
    ]);
    expect(JSON.stringify(reply)).not.toContain("grounding-api-redirect");
  });

  test("fall back to the site that the title names, when a link cannot be resolved or its resolver breaks", async () => {
    const expected = ["https://tasklight.example/", "https://reviews.example/"];
    const none = await ask({}, async () => null);
    expect(none.citations.map(({ url }) => url)).toEqual(expected);
    const broken = await ask({}, async () => {
      throw new Error("no route");
    });
    expect(broken.citations.map(({ url }) => url)).toEqual(expected);
  });

  test("resolve each link once, however often it is cited", async () => {
    const asked: string[] = [];
    const same = { url: "https://a.example/", title: "A" };
    await ask(
      { answer: { text: "One. Two. Three.", citations: ["One", "Two", "Three"].map((quote) => ({ ...same, quote })) } },
      async (url) => {
        asked.push(url);
        return "https://a.example/";
      },
    );
    expect(asked).toHaveLength(1);
  });

  test("that two pages support stand once each; a page without support was only consulted", async () => {
    const reply = await ask({
      answer: {
        text: "Acme leads.",
        citations: [
          { url: "https://a.example/", title: null },
          { url: "https://b.example/", title: null },
        ],
        consulted: ["https://c.example/"],
      },
    });
    expect(reply.citations.map(({ url, start, end }) => [url, start, end])).toEqual([
      ["https://a.example/", 0, 11],
      ["https://b.example/", 0, 11],
    ]);
    expect(reply.consulted).toEqual(["https://c.example/"]);
  });

  test("with indices and offsets out of range are dropped or have no range", async () => {
    const chunk = { web: { uri: "https://a.example/x", title: "a.example" } };
    const reply = await ask(
      raw({
        content: { parts: [{ text: "Acme." }] },
        finishReason: "STOP",
        groundingMetadata: {
          groundingChunks: [{ retrievedContext: { uri: "gs://x" } }, chunk],
          groundingSupports: [
            { segment: { endIndex: 9_999 }, groundingChunkIndices: [1, 7, -1, "x"] },
            { groundingChunkIndices: [0] },
            {},
          ],
        },
      }),
    );
    expect(reply.citations).toEqual([{ url: "https://a.example/x", title: "a.example", start: null, end: null }]);
  });
});

describe("Gemini's reply", () => {
  test("leaves its thoughts out", async () => {
    expect((await ask({})).text).not.toContain("Thinking");
  });

  test("that billed search content and shows no sources has unknown search", async () => {
    const usageMetadata = { promptTokenCount: 9, toolUsePromptTokenCount: 300, candidatesTokenCount: 5 };
    const reply = await ask(raw({ content: { parts: [{ text: "Acme." }] }, finishReason: "STOP" }, { usageMetadata }));
    expect(reply.search).toBe("unknown");
  });

  test("bills thoughts as output and every search query", async () => {
    const usageMetadata = {
      promptTokenCount: 10,
      toolUsePromptTokenCount: 90,
      candidatesTokenCount: 40,
      thoughtsTokenCount: 60,
    };
    const groundingMetadata = { webSearchQueries: ["a", "b"] };
    const reply = await ask(raw({ content: { parts: [{ text: "Acme." }] }, groundingMetadata }, { usageMetadata }));
    expect([reply.inputTokens, reply.outputTokens]).toEqual([100, 100]);
    expect(reply.costUsd).toBeGreaterThan(0.028);
  });

  test.each(["SAFETY", "RECITATION", "BLOCKLIST", "PROHIBITED_CONTENT", "SPII"])(
    "ended by %s is a refusal",
    async (finishReason) => {
      expect(await ask(raw({ finishReason }))).toMatchObject({ status: "refused", finishReason });
    },
  );

  test.each([["OTHER"], ["LANGUAGE"], ["MALFORMED_FUNCTION_CALL"], ["SOMETHING_NEW"]])(
    "ended by %s is a failure",
    async (finishReason) => {
      const end = await ask(raw({ content: { parts: [{ text: "Half" }] }, finishReason })).catch((fault) => fault);
      expect(end).toMatchObject({ code: "bad_response" });
    },
  );

  test.each([
    ["null"],
    ["{}"],
    ['{"candidates":[null]}'],
    ['{"candidates":[{"content":{"parts":"x"},"groundingMetadata":{"groundingChunks":[null]}}]}'],
  ])("%s is an empty reply, never a crash", async (body) => {
    const end = await ask({ raw: { status: 200, body: JSON.parse(body) } }).catch((fault) => fault);
    expect(end).toMatchObject({ name: "EngineFault", code: "empty" });
  });
});
