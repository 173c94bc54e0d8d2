import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { post, startApp, type TestApp } from "../support/app.ts";
import { startCompany } from "../support/company.ts";
import type { FakeWebsite } from "../support/website.ts";

let site: FakeWebsite;
let server: TestApp;
let folder: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "answerscope-"));
  site = await startCompany();
});
afterEach(async () => {
  await Promise.all([server.close(0), site.close()]);
  rmSync(folder, { recursive: true });
});

const names = Array.from({ length: 30 }, (_, at) => `shop${at}.test`);
const url = (at: number) => `http://${names[at]}:${site.port}/`;

async function start(env: Record<string, string>): Promise<void> {
  const allowed = names.map((name) => `${name}:${site.port}=127.0.0.1`).join(",");
  server = await startApp({ ALLOW_HOSTS: allowed, TRUST_PROXY: "1", ...env }, folder);
}

/** Asks for a scan without waiting for its end. */
const ask = (at: number, headers: Record<string, string> = {}) =>
  post(`${server.baseUrl}/api/scan`, { url: url(at) }, { prefer: "respond-async", ...headers });
const from = (ip: string) => ({ "x-forwarded-for": ip });

describe("a limit that is used up", () => {
  it("is 429 with its name, when it begins anew, and the headers that say so", async () => {
    await start({ SCAN_LIMIT_PER_IP_HOUR: "1" });
    expect((await ask(0)).status).toBe(202);
    const { status, body, headers } = await ask(1);
    expect(status).toBe(429);
    expect(body).toEqual({
      error: expect.stringMatching(/^This network's free scans .* resets at \d\d:00 UTC on \d{4}-\d\d-\d\d\.$/),
      code: "LIMIT_IP_HOUR",
      limit: "ip-hour",
      resetAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:00:00\.000Z$/),
    });
    const seconds = Number(headers.get("retry-after"));
    expect(Math.abs(Date.parse(body.resetAt) - Date.now() - seconds * 1000)).toBeLessThan(30_000);
    expect(headers.get("ratelimit-policy")).toBe('"ip-hour";q=1;w=3600');
    expect(headers.get("ratelimit")).toBe(`"ip-hour";r=0;t=${seconds}`);
    expect(headers.get("access-control-expose-headers")).toContain("RateLimit-Policy");
  });

  it("is the same at whichever door: REST, GraphQL and the page's form share one count", async () => {
    await start({ SCAN_LIMIT_PER_IP_HOUR: "3" });
    const query = `mutation($url: String!) { startScan(url: $url) { cached } }`;
    const graph = (at: number) => post(`${server.baseUrl}/graphql`, { query, variables: { url: url(at) } });
    const form = (at: number) =>
      fetch(`${server.baseUrl}/scan`, {
        method: "POST",
        redirect: "manual",
        body: new URLSearchParams({ url: url(at) }),
      });
    expect((await ask(0)).status).toBe(202);
    expect((await graph(1)).status).toBe(200);
    expect((await form(2)).status).toBe(303);
    expect(await ask(3)).toMatchObject({ status: 429, body: { limit: "ip-hour" } });
    const refused = await graph(4);
    expect(refused.status).toBe(429);
    expect(refused.headers.get("ratelimit-policy")).toBe('"ip-hour";q=3;w=3600');
    expect(refused.body.errors[0].extensions).toMatchObject({ code: "LIMIT_IP_HOUR", limit: "ip-hour" });
    const page = await form(5);
    expect([page.status, page.headers.has("retry-after")]).toEqual([429, true]);
    expect(await page.text()).toContain("resets at");
  });

  it("costs no more for what was refused, joined or served from the cache", async () => {
    await start({ SCAN_LIMIT_PER_IP_HOUR: "2" });
    const wait = () => post(`${server.baseUrl}/api/scan`, { url: url(0) });
    const done = await Promise.all([wait(), wait(), wait()]);
    expect(done.map(({ status }) => status)).toEqual([200, 200, 200]);
    for (const _ of names) expect((await wait()).body.cached).toBe(true);
    for (const bad of ["x", "http://10.0.0.1/", "https://nothing.invalid/"])
      expect((await post(`${server.baseUrl}/api/scan`, { url: bad })).status).toBe(400);
    expect((await ask(1)).status).toBe(202);
    expect((await ask(2)).status).toBe(429);
    expect((await wait()).status).toBe(200);
  });

  it("is counted by IPv6 /64, and by what the proxy in front says, not by what is sent through it", async () => {
    await start({ SCAN_LIMIT_PER_IP_HOUR: "1" });
    expect((await ask(0, from("2001:db8:1:2::1"))).status).toBe(202);
    expect((await ask(1, from("2001:db8:1:2:ffff::9"))).status).toBe(429);
    expect((await ask(2, from("2001:db8:1:3::1"))).status).toBe(202);
    expect((await ask(3, from("198.51.100.1, 203.0.113.5"))).status).toBe(202);
    expect((await ask(4, from("198.51.100.2, 203.0.113.5"))).status).toBe(429);
  });

  it("of a browser rides on its signed cookie; a forged one counts for the network", async () => {
    await start({ SCAN_LIMIT_PER_BROWSER_DAY: "2" });
    const first = await ask(0, from("203.0.113.1"));
    const cookie = first.headers.get("set-cookie")!.split(";")[0]!;
    const mine = (at: number, ip: string) => ask(at, { ...from(ip), cookie });
    expect((await mine(1, "203.0.113.1")).status).toBe(202);
    expect((await mine(2, "203.0.113.2")).status).toBe(202);
    expect(await mine(3, "203.0.113.3")).toMatchObject({ status: 429, body: { limit: "browser-day" } });
    const forged = (at: number) => ask(at, { ...from("203.0.113.9"), cookie: `${cookie}x` });
    expect([(await forged(4)).status, (await forged(5)).status, (await forged(6)).status]).toEqual([202, 202, 429]);
  });

  it("of all outlasts a restart, and is exact under 200 calls at once", async () => {
    const env = { SCAN_CAPACITY_PER_DAY: "15", SCAN_QUEUE: "500" };
    await start(env);
    const calls = Array.from({ length: 200 }, (_, at) => ask(at % 30, from(`203.0.113.${at}`)));
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    const accepted = new Set(
      // One that has ended already stands for the calls of its site that come later.
      (await Promise.all(calls)).filter(({ status }) => status !== 429).map(({ body }) => body.id),
    );
    expect(accepted.size).toBe(15);
    expect(statuses.filter((status) => ![200, 202, 429].includes(status))).toEqual([]);
    await server.close(0);
    await start(env);
    const refused = Array.from({ length: 30 }, (_, at) => ask(at, from("203.0.113.250")));
    const again = await Promise.all(refused);
    expect(again.filter(({ status }) => status === 429)).toHaveLength(15);
  });

  it("gives back what a scan took that asked no engine", async () => {
    await start({ SCAN_LIMIT_PER_IP_HOUR: "1" });
    site.close();
    const unreadable = await post(`${server.baseUrl}/api/scan`, { url: url(0) });
    expect(unreadable).toMatchObject({ status: 500, body: { code: "SITE_UNREADABLE" } });
    expect((await ask(1)).status).toBe(202);
  });
});

it("/graphql takes so many calls a minute of one caller", async () => {
  await start({ GRAPHQL_LIMIT_PER_MINUTE: "3", OPERATOR_TOKEN: "an operator's token" });
  const call = (headers = {}) => post(`${server.baseUrl}/graphql`, { query: "{ __typename }" }, headers);
  for (let at = 0; at < 3; at += 1) expect((await call()).status).toBe(200);
  const { status, body, headers } = await call();
  expect(status).toBe(429);
  expect(body.errors[0].extensions).toMatchObject({ code: "LIMIT_RATE", limit: "graphql-minute" });
  expect(headers.get("ratelimit-policy")).toBe('"graphql-minute";q=3;w=60');
  expect((await call(from("203.0.113.9"))).status).toBe(200);
  expect((await call({ authorization: "Bearer an operator's token" })).status).toBe(200);
});
