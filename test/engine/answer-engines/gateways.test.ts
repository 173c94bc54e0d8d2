import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { readConfig } from "../../../src/config.ts";
import { createEngines, settingsById } from "../../../src/engine/answer-engines/index.ts";
import { post, startApp, type TestApp } from "../../support/app.ts";
import { startCompany } from "../../support/company.ts";
import { buyerQuestion, faultOf } from "../../support/engine-server/engines-of.ts";
import { type EngineServer, startEngineServer } from "../../support/engine-server.ts";
import { type GatewayServer, startGateway } from "../../support/gateway-server.ts";
import { azure, azureDated } from "../../support/gateways/azure.ts";
import { cloudflare } from "../../support/gateways/cloudflare.ts";
import { company } from "../../support/gateways/company.ts";
import { litellm } from "../../support/gateways/litellm.ts";
import { openrouter } from "../../support/gateways/openrouter.ts";
import type { FakeWebsite } from "../../support/website.ts";

const GATEWAYS = { azure, azureDated, litellm, openrouter, cloudflare, company };
type Name = keyof typeof GATEWAYS;
const NAMES = Object.keys(GATEWAYS) as Name[];

/** By gateway and engine: whether the search and its sources come through. */
const THROUGH: [Name, string, "used" | "unknown" | "not_offered"][] = [
  ["azure", "chatgpt", "used"],
  ["azureDated", "chatgpt", "not_offered"],
  ["litellm", "chatgpt", "used"],
  ["litellm", "claude", "used"],
  ["litellm", "gemini", "used"],
  ["litellm", "perplexity", "used"],
  ["litellm", "grok", "used"],
  ["litellm", "deepseek", "not_offered"],
  ["openrouter", "chatgpt", "used"],
  ["openrouter", "claude", "used"],
  ["openrouter", "gemini", "used"],
  ["openrouter", "perplexity", "used"],
  ["openrouter", "grok", "used"],
  ["cloudflare", "chatgpt", "used"],
  ["cloudflare", "claude", "used"],
  ["cloudflare", "gemini", "used"],
  ["cloudflare", "perplexity", "unknown"],
  ["cloudflare", "grok", "used"],
  ["cloudflare", "deepseek", "not_offered"],
  ["company", "chatgpt", "used"],
  ["company", "claude", "used"],
  ["company", "gemini", "used"],
  ["company", "perplexity", "used"],
  ["company", "grok", "used"],
  ["company", "deepseek", "not_offered"],
];

let providers: EngineServer;
let site: FakeWebsite;
let gateway: GatewayServer | null = null;
let app: TestApp | null = null;

beforeAll(async () => {
  providers = await startEngineServer();
  site = await startCompany();
});
afterEach(async () => {
  await app?.close();
  await gateway?.close();
  app = gateway = null;
});
afterAll(() => Promise.all([providers.close(), site.close()]));

async function enginesThrough(name: Name, more: Record<string, string> = {}) {
  gateway = await startGateway(GATEWAYS[name], providers);
  const resolveLink = async (url: string, signal: AbortSignal) =>
    (await fetch(url, { redirect: "manual", signal })).headers.get("location");
  return createEngines(settingsById(readConfig({ ...gateway.env, ...more }).engines), { resolveLink });
}

describe("through a gateway", () => {
  test.each(THROUGH)("%s: %s answers, and its search is %s", async (name, id, search) => {
    const engine = (await enginesThrough(name)).find((one) => one.id === id)!;
    const reply = await engine.ask(buyerQuestion("Which tool?"), AbortSignal.timeout(5_000));
    expect(reply).toMatchObject({ status: "answered", search });
    expect(reply.text).toContain("Tasklight costs 9 EUR per seat");
    if (search === "used")
      expect(reply.citations.map(({ url }) => url)).toEqual([
        "https://tasklight.example/pricing",
        "https://reviews.example/pm-tools",
      ]);
  });

  test.each(THROUGH)("%s: %s is asked in the right words from the second call on", async (name, id) => {
    const engine = (await enginesThrough(name)).find((one) => one.id === id)!;
    await engine.ask(buyerQuestion("Which tool?"), AbortSignal.timeout(5_000));
    gateway!.calls.length = 0;
    await engine.ask(buyerQuestion("Which other tool?"), AbortSignal.timeout(5_000));
    expect(gateway!.calls.map(({ status }) => status)).toEqual([200]);
  });

  test.each(NAMES)("%s: a wrong key is told as one, and neither key nor header is repeated", async (name) => {
    const wrong = Object.entries(GATEWAYS[name].env("")).flatMap(([variable, value]) => {
      const secret = GATEWAYS[name].secrets.find((one) => value.includes(one));
      return secret ? [[variable, value.replace(secret, "wrong-secret-77")]] : [];
    });
    for (const engine of await enginesThrough(name, Object.fromEntries(wrong))) {
      const fault = await faultOf(engine);
      expect([engine.id, fault.code]).toEqual([engine.id, "bad_key"]);
      expect(`${fault.message} ${JSON.stringify(fault)}`).not.toContain("wrong-secret-77");
    }
  });

  test.each(NAMES)("%s: a whole scan, with questions by the model", async (name) => {
    providers.set("chatgpt", {
      answer: "Harbour Payroll is a good choice. Good alternatives are Gusto, Rippling and OnPay.",
      json: { questions: WRITTEN },
    });
    gateway = await startGateway(GATEWAYS[name], providers);
    app = await startApp({ ...gateway.env, ALLOW_HOSTS: site.host, READER_MODEL: "off" });
    const { status, body } = await post(`${app.baseUrl}/api/scan`, { url: `${site.origin}/` });
    providers.set("chatgpt", {});
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.visibility).toBeGreaterThan(0);
    expect(WRITTEN).toContain(body.queries[0].question);
    const asked = body.queries.flatMap(({ engines }: { engines: { status: string }[] }) => engines);
    expect(new Set(asked.map((one: { status: string }) => one.status))).toEqual(new Set(["answered"]));
    for (const secret of GATEWAYS[name].secrets) expect(app.log.join("\n")).not.toContain(secret);
  });
});

const WRITTEN = [
  "Which payroll providers would you shortlist for a small company?",
  "Which payroll software do you recommend for seasonal staff?",
  "Who are the main providers of payroll for small firms?",
  "Which payroll services are good for a family business?",
];

describe("what gateways do not hand on", () => {
  test("result pages without their overviews say nothing of Google", async () => {
    const engine = (await enginesThrough("company")).find(({ id }) => id === "google-ai-overviews")!;
    const fault = await faultOf(engine);
    expect(fault).toMatchObject({ code: "bad_response", message: expect.stringContaining("SERPAPI_BASE_URL") });
  });

  test("a model that a gateway does not have is told as one, and asked for once", async () => {
    const [engine] = await enginesThrough("azure", { OPENAI_MODEL: "no-such-deployment" });
    expect((await faultOf(engine!)).code).toBe("wrong_model");
    expect(gateway!.calls).toHaveLength(1);
  });
});

describe("money through a gateway", () => {
  const usage = async (name: Name, id: string) => {
    const engine = (await enginesThrough(name)).find((one) => one.id === id)!;
    return { engine, reply: await engine.ask(buyerQuestion("Which tool?"), AbortSignal.timeout(5_000)) };
  };

  test("is what the gateway reports", async () => {
    const { reply } = await usage("openrouter", "chatgpt");
    expect(reply).toMatchObject({ costUsd: 0.0123, costSource: "reported" });
  });

  test("is the price of the model without the gateway's prefix", async () => {
    const { reply, engine } = await usage("litellm", "grok");
    expect(engine.expectedCostUsd).toBeGreaterThan(0);
    expect(reply.costUsd).toBeGreaterThan(0);
  });

  test("of a deployment that has no price is not known, and counts as the dearest", async () => {
    const { engine, reply } = await usage("azure", "chatgpt");
    expect([engine.expectedCostUsd, reply.costUsd]).toEqual([null, null]);
    expect(engine.assumedCostUsd(null)).toBeGreaterThan(0.1);
  });
});
