import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import type * as asked from "../../src/engine/answer-engines/types.ts";
import type { BuyerQuestion } from "../../src/engine/types.ts";
import { createLog } from "../../src/log.ts";
import { Answer } from "../../src/schema/answer.ts";
import { CategoryMeasure } from "../../src/schema/category-measure.ts";
import { OutboxMail } from "../../src/schema/outbox-mail.ts";
import type { Scan } from "../../src/schema/scan.ts";
import { Retention } from "../../src/services/retention.ts";
import { saveAnswers, saveQuestions } from "../../src/services/scan-store.ts";
import { insertScan } from "../support/scan-rows.ts";
import { openTestDatabase, type TestDatabase } from "../support/test-database.ts";

const NOW = new Date("2026-11-22T12:00:00Z");
const DAY_MS = 86_400_000;
const question: BuyerQuestion = {
  ...{ text: "Which payroll tools?", intent: "category", persona: null },
  ...{ branded: false, language: "en", country: null },
};

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());

async function answered(daysAgo: number, columns: Partial<Scan> = {}): Promise<string> {
  const { database } = test;
  const scanId = await insertScan(database, { status: "DONE", activeKey: null, ...columns });
  const answer: asked.Answer = {
    ...{ question: 0, repeat: 0, engine: "chatgpt", model: "m", servedModel: null, mode: "live", status: "answered" },
    ...{ text: "Tavroot and Brontio.", search: "used", searches: ["payroll tools"], citations: [], consulted: [] },
    ...{ inputTokens: 1, outputTokens: 1, costUsd: 0.01, costSource: "reported", finishReason: null, reason: null },
    ...{ faultCode: null, latencyMs: 1, attempts: 1, at: new Date(NOW.getTime() - daysAgo * DAY_MS).toISOString() },
  };
  await database.write(async (manager) => {
    await saveQuestions(manager, scanId, { questions: [question], by: "model", reason: null } as never);
    await saveAnswers(manager, scanId, [answer]);
    await manager.update(Answer, { scanId }, { secondReading: { model: "r", votes: null, reason: null, costUsd: 0 } });
  });
  return scanId;
}

it("deletes the texts of old answers of free scans, and what was said of them, and nothing else", async () => {
  const old = await Promise.all(Array.from({ length: 205 }, () => answered(91)));
  const kept = await Promise.all([
    answered(89),
    answered(400, { kind: "PRO", monitorId: "00000000-0000-4000-8000-000000000000" } as Partial<Scan>),
    answered(91, { status: "RUNNING", activeKey: "open" }),
  ]);
  const { database } = test;
  const log = createLog("silent");
  const retention = new Retention({ database, days: 90, log });
  const before = new Date(NOW.getTime() - 90 * DAY_MS);
  expect(await retention.prune(NOW)).toEqual({ answers: 205, mails: 0, categories: 0, before });
  for (const scanId of [old[0]!, old[204]!]) {
    const [answer] = await database.manager.findBy(Answer, { scanId });
    expect(answer).toMatchObject({ text: "", searches: [], secondReading: null, status: "answered", costUsd: 0.01 });
    expect(answer!.reason).toBe("Its text was deleted after 90 days.");
  }
  for (const scanId of kept) {
    const [answer] = await database.manager.findBy(Answer, { scanId });
    expect(answer).toMatchObject({ text: "Tavroot and Brontio.", secondReading: { model: "r" } });
  }
  expect((await retention.prune(NOW)).answers).toBe(0);
});

it("deletes mails that ended and categories' measures after a month, and none that is on its way or still served", async () => {
  const { database } = test;
  const at = (daysAgo: number) => new Date(NOW.getTime() - daysAgo * DAY_MS);
  const mail = (status: OutboxMail["status"], daysAgo: number) => ({
    ...{ id: randomUUID(), kind: "waiting-result", subjectKey: randomUUID(), status, address: "", subject: "" },
    ...{ html: "", text: "", listId: null, ownerId: null, tries: 1, createdAt: at(daysAgo), nextAt: at(daysAgo) },
  });
  const measure = (daysAgo: number) => ({
    ...{ id: randomUUID(), cacheKey: "k", runId: randomUUID(), category: "payroll", mode: "live" as const },
    ...{ share: {} as CategoryMeasure["share"], measuredAt: at(daysAgo) },
  });
  const gone = [mail("SENT", 31), mail("REFUSED", 31), mail("GIVEN_UP", 31)];
  const kept = [mail("SENT", 29), mail("WAITING", 31), mail("SENDING", 31)];
  const [old, young] = [measure(31), measure(29)];
  await database.write(async (manager) => {
    await manager.insert(OutboxMail, [...gone, ...kept]);
    await manager.insert(CategoryMeasure, [old, young] as never);
  });
  const retention = new Retention({ database, days: 90, log: createLog("silent") });
  expect(await retention.prune(NOW)).toMatchObject({ answers: 0, mails: 3, categories: 1 });
  const left = await database.manager.find(OutboxMail);
  expect(left.map(({ id }) => id).sort()).toEqual(kept.map(({ id }) => id).sort());
  expect((await database.manager.find(CategoryMeasure)).map(({ id }) => id)).toEqual([young.id]);
});
