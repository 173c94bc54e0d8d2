import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { post } from "../support/app.ts";
import { signPayment } from "../support/chain/sign-payment.ts";
import { TestChain, TestFacilitator } from "../support/chain/test-chain.ts";
import { startCompany } from "../support/company.ts";
import { type EngineServer, startEngineServer } from "../support/engine-server.ts";
import { type ServerProcess, startServerProcess } from "../support/server-process.ts";
import type { FakeWebsite } from "../support/website.ts";

/** More by PAID_KILLS. */
const KILLS = Number(process.env.PAID_KILLS ?? 5);
/** By then a paid scan here has ended. */
const LONGEST_MS = 2500;

let chain: TestChain;
let facilitator: TestFacilitator;
let site: FakeWebsite;
let engines: EngineServer;
let folder: string;
beforeAll(async () => {
  [chain, site, engines] = await Promise.all([TestChain.start(), startCompany(), startEngineServer()]);
  facilitator = await TestFacilitator.start(chain);
  folder = mkdtempSync(join(tmpdir(), "answerscope-"));
  for (const engine of ["chatgpt", "gemini"]) engines.set(engine, { delayMs: 500 });
});
afterAll(async () => {
  await facilitator.stop();
  await Promise.all([site.close(), engines.close(), chain.stop()]);
  rmSync(folder, { recursive: true });
});

describe("a server that is killed while a paid call runs", () => {
  it("loses no paid answer and charges nobody twice, whenever the kill falls", async () => {
    const shop = await chain.wallet(0n);
    const pair = Object.entries(engines.env).filter(([name]) => /^(OPENAI|GEMINI)_/.test(name));
    const env = {
      ...Object.fromEntries(pair),
      DATA_DIR: folder,
      ALLOW_HOSTS: site.host,
      READER_MODEL: "off",
      X402_PAY_TO: shop.address,
      X402_FACILITATOR_URL: facilitator.url,
      X402_RPC_URL: chain.rpcUrl,
    };
    const told: { afterMs: number; charged: bigint; status: number }[] = [];
    let server: ServerProcess = await startServerProcess(env);
    for (let kill = 0; kill < KILLS; kill += 1) {
      const payer = await chain.wallet(1_000_000n);
      const request = { url: `${site.origin}/`, questions: 1 };
      const { accepts } = (await post(`${server.baseUrl}/api/agent/scan`, request)).body;
      const header = await signPayment(payer, accepts[0], { version: 1 });
      const paid = () => post(`${server.baseUrl}/api/agent/scan`, request, { "X-PAYMENT": header });
      const cutOff = paid().catch(() => null);
      const afterMs = Math.round((LONGEST_MS * (kill + Math.random())) / KILLS);
      await sleep(afterMs);
      await server.stop("SIGKILL");
      await cutOff;
      server = await startServerProcess(env);
      let reply = await paid();
      for (let tries = 0; reply.status === 503 && tries < 20; tries += 1) {
        await sleep(500);
        reply = await paid();
      }
      const again = await paid();
      expect(again.body).toEqual(reply.body);
      told.push({ afterMs, charged: 1_000_000n - (await chain.balanceOf(payer.address)), status: reply.status });
    }
    await server.stop();
    expect(told.map(({ charged, status }) => [charged, status])).toEqual(told.map(() => [50_000n, 200]));
    if (process.env.PAID_KILLS) console.table(told);
  }, 600_000);
});
