import { createRequire } from "node:module";
import { ExactEvmScheme } from "@x402/evm/exact/client";
import { wrapFetchWithPayment, x402Client } from "@x402/fetch";
import { generatePrivateKey, type PrivateKeyAccount } from "viem/accounts";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { PAYMENT_NETWORKS } from "../../src/services/payments/networks.ts";
import { post, startApp, type TestApp } from "../support/app.ts";
import { signPayment } from "../support/chain/sign-payment.ts";
import { TestChain, TestFacilitator } from "../support/chain/test-chain.ts";
import { startCompany } from "../support/company.ts";
import { type EngineServer, startEngineServer } from "../support/engine-server.ts";
import type { FakeWebsite } from "../support/website.ts";

const { caip2, asset } = PAYMENT_NETWORKS["base-sepolia"];

let chain: TestChain;
let facilitator: TestFacilitator;
let shop: PrivateKeyAccount;
let site: FakeWebsite;
let engines: EngineServer;
let server: TestApp;
beforeAll(async () => {
  [chain, site, engines] = await Promise.all([TestChain.start(), startCompany(), startEngineServer()]);
  facilitator = await TestFacilitator.start(chain);
  shop = await chain.wallet(0n);
  server = await startApp(environment());
});
afterEach(() => {
  facilitator.mishap = "none";
  engines.set("chatgpt", {});
  engines.set("gemini", {});
});
afterAll(async () => {
  await server.close();
  await facilitator.stop();
  await Promise.all([site.close(), engines.close(), chain.stop()]);
});

function environment(): Record<string, string> {
  const pair = Object.entries(engines.env).filter(([name]) => /^(OPENAI|GEMINI)_/.test(name));
  return {
    ...Object.fromEntries(pair),
    ALLOW_HOSTS: site.host,
    READER_MODEL: "off",
    X402_PAY_TO: shop.address,
    X402_FACILITATOR_URL: facilitator.url,
    X402_RPC_URL: chain.rpcUrl,
    OPERATOR_TOKEN: "operator-token-of-this-test",
  };
}

/** A buyer of version 2, with the official client. */
function buyer(account: PrivateKeyAccount): typeof fetch {
  const client = new x402Client().register(caip2, new ExactEvmScheme(account));
  return wrapFetchWithPayment(fetch, client) as typeof fetch;
}

const json = { "content-type": "application/json" };
const agentScan = (body: object, headers: Record<string, string> = {}) =>
  post(`${server.baseUrl}/api/agent/scan`, body, headers);

describe("an unpaid call", () => {
  it.each([
    [
      "a scan with its body",
      "POST",
      "/api/agent/scan",
      JSON.stringify({ url: "https://a.example", questions: 3 }),
      150_000,
    ],
    ["a scan without a body", "POST", "/api/agent/scan", "", 250_000],
    ["a scan with a body that is no JSON", "POST", "/api/agent/scan", "{", 250_000],
    ["a scan of too many questions", "POST", "/api/agent/scan", JSON.stringify({ questions: 99 }), 250_000],
    [
      "a scan of questions that are given",
      "POST",
      "/api/agent/scan",
      JSON.stringify({ questions: ["Which payroll software is best?", "Which payroll firms serve Ohio?"] }),
      100_000,
    ],
    [
      "a scan of a question that cannot be asked",
      "POST",
      "/api/agent/scan",
      JSON.stringify({ questions: ["How do I run payroll?"] }),
      250_000,
    ],
    ["a scan of an unknown engine", "POST", "/api/agent/scan", JSON.stringify({ engines: ["x"] }), 250_000],
    ["a share of voice", "GET", "/api/agent/sov?kw=payroll%20software", undefined, 150_000],
    ["a share of voice of nothing", "GET", "/api/agent/sov", undefined, 150_000],
    ["a share of voice of one letter", "GET", "/api/agent/sov?kw=a", undefined, 150_000],
  ])("for %s is 402 in both generations, priced by planned answers", async (_, method, path, body, amount) => {
    const response = await fetch(server.baseUrl + path, { method, body, headers: body ? json : {} });
    expect(response.status).toBe(402);
    const first = (await response.json()) as { x402Version: number; accepts: Record<string, unknown>[] };
    expect(first.x402Version).toBe(1);
    expect(first.accepts[0]).toMatchObject({
      scheme: "exact",
      network: "base-sepolia",
      maxAmountRequired: String(amount),
      payTo: shop.address,
      asset,
      maxTimeoutSeconds: 150,
      extra: { name: "USDC", version: "2" },
    });
    const second = JSON.parse(Buffer.from(response.headers.get("PAYMENT-REQUIRED")!, "base64").toString());
    expect(second).toMatchObject({ x402Version: 2, accepts: [{ network: caip2, amount: String(amount) }] });
    expect(second.resource.url).toMatch(/^http:\/\/localhost:\d+\/api\/agent\//);
    expect(second.extensions.bazaar.schema.properties.input.properties.method.const).toBe(method);
    expect(facilitator.calls.settle).toBe(0);
  });

  it.each([
    ["in capitals", "/API/AGENT/SOV?kw=payroll", 402],
    ["with a letter encoded", "/api/agent/%73ov?kw=payroll", 404],
    ["with a slash encoded", "/api%2Fagent/sov?kw=payroll", 404],
    ["with a slash at its end", "/api/agent/sov/?kw=payroll", 402],
  ])("by a path %s is no way in", async (_, path, status) => {
    expect((await fetch(server.baseUrl + path)).status).toBe(status);
  });

  it("with a header that is too long is refused before anything is read", async () => {
    const reply = await fetch(`${server.baseUrl}/api/agent/sov?kw=payroll`, {
      headers: { "X-PAYMENT": "a".repeat(20_000) },
    });
    expect(reply.status).toBe(431);
  });

  it("by HEAD is no way in", async () => {
    const response = await fetch(`${server.baseUrl}/api/agent/sov?kw=payroll`, { method: "HEAD" });
    expect(response.status).toBe(402);
  });
});

interface Told {
  footprint: { components: object[] };
  answers: unknown[];
  brands: unknown[];
  questions: unknown[];
  measuredAt: string;
  payment: { transaction: string; amount: string };
}

describe("a paid scan", () => {
  it("is bought by the official client of version 2; the balance moves by the price and the receipt is the transaction's", async () => {
    const account = await chain.wallet(1_000_000n);
    const before = await chain.balanceOf(shop.address);
    const response = await buyer(account)(`${server.baseUrl}/api/agent/scan`, {
      method: "POST",
      headers: json,
      body: JSON.stringify({ url: `${site.origin}/`, questions: 2 }),
    });
    const body = (await response.json()) as Told;
    expect(response.status, JSON.stringify(body)).toBe(200);
    expect(body).toMatchObject({ preview: true, brand: "Harbour Payroll", cached: false });
    expect(body.answers.length).toBe(4);
    expect(body.footprint.components.length).toBeGreaterThan(2);
    expect(body.answers[0]).toMatchObject({ status: "answered", engine: expect.any(String), text: expect.any(String) });
    expect(await chain.balanceOf(account.address)).toBe(900_000n);
    expect((await chain.balanceOf(shop.address)) - before).toBe(100_000n);
    const receipt = body.payment;
    expect(receipt.amount).toBe("100000");
    expect(await chain.transferIn(receipt.transaction)).toMatchObject({ value: 100_000n });
    const told = JSON.parse(Buffer.from(response.headers.get("PAYMENT-RESPONSE")!, "base64").toString());
    expect(told).toMatchObject({ success: true, transaction: receipt.transaction, network: caip2 });
  });

  it("is bought by the last official client of version 1, and so is a share of voice", async () => {
    const { createSigner, wrapFetchWithPayment: wrap } = createRequire(import.meta.url)(process.env.X402_FETCH!);
    const key = generatePrivateKey();
    const account = await chain.wallet(1_000_000n, key);
    const buy: typeof fetch = wrap(fetch, await createSigner("base-sepolia", key), 1_000_000n);
    const body = JSON.stringify({ url: `${site.origin}/`, questions: 1 });
    const scan = await buy(`${server.baseUrl}/api/agent/scan`, { method: "POST", headers: json, body });
    const share = await buy(`${server.baseUrl}/api/agent/sov?kw=bookkeeping%20software`, {});
    expect([scan.status, share.status]).toEqual([200, 200]);
    expect(await chain.balanceOf(account.address)).toBe(800_000n);
  });

  it("is bought by a client of version 1 too", async () => {
    const account = await chain.wallet(1_000_000n);
    const request = { url: `${site.origin}/`, questions: 1 };
    const unpaid = await agentScan(request);
    const header = await signPayment(account, unpaid.body.accepts[0], { version: 1 });
    const { status, body, headers } = await agentScan(request, { "X-PAYMENT": header });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.payment).toMatchObject({ amount: "50000", payer: account.address.toLowerCase() });
    const told = JSON.parse(Buffer.from(headers.get("X-PAYMENT-RESPONSE")!, "base64").toString());
    expect(told).toMatchObject({ success: true, network: "base-sepolia" });
    const again = await agentScan(request, { "X-PAYMENT": header });
    expect(again.body).toEqual(body);
    const other = await agentScan({ ...request, url: `${site.origin}/about` }, { "X-PAYMENT": header });
    expect([other.status, other.body.code]).toEqual([409, "PAYMENT_REUSED"]);
    expect(await chain.balanceOf(account.address)).toBe(950_000n);
  });

  it("asks the questions that were given, at the price of as many", async () => {
    const account = await chain.wallet(1_000_000n);
    const questions = ["Which payroll software suits a bakery in Ohio?"];
    const request = { url: `${site.origin}/`, questions };
    const header = await signPayment(account, (await agentScan(request)).body.accepts[0], { version: 1 });
    const { status, body } = await agentScan(request, { "X-PAYMENT": header });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body).toMatchObject({ questionsBy: "given", questionsReason: null, payment: { amount: "50000" } });
    expect(body.queries.map(({ question }: { question: string }) => question)).toEqual(questions);
    expect(await chain.balanceOf(account.address)).toBe(950_000n);
  });

  it("runs and is charged once for six copies at once", async () => {
    const account = await chain.wallet(1_000_000n);
    const request = { url: `${site.origin}/`, questions: 1 };
    const header = await signPayment(account, (await agentScan(request)).body.accepts[0], { version: 1 });
    const asked = engines.callsTo("chatgpt");
    const replies = await Promise.all(Array.from({ length: 6 }, () => agentScan(request, { "X-PAYMENT": header })));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(engines.callsTo("chatgpt") - asked).toBeLessThanOrEqual(2);
    expect(await chain.balanceOf(account.address)).toBe(950_000n);
  });

  it("whose caller hangs up is finished, charged once, and given when asked again", async () => {
    const account = await chain.wallet(1_000_000n);
    const request = { url: `${site.origin}/`, questions: 1 };
    const header = await signPayment(account, (await agentScan(request)).body.accepts[0], { version: 1 });
    for (const engine of ["chatgpt", "gemini"]) engines.set(engine, { delayMs: 1000 });
    const gone = fetch(`${server.baseUrl}/api/agent/scan`, {
      method: "POST",
      headers: { ...json, "X-PAYMENT": header },
      body: JSON.stringify(request),
      signal: AbortSignal.timeout(150),
    });
    await expect(gone).rejects.toThrow();
    expect((await agentScan(request, { "X-PAYMENT": header })).status).toBe(200);
    expect(await chain.balanceOf(account.address)).toBe(950_000n);
  });

  it.each([
    ["a missing url", { questions: 1 }, "URL_MISSING"],
    ["too many questions", { url: "https://a.example", questions: 26 }, "BAD_INPUT"],
    ["a question that asks for no names", { url: "https://a.example", questions: ["How?"] }, "BAD_INPUT"],
    ["an engine that is not there", { url: "https://a.example", engines: ["x"] }, "BAD_INPUT"],
    ["an address that is not public", { url: "http://10.0.0.1/", questions: 1 }, "URL_NOT_PUBLIC"],
  ])("with %s is 400 and costs nothing", async (_, request, code) => {
    const account = await chain.wallet(1_000_000n);
    const { accepts } = (await agentScan({ questions: 1 })).body;
    const header = await signPayment(account, accepts[0], { version: 1 });
    const reply = await agentScan(request, { "X-PAYMENT": header });
    expect([reply.status, reply.body.code]).toEqual([400, code]);
    expect(await chain.balanceOf(account.address)).toBe(1_000_000n);
  });

  it("that gets too few answers is 502 and not charged; the same payment buys a later one", async () => {
    const account = await chain.wallet(1_000_000n);
    const request = { url: `${site.origin}/`, questions: 2 };
    const header = await signPayment(account, (await agentScan(request)).body.accepts[0], { version: 1 });
    engines.set("gemini", { scenario: "401" });
    const reply = await agentScan(request, { "X-PAYMENT": header });
    expect([reply.status, reply.body.code]).toEqual([502, "TOO_FEW_ANSWERS"]);
    expect(await chain.balanceOf(account.address)).toBe(1_000_000n);
    engines.set("gemini", {});
    expect((await agentScan(request, { "X-PAYMENT": header })).status).toBe(200);
    expect(await chain.balanceOf(account.address)).toBe(900_000n);
  });

  it.each([
    ["garbage", async () => "garbage"],
    [
      "another asset",
      async (account: PrivateKeyAccount, offer: Offered) =>
        signPayment(account, { ...offer, asset: account.address }, { version: 1 }),
    ],
    [
      "half a price",
      async (account: PrivateKeyAccount, offer: Offered) =>
        signPayment(account, { ...offer, maxAmountRequired: "1" }, { version: 1 }),
    ],
    [
      "twice the price",
      async (account: PrivateKeyAccount, offer: Offered) =>
        signPayment(account, { ...offer, maxAmountRequired: "100000" }, { version: 1 }),
    ],
    [
      "another recipient",
      async (account: PrivateKeyAccount, offer: Offered) =>
        signPayment(account, { ...offer, payTo: account.address }, { version: 1 }),
    ],
    [
      "another network",
      async (account: PrivateKeyAccount, offer: Offered) =>
        signPayment(account, { ...offer, network: "base" }, { version: 1 }),
    ],
  ])("with %s is 402 with the price, and nothing runs", async (_, headerOf) => {
    const account = await chain.wallet(1_000_000n);
    const request = { url: `${site.origin}/`, questions: 1 };
    const header = await headerOf(account, (await agentScan(request)).body.accepts[0]);
    const asked = engines.callsTo("chatgpt");
    const reply = await agentScan(request, { "X-PAYMENT": header });
    expect(reply.status).toBe(402);
    expect(reply.body.accepts[0].maxAmountRequired).toBe("50000");
    expect(engines.callsTo("chatgpt")).toBe(asked);
    expect(await chain.balanceOf(account.address)).toBe(1_000_000n);
  });

  it("is 503 while the facilitator is away, and the process lives", async () => {
    const account = await chain.wallet(1_000_000n);
    const request = { url: `${site.origin}/`, questions: 1 };
    const header = await signPayment(account, (await agentScan(request)).body.accepts[0], { version: 1 });
    facilitator.mishap = "down";
    expect((await agentScan(request, { "X-PAYMENT": header })).status).toBe(503);
    facilitator.mishap = "none";
    expect((await agentScan(request, { "X-PAYMENT": header })).status).toBe(200);
  });
});

interface Offered {
  payTo: string;
  maxAmountRequired: string;
  network: string;
  asset: string;
  extra: { name: string; version: string };
  maxTimeoutSeconds: number;
}

describe("a paid share of voice", () => {
  it("names brands with their shares, and is cheaper while a measurement of the last day is there", async () => {
    const account = await chain.wallet(1_000_000n);
    const address = `${server.baseUrl}/api/agent/sov?kw=payroll%20software`;
    const first = await buyer(account)(address);
    const body = (await first.json()) as Told;
    expect(first.status, JSON.stringify(body)).toBe(200);
    expect(body).toMatchObject({ category: "payroll software", saved: false, countable: 6 });
    expect(body.questions.length).toBe(3);
    expect(body.brands.length).toBeGreaterThan(0);
    expect(body.payment).toMatchObject({ amount: "150000" });
    const second = await buyer(account)(address);
    const saved = (await second.json()) as Told;
    expect(saved).toMatchObject({ saved: true, measuredAt: body.measuredAt, payment: { amount: "50000" } });
    expect(await chain.balanceOf(account.address)).toBe(800_000n);
  });
});

describe("an answer that was paid for", () => {
  it("is given again when its price has changed since, and when the authorization has ended", async () => {
    const account = await chain.wallet(1_000_000n);
    const address = `${server.baseUrl}/api/agent/sov?kw=inventory%20software`;
    const { accepts } = (await (await fetch(address)).json()) as { accepts: Offered[] };
    // A facilitator takes none that ends within six seconds.
    const header = await signPayment(account, { ...accepts[0]!, maxTimeoutSeconds: 12 }, { version: 1 });
    const buy = () => fetch(address, { headers: { "X-PAYMENT": header } });
    const first = await buy();
    const body = await first.text();
    expect(first.status, body).toBe(200);
    expect(await (await buy()).text()).toBe(body);
    await new Promise((resolve) => setTimeout(resolve, 13_000));
    expect(await (await buy()).text()).toBe(body);
    expect(await chain.balanceOf(account.address)).toBe(850_000n);
  });
});

describe("receipts", () => {
  it("stand in the graph for the operator alone", async () => {
    const query = { query: "{ payments { amount transaction payer door } }" };
    const open = await post(`${server.baseUrl}/graphql`, query);
    expect(open.body.errors[0].extensions.code).toBe("FORBIDDEN");
    const told = await post(`${server.baseUrl}/graphql`, query, {
      authorization: "Bearer operator-token-of-this-test",
    });
    expect(told.body.data.payments.length).toBeGreaterThan(3);
    expect(told.body.data.payments[0]).toMatchObject({ transaction: expect.stringMatching(/^0x/) });
  });
});

describe("an installation that sells nothing", () => {
  it("answers 503 on the paid routes and runs nothing", async () => {
    const poor = await startApp({ ALLOW_HOSTS: site.host });
    const reply = await post(`${poor.baseUrl}/api/agent/scan`, { url: `${site.origin}/` });
    expect([reply.status, reply.body.code]).toEqual([503, "PAYMENTS_NOT_CONFIGURED"]);
    await poor.close();
  });
});
