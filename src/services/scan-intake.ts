import { randomBytes, randomUUID } from "node:crypto";
import { type EntityManager, In, MoreThan } from "typeorm";
import { FREE_QUESTIONS } from "../engine/answer-engines/free-sample.ts";
import type { AnswerEngine } from "../engine/answer-engines/types.ts";
import type { AllowHost } from "../engine/read-site/fetch/allow-hosts.ts";
import type { SiteFetcher } from "../engine/read-site/fetch/fetcher.ts";
import { parseScanUrl, siteKey } from "../engine/read-site/fetch/url-policy.ts";
import { SCORE_VERSION } from "../engine/score/constants.ts";
import type { Mode } from "../engine/types.ts";
import { AppError, type ErrorCode } from "../errors.ts";
import { Answer } from "../schema/answer.ts";
import { Scan } from "../schema/scan.ts";
import { AskedSites } from "./asked-sites.ts";
import { cacheKey } from "./cache-key.ts";
import type { Database } from "./database.ts";
import { isDuplicate } from "./database-faults.ts";
import type { EngineCatalogue } from "./engine-catalogue.ts";
import type { Allowances, Counted, ScanLimit } from "./limits/allowances.ts";
import { findRequest, type KeyedRequest, keepRequest, readRequestKey } from "./request-keys.ts";
import type { ScanQueue } from "./scan-queue.ts";
import { findOrCreateSite } from "./sites.ts";
import type { StandingScans } from "./standing-scans.ts";

/** How young a result may be that `fresh` still gets, and how long one with a failed engine is kept. */
const SHORT_CACHE_MS = 15 * 60_000;

/** What a caller asks for. */
export interface StartScan {
  url: string;
  fresh: boolean;
  /** Whose Idempotency-Key it is: a network address, or the name of a credential. */
  owner: string;
  /** In whose limits it is counted: a caller's; the day's alone (it waited, and was counted then); `null`: in none. */
  counted: Counted | "day" | null;
  /** The caller's Idempotency-Key, if any. */
  requestKey: string | null;
  /** What to measure with; what is configured when left out. */
  mode?: Mode;
}

/** A scan that was accepted, or an earlier one that stands for it. */
export interface StartedScan {
  scan: Scan;
  /** The address that was asked for now. */
  url: string;
  cached: boolean;
}

/** What an intake works with. */
export interface ScanIntakeOptions {
  database: Database;
  queue: ScanQueue;
  fetcher: SiteFetcher;
  allowHosts: AllowHost[];
  engines: EngineCatalogue;
  allowances: Allowances;
  standing: StandingScans;
  cacheMs: number;
  /** Told why a caller got no scan. */
  onRefused(code: ErrorCode): void;
}

/** Accepts scans: refuses what is not public, serves a recent result, joins an open scan, or commits a new row. */
export class ScanIntake {
  readonly #options: ScanIntakeOptions;
  readonly #asked: AskedSites;
  readonly #turns = new Map<string, Promise<unknown>>();

  constructor(options: ScanIntakeOptions) {
    this.#options = options;
    this.#asked = new AskedSites(options);
  }

  /** Accepts a free scan: the row is committed before this resolves. Who meets another caller begins again and joins. */
  async start(input: StartScan): Promise<StartedScan> {
    try {
      return await this.#begin(input);
    } catch (error) {
      if (error instanceof AppError) this.#options.onRefused(error.code);
      throw error;
    }
  }

  async #begin(input: StartScan): Promise<StartedScan> {
    const order = this.#order(input);
    const started = await this.#start(order).catch((error) => {
      if (!isDuplicate(error)) throw error;
      return this.#start(order);
    });
    return { ...started, url: order.url.href };
  }

  /** What the reply to a plain request for this address depends on, where a recent result is known to stand for it. Refuses nothing: `start` does. */
  standingFor(address: string): string | null {
    const asked = this.#asked.of(address);
    const scan = asked && this.#options.standing.recent(asked.key, new Date());
    return scan && `${scan.id} ${asked.href}`;
  }

  #order(input: StartScan): Order {
    const { fresh, owner, counted } = input;
    const now = new Date();
    const key = readRequestKey(input.requestKey);
    const url = parseScanUrl(input.url, this.#options.allowHosts);
    const mode = input.mode ?? this.#options.engines.mode;
    const engines = this.#options.engines.sample(mode);
    return {
      url,
      key: cacheKey(siteKey(url), engines),
      mode,
      engines,
      fresh,
      request: key ? { owner, key, input: { url: input.url, fresh } } : null,
      limits: this.#limitsOf(counted, now),
      now,
    };
  }

  #limitsOf(counted: StartScan["counted"], now: Date): ScanLimit[] {
    const { allowances } = this.#options;
    if (counted === null) return [];
    return counted === "day" ? allowances.ofCapacity(now) : allowances.ofScan(counted, now);
  }

  async #start(order: Order): Promise<Started> {
    const standing = order.request || order.fresh ? null : this.#options.standing.recent(order.key, order.now);
    if (standing) return { scan: standing, cached: true };
    const earlier = await this.#earlier(order);
    return earlier ? this.#join(earlier, order) : this.#inTurn(order.key, () => this.#accept(order));
  }

  async #join(earlier: Earlier, order: Order): Promise<Started> {
    if (order.request && earlier.by === "site")
      await this.#options.database.write((manager) => keep(manager, order, earlier.scan));
    return earlier;
  }

  async #accept(order: Order): Promise<Started> {
    const { database, queue, allowances } = this.#options;
    const earlier = await this.#earlier(order);
    if (earlier) return this.#join(earlier, order);
    const giveBack = await this.#admit(order);
    try {
      const scan = await database.write(async (manager) => {
        await allowances.take(manager, order.limits, order.now);
        const inserted = await insertScan(manager, order);
        await allowances.remember(manager, inserted.id, order.limits);
        await keep(manager, order, inserted);
        return inserted;
      });
      this.#options.standing.accepted(order.key);
      queue.add(scan.id);
      return { scan, cached: false };
    } finally {
      giveBack();
    }
  }

  /** Callers who come at once for one site are taken in turn, so that whoever only joins is counted nowhere. */
  async #inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
    const turn = (this.#turns.get(key) ?? Promise.resolve()).then(work, work);
    this.#turns.set(key, turn);
    try {
      return await turn;
    } finally {
      if (this.#turns.get(key) === turn) this.#turns.delete(key);
    }
  }

  /**
   * The one place that is asked before a scan is accepted, whichever door it came through: whatever bounds what scans
   * cost is looked at here, and counted with the row. Throws what is used up. The returned function is called when the
   * row is committed or was not needed.
   */
  async #admit({ url, limits, now }: Order): Promise<() => void> {
    const { allowances, fetcher, queue } = this.#options;
    const usedUp = await allowances.usedUp(limits, now);
    if (usedUp) throw usedUp;
    await fetcher.assertHostFound(url);
    await allowances.prepare(limits);
    return await queue.reserve();
  }

  /** The scan that an earlier request with the same key led to, an open one of the same site, or a recent one. */
  async #earlier(order: Order): Promise<Earlier | null> {
    const { manager } = this.#options.database;
    const kept = order.request && (await findRequest(manager, order.request, order.now));
    if (kept) return { scan: await manager.findOneByOrFail(Scan, { id: kept }), cached: false, by: "request" };
    const open = await manager.findOneBy(Scan, { activeKey: order.key });
    if (open) return { scan: open, cached: false, by: "site" };
    const recent = await this.#recent(manager, order);
    if (recent && !order.fresh)
      this.#options.standing.rememberRecent(order.key, recent, this.#lookAgainAt(recent, order));
    return recent && { scan: recent, cached: true, by: "cache" };
  }

  /** When a scan that stands has to be looked at again: once it is too old, or its engines matter. */
  #lookAgainAt({ measuredAt }: Scan, { now }: Order): Date {
    const at = measuredAt!.getTime();
    const keptMs = now.getTime() - at < SHORT_CACHE_MS ? SHORT_CACHE_MS : this.#options.cacheMs;
    return new Date(at + Math.min(keptMs, this.#options.cacheMs));
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

type Started = Omit<StartedScan, "url">;

/** By what an earlier scan stands for this one; only one of the same site is remembered under the request's key. */
type Earlier = Started & { by: "request" | "site" | "cache" };

interface Order {
  url: URL;
  key: string;
  mode: Mode;
  engines: readonly AnswerEngine[];
  fresh: boolean;
  request: KeyedRequest | null;
  limits: ScanLimit[];
  now: Date;
}

async function keep(manager: EntityManager, { request, now }: Order, { id }: Scan): Promise<void> {
  if (request) await keepRequest(manager, request, { scanId: id, now });
}

/** A queued scan of the free sample, unless `more` says otherwise. */
export async function insertScan(
  manager: EntityManager,
  { url, key, mode, engines, now }: Pick<Order, "url" | "key" | "mode" | "engines" | "now">,
  more: Partial<Pick<Scan, "kind" | "monitorId" | "plan" | "plannedAnswers">> = {},
): Promise<Scan> {
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
    plan: { questions: FREE_QUESTIONS, engines: engines.map(({ id }) => id), repeats: 1, cause: "visitor" },
    signals: [],
    scoreVersion: SCORE_VERSION,
    ...(more as object),
  });
  return manager.findOneByOrFail(Scan, { id });
}
