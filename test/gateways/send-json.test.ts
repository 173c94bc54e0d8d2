import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createCatalogues } from "../../src/gateways/mcp/catalogues.ts";
import type { WrittenResult } from "../../src/gateways/mcp/tools.ts";
import { buildGraph } from "../../src/graph/build-graph.ts";
import type { Graph } from "../../src/graph/execute.ts";
import { loadOperations } from "../../src/graph/operations.ts";
import { jsonText, plainText } from "../../src/plain-text.ts";
import { startApp, type TestApp } from "../support/app.ts";
import { type FakeWebsite, startWebsite } from "../support/website.ts";

/** Drives a terminal, turns a line around, and hides. */
const HOSTILE = "\u009b2J\u202eevil\u200b";

let site: FakeWebsite;
let server: TestApp;
beforeAll(async () => {
  const html = `<!doctype html><title>Just a moment ${HOSTILE}</title><p>Wait</p>`;
  site = await startWebsite({ "/": html });
  server = await startApp({ ALLOW_HOSTS: site.host });
});
afterAll(() => Promise.all([server.close(), site.close()]));

const send = async (path: string, body: unknown) => {
  const headers = { "content-type": "application/json" };
  const response = await fetch(server.baseUrl + path, { method: "POST", headers, body: JSON.stringify(body) });
  return response.text();
};
const call = (name: string, args: object = {}) =>
  send("/mcp/demo", { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name, arguments: args } });
const query = "query Q($slug: String!) { report(slug: $slug) { id } }";
const start = (url: string) => `mutation { startScan(url: "${url}") { finished { id } } }`;

describe("what a door tells of other people's text", () => {
  it.each<[string, () => Promise<string>]>([
    ["a fault of the API", () => send("/api/scan", { url: site.origin })],
    ["a fault of a scan in GraphQL", () => send("/graphql", { query: start(site.origin) })],
    ["a fault of a query's variables", () => send("/graphql", { query, variables: { slug: [HOSTILE] } })],
    ["a tool that is not there", () => call(HOSTILE)],
    ["an argument that is not known", () => call("get_visibility", { [HOSTILE]: 1 })],
    ["the id of a call", () => send("/mcp/demo", { jsonrpc: "2.0", id: HOSTILE, method: "tools/list" })],
  ])("%s holds it whole and drives no terminal", async (_what, ask) => {
    const body = await ask();
    expect(JSON.parse(body)).toBeDefined();
    expect(JSON.stringify(JSON.parse(body)).replaceAll('\\"', '"')).toContain(HOSTILE);
    expect(body).toBe(plainText(body));
  });

  it("a tool's result drives none when its text is read by itself", async () => {
    const schema = buildGraph();
    const result = { site: HOSTILE };
    const text: Graph["text"] = async (_name, _variables, _caller, { shape }) =>
      Buffer.from(jsonText(shape({ evidence: result } as never)));
    const graph = { schema, operations: loadOperations(schema), text };
    const { monitor } = createCatalogues(graph as unknown as Graph);
    const { tools } = monitor;
    const options = {
      caller: { kind: "demo", site: "demo" },
      era: { name: "legacy", result: (told: object) => told },
    } as const;
    const { text: written } = (await tools.call("get_rivals", {}, options)) as WrittenResult;
    const { content, structuredContent } = JSON.parse(String(written));
    expect(String(written)).toBe(plainText(String(written)));
    expect(structuredContent).toMatchObject(result);
    expect(JSON.parse(content[0].text)).toEqual(structuredContent);
    expect(content[0].text).toBe(plainText(content[0].text));
  });
});
