import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { post, startApp, type TestApp } from "./support/app.ts";
import { atHome, GATED_SITES } from "./support/gated-sites.ts";
import { type FakeWebsite, startWebsite } from "./support/website.ts";

const sites = new Map<string, FakeWebsite>();
let server: TestApp;

beforeAll(async () => {
  for (const [name, served] of Object.entries(GATED_SITES)) {
    const { pages, notFound } = atHome(served);
    sites.set(name, await startWebsite(pages, notFound ? { notFound } : {}));
  }
  server = await startApp({ ALLOW_HOSTS: [...sites.values()].map(({ host }) => host).join(",") });
});
afterAll(async () => {
  await server.close();
  await Promise.all([...sites.values()].map((site) => site.close()));
});

const measure = async (name: string) =>
  (await post(`${server.baseUrl}/api/scan`, { url: `${sites.get(name)!.origin}/` })).body;

describe("a site that engines", () => {
  it.each([
    ["are kept from by robots.txt", "blocked", "tech.ai-search-allowed", false],
    ["are asked not to list", "noindex", "tech.indexable", false],
    ["find empty without scripts", "empty shell", "plat.rendering", false],
    ["cannot tell real pages of", "soft 404", "tech.status-hygiene", true],
  ])("%s never shows a readiness over 40, and every surface says why", async (_what, name, gate, crawlable) => {
    const body = await measure(name);
    expect(body.readiness).toBeLessThanOrEqual(40);
    expect(body.gate).toEqual({ id: gate, text: expect.stringMatching(/^[A-Z].*\.$/) });
    expect(body.agentReadiness).toMatchObject({ level: 0, crawlable });
    expect(body.fixes[0]).toMatchObject({ id: gate, impact: "high" });

    const query =
      "query($id: ID!) { scan(id: $id) { readiness gate { id text } surfaces { kind url status detail } } }";
    const { scan } = (await post(`${server.baseUrl}/graphql`, { query, variables: { id: body.id } })).body.data;
    expect(scan).toMatchObject({ readiness: body.readiness, gate: body.gate });
    expect(scan.surfaces.map(({ kind }: { kind: string }) => kind)).toContain("llms-txt");
    const report = await (await fetch(body.report)).text();
    expect(report).toContain(body.gate.text);
  });

  it("can all get at is not capped, and stands above one that is poor", async () => {
    const [good, poor] = [await measure("exemplary"), await measure("terrible")];
    expect(good).toMatchObject({ gate: null });
    expect(good.readiness).toBeGreaterThan(80);
    expect(good.agentReadiness.level).toBeGreaterThanOrEqual(3);
    expect(poor).toMatchObject({ gate: null });
    expect(poor.readiness).toBeLessThan(good.readiness - 30);
  });
});
