import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { KeptReplies } from "../../src/graph/kept-replies.ts";
import { post, startApp, type TestApp, until } from "../support/app.ts";
import { startCompany } from "../support/company.ts";
import { NO_LIMITS } from "../support/no-limits.ts";
import { countStatements } from "../support/statements.ts";
import type { FakeWebsite } from "../support/website.ts";

const statements = countStatements();

/** The call is answered without a statement once it was answered within the same second. */
const takesNone = (call: () => Promise<unknown>) =>
  until(async () => {
    await call();
    statements.forget();
    await call();
    return statements.sent() === 0;
  });

let site: FakeWebsite;
let server: TestApp;
beforeAll(async () => {
  site = await startCompany();
  server = await startApp({ ALLOW_HOSTS: site.host, ...NO_LIMITS });
});
afterAll(() => Promise.all([server.close(), site.close()]));

const scan = async (more: object = {}, headers: Record<string, string> = {}) =>
  (await post(`${server.baseUrl}/api/scan`, { url: `${site.origin}/`, ...more }, headers)).body;

describe("a cached scan", () => {
  it("is told the same whether its reply was kept or made, with the address of each call", async () => {
    const first = await scan();
    const made = await scan();
    const kept = await scan();
    expect(made).toEqual({ ...first, cached: true });
    expect(kept).toEqual(made);
    const asked = `${site.origin}/?from=mail`;
    expect(await scan({ url: asked })).toEqual({ ...made, url: asked });
    expect(await scan({ url: asked })).toEqual({ ...made, url: asked });
  });

  it("gives a browser no cookie while its reply is kept: it counts nowhere", async () => {
    const cookieFor = async (url: string) =>
      (await post(`${server.baseUrl}/api/scan`, { url })).headers.get("set-cookie");
    await until(async () => (await cookieFor(`${site.origin}/`)) === null);
    expect(await cookieFor(`${site.origin}/?first-asked-so`)).not.toBeNull();
    expect(await cookieFor("no address")).not.toBeNull();
  });

  it("takes no statement while it stands", async () => {
    await scan();
    await takesNone(scan);
  });

  it("is never stood for where a request has a key, or wants a fresh one", async () => {
    await scan();
    const key = { "idempotency-key": randomUUID() };
    const keyed = await post(`${server.baseUrl}/api/scan`, { url: `${site.origin}/` }, key);
    expect(keyed.status).toBe(200);
    const reused = await post(`${server.baseUrl}/api/scan`, { url: `${site.origin}/?other` }, key);
    // A cached answer is not stored, so the key is still free.
    expect(reused.status).toBe(200);
  });

  it("gives way within a second to what another instance measured, and at once when it is too old", async () => {
    const before = await scan();
    const id = randomUUID();
    const later = new Date(Date.now() + 1000).toISOString().replace("T", " ").replace("Z", "");
    const other: Record<string, string> = { id, slug: id.slice(0, 30), measuredAt: later };
    const [row] = await server.sql(`SELECT * FROM scan WHERE id = '${before.id}'`);
    const names = Object.keys(row!);
    const values = names.map((name) => (other[name] ? `'${other[name]}'` : name));
    await server.sql(`INSERT INTO scan (${names}) SELECT ${values} FROM scan WHERE id = '${before.id}'`);
    await until(async () => (await scan()).id === id);
    await server.sql("UPDATE scan SET measuredAt = '2026-01-01 00:00:00.000'");
    await until(async () => ![before.id, id].includes((await scan()).id));
  });
});

describe("an MCP result", () => {
  const call = async (id: unknown, headers: Record<string, string> = {}) =>
    post(
      `${server.baseUrl}/mcp/demo`,
      { jsonrpc: "2.0", id, method: "tools/call", params: { name: "get_visibility", arguments: {} } },
      { accept: "application/json, text/event-stream", ...headers },
    );

  it("is the same whether it was kept or made, under the id of each call", async () => {
    await until(async () => (await call(1)).body.result.structuredContent.status === "ok");
    const [made, kept] = [(await call(1)).body, (await call("two")).body];
    expect(kept).toEqual({ ...made, id: "two" });
    expect(JSON.parse(kept.result.content[0].text)).toEqual(kept.result.structuredContent);
    await takesNone(() => call(3));
  });
});

it("a kept reply is made anew after ten seconds, however often it was asked for: texts of old answers are deleted", () => {
  let now = 1;
  const kept = new KeptReplies(() => now);
  kept.keep("reply", Buffer.from("all"));
  for (now = 2; now <= 9001; now += 1000) expect(kept.get("reply")).toBeDefined();
  now = 10_002;
  expect(kept.get("reply")).toBeUndefined();
});

it("all kept replies together take no more than their room, and those asked for last stay", () => {
  const kept = new KeptReplies();
  const text = Buffer.alloc(2 ** 20);
  for (let at = 0; at < 40; at++) {
    kept.keep(`reply ${at}`, text);
    kept.get("reply 0");
  }
  const there = Array.from({ length: 40 }, (_, at) => kept.get(`reply ${at}`)).filter(Boolean);
  expect(there.length).toBeLessThanOrEqual(16);
  expect(there.length).toBeGreaterThan(10);
  expect(kept.get("reply 0")).toBeDefined();
});
