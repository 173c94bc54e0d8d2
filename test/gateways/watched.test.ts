import { globSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../../src/services/database.ts";
import { Unsubscribes } from "../../src/services/mail/unsubscribes.ts";
import { openSecret } from "../../src/services/secret.ts";
import { post, type TestApp, until } from "../support/app.ts";
import { startCompany } from "../support/company.ts";
import { type EngineServer, startEngineServer } from "../support/engine-server.ts";
import { freePort } from "../support/free-port.ts";
import { type MailServer, startMailServer } from "../support/mail-server.ts";
import { asOperator, OPERATOR_TOKEN, run, startOperated } from "../support/operator.ts";
import { startTraceCollector, type TraceCollector } from "../support/trace-collector.ts";
import type { FakeWebsite } from "../support/website.ts";

let site: FakeWebsite;
let engines: EngineServer;
let collector: TraceCollector;
let mails: MailServer;
let server: TestApp;
let metricsPort: number;
const COLLECTOR_KEY = "collector-key-of-the-operator";

beforeAll(async () => {
  [site, engines, collector, mails, metricsPort] = await Promise.all([
    startCompany(),
    startEngineServer(),
    startTraceCollector(),
    startMailServer(),
    freePort(),
  ]);
  const pair = Object.entries(engines.env).filter(([name]) => /^(OPENAI|GEMINI)_/.test(name));
  server = await startOperated({
    ...Object.fromEntries(pair),
    ALLOW_HOSTS: site.host,
    READER_MODEL: "off",
    METRICS_PORT: String(metricsPort),
    SMTP_URL: mails.url,
    OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.endpoint}/`,
    OTEL_EXPORTER_OTLP_HEADERS: `x-key=${COLLECTOR_KEY}`,
  });
});
afterAll(() => Promise.all([site.close(), engines.close(), collector.close(), mails.close()]));

const metrics = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
const sampleOf = (text: string, line: string) =>
  Number(new RegExp(`^${line.replace(/[{}"]/g, "\\$&")} (\\S+)$`, "m").exec(text)?.[1] ?? Number.NaN);

describe("a server that is watched", () => {
  it("counts scans, engine calls, spend, refusals and what was not public", async () => {
    engines.set("gemini", { scenario: "500" });
    const { status } = await post(`${server.baseUrl}/api/scan`, { url: `${site.origin}/?token=hush-hush-query` });
    engines.set("gemini", {});
    expect(status).toBe(200);
    for (const url of ["http://10.0.0.1/", "https://no-such-name-of-ours-9q.com/", "x"])
      await post(`${server.baseUrl}/api/scan`, { url });
    const text = await metrics();
    expect(sampleOf(text, 'answerscope_scans_ended_total{status="done",mode="live"}')).toBe(1);
    expect(sampleOf(text, 'answerscope_engine_calls_total{engine="chatgpt",outcome="answered"}')).toBe(2);
    expect(sampleOf(text, 'answerscope_engine_calls_total{engine="gemini",outcome="overloaded"}')).toBe(2);
    expect(sampleOf(text, 'answerscope_spend_usd_total{engine="chatgpt"}')).toBeCloseTo(2 * 0.011118, 6);
    expect(sampleOf(text, 'answerscope_refusals_total{code="URL_NOT_PUBLIC"}')).toBe(1);
    expect(sampleOf(text, 'answerscope_refusals_total{code="HOST_NOT_FOUND"}')).toBe(1);
    expect(sampleOf(text, 'answerscope_scans_open{state="places"}')).toBe(250);
    expect(sampleOf(text, "nodejs_eventloop_lag_p99_seconds")).toBeGreaterThanOrEqual(0);
  });

  it("tells what its readiness rests on", async () => {
    const { status, body } = await fetch(`${server.baseUrl}/readyz`).then(async (reply) => ({
      status: reply.status,
      body: await reply.json(),
    }));
    expect({ status, body }).toMatchObject({
      status: 200,
      body: {
        status: "ready",
        checks: { database: "ok" },
        queue: { running: expect.any(Number), waiting: 0, places: 250 },
      },
    });
  });

  it.each([
    [{}, 404],
    [{ authorization: `Bearer ${OPERATOR_TOKEN}` }, 200],
    [{ authorization: "Bearer nobody-has-this-token" }, 401],
  ])("shows /metrics to whoever sends %j with %i", async (headers, status) => {
    const reply = await fetch(`${server.baseUrl}/metrics`, { headers: headers as Record<string, string> });
    expect(reply.status).toBe(status);
    expect((await reply.text()).includes("answerscope_scans_open")).toBe(status === 200);
  });

  it("writes no token and no full address into its log, its metrics or its traces, whichever door they come to", async () => {
    const secrets = { ...(await everyCredential()), ...(await everyLinkOfMails()) };
    const paths = pathsOfTheDoors();
    expect(paths.length).toBeGreaterThan(20);
    for (const [name, token] of Object.entries(secrets)) {
      for (const path of paths) await knock(path, token, name);
    }
    const text = await metrics();
    await server.close();
    expect(server.log.length).toBeGreaterThan(paths.length * 4);
    expect(collector.spans().length).toBeGreaterThan(100);
    expect(collector.headers[0]!["x-key"]).toBe(COLLECTOR_KEY);
    const written = { log: server.log.join("\n"), metrics: text, traces: collector.bodies.join("\n") };
    const keys = Object.values(engines.settings).flatMap(({ apiKey }) => (apiKey ? [apiKey] : []));
    for (const [where, all] of Object.entries(written)) {
      for (const secret of [...Object.values(secrets), ...keys, COLLECTOR_KEY, "hush-hush-query"])
        expect(all.includes(secret), `${secret} in the ${where}`).toBe(false);
    }
  });

  it("has traced each request, and each scan with its stages and answers", () => {
    const spans = collector.spans();
    // The demo is measured at the start too, and either may be first.
    const asked = spans.find(({ name }) => name === "ask gemini")!;
    const scan = spans.find(({ spanId }) => spanId === asked.parentSpanId)!;
    expect(scan.name).toBe("scan");
    const parts = spans.filter(({ parentSpanId }) => parentSpanId === scan.spanId);
    const names = new Set(parts.map(({ name }) => name));
    expect([...names].sort()).toEqual(["ask chatgpt", "ask gemini", "done", "question", "read"]);
    for (const { traceId, startTimeUnixNano, endTimeUnixNano } of parts) {
      expect(traceId).toBe(scan.traceId);
      expect(BigInt(endTimeUnixNano) >= BigInt(startTimeUnixNano)).toBe(true);
    }
    expect(parts.find(({ name }) => name === "ask gemini")!.status.code).toBe(2);
    const ours = spans.filter(({ traceId }) => traceId === CALLERS_TRACE);
    expect(ours.length).toBeGreaterThan(10);
    expect(new Set(ours.map(({ parentSpanId }) => parentSpanId))).toEqual(new Set([CALLERS_SPAN]));
  });
});

const CALLERS_TRACE = "4bf92f3577b34da6a3ce929d0e0e4736";
const CALLERS_SPAN = "00f067aa0ba902b7";

/** One of each kind that opens something. */
async function everyCredential(): Promise<Record<string, string>> {
  const monitor = await asOperator(server, "CreateMonitor", {
    url: `${site.origin}/`,
    email: "ann@example.com",
    schedule: "MONTHLY",
    questions: 0,
  });
  const network = await asOperator(server, "CreateNetwork", { name: "Agency", email: "ann@example.com" });
  const key = await asOperator(server, "CreateKey", { networkId: network.id, name: "k", sites: null, allSites: true });
  const last = (link: string) => link.split("/").at(-1)!;
  const found = { monitor: monitor.token, network: last(network.link), key: key.token ?? key.key };
  for (const token of Object.values(found)) expect(token).toMatch(/^(mon|net|key)_\w{30,}$/);
  return { ...found, operator: OPERATOR_TOKEN, wrong: `mon_${"x".repeat(38)}` };
}

/** What stands in the links that mails bring, each followed as a reader and a mail program follow it. */
async function everyLinkOfMails(): Promise<Record<string, string>> {
  const asked = { url: `${site.origin}/`, email: "reader@example.com" };
  const codeIn = (link: string) => decodeURIComponent(new URL(link, server.baseUrl).pathname.split("/").at(-1)!);
  const mailWith = async (pattern: RegExp) => {
    const found = () => mails.received.map(({ body }) => pattern.exec(body)?.[0]).find((link) => link);
    await until(async () => found() !== undefined);
    return found()!;
  };
  await run(server, "StartMonitor", asked);
  const confirm = await mailWith(/http\S+\/confirm\/[\w.-]+/);
  await (await fetch(confirm)).arrayBuffer();
  const opened = await fetch(confirm, { method: "POST", redirect: "manual" });
  expect(opened.status).toBe(303);
  // Who watches the site already is sent the way to the console.
  await run(server, "StartMonitor", asked);
  const console = await mailWith(/http\S+\/monitor\/mon_\w+/);
  expect((await fetch(console)).status).toBe(200);
  const unsubscribes = new Unsubscribes({
    database: {} as Database,
    secret: openSecret(server.dataEnv.SECRET_KEY ?? null, server.dataDir),
    baseUrl: server.baseUrl,
  });
  const leave = unsubscribes.url(unsubscribes.listId(asked.email, "waiting-list"));
  for (const method of ["GET", "POST"]) expect((await fetch(leave, { method })).status).toBe(200);
  return { confirm: codeIn(confirm), console: codeIn(console), unsubscribe: codeIn(leave) };
}

/** Whatever the gateways' code writes down as a path, so that a new door is knocked at too. */
function pathsOfTheDoors(): string[] {
  const code = globSync("src/gateways/**/*.{ts,tsx}").map((file) => readFileSync(file, "utf8"));
  const found = code.flatMap((text) => [...text.matchAll(/"(\/[a-zA-Z0-9_.:/-]*)"/g)].map((match) => match[1]!));
  return [...new Set(found)].filter((path) => !path.endsWith(".ts") && !path.endsWith(".tsx"));
}

/** The token where a caller, a link or a mistake may put it. */
async function knock(path: string, token: string, name: string): Promise<void> {
  const filled = path.replace(/:\w+/g, token);
  const traceparent = `00-${CALLERS_TRACE}-${CALLERS_SPAN}-01`;
  const authorization = `Bearer ${token}`;
  const json = { "content-type": "application/json" };
  const sent = [
    fetch(server.baseUrl + filled, { headers: { authorization, traceparent } }),
    fetch(`${server.baseUrl}${filled.replace(/\/$/, "")}/${token}?token=${token}&${name}=${token}`),
    fetch(server.baseUrl + filled, {
      method: "POST",
      headers: { ...json, authorization, cookie: `answerscope_browser=${token}`, "idempotency-key": token },
      body: JSON.stringify({
        url: `https://${token.toLowerCase()}.invalid/${token}?key=${token}`,
        query: `{ ${token} }`,
      }),
    }),
  ];
  for (const reply of await Promise.all(sent)) await reply.arrayBuffer();
}
