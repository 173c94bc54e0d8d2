import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buyerQuestion, engineOf } from "../../support/engine-server/engines-of.ts";
import { type EngineServer, startEngineServer } from "../../support/engine-server.ts";

let server: EngineServer;
beforeAll(async () => {
  server = await startEngineServer();
});
afterAll(() => server.close());

async function ask(script: Parameters<EngineServer["set"]>[1]) {
  server.set("chatgpt", script);
  return engineOf(server, "chatgpt").ask(buyerQuestion("Which tool?"), AbortSignal.timeout(5_000));
}

const message = (parts: unknown[], more: object = {}) => ({
  type: "message",
  role: "assistant",
  status: "completed",
  content: parts,
  ...more,
});
const text = (words: string, annotations: unknown[] = []) => ({
  type: "output_text",
  text: words,
  annotations,
  logprobs: [],
});
const raw = (output: unknown[], more: object = {}) => ({
  raw: {
    status: 200,
    body: { id: "resp_1", object: "response", status: "completed", model: "gpt-6-luna", output, ...more },
  },
});

describe("ChatGPT's citations", () => {
  test("stand for the claim before the link, though their range covers the link", async () => {
    const reply = await ask({
      answer: {
        text: "Für Köln 🏙️ gibt es zwei. Grünwerk berät Betriebe vor Ort. Blauhaus nicht.",
        citations: [{ url: "https://gruenwerk.example/", title: "Grünwerk", quote: "Grünwerk berät Betriebe vor Ort" }],
      },
    });
    const [citation] = reply.citations;
    expect(reply.text.slice(citation!.start!, citation!.end!)).toBe("Grünwerk berät Betriebe vor Ort");
    expect(reply.text).toContain("([gruenwerk.example](https://gruenwerk.example/?utm_source=openai))");
  });

  test("find the link even when offsets count characters, and the right one of two", async () => {
    const url = "https://acme.example/";
    const link = `([acme.example](${url}))`;
    const words = `🏙️🏙️🏙️ Acme is old ${link}. Acme is cheap ${link}.`;
    const second = [...words.slice(0, words.lastIndexOf("(["))].length;
    const cite = { type: "url_citation", url, title: null, start_index: second, end_index: second + [...link].length };
    const reply = await ask(raw([message([text(words, [cite])])]));
    expect(reply.text.slice(reply.citations[0]!.start!, reply.citations[0]!.end!)).toBe("Acme is cheap");
  });

  test("name a page once, with and without the mark OpenAI puts on its links", async () => {
    const words = "Tasklight leads. It is cheap.";
    const cite = (url: string, start: number) => ({
      type: "url_citation",
      url,
      title: "T",
      start_index: start,
      end_index: start + 5,
    });
    const reply = await ask(
      raw([
        message([
          text(words, [
            cite("https://a.example/p?utm_source=openai", 0),
            cite("https://a.example/p", 17),
            cite("https://b.example/?x=1&utm_source=openai#top", 17),
          ]),
        ]),
      ]),
    );
    expect(reply.citations.map(({ url }) => url)).toEqual(["https://a.example/p", "https://b.example/?x=1#top"]);
  });

  test.each([
    ["https://a.example/?utm_source=openai&b=2", "https://a.example/?b=2"],
    ["https://a.example/?a=1&utm_source=openai&b=2", "https://a.example/?a=1&b=2"],
    ["https://a.example/?utm_source=openaixyz", "https://a.example/?utm_source=openaixyz"],
    ["https://a.example/?q=openai", "https://a.example/?q=openai"],
  ])("of %s is %s", async (url, clean) => {
    const reply = await ask(
      raw([message([text("Words.", [{ type: "url_citation", url, title: null, start_index: 0, end_index: 0 }])])]),
    );
    expect(reply.citations).toEqual([{ url: clean, title: null, start: null, end: null }]);
  });

  test("without a range that fits have none, and addresses that are not web pages are dropped", async () => {
    const cite = (url: string, start: unknown, end: unknown) => ({
      type: "url_citation",
      url,
      title: "T",
      start_index: start,
      end_index: end,
    });
    const reply = await ask(
      raw([
        message([
          text("Short.", [
            cite("https://a.example/", 50, 90),
            cite("https://b.example/", "1", null),
            cite("javascript:alert(1)", 0, 3),
            cite("", 0, 3),
            { type: "file_citation", file_id: "f" },
          ]),
        ]),
      ]),
    );
    expect(reply.citations.map(({ url, start, end }) => [url, start, end])).toEqual([
      ["https://a.example/", null, null],
      ["https://b.example/", null, null],
    ]);
  });
});

describe("ChatGPT's reply", () => {
  test("is the final message alone where phases are told", async () => {
    const reply = await ask({});
    expect(reply.text).not.toContain("Let me look around");
    const older = await ask(raw([message([text("First.")]), message([text("Second.")])]));
    expect(older.text).toBe("First.\n\nSecond.");
  });

  test("keeps the offsets of later parts in step with the joined text", async () => {
    const cite = (url: string) => ({ type: "url_citation", url, title: null, start_index: 0, end_index: 4 });
    const reply = await ask(
      raw([message([text("Äé🙂. ", []), text("Acme is here.", [cite("https://acme.example/")])])]),
    );
    const [{ start, end }] = reply.citations as unknown as [{ start: number; end: number }];
    expect(reply.text.slice(start, end)).toBe("Acme");
  });

  test("names the model that served it, not the one that was asked", async () => {
    const reply = await ask({ answer: { text: "Acme.", servedModel: "gpt-6-luna-2026-09-10" } });
    expect(reply.servedModel).toBe("gpt-6-luna-2026-09-10");
    expect(reply.costUsd).not.toBeNull();
  });

  test("falls back to the single query field, and survives a search without an action", async () => {
    const reply = await ask(
      raw([
        { type: "web_search_call", status: "completed", action: { type: "search", query: "old style" } },
        { type: "web_search_call", status: "completed" },
        message([text("Acme.")]),
      ]),
    );
    expect(reply.searches).toEqual(["old style"]);
    expect(reply.search).toBe("used");
  });

  test("counts its searches from the bill where it is told, without page opens", async () => {
    const calls = ["search", "search", "open_page"].map((type) => ({
      type: "web_search_call",
      status: "completed",
      action: { type, query: "q", url: "https://x.example/" },
    }));
    const usage = { input_tokens: 0, output_tokens: 0 };
    expect((await ask(raw([...calls, message([text("A.")])], { usage }))).costUsd).toBeCloseTo(0.02, 9);
    const billed = { usage, tool_usage: { web_search: { num_requests: 1 } } };
    expect((await ask(raw([...calls, message([text("A.")])], billed))).costUsd).toBeCloseTo(0.01, 9);
  });

  test("without a model in the price table has no cost, rather than a guessed one", async () => {
    server.set("chatgpt", {});
    const reply = await engineOf(
      { settings: { chatgpt: { ...server.settings.chatgpt!, model: "gpt-9-unheard" } } },
      "chatgpt",
    ).ask(buyerQuestion("Which tool?"), AbortSignal.timeout(5_000));
    expect(reply).toMatchObject({ costUsd: null, costSource: null });
  });

  test.each([
    ["gpt-6-luna", true],
    ["gpt-5.4-mini", true],
    ["gpt-4.1", false],
    ["gpt-4o-mini", false],
  ])("of %s is asked with an effort where the model has one", async (model, has) => {
    const settings = { chatgpt: { ...server.settings.chatgpt!, model } };
    await engineOf({ settings }, "chatgpt")
      .ask(buyerQuestion("Which tool?"), AbortSignal.timeout(5_000))
      .catch(() => null);
    expect("reasoning" in server.calls.at(-1)!.body).toBe(has);
  });
});

describe("a 200 of ChatGPT that is none", () => {
  test.each([
    ["content_filter", "refused", undefined],
    ["max_output_tokens", undefined, "cut"],
    ["max_messages", undefined, "cut"],
    ["moonrise", undefined, "bad_response"],
  ])("incomplete for %s", async (reason, status, code) => {
    const end = await ask(
      raw([message([text("Half an")])], { status: "incomplete", incomplete_details: { reason } }),
    ).catch((fault) => fault);
    expect(end).toMatchObject(status ? { status } : { code });
  });

  test.each([
    ["rate_limit_exceeded", "rate_limited"],
    ["server_error", "overloaded"],
    ["insufficient_quota", "no_money"],
    ["data_residency_mismatch", "bad_response"],
  ])("failed with %s", async (word, code) => {
    const failed = raw([], { status: "failed", error: { code: word, message: "no" } });
    expect(await ask(failed).catch((fault) => fault)).toMatchObject({ code });
  });

  test("failed for the prompt is a refusal", async () => {
    expect(await ask(raw([], { status: "failed", error: { code: "invalid_prompt", message: "no" } }))).toMatchObject({
      status: "refused",
    });
  });

  test.each([["[]"], ["{}"], ['{"output":"x","usage":7}'], ['{"output":[null,1,{"type":"message","content":{}}]}']])(
    "%s is an empty reply, never a crash",
    async (body) => {
      const end = await ask({ raw: { status: 200, body: JSON.parse(body) } }).catch((fault) => fault);
      expect(end).toMatchObject({ name: "EngineFault", code: "empty" });
    },
  );

  test.each([["null"], ['"text"'], ["7"]])("%s is a reply that cannot be read, never a crash", async (body) => {
    const end = await ask({ raw: { status: 200, body: JSON.parse(body) } }).catch((fault) => fault);
    expect(end).toMatchObject({ name: "EngineFault" });
  });
});
