import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { ModelCall } from "../../engine/priced-model.ts";
import type { ErrorCode } from "../../errors.ts";
import type { Scan } from "../../schema/scan.ts";
import type { QueueDepth } from "../scan-queue.ts";
import type { ScanObserver } from "../scan-runner.ts";

/** Seconds; answers of engines that search take between one and ninety. */
const ANSWER_SECONDS = [1, 2, 5, 10, 20, 40, 80];
const REQUEST_SECONDS = [0.01, 0.05, 0.25, 1, 5, 30, 90];
const EVERY_METHOD = new Set(["GET", "HEAD", "POST", "OPTIONS", "DELETE", "PUT", "PATCH"]);

/** What this instance counts since it began, for Prometheus. Labels come from lists of our own: no address, host or token is one. */
export class Metrics implements ScanObserver {
  readonly #registry = new Registry();
  readonly #scans = this.#counter("scans_ended_total", "Scans that ended here.", ["status", "mode"]);
  readonly #calls = this.#counter("engine_calls_total", "Calls to answer engines and models, by outcome.", [
    "engine",
    "outcome",
  ]);
  readonly #spent = this.#counter("spend_usd_total", "US dollars spent, as reported or by the price table.", [
    "engine",
  ]);
  readonly #refused = this.#counter("refusals_total", "Calls that were refused, by error code.", ["code"]);
  readonly #notPublic = this.#counter("ssrf_refusals_total", "Addresses of sites that were refused as not public.", [
    "at",
  ]);
  readonly #seconds = this.#histogram("engine_answer_seconds", "From a question to its answer.", {
    labelNames: ["engine"],
    buckets: ANSWER_SECONDS,
  });
  readonly #requests = this.#histogram("http_request_seconds", "From a request to the end of its reply.", {
    labelNames: ["method", "status"],
    buckets: REQUEST_SECONDS,
  });

  readonly #requestsBy = new Map<string, Histogram.Internal<"method" | "status">>();

  /** Further gauges are read from the queue whenever somebody looks; the process's own, the delay of its event loop among them, come from prom-client. */
  constructor({ depth, version }: { depth: () => Promise<QueueDepth>; version: string }) {
    collectDefaultMetrics({ register: this.#registry });
    const registers = [this.#registry];
    new Gauge({
      name: "answerscope_scans_open",
      help: "Scans of this instance by state; `places` is how many there may be.",
      labelNames: ["state"],
      registers,
      async collect() {
        for (const [state, count] of Object.entries(await depth())) this.set({ state }, count);
      },
    });
    new Gauge({ name: "answerscope_info", help: "Version that runs.", labelNames: ["version"], registers }).set(
      { version },
      1,
    );
  }

  began(): void {}

  step(): void {}

  /** Scans' calls and all others: drafts of questions, categories. */
  call({ engine, outcome, costUsd, latencyMs }: ModelCall): void {
    this.#calls.inc({ engine, outcome });
    if (latencyMs !== null) this.#seconds.observe({ engine }, latencyMs / 1000);
    if (costUsd !== null) this.#spent.inc({ engine }, costUsd);
  }

  ended({ mode }: Scan, status: "done" | "failed"): void {
    this.#scans.inc({ status, mode });
  }

  refused(code: ErrorCode): void {
    this.#refused.inc({ code });
  }

  /** Where a site's address was found to lead somewhere that is not public. */
  notPublic(at: "address" | "lookup" | "connection"): void {
    this.#notPublic.inc({ at });
  }

  request({ method, status, seconds }: { method: string; status: number; seconds: number }): void {
    this.#requestsOf(EVERY_METHOD.has(method) ? method : "other", String(status)).observe(seconds);
  }

  /** The labels are the same few for all requests, and cost more to look up than to count. */
  #requestsOf(method: string, status: string): Histogram.Internal<"method" | "status"> {
    const known = this.#requestsBy.get(`${method} ${status}`);
    if (known) return known;
    const made = this.#requests.labels({ method, status });
    this.#requestsBy.set(`${method} ${status}`, made);
    return made;
  }

  /** In the text format of Prometheus. */
  async text(): Promise<{ contentType: string; body: string }> {
    return { contentType: this.#registry.contentType, body: await this.#registry.metrics() };
  }

  #counter(name: string, help: string, labelNames: string[]): Counter {
    return new Counter({ name: `answerscope_${name}`, help, labelNames, registers: [this.#registry] });
  }

  #histogram(name: string, help: string, more: { labelNames: string[]; buckets: number[] }): Histogram {
    return new Histogram({ name: `answerscope_${name}`, help, ...more, registers: [this.#registry] });
  }
}
