import { afterAll, beforeAll, expect, it } from "vitest";
import { post, startApp, type TestApp } from "../support/app.ts";

let server: TestApp;
beforeAll(async () => {
  server = await startApp();
  for (const table of ["scan", "site"]) await server.sql(`ALTER TABLE ${table} RENAME TO ${table}_away`);
});
afterAll(() => server.close(0));

const rpc = (name: string) => ({ jsonrpc: "2.0", id: 1, method: "tools/call", params: { name, arguments: {} } });

it.each([
  ["/api/scan", { url: "https://example.com/" }],
  ["/graphql", { query: `{ report(slug: "none") { id } }` }],
  ["/mcp/demo", rpc("get_visibility")],
])(
  "logs a fault behind %s whole, under the id that the caller is told, and tells the caller nothing else",
  async (path, body) => {
    const answer = await post(`${server.baseUrl}${path}`, body);
    const requestId = answer.headers.get("x-request-id");
    const line = server.log.find((text) => text.includes(requestId!) && text.includes('"err"'));
    expect(line).toMatch(/no such table|doesn't exist/);
    expect(JSON.stringify(answer.body)).not.toMatch(/table|sqlite|SELECT/i);
  },
);
