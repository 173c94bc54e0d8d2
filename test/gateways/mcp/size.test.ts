/** What a wrong call gets back is never much longer than what was sent. */
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startApp, type TestApp } from "../../support/app.ts";

/** The longest fault of ours with the names of all arguments, and the frame of JSON-RPC. */
const FRAME = 900;
const MODERN = {
  "io.modelcontextprotocol/protocolVersion": "2026-07-28",
  "io.modelcontextprotocol/clientCapabilities": {},
};

let server: TestApp;
beforeAll(async () => {
  server = await startApp();
});
afterAll(() => server.close());

async function send(body: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${server.baseUrl}/mcp/demo`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body,
  });
  return { status: response.status, reply: await response.text() };
}
const call = (params: unknown, more: object = {}) =>
  JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params, ...more });
const many = (each: (at: number) => [string, unknown]) =>
  Object.fromEntries(Array.from({ length: 12_000 }, (_, at) => each(at)));
const long = "x".repeat(200_000);
const deep = `${"[".repeat(60_000)}${"]".repeat(60_000)}`;

describe("a wrong MCP call", () => {
  it.each<[string, string]>([
    ["with 12,000 unknown arguments", call({ name: "get_answers", arguments: many((at) => [`a${at}`, at]) })],
    ["with an unknown argument of 200 kB", call({ name: "get_answers", arguments: { [long]: 1 } })],
    ["with a value of 200 kB", call({ name: "get_answers", arguments: { limit: long } })],
    ["with arguments that are a list", call({ name: "get_answers", arguments: [1, 2] })],
    ["with arguments that are text", call({ name: "get_answers", arguments: long })],
    [
      "with arguments nested without end",
      `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"get_answers","arguments":{"limit":${deep}}}}`,
    ],
    [
      "with an argument that names the prototype",
      `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"get_answers","arguments":{"__proto__":{"limit":1},"constructor":1}}}`,
    ],
    ["of a tool of 200 kB", call({ name: long })],
    ["of a tool that is an object", call({ name: { toString: "x", pad: long } })],
    ["of a method of 200 kB", JSON.stringify({ jsonrpc: "2.0", id: 1, method: long })],
    ["under an id of 200 kB", JSON.stringify({ jsonrpc: "2.0", id: long, method: "nothing" })],
    [
      "with metadata of 200 kB",
      call({ name: "get_answers", _meta: { ...MODERN, "io.modelcontextprotocol/protocolVersion": long } }),
    ],
    [
      "with metadata of many fields",
      call({
        name: "get_answers",
        _meta: { ...MODERN, "io.modelcontextprotocol/clientCapabilities": many((at) => [`${at}`, at]) },
      }),
    ],
    ["with parameters that are text", call(long)],
  ])("%s gets a fault and no echo", async (_what, body) => {
    const { status, reply } = await send(body);
    expect(status).toBeLessThan(500);
    expect(reply).toMatch(/"error":|"isError":true/);
    expect(reply).not.toContain("Internal error");
    const echoed = body.includes(`"id":"${long}"`) ? long.length : 0;
    expect(reply.length).toBeLessThan(FRAME + echoed);
  });

  it("gets back no more than it sent and the frame of a fault, whatever it is", async () => {
    const message = fc.record(
      {
        jsonrpc: fc.constantFrom("2.0", "2.0", "2.0", "1.0", 2),
        id: fc.oneof(fc.string({ maxLength: 300 }), fc.integer(), fc.jsonValue()),
        method: fc.oneof(
          fc.constantFrom("tools/call", "initialize", "resources/read", "ping/x"),
          fc.string({ maxLength: 300 }),
        ),
        params: fc.oneof(
          fc.record({
            name: fc.oneof(fc.constant("get_answers"), fc.jsonValue()),
            arguments: fc.dictionary(fc.string(), fc.jsonValue(), { minKeys: 1 }),
          }),
          fc.jsonValue(),
        ),
      },
      { requiredKeys: [] },
    );
    const body = fc.oneof(
      message.map((value) => JSON.stringify(value)),
      fc.string({ maxLength: 500 }),
    );
    const headers = fc.constantFrom<Record<string, string>>(
      {},
      { "mcp-protocol-version": "2026-07-28" },
      { "mcp-method": "tools/call" },
    );
    await fc.assert(
      fc.asyncProperty(body, headers, async (sent, more) => {
        const { status, reply } = await send(sent, more);
        expect(status).toBeLessThan(500);
        expect(reply).not.toContain("Internal error");
        expect(Buffer.byteLength(reply)).toBeLessThan(Buffer.byteLength(sent) + FRAME);
      }),
      { numRuns: 300 },
    );
  });
});
