/** What one caller may leave behind, and what all of them together may start. */
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { post, startApp, type TestApp, until } from "../support/app.ts";
import { startCompany } from "../support/company.ts";
import { type EngineServer, startEngineServer } from "../support/engine-server.ts";
import type { FakeWebsite } from "../support/website.ts";

let site: FakeWebsite;
let engines: EngineServer;
let server: TestApp;
beforeEach(async () => {
  [site, engines] = await Promise.all([startCompany(), startEngineServer()]);
});
afterEach(async () => {
  await server.close(0);
  await Promise.all([site.close(), engines.close()]);
});

const names = Array.from({ length: 12 }, (_, at) => `shop${at}.test`);
const addressOf = (name: string) => `http://${name}:${site.port}/`;

/** A server whose one engine does not answer while a test looks, so that scans stay open. */
async function startBusy(env: Record<string, string> = {}): Promise<void> {
  engines.set("chatgpt", { delayMs: 60_000 });
  const chatgpt = Object.entries(engines.env).filter(([name]) => name.startsWith("OPENAI_"));
  const allowed = [site.host, ...names.map((name) => `${name}:${site.port}=127.0.0.1`)].join(",");
  server = await startApp({ ALLOW_HOSTS: allowed, TRUST_PROXY: "1", ...Object.fromEntries(chatgpt), ...env });
  // The demo site is measured first, and has a place until then.
  await until(async () => (await rows("SELECT id FROM scan WHERE status = 'DONE'")).length === 1);
}

interface Asked {
  url?: string;
  key?: string;
  ip?: string;
  cookie?: string;
  [header: string]: string | undefined;
}

/** Asks for a scan without waiting for its end. */
function ask({ url = `${site.origin}/`, key, ip = "203.0.113.7", cookie }: Asked = {}) {
  return post(
    `${server.baseUrl}/api/scan`,
    { url },
    {
      prefer: "respond-async",
      "x-forwarded-for": ip,
      ...(key !== undefined && { "idempotency-key": key }),
      ...(cookie && { cookie }),
    },
  );
}

const rows = <T>(sql: string) => server.sql<T>(sql);
const keys = async () => (await rows<{ many: number }>("SELECT count(*) AS many FROM request_key"))[0]!.many;

describe("an Idempotency-Key", () => {
  it("leaves a row for an accepted scan and one that is joined, none for a cached answer or a refusal", async () => {
    server = await startApp({ ALLOW_HOSTS: site.host });
    const wait = (key: string) =>
      post(`${server.baseUrl}/api/scan`, { url: `${site.origin}/` }, { "idempotency-key": key });
    const [first, joined] = await Promise.all([wait("first"), wait("joined")]);
    expect(joined!.body.id).toBe(first!.body.id);
    expect(await keys()).toBe(2);
    for (let at = 0; at < 300; at += 1) await wait(`cached ${at}`);
    for (const url of ["http://10.0.0.1/", "https://nothing.invalid/", "x"]) await ask({ url, key: url });
    expect(await keys()).toBe(2);
  });

  it("is remembered for the newest 100 requests of an address, whatever others do", async () => {
    await startBusy();
    const { body } = await ask({ ip: "198.51.100.1", key: "mine" });
    for (let at = 0; at < 150; at += 1) await ask({ key: `key ${at}` });
    expect(await keys()).toBe(101);
    const other = { url: addressOf(names[0]!) };
    expect((await ask({ ip: "198.51.100.1", key: "mine" })).body.id).toBe(body.id);
    expect((await ask({ ip: "198.51.100.1", key: "mine", ...other })).status).toBe(409);
    expect((await ask({ key: "key 149", ...other })).status).toBe(409);
    expect((await ask({ key: "key 3", ...other })).status).toBe(202);
  });

  it("that comes with another body is refused, whichever cookie comes along", async () => {
    await startBusy();
    const first = await ask({ key: "k" });
    const cookie = first.headers.get("set-cookie")!.split(";")[0]!;
    const other = { key: "k", url: addressOf(names[0]!) };
    for (const more of [{}, { cookie }, { cookie: "answerscope_browser=forged.x" }]) {
      expect(await ask({ ...other, ...more })).toMatchObject({ status: 409, body: { code: "REQUEST_KEY_REUSED" } });
      expect((await ask({ key: "k", ...more })).body.id).toBe(first.body.id);
    }
    expect((await ask({ ...other, ip: "::ffff:203.0.113.7" })).status).toBe(409);
    expect((await ask({ ...other, ip: "198.51.100.1" })).status).toBe(202);
  });

  it("has at most 255 characters at every door", async () => {
    await startBusy();
    const query = `mutation($url: String!, $key: String) { startScan(url: $url, requestKey: $key) { cached } }`;
    const graph = async (key: string) => {
      const variables = { url: `${site.origin}/`, key };
      return (await post(`${server.baseUrl}/graphql`, { query, variables })).body.errors?.[0].extensions.code;
    };
    expect(await graph("k".repeat(256))).toBe("BAD_INPUT");
    expect(await graph("k".repeat(200_000))).toBe("BAD_INPUT");
    expect((await ask({ key: "k".repeat(256) })).status).toBe(400);
    expect(await keys()).toBe(0);
    expect(await graph("k".repeat(255))).toBeUndefined();
    expect((await ask({ key: "k".repeat(255) })).status).toBe(202);
    expect(await keys()).toBe(2);
  });
});

describe("the places for scans", () => {
  it("are counted for callers who come at once, at whichever door", async () => {
    await startBusy({ SCAN_CONCURRENCY: "1", SCAN_QUEUE: "2" });
    const query = `mutation($url: String!) { startScan(url: $url) { cached } }`;
    const doors = [
      (url: string) => ask({ url }).then(({ status }) => status === 202),
      (url: string) =>
        post(`${server.baseUrl}/graphql`, { query, variables: { url } }).then(({ body }) => body.errors === undefined),
      (url: string) =>
        fetch(`${server.baseUrl}/scan`, {
          method: "POST",
          redirect: "manual",
          body: new URLSearchParams({ url }),
        }).then(({ status }) => status === 303),
    ];
    const accepted = await Promise.all(names.map((name, at) => doors[at % doors.length]!(addressOf(name))));
    expect(accepted.filter(Boolean)).toHaveLength(3);
    const [open] = await rows<{ many: number }>("SELECT count(*) AS many FROM scan WHERE url LIKE 'http://shop%'");
    expect(open!.many).toBe(3);
  });

  it("are taken by none who only joins", async () => {
    await startBusy({ SCAN_CONCURRENCY: "1", SCAN_QUEUE: "1" });
    const joined = await Promise.all(Array.from({ length: 20 }, () => ask({ url: addressOf(names[0]!) })));
    expect(joined.every(({ status }) => status === 202)).toBe(true);
    expect(new Set(joined.map(({ body }) => body.id)).size).toBe(1);
    expect((await ask({ url: addressOf(names[1]!) })).status).toBe(202);
    expect(await ask({ url: addressOf(names[2]!) })).toMatchObject({ status: 503, body: { code: "OVERLOADED" } });
  });
});
