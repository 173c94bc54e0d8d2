import { randomUUID } from "node:crypto";
import { type EntityManager, Not } from "typeorm";
import { Answer } from "../../schema/answer.ts";
import { Monitor } from "../../schema/monitor.ts";
import type { PinnedQuestion } from "../../schema/monitor-parts.ts";
import { Question } from "../../schema/question.ts";
import { Scan } from "../../schema/scan.ts";
import { refundTokens } from "../accounts/balance.ts";

/**
 * What the end of a monitor's measure brings with it, in the transaction that ends it: tokens for what was not answered
 * go back, and the first questions are pinned. Does nothing for a free scan that is nobody's.
 */
export async function settleMeasure(manager: EntityManager, scanId: string): Promise<void> {
  const scan = await manager.findOneByOrFail(Scan, { id: scanId });
  if (!scan.monitorId) return;
  const done = scan.status === "DONE";
  const answered = done ? await manager.countBy(Answer, { scanId, status: "answered" }) : 0;
  await refundTokens(manager, scanId, answered);
  if (done) await pinFirst(manager, scan, scan.monitorId);
}

/** A monitor without questions asks from now on what its first measure asked, on the site that was measured then. */
async function pinFirst(manager: EntityManager, { id, siteId, domain }: Scan, monitorId: string): Promise<void> {
  const monitor = await manager.findOneByOrFail(Monitor, { id: monitorId });
  if (monitor.questions.length > 0) return;
  const rows = await manager.find(Question, { where: { scanId: id }, order: { position: "ASC" } });
  const twin = await manager.existsBy(Monitor, { accountId: monitor.accountId, siteId, id: Not(monitorId) });
  await manager.update(Monitor, monitorId, { questions: rows.map(pinned), ...(twin ? {} : { siteId, domain }) });
}

/** A question of a scan as a monitor keeps it. */
export function pinned({ text, intent, persona, branded, language, country, author, reason, area }: Question) {
  return {
    text,
    intent,
    persona,
    branded,
    language,
    country,
    author: author ?? "rules",
    reason,
    area,
  } as PinnedQuestion;
}

/** Puts pinned questions before a scan that is to ask them. */
export async function insertPinned(manager: EntityManager, scanId: string, questions: PinnedQuestion[]): Promise<void> {
  const rows = questions.map((question, position) => ({ id: randomUUID(), scanId, position, ...question }));
  if (rows.length > 0) await manager.insert(Question, rows);
}
