import type { EntityManager } from "typeorm";
import type { ScanResult } from "../engine/conclude-scan.ts";
import type { ScanStep } from "../engine/run-scan.ts";
import { Answer } from "../schema/answer.ts";
import { Scan } from "../schema/scan.ts";
import type { ScanError } from "../schema/score-parts.ts";
import { Site } from "../schema/site.ts";
import { cacheKey } from "./cache-key.ts";
import type { Database } from "./database.ts";
import type { EngineCatalogue } from "./engine-catalogue.ts";
import type { Allowances } from "./limits/allowances.ts";
import type { Settlement } from "./monitors/settlement.ts";
import { type ScanClaims, type ScanColumns, ScanLost } from "./scan-claims.ts";
import { saveAnswers, saveQuestions, saveResult, saveSecondReadings } from "./scan-store.ts";
import { findOrCreateSite } from "./sites.ts";
import type { StandingScans } from "./standing-scans.ts";

/** A scan that gets further than before is not what brings its process down. */
const FURTHER = { attempts: 1 };

/** What a saver works with. */
export interface ScanSaverOptions {
  database: Database;
  claims: ScanClaims;
  engines: EngineCatalogue;
  allowances: Allowances;
  settlement: Settlement;
  standing: StandingScans;
}

/**
 * Saves what a scan of ours tells as it goes; throws `ScanLost` when it is not ours. Saving the same again does no harm:
 * that is what happens when a commit was done and its reply was lost.
 */
export class ScanSaver {
  readonly #database: Database;
  readonly #claims: ScanClaims;
  readonly #engines: EngineCatalogue;
  readonly #allowances: Allowances;
  readonly #settlement: Settlement;
  readonly #standing: StandingScans;

  constructor(options: ScanSaverOptions) {
    this.#database = options.database;
    this.#claims = options.claims;
    this.#engines = options.engines;
    this.#allowances = options.allowances;
    this.#settlement = options.settlement;
    this.#standing = options.standing;
  }

  /** Saves one step; the last one ends the scan as DONE. */
  save(scan: Scan, step: ScanStep): Promise<void> {
    switch (step.stage) {
      case "read":
        return this.#change(scan.id, {
          stage: "questions",
          domain: step.reading.site,
          brand: short(step.reading.facts.brand),
        });
      case "question": {
        const written = step.by === "saved" ? {} : { ...FURTHER, writingUsd: step.costUsd };
        return this.#change(scan.id, { stage: "asking", ...written }, (manager) =>
          saveQuestions(manager, scan.id, step),
        );
      }
      case "ask":
        return this.#change(scan.id, FURTHER, (manager) => saveAnswers(manager, scan.id, step.answers));
      case "hear":
        return this.#change(scan.id, FURTHER, (manager) => saveSecondReadings(manager, scan.id, step.answers));
      case "done":
        return this.#end(scan.id, (manager) => this.#saveEnd(manager, scan, step.result)).then(() =>
          this.#nowStands(scan, step.result.reading.site),
        );
    }
  }

  /** Ends the scan as FAILED. */
  fail(scanId: string, error: ScanError): Promise<void> {
    return this.#end(scanId, async (manager) => {
      await this.#allowances.settle(manager, scanId, { giveBack: !(await manager.existsBy(Answer, { scanId })) });
      return { status: "FAILED", error };
    });
  }

  async #saveEnd(
    manager: EntityManager,
    { id: scanId, mode, monitorId }: Scan,
    result: ScanResult,
  ): Promise<ScanColumns> {
    const { facts, site } = result.reading;
    const { visibility, readiness, gate, signals, agentReadiness, footprintScore } = result.scores;
    const row = await findOrCreateSite(manager, site, new Date());
    const brand = short(facts.brand);
    if (row.brand !== brand) await manager.update(Site, row.id, { brand });
    await saveResult(manager, scanId, result);
    await this.#allowances.settle(manager, scanId, { giveBack: false });
    return {
      ...visibility,
      readiness,
      gate,
      signals,
      agentReadiness,
      footprintScore,
      shareOfVoice: result.shareOfVoice,
      siteEvidence: result.siteEvidence,
      footprint: result.footprint,
      siteId: row.id,
      ...(monitorId ? {} : { measuredKey: cacheKey(site, this.#engines.sample(mode)) }),
      domain: site,
      brand,
      language: facts.language,
      category: facts.category && short(facts.category),
      place: facts.place && short(facts.place),
      pagesRead: result.reading.pages.length,
      status: "DONE",
    };
  }

  #nowStands({ askedKey, mode, monitorId }: Scan, site: string): void {
    const keys = monitorId ? [] : [askedKey, cacheKey(site, this.#engines.sample(mode))];
    this.#standing.ended(keys, monitorId ? { monitorId } : { site });
  }

  /** One transaction: the result is there whole or not at all. `work` saves what belongs to it and tells the last columns. */
  async #end(scanId: string, work: (manager: EntityManager) => Promise<ScanColumns>): Promise<void> {
    try {
      const last = { stage: "finished", activeKey: null, measuredAt: new Date() } as const;
      await this.#change(scanId, last, async (manager) => {
        await manager.update(Scan, scanId, await work(manager));
        await this.#settlement.settle(manager, scanId);
      });
    } catch (error) {
      if (error instanceof ScanLost && (await this.#claims.hasEnded(scanId))) return;
      throw error;
    }
  }

  /** Holds the row first, so that nobody takes the scan over meanwhile. */
  #change(scanId: string, columns: ScanColumns, work?: (manager: EntityManager) => Promise<void>): Promise<void> {
    return this.#database.write(async (manager) => {
      await this.#claims.change(manager, scanId, columns);
      await work?.(manager);
    });
  }
}

/** As a column of names holds it; a cut never leaves half a character. */
function short(text: string): string {
  return text.slice(0, 255).toWellFormed();
}
