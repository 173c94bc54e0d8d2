import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buyerQuestion, engineOf } from "../../support/engine-server/engines-of.ts";
import { type EngineServer, startEngineServer } from "../../support/engine-server.ts";

let server: EngineServer;
beforeAll(async () => {
  server = await startEngineServer();
});
afterAll(() => server.close());

async function ask(script: Parameters<EngineServer["set"]>[1]) {
  server.set("perplexity", script);
  return engineOf(server, "perplexity").ask(buyerQuestion("Which tool?"), AbortSignal.timeout(5_000));
}

const found = (...results: object[]) => ({ type: "search_results", queries: ["q"], results });
const message = (text: string, annotations: unknown[] = []) => ({
  type: "message",
  role: "assistant",
  content: [{ type: "output_text", text, annotations }],
});
const raw = (output: unknown[], more: object = {}) => ({
  raw: { status: 200, body: { object: "response", status: "completed", model: "perplexity/sonar", output, ...more } },
});
const one = { id: 1, url: "https://one.example/", title: "One" };
const seven = { id: 7, url: "https://seven.example/", title: "Seven" };

describe("Perplexity's marks", () => {
  test("name results by their id, not by their place", async () => {
    const reply = await ask(raw([found(seven, one), message("Acme leads.[7] Others follow [1].")]));
    expect(reply.citations.map(({ url, title }) => [url, title])).toEqual([
      ["https://seven.example/", "Seven"],
      ["https://one.example/", "One"],
    ]);
    expect(reply.citations.map(({ start, end }) => reply.text.slice(start!, end!))).toEqual([
      "Acme leads",
      "Others follow",
    ]);
  });

  test("without a result are ignored", async () => {
    const reply = await ask(raw([found(one), message("Acme leads.[3] In [2024] too, so [1][9].")]));
    expect(reply.citations.map(({ url }) => url)).toEqual(["https://one.example/"]);
  });

  test("over several searches are all known", async () => {
    const reply = await ask(raw([found(one), found(seven), message("A.[7][1]")]));
    expect(reply.citations.map(({ url }) => url)).toEqual(["https://seven.example/", "https://one.example/"]);
    expect(reply.searches).toEqual(["q"]);
  });

  test("give way to annotations where those are filled", async () => {
    const annotation = { url: "https://noted.example/", title: null, start_index: 0, end_index: 4 };
    const reply = await ask(raw([found(one), message("Acme leads.[1]", [annotation])]));
    expect(reply.citations).toEqual([{ url: "https://noted.example/", title: null, start: 0, end: 4 }]);
    expect(reply.consulted).toEqual(["https://one.example/"]);
  });
});

test("pages that Perplexity opened without citing them were consulted", async () => {
  const reply = await ask({ scenario: "unknown-types" });
  expect(reply.consulted).toEqual(["https://forum.example/pm", "https://fetched.example/"]);
});

test("what Perplexity reports as its cost goes before the price table", async () => {
  const usage = { input_tokens: 1e6, output_tokens: 1e6, cost: { total_cost: 0.5 } };
  expect(await ask(raw([message("Acme.")], { usage }))).toMatchObject({ costUsd: 0.5, costSource: "reported" });
  const silent = await ask(raw([message("Acme.")], { usage: { input_tokens: 1e6, output_tokens: 1e6 } }));
  expect(silent).toMatchObject({ costUsd: 2.75, costSource: "price_table" });
});

test.each([["[]"], ["{}"], ['{"output":[{"type":"search_results","results":[null,{"url":5}]},{"type":"message"}]}']])(
  "%s from Perplexity is an empty reply, never a crash",
  async (body) => {
    const end = await ask({ raw: { status: 200, body: JSON.parse(body) } }).catch((fault) => fault);
    expect(end).toMatchObject({ name: "EngineFault", code: "empty" });
  },
);
