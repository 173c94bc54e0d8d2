import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { createModelClient } from "../../src/engine/model-client.ts";
import { dialectOf } from "../../src/engine/model-dialect.ts";

test.each([
  ["https://api.openai.com/v1", "gpt-6-luna", { limit: "max_completion_tokens", extra: { reasoning_effort: "low" } }],
  ["https://api.openai.com/v1", "gpt-4.1-mini", { limit: "max_completion_tokens", extra: {} }],
  ["https://api.openai.com/v1", "chatgpt-4o-latest", { limit: "max_completion_tokens", extra: {} }],
  ["https://team.openai.azure.com/openai/v1", "openai/gpt-4.1", { limit: "max_completion_tokens", extra: {} }],
  ["https://api.deepseek.com", "deepseek-flash", { limit: "max_tokens", extra: { thinking: { type: "disabled" } } }],
  ["https://api.x.ai/v1", "grok-4.3", { limit: "max_tokens", extra: {} }],
  ["http://127.0.0.1:11434/v1", "llama", { limit: "max_tokens", extra: {} }],
  ["https://notopenai.com/v1", "gpt-6-luna", { limit: "max_tokens", extra: {} }],
])("%s with %s is first asked so", (baseUrl, model, dialect) => {
  expect(dialectOf({ baseUrl, model })).toMatchObject(dialect);
});

type Body = Record<string, unknown>;
/** What a server refuses, in its own words; `null` where it takes the request. */
type Taste = (body: Body) => unknown;

const formatOf = (body: Body) => (body.response_format as { type: string } | undefined)?.type;

/** Servers of the protocol, each with what it does not take. */
const SERVERS: Record<string, Taste> = {
  "a reasoning model": ({ max_tokens }) =>
    max_tokens && {
      error: {
        message:
          "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
        type: "invalid_request_error",
        param: "max_tokens",
        code: "unsupported_parameter",
      },
    },
  "a server without JSON Schema": (body) =>
    formatOf(body) === "json_schema" && { error: "'response_format.type' must be 'json_object' or 'text'" },
  "a server without any format": (body) =>
    formatOf(body) && { detail: [{ loc: ["body", "response_format"], msg: "Extra inputs are not permitted" }] },
  "a server that says nothing": (body) => formatOf(body) === "json_schema" && { error: { message: "Bad Request" } },
  "a server that knows neither limit": (body) =>
    (body.max_tokens || body.max_completion_tokens) && {
      message: `Unrecognized request argument supplied: ${body.max_tokens ? "max_tokens" : "max_completion_tokens"}`,
    },
  "a server with little room": ({ max_tokens, max_completion_tokens }) =>
    (max_tokens || max_completion_tokens) && {
      object: "error",
      message: "This model's maximum context length is 4096 tokens. However, you requested 8480 tokens.",
      type: "BadRequestError",
      code: 400,
    },
  "a model without a system role": ({ messages }) =>
    (messages as { role: string }[])[0]!.role === "system" && { error: { message: "System role not supported" } },
  "a model without a system role or formats": (body) =>
    (formatOf(body) && { error: { message: "response_format is not supported" } }) ||
    ((body.messages as { role: string }[])[0]!.role === "system" && {
      error: { message: "Developer instruction is not enabled for this model" },
    }),
  "all of it": (body) =>
    (body.max_tokens && { error: { message: "Unknown parameter: 'max_tokens'.", param: "max_tokens" } }) ||
    (formatOf(body) && { error: { message: "json_schema and json_object are not supported." } }),
};

describe("a server that refuses a field", () => {
  let close = () => {};
  afterEach(() => close());

  async function serve(taste: Taste, refusedWith = 400) {
    const seen: { path: string; body: Body }[] = [];
    const server = createServer(async (request, response) => {
      const body = JSON.parse(Buffer.concat(await request.toArray()).toString());
      seen.push({ path: request.url!, body });
      const refusal = request.url === "/v1/chat/completions" ? taste(body) : { detail: "Not Found" };
      const status = request.url === "/v1/chat/completions" ? refusedWith : 404;
      const reply = { choices: [{ message: { content: '{"a":1}' }, finish_reason: "stop" }] };
      response.writeHead(refusal ? status : 200).end(JSON.stringify(refusal || reply));
    });
    await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
    close = () => void server.close();
    return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, seen };
  }

  const request = () => ({
    ...{ system: "Fill in.", data: {}, schema: { title: "t", type: "object", required: ["mark"] }, maxTokens: 50 },
    signal: AbortSignal.timeout(5_000),
  });

  test.each(Object.entries(SERVERS))("%s is asked without it, and from then on at once", async (_name, taste) => {
    for (const base of ["", "/v1", "/v1/", "/v1/chat/completions"]) {
      const { origin, seen } = await serve(taste);
      const client = createModelClient({ baseUrl: origin + base, model: "m" });
      expect(await client.completeJson(request())).toEqual({ a: 1 });
      const before = seen.length;
      expect(before).toBeLessThanOrEqual(6);
      expect(await client.completeJson(request())).toEqual({ a: 1 });
      expect(seen).toHaveLength(before + 1);
      const { messages } = seen.at(-1)!.body as { messages: { content: string }[] };
      // Whoever is not held to the schema is told it.
      expect(messages[0]!.content.includes('"required":["mark"]')).toBe(formatOf(seen.at(-1)!.body) !== "json_schema");
      close();
    }
  });

  test.each([500, 501])("and calls that a fault of its own (%i) is asked without it", async (status) => {
    const taste: Taste = (body) => formatOf(body) && { error: { message: "json_schema is not supported here" } };
    const { origin, seen } = await serve(taste, status);
    const client = createModelClient({ baseUrl: `${origin}/v1`, model: "m" });
    expect(await client.completeJson(request())).toEqual({ a: 1 });
    expect(seen).toHaveLength(3);
  });

  test("with any other fault of its own is not asked again", async () => {
    const { origin, seen } = await serve(() => ({ error: { message: "Out of memory" } }), 500);
    const client = createModelClient({ baseUrl: `${origin}/v1`, model: "m" });
    await expect(client.completeJson(request())).rejects.toMatchObject({ code: "overloaded" });
    expect(seen).toHaveLength(1);
  });

  test("that every request needs is given up on after a few tries, with its own words", async () => {
    const { origin, seen } = await serve(() => ({ error: { message: "max_tokens is too large: 50." } }));
    const client = createModelClient({ baseUrl: `${origin}/v1`, model: "m" });
    await expect(client.completeJson(request())).rejects.toMatchObject({
      code: "bad_request",
      message: expect.stringContaining("max_tokens is too large"),
    });
    expect(seen.length).toBeLessThanOrEqual(4);
  });

  test("for a reason that is not remembered is asked in full again", async () => {
    let isBroken = true;
    const { origin, seen } = await serve(() => isBroken && { error: { message: "No." } });
    const client = createModelClient({ baseUrl: `${origin}/v1`, model: "m" });
    await expect(client.completeJson(request())).rejects.toMatchObject({ code: "bad_request" });
    isBroken = false;
    await client.completeJson(request());
    expect(formatOf(seen.at(-1)!.body)).toBe("json_schema");
  });
});
