import { createHash, randomBytes, randomUUID } from "node:crypto";
import { type EntityManager, In, LessThan, MoreThan } from "typeorm";
import type { AnswerEngine } from "../engine/answer-engines/types.ts";
import type { AllowHost } from "../engine/read-site/fetch/allow-hosts.ts";
import type { SiteFetcher } from "../engine/read-site/fetch/fetcher.ts";
import { parseScanUrl, siteKey } from "../engine/read-site/fetch/url-policy.ts";
import { SCORE_VERSION } from "../engine/score/constants.ts";
import type { Mode } from "../engine/types.ts";
import { AppError, type ErrorCode } from "../errors.ts";
import { Answer } from "../schema/answer.ts";
import { Scan } from "../schema/scan.ts";
import { Site } from "../schema/site.ts";
import { type Database, isDuplicate } from "./database.ts";
import type { EngineCatalogue } from "./engine-catalogue.ts";
import { findRequest, type KeyedRequest, keepRequest } from "./request-keys.ts";
import type { ScanQueue } from "./scan-queue.ts";

/** How young a result may be that `fresh` still gets, and how long one with a failed engine is kept (decisions 2). */
const SHORT_CACHE_MS = 15 * 60_000;

/** The free sample: 2 buyer questions (service.md 8). */
const FREE_QUESTIONS = 2;

/** What a caller asks for. */
export interface StartScan {
  url: string;
  fresh: boolean;
  /** The caller's Idempotency-Key, if any, and whose it is. */
  request: Omit<KeyedRequest, "input"> | null;
  /** What to measure with; what is configured when left out. */
  mode?: Mode;
}

/** A scan that was accepted, or an earlier one that stands for it. */
export interface StartedScan {
  scan: Scan;
  cached: boolean;
}

export interface ScansOptions {
  database: Database;
  queue: ScanQueue;
  fetcher: SiteFetcher;
  allowHosts: AllowHost[];
  engines: EngineCatalogue;
  cacheMs: number;
}

/** Accepts scans and finds them again; running them is `ScanRunner`'s. */
export class Scans {
  readonly #options: ScansOptions;

  constructor(options: ScansOptions) {
    this.#options = options;
  }

  /** Accepts a free scan: the row is committed before this resolves. */
  async start(input: StartScan): Promise<StartedScan> {
    const { database, fetcher, allowHosts } = this.#options;
    const url = parseScanUrl(input.url, allowHosts);
    const request = input.request && { ...input.request, input: { url: input.url, fresh: input.fresh } };
    const now = new Date();
    const earlier = request && (await findRequest(database.manager, request, now));
    if (earlier) return { scan: await this.byId(earlier.scanId), cached: earlier.cached };

    const mode = input.mode ?? this.#options.engines.mode;
    const engines = this.#options.engines.sample(mode);
    const key = cacheKey(siteKey(url), engines);
    const found = await this.#standIn(database.manager, key, input.fresh);
    if (!found) {
      await fetcher.assertHostFound(url);
      this.#options.queue.assertRoom();
    }
    const started = await this.#accept({ url, key, mode, engines, fresh: input.fresh, request, found, now });
    if (started.isNew) this.#options.queue.add(started.scan.id);
    return started;
  }

  /** Throws NOT_FOUND. */
  async byId(id: string): Promise<Scan> {
    return this.#found(await this.#options.database.manager.findOneBy(Scan, { id }));
  }

  /** Throws NOT_FOUND. */
  async bySlug(slug: string): Promise<Scan> {
    return this.#found(await this.#options.database.manager.findOneBy(Scan, { slug }));
  }

  /** Finished scans of a site, newest first. */
  historyOf(site: string, limit: number): Promise<Scan[]> {
    const where = { site: { key: site }, status: "DONE" as const };
    return this.#options.database.manager.find(Scan, { where, order: { measuredAt: "DESC" }, take: limit });
  }

  /** The finished scan of the same site and kind before this one; `null` when it is the first. */
  before({ siteId, kind, createdAt }: Scan): Promise<Scan | null> {
    const where = { siteId, kind, status: "DONE" as const, createdAt: LessThan(createdAt) };
    return this.#options.database.manager.findOne(Scan, { where, order: { createdAt: "DESC" } });
  }

  /** The scan once it has ended; throws its error when it failed. */
  async ended(id: string): Promise<Scan> {
    await this.#options.queue.ended(id);
    for (;;) {
      const scan = await this.byId(id);
      if (scan.status === "DONE") return scan;
      if (scan.status === "FAILED") throw errorOf(scan);
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }

  /** Queues again what a stop or a crash left open. */
  async resume(): Promise<number> {
    const open = await this.#options.database.manager.find(Scan, {
      select: { id: true },
      where: { status: In(["QUEUED", "RUNNING"]) },
      order: { createdAt: "ASC" },
    });
    for (const { id } of open) this.#options.queue.add(id);
    return open.length;
  }

  /** One transaction: another caller's scan of the same site that is open by now is joined, else a row is made. */
  async #accept(order: Order): Promise<StartedScan & { isNew: boolean }> {
    const { database } = this.#options;
    const accept = () =>
      database.write(async (manager) => {
        const started = order.found ?? (await this.#standIn(manager, order.key, order.fresh));
        const result = started ?? { scan: await this.#insert(manager, order), cached: false };
        if (order.request) {
          await keepRequest(manager, order.request, { scanId: result.scan.id, cached: result.cached, now: order.now });
        }
        return { ...result, isNew: !started };
      });
    return accept().catch((error) => {
      if (!isDuplicate(error)) throw error;
      return accept();
    });
  }

  async #insert(manager: EntityManager, { url, key, mode, engines, now }: Order): Promise<Scan> {
    const site = await findOrCreateSite(manager, siteKey(url), now);
    const scan = manager.create(Scan, {
      id: randomUUID(),
      slug: randomBytes(16).toString("base64url"),
      siteId: site.id,
      kind: "FREE",
      status: "QUEUED",
      stage: "waiting",
      activeKey: key,
      askedKey: key,
      measuredKey: key,
      url: url.href,
      domain: site.key,
      brand: site.brand,
      language: "",
      mode,
      createdAt: now,
      attempts: 0,
      plannedAnswers: FREE_QUESTIONS * engines.length,
      signals: [],
      scoreVersion: SCORE_VERSION,
    });
    await manager.insert(Scan, scan);
    return manager.findOneByOrFail(Scan, { id: scan.id });
  }

  /** An open scan of the same key, or the newest finished one that is young enough. */
  async #standIn(manager: EntityManager, key: string, fresh: boolean): Promise<StartedScan | null> {
    const open = await manager.findOneBy(Scan, { activeKey: key });
    if (open) return { scan: open, cached: false };
    const keptMs = fresh ? SHORT_CACHE_MS : Math.max(this.#options.cacheMs, 0);
    const young = { status: "DONE" as const, measuredAt: MoreThan(new Date(Date.now() - keptMs)) };
    const scan = await manager.findOne(Scan, {
      where: [
        { askedKey: key, ...young },
        { measuredKey: key, ...young },
      ],
      order: { measuredAt: "DESC" },
    });
    if (!scan || (await this.#isStale(manager, scan))) return null;
    return { scan, cached: true };
  }

  /** A result with a failed engine is kept for a short time only. */
  async #isStale(manager: EntityManager, scan: Scan): Promise<boolean> {
    if (Date.now() - scan.measuredAt!.getTime() < SHORT_CACHE_MS) return false;
    return manager.existsBy(Answer, { scanId: scan.id, status: In(["failed", "timed_out"]) });
  }

  #found(scan: Scan | null): Scan {
    if (!scan) throw new AppError("NOT_FOUND", "There is no such scan.");
    return scan;
  }
}

interface Order {
  url: URL;
  key: string;
  mode: Mode;
  engines: readonly AnswerEngine[];
  fresh: boolean;
  request: KeyedRequest | null;
  found: StartedScan | null;
  now: Date;
}

/** Scans of equal key may stand for each other: same site, kind, mode, engines and score version. */
export function cacheKey(site: string, engines: readonly AnswerEngine[]): string {
  const parts = ["FREE", site, SCORE_VERSION, ...engines.map(({ id, mode }) => `${mode}:${id}`).sort()];
  return createHash("sha256").update(parts.join("\n")).digest("hex");
}

/** The row of a site, made when it is new. */
export async function findOrCreateSite(manager: EntityManager, key: string, createdAt: Date): Promise<Site> {
  const site = await manager.findOneBy(Site, { key });
  if (site) return site;
  await manager.insert(Site, { id: randomUUID(), key, brand: key, createdAt });
  return manager.findOneByOrFail(Site, { key });
}

/** The error a failed scan ended with, as its callers should see it. */
export function errorOf(scan: Scan): AppError {
  return new AppError((scan.error?.code as ErrorCode) ?? "SCAN_FAILED", scan.error?.message);
}
