import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buyerQuestion, engineOf, faultOf } from "../../support/engine-server/engines-of.ts";
import { type EngineServer, startEngineServer } from "../../support/engine-server.ts";

let server: EngineServer;
beforeAll(async () => {
  server = await startEngineServer();
});
afterAll(() => server.close());

async function ask(script: Parameters<EngineServer["set"]>[1]) {
  server.set("grok", script);
  return engineOf(server, "grok").ask(buyerQuestion("Which tool?"), AbortSignal.timeout(5_000));
}

const note = (url: string, title: unknown, start = 0, end = 0) => ({
  type: "url_citation",
  url,
  title,
  start_index: start,
  end_index: end,
});
const raw = (text: string, annotations: unknown[], more: object = {}) => ({
  raw: {
    status: 200,
    body: {
      object: "response",
      status: "completed",
      model: "grok-4.3",
      output: [{ type: "message", role: "assistant", content: [{ type: "output_text", text, annotations }] }],
      ...more,
    },
  },
});

describe("Grok's citations", () => {
  test("are the links in the text; annotations without a range were only seen", async () => {
    const reply = await ask({});
    expect(reply.citations.map(({ url }) => url)).toEqual([
      "https://tasklight.example/pricing",
      "https://reviews.example/pm-tools",
    ]);
    expect(reply.consulted).toEqual(["https://forum.example/pm"]);
    expect(reply.citations.map(({ start, end }) => reply.text.slice(start!, end!))).toEqual([
      "For a five-person agency, Tasklight costs 9 EUR per seat",
      "Boardwell is the cheaper option",
    ]);
  });

  test("take no number and no address for a title", async () => {
    const url = "https://a.example/";
    const titles = async (title: unknown) =>
      (await ask(raw(`Acme.[[1]](${url})`, [note(url, title)]))).citations[0]!.title;
    expect(await titles("1")).toBeNull();
    expect(await titles("[1]")).toBeNull();
    expect(await titles("[[12]]")).toBeNull();
    expect(await titles("1 to 1 coaching")).toBe("1 to 1 coaching");
    expect(await titles(url)).toBeNull();
    expect(await titles(undefined)).toBeNull();
    expect(await titles("Acme's prices")).toBe("Acme's prices");
  });

  test("may have brackets in their address", async () => {
    const reply = await ask(raw("Acme.[[1]](https://a.example/wiki/Acme_(shop)) And more.", []));
    expect(reply.citations.map(({ url }) => url)).toEqual(["https://a.example/wiki/Acme_(shop)"]);
  });

  test("with a range count even without a link", async () => {
    const reply = await ask(raw("Acme leads.", [note("https://a.example/", "A", 0, 4)]));
    expect(reply.citations).toEqual([{ url: "https://a.example/", title: "A", start: 0, end: 4 }]);
  });
});

test("Grok's older search calls are read too", async () => {
  expect((await ask({ scenario: "unknown-types" })).searches).toContain("older search");
});

test("Grok's cost comes in ticks of a ten-thousand-millionth dollar", async () => {
  const reply = await ask(
    raw("Acme.", [], { usage: { input_tokens: 4144, output_tokens: 49, cost_in_usd_ticks: 82865000 } }),
  );
  expect(reply).toMatchObject({ costUsd: 0.0082865, costSource: "reported" });
});

describe("an error of Grok in each of its shapes", () => {
  test.each([
    [{ error: { message: "x", type: "t", param: null, code: "c" } }, 503, "overloaded"],
    [{ code: "Some resource has been exhausted", error: "Too many requests" }, 429, "rate_limited"],
    [{ error: "Failed to deserialize the JSON body" }, 422, "bad_request"],
    [{ code: "Client specified an invalid argument", error: "Incorrect API key provided: xa***01" }, 400, "bad_key"],
    [
      { code: "The requested resource is no longer available", error: "Live search is deprecated." },
      410,
      "bad_request",
    ],
  ])("%j is told by its words", async (body, status, code) => {
    server.set("grok", { raw: { status, body } });
    expect((await faultOf(engineOf(server, "grok"))).code).toBe(code);
  });
});
