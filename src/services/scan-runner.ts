import type { Logger } from "pino";
import { FREE_QUESTIONS } from "../engine/answer-engines/free-sample.ts";
import type { ScanResult } from "../engine/conclude-scan.ts";
import { runScan, type ScanStep } from "../engine/run-scan.ts";
import type { ScanTools } from "../engine/scan-tools.ts";
import { sleep } from "../engine/timers.ts";
import { AppError } from "../errors.ts";
import { Scan } from "../schema/scan.ts";
import { Site } from "../schema/site.ts";
import { cacheKey } from "./cache-key.ts";
import type { Database } from "./database.ts";
import type { EngineCatalogue } from "./engine-catalogue.ts";
import { loadSaved, saveAnswer, saveQuestions, saveResult } from "./scan-store.ts";
import { findOrCreateSite } from "./sites.ts";

/** How long a scan whose outcome could not be saved waits for the database, in milliseconds. */
const DATABASE_WAIT_MS = 2000;

/** A scan that was begun so often brings the process down; it is given up, or every start would begin it again. */
const MOST_ATTEMPTS = 5;

/** What a runner works with. */
export interface ScanRunnerOptions {
  database: Database;
  tools: ScanTools;
  engines: EngineCatalogue;
  log: Logger;
}

/** Runs an accepted scan to its end and saves every step, so that a crash costs only the step it fell in. */
export class ScanRunner {
  readonly #options: ScanRunnerOptions;

  constructor(options: ScanRunnerOptions) {
    this.#options = options;
  }

  /**
   * Never rejects: a scan that failed is saved as such, and one that cannot even be saved goes on when the database is
   * back, for an open row keeps its site from being scanned. Leaves the row open when `stop` aborts.
   */
  async run(scanId: string, stop: AbortSignal): Promise<void> {
    for (;;) {
      try {
        return await this.#runOnce(scanId, stop);
      } catch (err) {
        this.#options.log.error({ scanId, err }, "scan waits for the database");
      }
      await sleep(DATABASE_WAIT_MS, stop).catch(() => undefined);
      if (stop.aborted) return;
    }
  }

  async #runOnce(scanId: string, stop: AbortSignal): Promise<void> {
    const { database, tools, log } = this.#options;
    const scan = await database.manager.findOneBy(Scan, { id: scanId });
    if (!scan || scan.status === "DONE" || scan.status === "FAILED") return;
    await this.#update(scanId, { status: "RUNNING", stage: "reading", attempts: scan.attempts + 1 });
    const saved = { site: scan.domain, ...(await loadSaved(database.manager, scanId)) };
    const engines = this.#options.engines.sample(scan.mode);
    const plan = {
      url: new URL(scan.url),
      engines,
      questions: FREE_QUESTIONS,
      repeats: 1,
      depth: "scan" as const,
      footprint: false,
      saved,
    };
    try {
      if (scan.attempts >= MOST_ATTEMPTS) throw new AppError("SCAN_FAILED", "The scan was interrupted too often.");
      if (engines.length === 0) throw new AppError("NO_ENGINE");
      const sandbox = scan.mode === "sandbox" ? tools.sandbox : null;
      for await (const step of runScan(plan, { ...tools, sandbox }, stop)) await this.#save(scan, step);
      log.info({ scanId, domain: scan.domain }, "scan done");
    } catch (error) {
      if (stop.aborted) return;
      await this.#fail(scanId, error);
    }
  }

  async #save(scan: Scan, step: ScanStep): Promise<void> {
    const { database } = this.#options;
    const scanId = scan.id;
    switch (step.stage) {
      case "read":
        return this.#update(scanId, {
          stage: "questions",
          domain: step.reading.site,
          brand: short(step.reading.facts.brand),
        });
      case "question":
        return database.write(async (manager) => {
          if (step.by !== "saved") await saveQuestions(manager, scanId, step.questions);
          await manager.update(Scan, scanId, { stage: "asking" });
        });
      case "ask":
        return database.write((manager) => saveAnswer(manager, scanId, step.answer));
      case "done":
        return this.#finish(scan, step.result);
    }
  }

  /** One transaction: the result is there whole or not at all. */
  async #finish({ id: scanId, mode }: Scan, result: ScanResult): Promise<void> {
    const { facts, site } = result.reading;
    const { visibility, readiness, signals, agentReadiness, footprintScore } = result.scores;
    await this.#options.database.write(async (manager) => {
      const row = await findOrCreateSite(manager, site, new Date());
      await manager.update(Site, row.id, { brand: short(facts.brand) });
      await saveResult(manager, scanId, result);
      await manager.update(Scan, scanId, {
        ...visibility,
        readiness,
        signals,
        agentReadiness,
        footprintScore,
        shareOfVoice: result.shareOfVoice,
        siteId: row.id,
        measuredKey: cacheKey(site, this.#options.engines.sample(mode)),
        domain: site,
        brand: short(facts.brand),
        language: facts.language,
        category: facts.category && short(facts.category),
        place: facts.place && short(facts.place),
        pagesRead: result.reading.pages.length,
        status: "DONE",
        stage: "finished",
        activeKey: null,
        measuredAt: new Date(),
      });
    });
  }

  async #fail(scanId: string, cause: unknown): Promise<void> {
    const known = cause instanceof AppError;
    if (!known) this.#options.log.error({ scanId, err: cause }, "scan failed unexpectedly");
    const error = known
      ? { code: cause.code, message: cause.message }
      : { code: "SCAN_FAILED", message: "The scan failed because of a fault on our side." };
    await this.#update(scanId, { status: "FAILED", stage: "finished", activeKey: null, measuredAt: new Date(), error });
  }

  #update(scanId: string, columns: Partial<Scan>): Promise<void> {
    return this.#options.database.write(async (manager) => {
      await manager.update(Scan, scanId, columns);
    });
  }
}

/** As a column of names holds it; a cut never leaves half a character. */
function short(text: string): string {
  return text.slice(0, 255).toWellFormed();
}
