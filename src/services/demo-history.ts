import { type EntityManager, In, IsNull } from "typeorm";
import history from "../demo-site/history.json" with { type: "json" };
import type { Sandbox } from "../engine/answer-engines/sandbox/create-sandbox.ts";
import { SCORE_VERSION } from "../engine/score/constants.ts";
import type { BuyerQuestion } from "../engine/types.ts";
import { Answer } from "../schema/answer.ts";
import { Question } from "../schema/question.ts";
import { Scan } from "../schema/scan.ts";
import { Site } from "../schema/site.ts";
import { cacheKey } from "./cache-key.ts";
import type { Database } from "./database.ts";
import type { DemoSite } from "./demo-site.ts";
import type { EngineCatalogue } from "./engine-catalogue.ts";
import { insertScan } from "./scan-intake.ts";
import type { ScanRunner } from "./scan-runner.ts";
import { saveQuestions } from "./scan-store.ts";

/** So many weekly measures before the newest one. */
const WEEKS = 12;
const WEEK_MS = 7 * 24 * 3_600_000;

/** What seeding works with. */
export interface DemoHistoryOptions {
  database: Database;
  engines: EngineCatalogue;
  runner: ScanRunner;
  demo: DemoSite;
  /** Where the press stands that the sandbox cites; `null`: nowhere. */
  sandbox: Sandbox | null;
}

/**
 * The demo's evidence: the bundled site measured by the sandbox through the same pipeline, now and as it was in each of
 * the twelve weeks before. Only the dates are set back. What is there of this score version is not made again.
 */
export class DemoHistory {
  readonly #options: DemoHistoryOptions;
  #turn: Promise<unknown> = Promise.resolve();

  constructor(options: DemoHistoryOptions) {
    this.#options = options;
  }

  /** Measures the site as it is now, unless that was done; resolves to how many measures were made. */
  newest(): Promise<number> {
    return this.#measureMissing([0], new AbortController().signal);
  }

  /** Measures every week that is missing, the newest first; resolves to how many measures were made. */
  async seed(stop: AbortSignal = new AbortController().signal): Promise<number> {
    return this.#measureMissing([...Array(WEEKS + 1).keys()], stop);
  }

  /** One after the other, whoever asks. */
  #measureMissing(weeksAgo: number[], stop: AbortSignal): Promise<number> {
    const made = this.#turn.then(() => this.#measureNow(weeksAgo, stop));
    this.#turn = made.catch(() => undefined);
    return made;
  }

  async #measureNow(weeksAgo: number[], stop: AbortSignal): Promise<number> {
    await this.heal();
    const now = new Date();
    const there = await this.#weeksThere(now);
    const missing = weeksAgo.filter((week) => !there.has(week));
    for (const week of missing) {
      if (stop.aborted) break;
      await this.#measure(week, now, stop);
    }
    return missing.length;
  }

  /** The site, and what others had written about it, as they were so many weeks ago. */
  #showAsOf(week: number): void {
    const { demo, sandbox } = this.#options;
    demo.showAsOf(week);
    for (const { weeksAgo, ...site } of history.press) {
      if (weeksAgo >= week) sandbox?.add({ ...site, kind: "source" });
      else sandbox?.drop(site.domain);
    }
  }

  /**
   * Deletes what an earlier process left half done of the weeks before this one, to be made again: nobody else can finish
   * it, for the site is shown as it was only here. To be called before anything takes up open scans.
   */
  async heal(): Promise<void> {
    const { database } = this.#options;
    const askedKey = In(Array.from({ length: WEEKS }, (_, at) => `demo-${at + 1}`));
    const select = { id: true, status: true, createdAt: true, measuredAt: true } as const;
    const scans = await database.manager.find(Scan, { select, where: { askedKey } });
    const open = (scan: Scan) => !database.shared && (scan.status === "QUEUED" || scan.status === "RUNNING");
    const ids = scans.filter((scan) => isCutShort(scan) || open(scan)).map(({ id }) => id);
    if (ids.length > 0) await database.write((manager) => manager.delete(Scan, { id: In(ids) }));
  }

  /** Weeks before now that have a measure of this score version; any newer one stands for this week. */
  async #weeksThere(now: Date): Promise<Set<number>> {
    const { manager } = this.#options.database;
    const site = await manager.findOneBy(Site, { key: this.#options.demo.key });
    if (!site) return new Set();
    const where = { siteId: site.id, monitorId: IsNull(), scoreVersion: SCORE_VERSION, status: "DONE" as const };
    const scans = await manager.find(Scan, { select: { id: true, measuredAt: true }, where });
    return new Set(scans.map(({ measuredAt }) => Math.round((now.getTime() - measuredAt!.getTime()) / WEEK_MS)));
  }

  async #measure(week: number, now: Date, stop: AbortSignal): Promise<void> {
    const { database, engines, runner, demo } = this.#options;
    const at = new Date(now.getTime() - week * WEEK_MS);
    const asked = engines.sample("sandbox");
    const questions = history.questions as (BuyerQuestion & { area: string | null })[];
    const plan = {
      questions: questions.length,
      engines: asked.map(({ id }) => id),
      repeats: 1,
      cause: "schedule" as const,
    };
    const current = cacheKey(demo.key, asked);
    const order = {
      url: new URL(demo.url),
      key: week === 0 ? current : `demo-${week}`,
      mode: "sandbox" as const,
      engines: asked,
      now: at,
    };
    // One that an earlier process left open is taken up by the watch.
    if (await database.manager.existsBy(Scan, { activeKey: order.key })) return;
    const { id } = await database.write(async (manager) => {
      const scan = await insertScan(manager, order, { plan, plannedAnswers: questions.length * asked.length });
      await saveQuestions(manager, scan.id, {
        questions: questions.map(({ area, ...question }) => question),
        by: "given",
        reason: null,
      });
      for (const { text, area } of questions) await manager.update(Question, { scanId: scan.id, text }, { area });
      return scan;
    });
    this.#showAsOf(week);
    try {
      await runner.run(id, stop);
    } finally {
      this.#showAsOf(0);
    }
    await database.write(async (manager) => {
      if (stop.aborted) await manager.delete(Scan, { id, status: "QUEUED" });
      else if (week > 0) await setBack(manager, id, at);
    });
  }
}

/** A measure of a week before this one whose date was not set back: its process ended meanwhile. */
const isCutShort = ({ createdAt, measuredAt }: Scan) =>
  measuredAt !== null && measuredAt > createdAt && measuredAt.getTime() - createdAt.getTime() > WEEK_MS / 2;

/** The one thing that is not as it was measured: when. */
async function setBack(manager: EntityManager, scanId: string, at: Date): Promise<void> {
  await manager.update(Scan, { id: scanId, status: "DONE" }, { measuredAt: at, measuredKey: `demo-${scanId}` });
  await manager.update(Answer, { scanId }, { at });
}
