import type { Logger } from "pino";
import { FREE_QUESTIONS } from "../engine/answer-engines/free-sample.ts";
import { runScan, type ScanStep } from "../engine/run-scan.ts";
import type { ScanTools } from "../engine/scan-tools.ts";
import { sleep } from "../engine/timers.ts";
import { AppError } from "../errors.ts";
import type { Scan } from "../schema/scan.ts";
import type { ScanError } from "../schema/score-parts.ts";
import type { Database } from "./database.ts";
import { isAway } from "./database-faults.ts";
import type { EngineCatalogue } from "./engine-catalogue.ts";
import { type ScanClaims, ScanLost } from "./scan-claims.ts";
import type { ScanSaver } from "./scan-saver.ts";
import { loadSaved } from "./scan-store.ts";

/** How long what could not be saved waits for the next try, in milliseconds. */
const DATABASE_WAIT_MS = 1000;

/** A scan that was begun so often and got no further brings the process down; it is given up, or every start would begin it again. */
const MOST_ATTEMPTS = 5;

/** Who is told how scans go; it must not throw, and never waits. */
export interface ScanObserver {
  began(scan: Scan): void;
  step(scan: Scan, step: ScanStep): void;
  ended(scan: Scan, status: "done" | "failed"): void;
}

/** What a runner works with. */
export interface ScanRunnerOptions {
  database: Database;
  claims: ScanClaims;
  saver: ScanSaver;
  tools: ScanTools;
  engines: EngineCatalogue;
  /** Told of every step that is saved, and of every end. */
  observers: readonly ScanObserver[];
  log: Logger;
}

/**
 * Runs an accepted scan to its end and saves every step, so that a crash costs only the step it fell in. While the
 * database is away the scan goes on and its steps wait in memory: nothing that an engine answered is asked again.
 */
export class ScanRunner {
  readonly #options: ScanRunnerOptions;

  constructor(options: ScanRunnerOptions) {
    this.#options = options;
  }

  /** Never rejects: ends it as DONE or FAILED, puts it back in the line when `stop` aborts, leaves it when it is not ours. */
  async run(scanId: string, stop: AbortSignal): Promise<void> {
    const { claims, log } = this.#options;
    try {
      const scan = await this.#patiently({ scanId, stop, passes: () => true }, () => claims.take(scanId));
      if (scan) await this.#measure(scan, stop).catch((error) => this.#failed(scan, stop, error));
    } catch (err) {
      if (err instanceof ScanLost) log.warn({ scanId }, err.message);
      else await claims.handBack(scanId).catch(() => log.warn({ scanId, err }, "scan left open for the next start"));
    } finally {
      claims.forget(scanId);
    }
  }

  async #measure(scan: Scan, stop: AbortSignal): Promise<void> {
    const { database, saver, tools, log } = this.#options;
    const waiting = { scanId: scan.id, stop };
    const asks = scan.plan;
    const engines = this.#enginesOf(scan);
    if (scan.attempts >= MOST_ATTEMPTS) throw new AppError("SCAN_FAILED", "The scan was interrupted too often.");
    if (engines.length === 0) throw new AppError("NO_ENGINE");
    for (const observer of this.#options.observers) observer.began(scan);
    const saved = await this.#patiently(waiting, () => loadSaved(database.manager, scan.id));
    const plan = {
      url: new URL(scan.url),
      engines,
      questions: asks?.questions ?? FREE_QUESTIONS,
      repeats: asks?.repeats ?? 1,
      // Only who watches a site makes us speak to it in the name of crawlers.
      depth: scan.kind === "PRO" ? ("measure" as const) : ("scan" as const),
      footprint: scan.kind !== "FREE" && scan.mode === "live",
      given: asks?.given ?? [],
      brandNames: asks?.brandNames ?? [],
      watched: asks?.watched ?? null,
      // Pinned questions are about no site until one of them was answered about it.
      saved: {
        ...{ site: asks?.pinned && saved.answers.length === 0 ? null : scan.domain, writingUsd: scan.writingUsd },
        ...saved,
      },
    };
    const sandbox = scan.mode === "sandbox" ? tools.sandbox : null;
    for await (const step of runScan(plan, { ...tools, sandbox }, stop)) {
      await this.#patiently(waiting, () => saver.save(scan, step));
      for (const observer of this.#options.observers) observer.step(scan, step);
      if (step.stage === "question")
        log.info({ scanId: scan.id, questionsBy: step.by, questionsReason: step.reason }, "questions fixed");
    }
    for (const observer of this.#options.observers) observer.ended(scan, "done");
    log.info({ scanId: scan.id, domain: scan.domain }, "scan done");
  }

  /** As they were planned, as far as they are still configured. */
  #enginesOf({ plan, mode }: Scan) {
    const { engines } = this.#options;
    return plan ? engines.chosen(mode, plan.engines) : engines.sample(mode);
  }

  /** Rejects when the scan was stopped or lost; else the failure is saved, however long that takes. */
  async #failed(scan: Scan, stop: AbortSignal, cause: unknown): Promise<void> {
    const { id: scanId } = scan;
    if (stop.aborted || cause instanceof ScanLost) throw cause;
    const known = cause instanceof AppError;
    if (!known) this.#options.log.error({ scanId, err: cause }, "scan failed unexpectedly");
    const error: ScanError = known
      ? { code: cause.code, message: cause.message }
      : { code: "SCAN_FAILED", message: "The scan failed because of a fault on our side." };
    const passes = (fault: unknown) => !(fault instanceof ScanLost);
    await this.#patiently({ scanId, stop, passes }, () => this.#options.saver.fail(scanId, error));
    for (const observer of this.#options.observers) observer.ended(scan, "failed");
  }

  /** Tries again until the database takes it; rejects with a fault that will not pass, or when `stop` aborts. */
  async #patiently<T>({ scanId, stop, passes = isAway }: Waiting, work: () => Promise<T>): Promise<T> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await work();
      } catch (err) {
        if (!passes(err)) throw err;
        if (tries === 1) this.#options.log.error({ scanId, err }, "scan waits for the database");
      }
      await sleep(DATABASE_WAIT_MS, stop);
    }
  }
}

interface Waiting {
  scanId: string;
  stop: AbortSignal;
  /** Which faults pass by themselves; a database that is away when left out. */
  passes?: (fault: unknown) => boolean;
}
