import { createHash } from "node:crypto";
import { MOST_GIVEN } from "../engine/questions/most-given.ts";
import type { AllowHost } from "../engine/read-site/fetch/allow-hosts.ts";
import type { SiteFetcher } from "../engine/read-site/fetch/fetcher.ts";
import { parseScanUrl } from "../engine/read-site/fetch/url-policy.ts";
import { AppError } from "../errors.ts";
import type { Quote } from "../schema/category-measure.ts";
import type { QuestionsWanted } from "../schema/questions-wanted.ts";
import { Scan } from "../schema/scan.ts";
import type { Database } from "./database.ts";
import { isDuplicate } from "./database-faults.ts";
import type { EngineCatalogue } from "./engine-catalogue.ts";
import { insertScan } from "./scan-intake.ts";
import type { ScanQueue } from "./scan-queue.ts";
import type { Scans } from "./scans.ts";

/** Least part of the planned answers that is worth its price. */
const ENOUGH = 0.9;

/** How deep to measure. */
export interface Depth {
  /** How many to write, or those to ask. */
  questions: QuestionsWanted;
  /** Ids; every configured engine where empty. */
  engines: string[];
}

/** What agent scans work with. */
export interface AgentScansOptions {
  database: Database;
  queue: ScanQueue;
  scans: Scans;
  engines: EngineCatalogue;
  fetcher: SiteFetcher;
  allowHosts: AllowHost[];
}

/** Measures that agents pay for: always new, as deep as they ask, found again under the run they were paid for. */
export class AgentScans {
  readonly #options: AgentScansOptions;

  constructor(options: AgentScansOptions) {
    this.#options = options;
  }

  /** What a measure would take. Throws BAD_INPUT for a depth that is not offered, NO_ENGINE. */
  async quote(depth: Depth): Promise<Quote> {
    return { answers: (await asked(depth)).count * this.#enginesOf(depth).length, saved: false };
  }

  /** Measures and waits for the end; throws what the scan failed with, or TOO_FEW_ANSWERS under nine in ten. */
  async run(input: { url: string; depth: Depth; runId: string }): Promise<Scan> {
    const { scans, database } = this.#options;
    const { id } = (await this.#find(input.runId)) ?? (await this.#start(input));
    const scan = await scans.ended(id);
    const answered = await database.manager.countBy("answer", { scanId: id, status: "answered" });
    if (answered < ENOUGH * scan.plannedAnswers) throw new AppError("TOO_FEW_ANSWERS");
    return scan;
  }

  #enginesOf({ engines }: Depth) {
    const { mode } = this.#options.engines;
    const all = this.#options.engines.chosen(mode, []);
    const missing = engines.find((id) => !all.some((engine) => engine.id === id));
    if (missing) throw new AppError("BAD_INPUT", `The answer engine ${missing.slice(0, 40)} is not configured here.`);
    return this.#options.engines.chosen(mode, engines);
  }

  #find(runId: string): Promise<Scan | null> {
    return this.#options.database.manager.findOneBy(Scan, { askedKey: keyOf(runId) });
  }

  async #start({ url: sent, depth, runId }: { url: string; depth: Depth; runId: string }): Promise<Scan> {
    const { database, queue, engines: catalogue, fetcher, allowHosts } = this.#options;
    const engines = this.#enginesOf(depth);
    const url = parseScanUrl(sent, allowHosts);
    await fetcher.assertHostFound(url);
    const order = { url, key: keyOf(runId), mode: catalogue.mode, engines, now: new Date() };
    const ids = engines.map(({ id }) => id);
    const { count, given } = await asked(depth);
    const plan = { questions: count, given, engines: ids, repeats: 1, cause: "agent" as const };
    const columns = { kind: "AGENT" as const, plan, plannedAnswers: count * engines.length };
    const giveBack = await queue.reserve();
    try {
      const scan = await database.write((manager) => insertScan(manager, order, columns));
      queue.add(scan.id);
      return scan;
    } catch (error) {
      if (isDuplicate(error)) return (await this.#find(runId))!;
      throw error;
    } finally {
      giveBack();
    }
  }
}

/** How many questions are asked, and which where they were given. Throws BAD_INPUT for what cannot be asked. */
async function asked({ questions }: Depth): Promise<{ count: number; given?: string[] }> {
  if (typeof questions !== "number") {
    const { checkGivenQuestions } = await import("../engine/questions/given-questions.ts");
    const given = checkGivenQuestions(questions);
    return { count: given.length, given };
  }
  if (questions < 1 || questions > MOST_GIVEN)
    throw new AppError("BAD_INPUT", `The field questions must be from 1 to ${MOST_GIVEN}.`);
  return { count: questions };
}

/** One scan for one paid run. */
function keyOf(runId: string): string {
  return createHash("sha256").update(`AGENT\n${runId}`).digest("hex");
}
