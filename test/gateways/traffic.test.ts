import { runInNewContext } from "node:vm";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { TestApp } from "../support/app.ts";
import { startCompany } from "../support/company.ts";
import { asOperator, run, startOperated } from "../support/operator.ts";
import type { FakeWebsite } from "../support/website.ts";

const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const NOW = new Date("2026-11-18T12:00:00Z");
const WEEK = "2026-11-16T00:00:00.000Z";

let site: FakeWebsite;
let server: TestApp;
let monitor: { id: string; token: string };
let made = 0;

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: NOW });
  site = await startCompany();
  server = await startOperated({
    ALLOW_HOSTS: site.host,
    FEED_LIMIT_PER_MINUTE: "1000",
    GRAPHQL_LIMIT_PER_MINUTE: "1000",
    TRUST_PROXY: "1",
  });
});
beforeEach(async () => {
  made += 1;
  monitor = await asOperator(server, "CreateMonitor", { url: `${site.origin}/`, email: `owner-${made}@example.com` });
});
afterAll(async () => {
  await Promise.all([server.close(), site.close()]);
  vi.useRealTimers();
});

const traffic = async () => (await run(server, "GetAiTraffic", {}, monitor.token)).data;
const keyOf = async () => (await run(server, "SetBeacon", { on: true }, monitor.token)).data.beaconKey as string;

interface Sent {
  origin?: string;
  agent?: string;
  /** Whose network it comes from. */
  from?: string;
}

const tell = (body: string, { origin = site.origin, agent = FIREFOX, from = `192.0.2.${made}` }: Sent = {}) =>
  fetch(`${server.baseUrl}/beacon`, {
    method: "POST",
    headers: { "content-type": "text/plain;charset=UTF-8", origin, "user-agent": agent, "x-forwarded-for": from },
    body,
  });

const line = (at: string, engine = "chatgpt.com", agent = FIREFOX) =>
  `192.0.2.1 - - [${at} +0000] "GET / HTTP/2.0" 200 12 "https://${engine}/" "${agent}"`;
const upload = async (body: string | Buffer, query = "", method = "POST") => {
  const response = await fetch(`${server.baseUrl}/monitor/${monitor.token}/traffic${query}`, { method, body });
  return { status: response.status, body: JSON.parse(await response.text()) };
};

describe("where nothing tells of visits", () => {
  it("nothing is zero: the reason says what would", async () => {
    expect(await traffic()).toMatchObject({
      status: "unavailable",
      weeks: [],
      reason: expect.stringContaining("no beacon"),
    });
    const feed = await fetch(`${server.baseUrl}/monitor/${monitor.token}.json`);
    const console = JSON.parse(await feed.text());
    expect(console.traffic).toEqual({ weeks: [], reason: expect.stringContaining("no beacon") });
    await keyOf();
    expect((await traffic()).reason).toContain("told of no visit");
  });
});

describe("the beacon", () => {
  it("counts visits of its own site's pages, by engine", async () => {
    const key = await keyOf();
    for (const body of [`${key} chatgpt`, `${key} chatgpt`, `${key} claude`]) {
      const { status, headers } = await tell(body);
      expect([status, headers.get("set-cookie")]).toEqual([204, null]);
    }
    expect(await traffic()).toMatchObject({
      status: "ok",
      reason: null,
      weeks: [
        {
          week: WEEK,
          visits: 3,
          byEngine: [
            { engine: "chatgpt", label: "ChatGPT", visits: 2, beacon: 2, log: null },
            { engine: "claude", visits: 1 },
          ],
          fetches: null,
        },
      ],
    });
  });

  it("counts all that come at once", async () => {
    const key = await keyOf();
    await Promise.all(Array.from({ length: 20 }, () => tell(`${key} gemini`, { from: "192.0.2.200" })));
    expect((await traffic()).weeks[0].visits).toBe(20);
  });

  it.each<[string, Sent]>([
    ["a page of another site", { origin: "https://other.example" }],
    ["a page that does not say whose it is", { origin: "null" }],
    ["a bot", { agent: "Mozilla/5.0 (compatible; GPTBot/1.2; +https://openai.com/gptbot)" }],
    ["a program", { agent: "python-requests/2.32" }],
  ])("does not count %s", async (_what, sent) => {
    expect((await tell(`${await keyOf()} chatgpt`, sent)).status).toBe(204);
    expect((await traffic()).weeks).toEqual([]);
  });

  it.each([
    ["a key that nobody has", `${"0".repeat(24)} chatgpt`, 404],
    ["no key", "chatgpt", 400],
    ["an engine that is none", "KEY bing", 400],
    ["more than was asked", "KEY chatgpt /page", 400],
    ["too much", "x".repeat(300), 413],
  ])("refuses %s", async (_what, body, status) => {
    expect((await tell(body.replace("KEY", await keyOf()))).status).toBe(status);
  });

  it("turned off, its old key counts for nothing, and weeks after the last visit are not known", async () => {
    const key = await keyOf();
    await tell(`${key} chatgpt`);
    await run(server, "SetBeacon", { on: false }, monitor.token);
    expect((await tell(`${key} chatgpt`)).status).toBe(404);
    expect(await keyOf()).not.toBe(key);
    expect((await traffic()).weeks).toHaveLength(1);
  });

  it("takes no more from one network than people send", async () => {
    const key = await keyOf();
    const statuses = await Promise.all(Array.from({ length: 40 }, async () => (await tell(`${key} chatgpt`)).status));
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
    expect((await tell(`${key} chatgpt`, { from: "192.0.2.250" })).status).toBe(204);
  });

  it("is a small script for any page, of which browsers keep a copy", async () => {
    const { headers, ...response } = await fetch(`${server.baseUrl}/beacon.js`).then(async (reply) => ({
      headers: reply.headers,
      text: await reply.text(),
    }));
    expect(response.text.length).toBeLessThan(2500);
    expect(Object.fromEntries(headers)).toMatchObject({
      "content-type": "text/javascript; charset=utf-8",
      "cross-origin-resource-policy": "cross-origin",
      "cache-control": "public, max-age=3600",
    });
    expect(headers.get("set-cookie")).toBeNull();
  });
});

/** What the script sends from a page that is opened so. */
async function sentFrom(page: {
  referrer?: string;
  search?: string;
  type?: string;
  webdriver?: boolean;
}): Promise<string[]> {
  const script = await (await fetch(`${server.baseUrl}/beacon.js`)).text();
  const sent: string[] = [];
  runInNewContext(script, {
    URL,
    URLSearchParams,
    document: {
      currentScript: { src: `${server.baseUrl}/beacon.js`, dataset: { site: "key" } },
      referrer: page.referrer ?? "",
    },
    location: { search: page.search ?? "" },
    navigator: { webdriver: page.webdriver ?? false },
    performance: { getEntriesByType: () => [{ type: page.type ?? "navigate" }] },
    fetch(url: URL, { body, credentials }: { body: string; credentials: string }) {
      sent.push(`${url.pathname} ${body} ${credentials}`);
      return Promise.resolve();
    },
  });
  return sent;
}

describe("the script", () => {
  it.each([
    ["from ChatGPT", { referrer: "https://chatgpt.com/" }, ["/beacon key chatgpt omit"]],
    [
      "from a host below an engine's",
      { referrer: "https://www.perplexity.ai/search" },
      ["/beacon key perplexity omit"],
    ],
    ["by its utm_source", { search: "?utm_source=chatgpt.com" }, ["/beacon key chatgpt omit"]],
    ["from elsewhere", { referrer: "https://www.google.com/" }, []],
    ["from nowhere", {}, []],
    ["from a host that ends alike", { referrer: "https://notchatgpt.com/" }, []],
    ["loaded again", { referrer: "https://chatgpt.com/", type: "reload" }, []],
    ["gone back to", { referrer: "https://chatgpt.com/", type: "back_forward" }, []],
    ["driven by a program", { referrer: "https://chatgpt.com/", webdriver: true }, []],
  ])("tells of a page that is opened %s", async (_how, page, sent) => {
    expect(await sentFrom(page)).toEqual(sent);
  });
});

describe("an access log", () => {
  const log = [
    line("16/Nov/2026:09:00:00"),
    line("16/Nov/2026:09:00:00", "www.perplexity.ai"),
    line("17/Nov/2026:09:00:00", "example.org", "Mozilla/5.0 (compatible; ClaudeBot/1.0; +claudebot@anthropic.com)"),
    line("10/Nov/2026:09:00:00", "www.google.com"),
    "not a line of a log",
    "",
  ].join("\n");

  it("is counted by the week, visits apart from what crawlers fetched, and once however often it is sent", async () => {
    expect(await upload(log)).toEqual({
      status: 200,
      body: {
        ...{ lines: 5, understood: 4, skipped: 0, visits: 2, fetches: 1 },
        ...{ from: "2026-11-10T09:00:00.000Z", until: "2026-11-17T09:00:00.000Z" },
      },
    });
    const told = await traffic();
    expect(told.weeks).toMatchObject([
      {
        week: WEEK,
        visits: 2,
        byEngine: [
          { engine: "chatgpt", visits: 1, beacon: null, log: 1 },
          { engine: "perplexity", visits: 1, beacon: null, log: 1 },
        ],
        fetches: [{ crawler: "ClaudeBot", vendor: "Anthropic", purpose: "training", fetches: 1 }],
      },
      { week: "2026-11-09T00:00:00.000Z", visits: 0, byEngine: [], fetches: [] },
    ]);
    expect((await upload(log)).body).toMatchObject({ skipped: 4, visits: 0, fetches: 0 });
    expect((await upload(gzipSync(log), "", "PUT")).body).toMatchObject({ skipped: 4, visits: 0, fetches: 0 });
    const { error: none, data } = await run(server, "ImportTraffic", { lines: log }, monitor.token);
    expect([none, data.skipped]).toEqual([null, 4]);
    expect((await traffic()).weeks).toEqual(told.weeks);
  });

  it("of another server counts by itself", async () => {
    await upload(log, "?log=web-1");
    expect((await upload(log, "?log=web-2")).body).toMatchObject({ skipped: 0, visits: 2 });
    expect((await traffic()).weeks[0].visits).toBe(4);
  });

  it("that is sent many times at once is counted once", async () => {
    const sent = await Promise.all(Array.from({ length: 6 }, (_, at) => upload(`${log}${"\n".repeat(at)}`)));
    expect(sent.map(({ body }) => body.visits).sort()).toEqual([0, 0, 0, 0, 0, 2]);
    expect((await traffic()).weeks[0].visits).toBe(2);
  });

  it("and the beacon saw the same visits: the greater count is told, never the sum", async () => {
    const key = await keyOf();
    await Promise.all([`${key} chatgpt`, `${key} chatgpt`, `${key} chatgpt`].map((body) => tell(body)));
    await upload(log);
    const [week] = (await traffic()).weeks;
    expect(week.byEngine).toMatchObject([
      { engine: "chatgpt", visits: 3, beacon: 3, log: 1 },
      { engine: "perplexity", visits: 1, beacon: 0, log: 1 },
    ]);
    expect(week.visits).toBe(4);
  });

  it("leaves nothing of a visitor in the database", async () => {
    await upload(log);
    const tables = ["traffic_count", "traffic_import"];
    const rows = await Promise.all(tables.map((table) => server.sql(`SELECT * FROM ${table}`)));
    expect(rows.flat().length).toBeGreaterThan(3);
    expect(JSON.stringify(rows)).not.toMatch(/192\.0\.2|Firefox|https?:/);
  });

  it.each<[string, string | Buffer, string, number]>([
    ["that is empty", "", "", 400],
    ["that is something else", "<html>\n<body>", "", 400],
    ["whose pack is broken", gzipSync("a log that is longer than its head").subarray(0, 20), "", 400],
    ["with a name that is none", "x", "?log=a/b", 400],
    ["with two names", "x", "?log=a&log=b", 400],
  ])("%s is refused", async (_what, body, query, status) => {
    const reply = await upload(body, query);
    expect([reply.status, typeof reply.body.error]).toEqual([status, "string"]);
  });

  it("opens with the site's token alone", async () => {
    const response = await fetch(`${server.baseUrl}/monitor/${monitor.token}x/traffic`, { method: "POST", body: log });
    expect(response.status).toBe(404);
  });
});

describe("the page", () => {
  it("turns the beacon on, shows what to paste and what was counted", async () => {
    const page = `${server.baseUrl}/monitor/${monitor.token}/traffic`;
    expect(await (await fetch(page)).text()).toContain("Turn the beacon on");
    const form = { method: "POST", body: new URLSearchParams({ on: "yes" }), redirect: "manual" } as const;
    const turned = await fetch(`${server.baseUrl}/monitor/${monitor.token}/beacon`, form);
    expect([turned.status, turned.headers.get("location")]).toEqual([303, `/monitor/${monitor.token}/traffic`]);
    const { beaconKey } = (await run(server, "GetMonitor", {}, monitor.token)).data;
    await tell(`${beaconKey} perplexity`);
    const text = await (await fetch(page)).text();
    expect(text).toContain(`data-site=&quot;${beaconKey}&quot;`);
    expect(text).toContain("Perplexity");
    expect(text).toContain("1 visit from AI engines");
  });
});
