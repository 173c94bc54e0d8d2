import { createHash, randomUUID } from "node:crypto";
import { MoreThan } from "typeorm";
import type { AnswerEngine } from "../engine/answer-engines/types.ts";
import { CATEGORY_QUESTIONS, measureCategory } from "../engine/measure-category.ts";
import type { ScanTools } from "../engine/scan-tools.ts";
import { SCORE_VERSION } from "../engine/score/constants.ts";
import type { Mode } from "../engine/types.ts";
import { AppError } from "../errors.ts";
import { CategoryMeasure, type Quote } from "../schema/category-measure.ts";
import type { Database } from "./database.ts";
import type { EngineCatalogue } from "./engine-catalogue.ts";

/** How long a measurement stands for the same category. */
const KEPT_MS = 24 * 3_600_000;
const LENGTH = [2, 80] as const;
/** Least part of the planned answers that is worth its price. */
const ENOUGH = 0.9;

/** What the measures work with. */
export interface CategoryMeasuresOptions {
  database: Database;
  engines: EngineCatalogue;
  tools: ScanTools;
}

/** Measures who is named in a category, and keeps it for a day. */
export class CategoryMeasures {
  readonly #options: CategoryMeasuresOptions;
  readonly #running = new Map<string, Promise<CategoryMeasure>>();
  readonly #stop = new AbortController();

  constructor(options: CategoryMeasuresOptions) {
    this.#options = options;
  }

  /** What measuring it now would take, or any category that was not measured yet. Throws BAD_INPUT, NO_ENGINE. */
  async quote(keyword: string | null): Promise<Quote> {
    const { key, engines } = this.#wanted(keyword ?? "any");
    const kept = keyword === null ? null : await this.#kept(key);
    return { answers: CATEGORY_QUESTIONS * engines.length, saved: kept !== null };
  }

  /**
   * The measurement of the last day, or a new one; a run that is taken up again gives what it measured before. Throws
   * BAD_INPUT, NO_ENGINE, SCAN_FAILED, or TOO_FEW_ANSWERS.
   */
  async measure(keyword: string, runId: string): Promise<CategoryMeasure> {
    const wanted = this.#wanted(keyword);
    const done = await this.#options.database.manager.findOneBy(CategoryMeasure, { runId });
    const kept = done ?? (await this.#kept(wanted.key));
    if (kept) return { ...kept, saved: kept.runId !== runId };
    const running = this.#running.get(wanted.key);
    if (running) return { ...(await running), saved: true };
    const measuring = this.#measure(wanted, runId).finally(() => this.#running.delete(wanted.key));
    this.#running.set(wanted.key, measuring);
    return measuring;
  }

  /** Stops what is being measured. */
  stop(): void {
    this.#stop.abort();
  }

  #wanted(keyword: string): Wanted {
    const { engines } = this.#options;
    const category = keyword.trim().replace(/\s+/g, " ");
    const length = [...category].length;
    if (length < LENGTH[0] || length > LENGTH[1]) {
      throw new AppError("BAD_INPUT", `The category kw must have ${LENGTH[0]} to ${LENGTH[1]} characters.`);
    }
    const { mode } = engines;
    const asked = engines.chosen(mode, []);
    const key = [category.toLowerCase(), mode, ...asked.map(({ id, model }) => `${id}/${model}`), SCORE_VERSION];
    return { category, mode, engines: asked, key: createHash("sha256").update(key.join("\n")).digest("hex") };
  }

  #kept(cacheKey: string): Promise<CategoryMeasure | null> {
    return this.#options.database.manager.findOne(CategoryMeasure, {
      where: { cacheKey, measuredAt: MoreThan(new Date(Date.now() - KEPT_MS)) },
      order: { measuredAt: "DESC" },
    });
  }

  async #measure(wanted: Wanted, runId: string): Promise<CategoryMeasure> {
    const { database, tools } = this.#options;
    const { category, mode, engines, key } = wanted;
    const sandbox = mode === "sandbox" ? tools.sandbox : null;
    const share = await measureCategory({ category, engines }, { ...tools, sandbox }, this.#stop.signal);
    if (share.countable < ENOUGH * share.planned) throw new AppError("TOO_FEW_ANSWERS");
    const row = { id: randomUUID(), cacheKey: key, runId, category, mode, share, measuredAt: new Date() };
    await database.write((manager) => manager.insert(CategoryMeasure, row));
    return { ...row, saved: false };
  }
}

interface Wanted {
  category: string;
  mode: Mode;
  engines: readonly AnswerEngine[];
  key: string;
}
