import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { post, startApp, type TestApp, until } from "../support/app.ts";
import { startCompany } from "../support/company.ts";
import { type EngineServer, startEngineServer } from "../support/engine-server.ts";
import { type FakeWebsite, startWebsite } from "../support/website.ts";

let site: FakeWebsite;
let engines: EngineServer;
let server: TestApp | null = null;

beforeAll(async () => {
  site = await startCompany();
  engines = await startEngineServer();
});
afterEach(async () => {
  await server?.close();
  server = null;
  engines.set("chatgpt", {});
  engines.set("gemini", {});
});
afterAll(() => Promise.all([site.close(), engines.close()]));

/** The environment of the two engines of the free sample. */
function pair(): Record<string, string> {
  const names = Object.entries(engines.env).filter(([name]) => /^(OPENAI|GEMINI)_/.test(name));
  return { ALLOW_HOSTS: site.host, ...Object.fromEntries(names) };
}

const FIELDS = [
  "visibility",
  "readiness",
  "footprintScore",
  "verdict",
  "queries",
  "competitors",
  "agentReadiness",
  "fixes",
  "report",
];

describe("a free scan over HTTP", () => {
  it("measures a site with the sandbox when no engine is configured", async () => {
    server = await startApp({ ALLOW_HOSTS: site.host });
    const { status, body } = await post(`${server.baseUrl}/api/scan`, { url: `${site.origin}/` });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(Object.keys(body).slice(0, FIELDS.length)).toEqual(FIELDS);
    expect(body).toMatchObject({ brand: "Harbour Payroll", domain: site.host, cached: false, footprintScore: null });
    expect(body.queries).toHaveLength(2);
    expect(body.engines.map(({ mode }: { mode: string }) => mode)).toEqual(["sandbox", "sandbox"]);
    expect(body.signals.map(({ signal }: { signal: string }) => signal)).toHaveLength(5);
    const report = await fetch(body.report);
    expect(report.status).toBe(200);
    expect(report.headers.get("x-robots-tag")).toBe("noindex");
    expect(await report.text()).toContain("Harbour Payroll");
  });

  it("asks two live engines two questions and leaves verbatim answers out", async () => {
    engines.set("chatgpt", {
      answer: "Harbour Payroll is a good choice for a small company. Good alternatives are Gusto, Rippling and OnPay.",
    });
    engines.set("gemini", { answer: "- **Gusto** is easy to use.\n- **Rippling** is broad." });
    server = await startApp(pair());
    const { status, body } = await post(`${server.baseUrl}/api/scan`, { url: `${site.origin}/` });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.visibility).toBe(50);
    expect(body.namedShare).toMatchObject({ named: 2, countable: 4, percent: 50, lowSample: true });
    expect(body.queries[0].engines).toEqual([
      { engine: "chatgpt", status: "answered", placement: "prose" },
      { engine: "gemini", status: "answered", placement: "absent" },
    ]);
    expect(body.competitors[0]).toMatchObject({ name: "Gusto", answers: 4, engines: ["chatgpt", "gemini"] });
    expect(JSON.stringify(body)).not.toContain("Harbour Payroll is a good choice");
  });

  it("names the engine that failed and scores the other", async () => {
    engines.set("chatgpt", { answer: "Harbour Payroll is a good choice." });
    engines.set("gemini", { scenario: "500" });
    server = await startApp(pair());
    const { status, body } = await post(`${server.baseUrl}/api/scan`, { url: `${site.origin}/` });
    expect(status).toBe(200);
    expect(body.visibility).toBe(100);
    expect(body.engines).toMatchObject([
      { engine: "chatgpt", answered: 2, failed: 0 },
      { engine: "gemini", answered: 0, failed: 2 },
    ]);
  });

  it("fails with each engine's reason when none answers, and keeps failing scans out of the cache", async () => {
    engines.set("chatgpt", { scenario: "500" });
    engines.set("gemini", { scenario: "401" });
    server = await startApp(pair());
    const scan = () => post(`${server!.baseUrl}/api/scan`, { url: `${site.origin}/` });
    const failed = await scan();
    expect(failed).toMatchObject({ status: 500, body: { code: "SCAN_FAILED" } });
    expect(failed.body.error).toMatch(/ChatGPT: .*Gemini: /s);
    engines.set("gemini", { answer: "Gusto is one." });
    expect((await scan()).status).toBe(200);
  });

  it("serves a recent result from the cache, and runs one scan for simultaneous calls", async () => {
    server = await startApp({ ALLOW_HOSTS: site.host });
    const scan = () => post(`${server!.baseUrl}/api/scan`, { url: `${site.origin}/prices` });
    const together = await Promise.all([scan(), scan(), scan()]);
    expect(new Set(together.map(({ body }) => body.id)).size).toBe(1);
    const later = await scan();
    expect(later.body).toMatchObject({ id: together[0]!.body.id, cached: true });
  });

  it("gives the same scan for the same Idempotency-Key, and refuses it for another body", async () => {
    server = await startApp({ ALLOW_HOSTS: site.host });
    const url = `${server.baseUrl}/api/scan`;
    const send = (path: string) => post(url, { url: `${site.origin}${path}` }, { "idempotency-key": "a" });
    const first = await send("/");
    expect((await send("/")).body.id).toBe(first.body.id);
    expect(await send("/about")).toMatchObject({ status: 409, body: { code: "REQUEST_KEY_REUSED" } });
  });

  it("answers 202 to a caller that will not wait, and tells where to ask", async () => {
    server = await startApp({ ALLOW_HOSTS: site.host });
    const accepted = await post(`${server.baseUrl}/api/scan`, { url: `${site.origin}/` }, { prefer: "respond-async" });
    expect(accepted).toMatchObject({ status: 202, body: { status: "queued" } });
    const poll = () => fetch(`${server!.baseUrl}${accepted.body.poll}`);
    await until(async () => (await poll()).status !== 202);
    expect(await (await poll()).json()).toMatchObject({ id: accepted.body.id, brand: "Harbour Payroll" });
  });

  it("says which obstacle kept it from reading a site", async () => {
    const closed = await startWebsite({ "/": { status: 403, body: "<h1>Forbidden</h1>" } });
    server = await startApp({ ALLOW_HOSTS: closed.host });
    const answer = await post(`${server.baseUrl}/api/scan`, { url: `${closed.origin}/` });
    expect(answer).toMatchObject({ status: 500, body: { code: "SITE_UNREADABLE" } });
    await closed.close();
  });

  it("refuses when no engine is configured and the sandbox may not answer", async () => {
    server = await startApp({ ALLOW_HOSTS: site.host, SANDBOX: "false" });
    const answer = await post(`${server.baseUrl}/api/scan`, { url: `${site.origin}/` });
    expect(answer).toMatchObject({ status: 500, body: { code: "NO_ENGINE" } });
    const warned = server.log.filter((line) => line.includes("NO_ENGINE"));
    expect(warned[0]).toContain("every scan will be refused");
  });

  it("finishes after a stop in the middle what it had accepted, and asks only what was not answered", async () => {
    engines.set("chatgpt", { delayMs: 60_000 });
    engines.set("gemini", { answer: "Gusto is one." });
    const dataDir = mkdtempSync(join(tmpdir(), "answerscope-"));
    const before = engines.callsTo("gemini");
    const first = await startApp(pair(), dataDir);
    const accepted = await post(`${first.baseUrl}/api/scan`, { url: `${site.origin}/` }, { prefer: "respond-async" });
    const query = `query($id: ID!) { scan(id: $id) { answers { engine } } }`;
    const answers = () => post(`${first.baseUrl}/graphql`, { query, variables: { id: accepted.body.id } });
    await until(async () => (await answers()).body.data.scan.answers.length === 2);
    await first.close(0);

    engines.set("chatgpt", { answer: "Harbour Payroll is one." });
    const second = await startApp(pair(), dataDir);
    const poll = () => fetch(`${second.baseUrl}/api/scan/${accepted.body.id}`);
    await until(async () => (await poll()).status === 200);
    expect(await (await poll()).json()).toMatchObject({ visibility: 50, engines: [{ answered: 2 }, { answered: 2 }] });
    expect(engines.callsTo("gemini") - before).toBe(2);
    await second.close();
    rmSync(dataDir, { recursive: true });
  });
});

describe("the same scan at every door", () => {
  it("tells REST, GraphQL and MCP the same numbers", async () => {
    server = await startApp();
    const rpc = (method: string, params: object = {}) =>
      post(`${server!.baseUrl}/mcp/demo`, { jsonrpc: "2.0", id: 1, method, params }).then(({ body }) => body.result);
    const tool = async (name: string) => (await rpc("tools/call", { name, arguments: {} })).structuredContent;
    await until(async () => (await tool("get_visibility")).status !== "unavailable");
    const evidence = await tool("get_visibility");
    expect(evidence).toMatchObject({ status: "ok", mode: "sandbox" });

    const rest = (await post(`${server.baseUrl}/api/scan`, { url: `http://${evidence.site}/` })).body;
    expect(rest.cached).toBe(true);
    const slug = rest.report.split("/").at(-1);
    const query = `query($slug: String!) { report(slug: $slug) { visibility readiness verdict visibilityInterval
      namedShare { named countable percent interval lowSample } competitors { name } fixes { title } } }`;
    const graph = (await post(`${server.baseUrl}/graphql`, { query, variables: { slug } })).body.data.report;

    for (const other of [rest, graph]) {
      expect(other.visibility).toBe(evidence.visibility.score);
      expect(other.visibilityInterval).toEqual(evidence.visibility.interval);
      expect(other.readiness).toBe(evidence.readiness.score);
      expect(other.verdict).toBe(evidence.verdict);
      expect(other.namedShare).toEqual(evidence.namedShare);
    }
    const rivals = (await tool("get_rivals")).latest.map(({ name }: { name: string }) => name);
    expect(rest.competitors.map(({ name }: { name: string }) => name)).toEqual(rivals);
    expect(graph.competitors.map(({ name }: { name: string }) => name)).toEqual(rivals);
    const plan = (await tool("get_fix_plan")).fixes.map(({ title }: { title: string }) => title);
    expect(rest.fixes.map(({ title }: { title: string }) => title).slice(0, 10)).toEqual(plan);
    expect(graph.fixes.map(({ title }: { title: string }) => title).slice(0, 10)).toEqual(plan);
    expect((await tool("get_answers")).questions).toHaveLength(8);
  });
});
