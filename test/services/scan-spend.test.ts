import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { post, startApp } from "../support/app.ts";
import { startCompany } from "../support/company.ts";
import { type EngineServer, startEngineServer } from "../support/engine-server.ts";
import { freePort } from "../support/free-port.ts";
import type { FakeWebsite } from "../support/website.ts";

/** What the writer's call is expected to write, at a thousand dollars a million tokens, and an answer at ten cents a search. */
const WRITING_USD = 1.98;
const ANSWER_USD = 0.1;
const dated = { source: "invented", date: "2026-11-22" };
const PRICES = [
  { engine: "writer", model: "*", input: 0, output: 1000, ...dated },
  { engine: "chatgpt", model: "*", input: 0, output: 0, search: ANSWER_USD, ...dated },
];

let site: FakeWebsite;
let engines: EngineServer;
const folder = mkdtempSync(join(tmpdir(), "answerscope-"));

beforeAll(async () => {
  [site, engines] = await Promise.all([startCompany(), startEngineServer()]);
  writeFileSync(join(folder, "prices.json"), JSON.stringify(PRICES));
  // Not JSON, and nothing is counted: booked as expected.
  engines.set("local", { answer: "Sorry, I cannot." });
});
afterAll(async () => {
  await Promise.all([site.close(), engines.close()]);
  rmSync(folder, { recursive: true });
});

it.each([
  ["leaves less for the answers", WRITING_USD + ANSWER_USD * 1.5, { writingUsd: WRITING_USD, answered: 1 }],
  ["is not made where the budget does not cover it", WRITING_USD - 0.1, { writingUsd: null, answered: 2 }],
])(
  "the question writer's call counts in the budget of a scan: it %s",
  async (_what, budget, { writingUsd, answered }) => {
    const metricsPort = await freePort();
    const { OPENAI_API_KEY, OPENAI_BASE_URL, LOCAL_ENGINE_BASE_URL, LOCAL_ENGINE_MODEL } = engines.env as Record<
      string,
      string
    >;
    const server = await startApp({
      ...{ OPENAI_API_KEY: OPENAI_API_KEY!, OPENAI_BASE_URL: OPENAI_BASE_URL!, READER_MODEL: "off" },
      ...{ WRITER_BASE_URL: LOCAL_ENGINE_BASE_URL!, WRITER_MODEL: LOCAL_ENGINE_MODEL! },
      ...{ PRICES_FILE: join(folder, "prices.json"), SCAN_BUDGET_USD: String(budget), ALLOW_HOSTS: site.host },
      METRICS_PORT: String(metricsPort),
    });
    try {
      const { body } = await post(`${server.baseUrl}/api/scan`, { url: `${site.origin}/` });
      expect(body.engines).toMatchObject([{ engine: "chatgpt", answered, failed: 2 - answered }]);
      expect(body.questionsReason).toMatch(writingUsd === null ? /budget does not cover/ : /failed/);
      const [row] = await server.sql<{ writingUsd: number | null }>(
        `SELECT writingUsd FROM scan WHERE id = '${body.id}'`,
      );
      if (writingUsd === null) expect(row!.writingUsd).toBeNull();
      else expect(row!.writingUsd).toBeCloseTo(writingUsd, 9);
      const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
      const spent = /^answerscope_spend_usd_total\{engine="question-writer"\} (\S+)$/m.exec(metrics)?.[1];
      expect(Number(spent ?? 0)).toBeCloseTo(writingUsd ?? 0, 9);
    } finally {
      await server.close();
    }
  },
);
