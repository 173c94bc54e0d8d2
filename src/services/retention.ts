import type { Logger } from "pino";
import { type EntityTarget, type FindOptionsWhere, In, LessThan } from "typeorm";
import { Answer } from "../schema/answer.ts";
import { CategoryMeasure } from "../schema/category-measure.ts";
import { OutboxMail } from "../schema/outbox-mail.ts";
import type { Pruned } from "../schema/pruned.ts";
import { Scan } from "../schema/scan.ts";
import type { Database } from "./database.ts";

const DAY_MS = 86_400_000;
/** How long a mail that has ended stands as its own proof, and a category's measure, which is served for a day. */
const SPENT_DAYS = 30;
/** Rows a transaction: short enough that scans beside it wait for nothing. */
const BATCH = 200;

/** What a retention works with. */
export interface RetentionOptions {
  database: Database;
  /** Days that verbatim answers of free scans are kept. */
  days: number;
  log: Logger;
}

/**
 * Deletes what has been kept long enough: the verbatim texts of free scans' answers, and what a second reader said of
 * them; and rows that nothing asks for any more. Scores, placements, names and sources stay. Monitors' answers are their
 * owners' and stay whole.
 */
export class Retention {
  readonly #options: RetentionOptions;

  constructor(options: RetentionOptions) {
    this.#options = options;
  }

  /** Deletes what is due now, and counts it. */
  async prune(now: Date = new Date()): Promise<Pruned> {
    const { days, log } = this.#options;
    const before = new Date(now.getTime() - days * DAY_MS);
    let answers = 0;
    for (let count = BATCH; count === BATCH; answers += count) count = await this.#pruneSome(before);
    const spent = LessThan(new Date(now.getTime() - SPENT_DAYS * DAY_MS));
    const ended = In(["SENT", "REFUSED", "GIVEN_UP"]);
    const mails = await this.#delete(OutboxMail, { status: ended, createdAt: spent });
    const categories = await this.#delete(CategoryMeasure, { measuredAt: spent });
    if (answers + mails + categories > 0) log.info({ answers, mails, categories, before }, "old rows were pruned");
    return { answers, mails, categories, before };
  }

  async #delete<T extends { id: string }>(table: EntityTarget<T>, where: FindOptionsWhere<T>): Promise<number> {
    const { database } = this.#options;
    for (let count = 0; ; ) {
      const due = await database.manager.find(table, { select: { id: true } as never, where, take: BATCH });
      if (due.length > 0) await database.write((manager) => manager.delete(table, due.map(({ id }) => id) as never));
      count += due.length;
      if (due.length < BATCH) return count;
    }
  }

  async #pruneSome(before: Date): Promise<number> {
    const { database, days } = this.#options;
    const due = await database.manager
      .createQueryBuilder(Answer, "answer")
      .innerJoin(Scan, "scan", "scan.id = answer.scanId")
      .select("answer.id", "id")
      .where("scan.kind = 'FREE' AND scan.monitorId IS NULL AND scan.activeKey IS NULL")
      .andWhere("answer.at < :before AND answer.text <> ''", { before })
      .limit(BATCH)
      .getRawMany<{ id: string }>();
    const gone = { text: "", searches: [], secondReading: null, reason: `Its text was deleted after ${days} days.` };
    if (due.length > 0) {
      await database.write((manager) => manager.update(Answer, { id: In(due.map(({ id }) => id)) }, gone));
    }
    return due.length;
  }
}
