import { randomBytes, randomUUID } from "node:crypto";
import { type EntityManager, In, MoreThan } from "typeorm";
import { FREE_QUESTIONS } from "../engine/answer-engines/free-sample.ts";
import type { AnswerEngine } from "../engine/answer-engines/types.ts";
import type { AllowHost } from "../engine/read-site/fetch/allow-hosts.ts";
import type { SiteFetcher } from "../engine/read-site/fetch/fetcher.ts";
import { parseScanUrl, siteKey } from "../engine/read-site/fetch/url-policy.ts";
import { SCORE_VERSION } from "../engine/score/constants.ts";
import type { Mode } from "../engine/types.ts";
import { Answer } from "../schema/answer.ts";
import { Scan } from "../schema/scan.ts";
import { cacheKey } from "./cache-key.ts";
import type { Database } from "./database.ts";
import { isDuplicate } from "./database-faults.ts";
import type { EngineCatalogue } from "./engine-catalogue.ts";
import { findRequest, type KeyedRequest, keepRequest } from "./request-keys.ts";
import type { ScanQueue } from "./scan-queue.ts";
import { findOrCreateSite } from "./sites.ts";

/** How young a result may be that `fresh` still gets, and how long one with a failed engine is kept. */
const SHORT_CACHE_MS = 15 * 60_000;

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

/** What an intake works with. */
export interface ScanIntakeOptions {
  database: Database;
  queue: ScanQueue;
  fetcher: SiteFetcher;
  allowHosts: AllowHost[];
  engines: EngineCatalogue;
  cacheMs: number;
}

/** Accepts scans: refuses what is not public, serves a recent result, joins an open scan, or commits a new row. */
export class ScanIntake {
  readonly #options: ScanIntakeOptions;

  constructor(options: ScanIntakeOptions) {
    this.#options = options;
  }

  /** Accepts a free scan: the row is committed before this resolves. */
  async start(input: StartScan): Promise<StartedScan> {
    const { database, fetcher, allowHosts, queue } = this.#options;
    const url = parseScanUrl(input.url, allowHosts);
    const request = input.request && { ...input.request, input: { url: input.url, fresh: input.fresh } };
    const mode = input.mode ?? this.#options.engines.mode;
    const engines = this.#options.engines.sample(mode);
    const key = cacheKey(siteKey(url), engines);
    const order = { url, key, mode, engines, fresh: input.fresh, request, now: new Date() };

    const earlier = await this.#earlier(database.manager, order);
    if (!earlier) {
      await fetcher.assertHostFound(url);
      queue.assertRoom();
    }
    const started = await this.#accept(order);
    if (started.isNew) queue.add(started.scan.id);
    return started;
  }

  /** One transaction; a caller that came first with the same site or key is joined, by a second try where they met. */
  async #accept(order: Order): Promise<StartedScan & { isNew: boolean }> {
    const accept = () =>
      this.#options.database.write(async (manager) => {
        const earlier = await this.#earlier(manager, order);
        const started = earlier ?? { scan: await insertScan(manager, order), cached: false };
        if (order.request && !earlier?.requestKept) {
          await keepRequest(manager, order.request, {
            scanId: started.scan.id,
            cached: started.cached,
            now: order.now,
          });
        }
        return { scan: started.scan, cached: started.cached, isNew: !earlier };
      });
    return accept().catch((error) => {
      if (!isDuplicate(error)) throw error;
      return accept();
    });
  }

  /** The scan that an earlier request with the same key led to, an open one of the same key, or a recent one. */
  async #earlier(manager: EntityManager, order: Order): Promise<Earlier | null> {
    const kept = order.request && (await findRequest(manager, order.request, order.now));
    if (kept) {
      const scan = await manager.findOneByOrFail(Scan, { id: kept.scanId });
      return { scan, cached: kept.cached, requestKept: true };
    }
    const open = await manager.findOneBy(Scan, { activeKey: order.key });
    if (open) return { scan: open, cached: false, requestKept: false };
    const recent = await this.#recent(manager, order);
    return recent && { scan: recent, cached: true, requestKept: false };
  }

  /** The newest finished scan that is young enough; one with a failed engine is kept for a short time only. */
  async #recent(manager: EntityManager, { key, fresh, now }: Order): Promise<Scan | null> {
    const keptMs = Math.min(this.#options.cacheMs, fresh ? SHORT_CACHE_MS : Number.POSITIVE_INFINITY);
    const young = { status: "DONE" as const, measuredAt: MoreThan(new Date(now.getTime() - keptMs)) };
    const scan = await manager.findOne(Scan, {
      where: [
        { askedKey: key, ...young },
        { measuredKey: key, ...young },
      ],
      order: { measuredAt: "DESC" },
    });
    if (!scan || now.getTime() - scan.measuredAt!.getTime() < SHORT_CACHE_MS) return scan;
    const failed = await manager.existsBy(Answer, { scanId: scan.id, status: In(["failed", "timed_out"]) });
    return failed ? null : scan;
  }
}

type Earlier = StartedScan & { requestKept: boolean };

interface Order {
  url: URL;
  key: string;
  mode: Mode;
  engines: readonly AnswerEngine[];
  fresh: boolean;
  request: KeyedRequest | null;
  now: Date;
}

async function insertScan(manager: EntityManager, { url, key, mode, engines, now }: Order): Promise<Scan> {
  const site = await findOrCreateSite(manager, siteKey(url), now);
  const id = randomUUID();
  await manager.insert(Scan, {
    id,
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
    beats: 0,
    plannedAnswers: FREE_QUESTIONS * engines.length,
    signals: [],
    scoreVersion: SCORE_VERSION,
  });
  return manager.findOneByOrFail(Scan, { id });
}
