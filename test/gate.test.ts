import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { auditMarkdown } from "../src/cli/formats/audit-markdown.ts";
import { readConfig } from "../src/config.ts";
import type { SiteAudit } from "../src/engine/audit-reading.ts";
import { probeSite } from "../src/engine/read-site/probe-site.ts";
import { readSite } from "../src/engine/read-site/read-site.ts";
import { createLog } from "../src/log.ts";
import { createScanRoom } from "../src/scan-room.ts";
import { post, startApp, type TestApp } from "./support/app.ts";
import { atHome, GATED_SITES } from "./support/gated-sites.ts";
import { type FakeWebsite, startWebsite } from "./support/website.ts";

const sites = new Map<string, FakeWebsite>();
let env: Record<string, string>;
let server: TestApp;

beforeAll(async () => {
  for (const [name, served] of Object.entries(GATED_SITES)) {
    const { pages, notFound } = atHome(served);
    sites.set(name, await startWebsite(pages, notFound ? { notFound } : {}));
  }
  env = { ALLOW_HOSTS: [...sites.values()].map(({ host }) => host).join(",") };
  server = await startApp(env);
});
afterAll(async () => {
  await server.close();
  await Promise.all([...sites.values()].map((site) => site.close()));
});

/** What `answerscope audit` finds, over the same sockets. */
async function audited(name: string): Promise<SiteAudit> {
  const { tools, close } = createScanRoom(readConfig(env), createLog("silent"));
  const { signal } = new AbortController();
  const bench = tools.workshop.bench(signal);
  const reading = await readSite(new URL(sites.get(name)!.origin), { ...tools, bench, signal });
  const result = await bench.run("audit", await probeSite(reading, { ...tools, bench, signal, depth: "audit" }));
  await close();
  return result;
}

describe("a site that engines", () => {
  it.each([
    ["are kept from by robots.txt", "blocked", "tech.ai-search-allowed", false],
    ["are asked not to list", "noindex", "tech.indexable", false],
    ["find empty without scripts", "empty shell", "plat.rendering", false],
    ["cannot tell real pages of", "soft 404", "tech.status-hygiene", true],
  ])("%s never shows a readiness over 40, and is told so first", async (_what, name, gate, crawlable) => {
    const result = await audited(name);
    expect(result.readiness).toBeLessThanOrEqual(40);
    expect(result.gate).toEqual({ id: gate, text: expect.stringMatching(/^[A-Z].*\.$/) });
    expect(result.agentReadiness).toMatchObject({ level: 0, crawlable });
    expect(result.fixes[0]).toMatchObject({ id: gate, impact: "high" });
    const [head] = auditMarkdown({ ...result, url: "https://acme.example/", domain: "acme.example" } as never).split(
      "\n",
    );
    expect(head).toContain(`readiness ${result.readiness} of 100 (capped at 40: `);
  });

  it("can all get at is not capped, and stands above one that is poor", async () => {
    const [good, poor] = [await audited("exemplary"), await audited("terrible")];
    expect([good.gate, poor.gate]).toEqual([null, null]);
    expect(good.readiness).toBeGreaterThan(80);
    expect(good.agentReadiness.level).toBeGreaterThanOrEqual(3);
    expect(poor.readiness).toBeLessThan(good.readiness! - 30);
  });
});

it("a failed gate stands beside the number in the reply, the graph and the report", async () => {
  const { body } = await post(`${server.baseUrl}/api/scan`, { url: `${sites.get("blocked")!.origin}/` });
  expect(body).toMatchObject({ readiness: 40, gate: { id: "tech.ai-search-allowed" } });
  const query = "query($id: ID!) { scan(id: $id) { readiness gate { id text } surfaces { kind url status detail } } }";
  const { scan } = (await post(`${server.baseUrl}/graphql`, { query, variables: { id: body.id } })).body.data;
  expect(scan).toMatchObject({ readiness: body.readiness, gate: body.gate });
  expect(scan.surfaces.map(({ kind }: { kind: string }) => kind)).toContain("llms-txt");
  expect(await (await fetch(body.report)).text()).toContain(body.gate.text);
});
