import { In, IsNull, type ObjectLiteral } from "typeorm";
import { isCounted } from "../../engine/questions/counted.ts";
import type * as engine from "../../engine/types.ts";
import { Answer } from "../../schema/answer.ts";
import { Citation } from "../../schema/citation.ts";
import { Question } from "../../schema/question.ts";
import { Scan } from "../../schema/scan.ts";
import { Site } from "../../schema/site.ts";
import type { Database } from "../database.ts";
import type { Scope } from "../scope.ts";

/** A finished measure without its parts. */
export type Measure = Pick<Scan, keyof typeof MEASURE>;
const MEASURE = {
  ...{ id: true, measuredAt: true, mode: true, scoreVersion: true, visibility: true, siteId: true },
  namedShare: true,
} as const;

/** One answer without its text, with the question it answers. */
export interface Cell extends Pick<Answer, "id" | "scanId" | "engine" | "status" | "placement" | "at"> {
  question: string;
  /** Whether the question enters scores. */
  counted: boolean;
}

/** So many measures of one owner are looked back on. */
export const HISTORY = 52;
/** So many of the newest citations of one source are looked at. */
const CITATIONS = 2000;

/** Reads saved evidence, light: no reader takes texts or documents that it does not show. */
export class EvidenceStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Finished measures of a monitor, or the public ones of a site, newest first. */
  async measures(scope: Scope, limit = HISTORY): Promise<Measure[]> {
    const where = await this.#owned(scope);
    if (!where) return [];
    return this.#database.manager.find(Scan, { select: MEASURE, where, order: { measuredAt: "DESC" }, take: limit });
  }

  /** The answers of some scans. */
  async cells(scanIds: readonly string[]): Promise<Cell[]> {
    if (scanIds.length === 0) return [];
    const { manager } = this.#database;
    const where = { scanId: In([...scanIds]) };
    const [questions, answers] = await Promise.all([
      manager.find(Question, { select: { id: true, text: true, branded: true, regional: true }, where }),
      manager.find(Answer, {
        select: { id: true, scanId: true, questionId: true, engine: true, status: true, placement: true, at: true },
        where,
        order: { engine: "ASC", repeat: "ASC" },
      }),
    ]);
    const byId = new Map(questions.map((question) => [question.id, question]));
    return answers.flatMap(({ questionId, ...cell }) => {
      const asked = byId.get(questionId);
      return asked ? [{ ...cell, question: asked.text, counted: isCounted(asked) }] : [];
    });
  }

  /** What is kept of the site's reading; `null` for scans older than that. */
  async siteEvidence(scanId: string): Promise<engine.SiteEvidence | null> {
    const select = { id: true, siteEvidence: true } as const;
    return (await this.#database.manager.findOne(Scan, { select: select as ObjectLiteral, where: { id: scanId } }))!
      .siteEvidence;
  }

  /** What is kept of the footprints of some scans; scans without one are left out. */
  async footprints(scanIds: readonly string[]): Promise<{ scanId: string; footprint: engine.FootprintEvidence }[]> {
    const select = { id: true, footprint: true } as const;
    const where = { id: In([...scanIds]) };
    const rows = await this.#database.manager.find(Scan, { select: select as ObjectLiteral, where });
    return rows.flatMap(({ id, footprint }) => (footprint ? [{ scanId: id, footprint }] : []));
  }

  /** Citations of the answers of some scans. */
  async citations(answerIds: readonly string[]): Promise<Citation[]> {
    if (answerIds.length === 0) return [];
    return this.#database.manager.find(Citation, { where: { answerId: In([...answerIds]) } });
  }

  /** Where a source is cited: in public measures, and in the owner's own. */
  async citedFrom(source: string, scope: Scope) {
    const { manager } = this.#database;
    const citations = await manager.find(Citation, { where: { domain: source }, take: CITATIONS });
    const select = { id: true, scanId: true, engine: true } as const;
    const ids = [...new Set(citations.map(({ answerId }) => answerId))];
    const answers = ids.length === 0 ? [] : await manager.find(Answer, { select, where: { id: In(ids) } });
    const scans = await this.#open(
      answers.map(({ scanId }) => scanId),
      scope,
    );
    const seen = answers.filter(({ scanId }) => scans.has(scanId));
    const seenIds = new Set(seen.map(({ id }) => id));
    return { answers: seen, scans, citations: citations.filter(({ answerId }) => seenIds.has(answerId)) };
  }

  /** The newest public measure of each site of one category, mode and score version. */
  async peers({ category, mode, scoreVersion }: Pick<Scan, "category" | "mode" | "scoreVersion">): Promise<Measure[]> {
    if (!category) return [];
    const where = { category, mode, scoreVersion, status: "DONE" as const, monitorId: IsNull() };
    const rows = await this.#database.manager.find(Scan, {
      select: MEASURE,
      where,
      order: { measuredAt: "DESC" },
      take: 1000,
    });
    return [...Map.groupBy(rows, ({ siteId }) => siteId).values()].map(([newest]) => newest!);
  }

  /** Those of some scans that are public or the owner's own. */
  async #open(scanIds: string[], scope: Scope) {
    const select = { id: true, siteId: true, category: true, monitorId: true } as const;
    const ids = [...new Set(scanIds)];
    const rows = ids.length === 0 ? [] : await this.#database.manager.find(Scan, { select, where: { id: In(ids) } });
    const own = "monitorId" in scope ? scope.monitorId : null;
    const open = rows.filter(({ monitorId }) => monitorId === null || monitorId === own);
    return new Map(open.map((scan) => [scan.id, scan]));
  }

  async #owned(scope: Scope) {
    const status = "DONE" as const;
    if ("monitorId" in scope) return { monitorId: scope.monitorId, status };
    const site = await this.#database.manager.findOneBy(Site, { key: scope.site });
    return site && { siteId: site.id, monitorId: IsNull(), status };
  }
}
