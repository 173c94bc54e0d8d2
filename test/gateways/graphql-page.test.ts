import { afterAll, beforeAll, expect, it } from "vitest";
import { startApp, type TestApp } from "../support/app.ts";

let server: TestApp;
beforeAll(async () => {
  server = await startApp();
});
afterAll(() => server.close());

it("shows people a page at /graphql whose only script is our own", async () => {
  const page = await fetch(`${server.baseUrl}/graphql`, { headers: { accept: "text/html,*/*;q=0.8" } });
  expect(page.status).toBe(200);
  expect(page.headers.get("content-security-policy")).toMatch(
    /^default-src 'none'.*script-src 'self'; connect-src 'self'$/,
  );
  const html = await page.text();
  expect(html).toContain("query GetScan(");
  const [, script] = /<script src="([^"]+)"/.exec(html)!;
  const code = await (await fetch(server.baseUrl + script)).text();
  expect(() => new Function(code)).not.toThrow();
});

it.each([
  ["a program", "", "application/json"],
  ["a query in the address", "?query=%7B__typename%7D", "text/html"],
])("leaves %s to the graph", async (_who, query, accept) => {
  const headers = { accept, "apollo-require-preflight": "1" };
  const response = await fetch(`${server.baseUrl}/graphql${query}`, { headers });
  expect(response.headers.get("content-type")).toMatch(/json/);
});
