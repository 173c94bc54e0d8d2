import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { post, startApp, type TestApp, until } from "../../support/app.ts";

let server: TestApp;
const url = () => `${server.baseUrl}/mcp/demo`;
const request = (method: string, params?: object, id: unknown = 1) => ({ jsonrpc: "2.0", id, method, params });
const META = {
  "io.modelcontextprotocol/protocolVersion": "2026-07-28",
  "io.modelcontextprotocol/clientCapabilities": {},
};
/** A request of the revision without a handshake, with the headers that repeat its body. */
function modern(method: string, params: Record<string, unknown> = {}, headers: Record<string, string> = {}) {
  const named = typeof params.name === "string" ? { "mcp-name": params.name } : {};
  return post(url(), request(method, { ...params, _meta: META }), {
    "mcp-protocol-version": "2026-07-28",
    "mcp-method": method,
    ...(named as Record<string, string>),
    ...headers,
  });
}

beforeAll(async () => {
  server = await startApp();
  const status = async () =>
    (await post(url(), request("tools/call", { name: "get_visibility", arguments: {} }))).body.result.structuredContent
      .status;
  await until(async () => (await status()) !== "unavailable");
});
afterAll(() => server.close());

describe("/mcp/demo over HTTP", () => {
  it.each<[string, unknown, Record<string, string>, number, number | null]>([
    ["text that is not JSON", "{", {}, 400, -32700],
    ["a batch", [request("tools/list")], {}, 400, -32600],
    ["an id that is null", request("tools/list", {}, null), {}, 400, -32600],
    ["an id that is an object", request("tools/list", {}, {}), {}, 400, -32600],
    ["no jsonrpc member", { id: 1, method: "tools/list" }, {}, 400, -32600],
    ["another media type", request("tools/list"), { "content-type": "text/plain" }, 415, -32600],
    ["a page of another origin", request("tools/list"), { origin: "https://evil.example.com" }, 403, -32600],
    ["a version nobody knows", request("tools/list"), { "mcp-protocol-version": "1999-01-01" }, 400, -32600],
    ["a body over 256 KiB", request("tools/list", { pad: "x".repeat(270_000) }), {}, 413, -32600],
    ["an unknown method", request("resources/subscribe"), {}, 200, -32601],
    ["an unknown tool", request("tools/call", { name: "get_everything" }), {}, 200, -32602],
  ])("refuses %s", async (_what, body, headers, status, code) => {
    const answer = await post(url(), body, headers);
    expect(answer.status).toBe(status);
    expect(answer.body.error.code).toBe(code);
  });

  it.each(["GET", "DELETE"])("takes no %s", async (method) => {
    const response = await fetch(url(), { method });
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("POST");
  });

  it("accepts a notification without an answer", async () => {
    const answer = await post(url(), { jsonrpc: "2.0", method: "notifications/initialized" });
    expect(answer).toMatchObject({ status: 202, body: null });
  });

  it("answers a bare tools/list of a plain curl", async () => {
    const { body } = await post(url(), request("tools/list"), { accept: "*/*" });
    expect(body.result.tools).toHaveLength(20);
  });

  it("lets a page of the local machine in", async () => {
    expect((await post(url(), request("ping"), { origin: "http://localhost:5173" })).status).toBe(200);
  });
});

describe("the revision without a handshake", () => {
  it("discovers the server, and says how long that may be kept", async () => {
    const { status, body } = await modern("server/discover");
    expect(status).toBe(200);
    expect(body.result).toMatchObject({
      resultType: "complete",
      supportedVersions: ["2026-07-28"],
      serverInfo: { name: "answerscope" },
      cacheScope: "public",
    });
    expect(body.result.ttlMs).toBeGreaterThan(0);
  });

  it("lists and calls tools", async () => {
    expect((await modern("tools/list")).body.result).toMatchObject({ resultType: "complete", cacheScope: "public" });
    const { body } = await modern("tools/call", { name: "get_fix_plan", arguments: {} });
    expect(body.result).toMatchObject({ resultType: "complete", structuredContent: { mode: "sandbox" } });
  });

  it.each<[string, Record<string, string>, number, number]>([
    ["a header unlike the body", { "mcp-method": "tools/call" }, 400, -32020],
    ["a name header unlike the body", { "mcp-name": "get_rivals" }, 400, -32020],
    ["a version header unlike the body", { "mcp-protocol-version": "2025-11-25" }, 400, -32020],
  ])("refuses %s", async (_what, headers, status, code) => {
    const isNamed = "mcp-name" in headers;
    const answer = await (isNamed
      ? modern("tools/call", { name: "get_fix_plan" }, headers)
      : modern("tools/list", {}, headers));
    expect([answer.status, answer.body.error.code]).toEqual([status, code]);
  });

  it("refuses a request without its method header", async () => {
    const answer = await post(url(), request("tools/list", { _meta: META }), { "mcp-protocol-version": "2026-07-28" });
    expect([answer.status, answer.body.error.code]).toEqual([400, -32020]);
  });

  it("refuses a revision it does not speak, and tells which it does", async () => {
    const params = { _meta: { ...META, "io.modelcontextprotocol/protocolVersion": "2027-01-01" } };
    const headers = { "mcp-protocol-version": "2027-01-01", "mcp-method": "tools/list" };
    const answer = await post(url(), request("tools/list", params), headers);
    expect(answer).toMatchObject({ status: 400, body: { error: { code: -32022, data: { requested: "2027-01-01" } } } });
  });

  it("answers an unknown method with 404", async () => {
    const answer = await modern("tasks/list");
    expect([answer.status, answer.body.error.code]).toEqual([404, -32601]);
  });
});

describe("the tools", () => {
  it("describe themselves whole, and keep to their own output schema", async () => {
    const ajv = new Ajv2020({ strict: true, allErrors: true });
    addFormats.default(ajv);
    const { tools } = (await post(url(), request("tools/list"))).body.result;
    const needed = { competitor: "Gusto", source: "example.com" };
    for (const tool of tools) {
      const taken = Object.entries(needed).filter(([name]) => name in tool.inputSchema.properties);
      expect(tool.title && tool.description).toBeTruthy();
      expect(tool.inputSchema.additionalProperties).toBe(false);
      expect(Object.keys(tool.annotations)).toHaveLength(4);
      const { result } = (
        await post(url(), request("tools/call", { name: tool.name, arguments: Object.fromEntries(taken) }))
      ).body;
      const validate = ajv.compile(tool.outputSchema);
      expect(validate(result.structuredContent), JSON.stringify(validate.errors)).toBe(true);
      expect(JSON.parse(result.content[0].text)).toEqual(result.structuredContent);
    }
  });

  it.each<[string, object, RegExp]>([
    [
      "an unknown argument",
      { domain: "example.com" },
      /domain.*Allowed arguments: offset, question, engine, limit, chars/s,
    ],
    ["a number out of bounds", { limit: 26 }, /limit must be <= 25/],
    ["another type", { chars: "many" }, /chars must be an integer/],
  ])("refuse %s as a result that says what is allowed", async (_what, args, text) => {
    const { result } = (await post(url(), request("tools/call", { name: "get_answers", arguments: args }))).body;
    expect(result.isError).toBe(true);
    expect(result.content[0].text).toMatch(text);
  });

  it("find answers by part of a question and by an engine in any case", async () => {
    const call = async (args: object) =>
      (await post(url(), request("tools/call", { name: "get_answers", arguments: args }))).body.result
        .structuredContent;
    const all = await call({});
    const [first] = all.questions;
    const engine = first.answers[0].engine as string;
    expect((await call({ question: first.question.slice(3, 20).toUpperCase() })).questions.length).toBeGreaterThan(0);
    const narrowed = await call({ engine: engine.toUpperCase(), chars: 120, limit: 1 });
    expect(narrowed.questions[0].answers.every((answer: { engine: string }) => answer.engine === engine)).toBe(true);
    expect(narrowed.questions[0].answers[0].text.length).toBeLessThanOrEqual(120);
    expect(narrowed.nextOffset).toBe(1);
  });

  it("serve the official client", async () => {
    const client = new Client({ name: "test", version: "1" });
    await client.connect(new StreamableHTTPClientTransport(new URL(url())));
    expect((await client.listTools()).tools).toHaveLength(20);
    const result = await client.callTool({ name: "get_rivals", arguments: {} });
    expect(result.structuredContent).toMatchObject({ status: "ok" });
    await client.close();
  });
});
