import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buyerQuestion, engineOf, faultOf } from "../../support/engine-server/engines-of.ts";
import { type EngineServer, startEngineServer } from "../../support/engine-server.ts";

let server: EngineServer;
beforeAll(async () => {
  server = await startEngineServer();
});
afterAll(() => server.close());

async function ask(script: Parameters<EngineServer["set"]>[1]) {
  server.set("claude", script);
  server.calls.length = 0;
  return engineOf(server, "claude").ask(buyerQuestion("Which tool?"), AbortSignal.timeout(5_000));
}

const raw = (content: unknown[], more: object = {}) => ({
  raw: {
    status: 200,
    body: { type: "message", role: "assistant", model: "claude-haiku-5-5", content, stop_reason: "end_turn", ...more },
  },
});
const text = (words: string, citations: unknown = null) => ({ type: "text", text: words, citations });
const result = (pages: unknown) => ({ type: "web_search_tool_result", tool_use_id: "s", content: pages });

describe("Claude's answer", () => {
  test("is put together from its blocks without gaps, after the last search", async () => {
    const reply = await ask({});
    expect(reply.text).toBe(
      "For a five-person agency, Tasklight costs 9 EUR per seat. Boardwell is the cheaper option.",
    );
    const [first] = reply.citations;
    expect(reply.text.slice(first!.start!, first!.end!)).toBe("Tasklight costs 9 EUR per seat");
  });

  test("keeps offsets in step when it begins with blank lines, umlauts and emoji", async () => {
    const cite = [{ type: "web_search_result_location", url: "https://a.example/", title: null, cited_text: "x" }];
    const reply = await ask(
      raw([text("Let me see."), result([]), text("\n\nÄpfel 🍏: "), text("Acme liefert", cite), text(".")]),
    );
    const [citation] = reply.citations;
    expect(reply.text.slice(citation!.start!, citation!.end!)).toBe("Acme liefert");
    expect(citation!.title).toBeNull();
    expect(reply.text).toBe("Äpfel 🍏: Acme liefert.");
  });

  test("carries none of the encrypted content", async () => {
    expect(JSON.stringify(await ask({}))).not.toMatch(/encrypted|EqgfAAAA/);
  });

  test("whose search failed inside the 200 is one without sources", async () => {
    const reply = await ask({ scenario: "search-error" });
    expect(reply).toMatchObject({ status: "answered", search: "not_used", citations: [], consulted: [] });
    expect(reply.searches).toHaveLength(1);
    expect(reply.text).not.toContain("look this up");
  });

  test("skips thinking and blocks that nobody has heard of", async () => {
    expect((await ask({ scenario: "unknown-types" })).text).toMatch(/^For a five-person agency/);
  });

  test("is empty, not chatter, when nothing follows the search", async () => {
    server.set("claude", { scenario: "empty" });
    expect((await faultOf(engineOf(server, "claude"))).code).toBe("empty");
  });

  test("adds cached and fresh input, and is priced by length", async () => {
    const usage = {
      input_tokens: 100,
      cache_read_input_tokens: 900,
      cache_creation_input_tokens: 50,
      output_tokens: 10,
      server_tool_use: null,
    };
    const reply = await ask(raw([text("Acme.")], { usage }));
    expect(reply.inputTokens).toBe(1050);
    expect(reply.costUsd).toBeCloseTo((150 * 0.1 + 900 * 0.01 + 10 * 0.5) / 1e6, 12);
    const long = await ask(raw([text("Acme.")], { usage: { input_tokens: 100_001, output_tokens: 10 } }));
    expect(long.costUsd).toBeCloseTo((100_001 * 0.5 + 10 * 2.5) / 1e6, 12);
  });

  test.each([
    ["null"],
    ["{}"],
    ['{"content":[null,5,{"type":"text"},{"type":"web_search_tool_result","content":null}],"usage":[]}'],
  ])("%s is an empty reply, never a crash", async (body) => {
    const end = await ask({ raw: { status: 200, body: JSON.parse(body) } }).catch((fault) => fault);
    expect(end).toMatchObject({ name: "EngineFault", code: "empty" });
  });
});

describe("a paused turn of Claude", () => {
  test("is continued with what came back, untouched, and adds up", async () => {
    const reply = await ask({ scenario: "pause" });
    expect(server.calls).toHaveLength(2);
    const messages = server.calls[1]!.body.messages as { role: string; content: unknown }[];
    expect(messages.map(({ role }) => role)).toEqual(["user", "assistant"]);
    expect(JSON.stringify(messages[1])).toContain("encrypted_content");
    expect(reply.text).toMatch(/^For a five-person agency/);
    expect(reply.citations).toHaveLength(2);
    expect([reply.inputTokens, reply.outputTokens]).toEqual([2 * 6039, 2 * 211]);
  });

  test("is continued three times at most", async () => {
    server.set("claude", { scenario: "pause-forever" });
    server.calls.length = 0;
    const fault = await faultOf(engineOf(server, "claude"));
    expect(fault).toMatchObject({ code: "cut", partial: { finishReason: "pause_turn" } });
    expect(server.calls).toHaveLength(4);
    const messages = server.calls[3]!.body.messages as { role: string }[];
    expect(messages.map(({ role }) => role)).toEqual(["user", "assistant"]);
  });
});

describe("Claude is asked", () => {
  test("with the dated version, the documented key header and nothing that version refuses", async () => {
    await ask({});
    const { headers, body } = server.calls[0]!;
    expect(headers).toMatchObject({ "x-api-key": "***", "anthropic-version": "2026-10-21" });
    expect(headers).not.toHaveProperty("authorization");
    for (const name of ["temperature", "top_p", "top_k", "system"]) expect(body).not.toHaveProperty(name);
  });
});
