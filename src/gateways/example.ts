import { steadyNow } from "../engine/timers.ts";
import type { Graph } from "../graph/execute.ts";
import type { Caller } from "../resolvers/context.ts";
import type { ReportData } from "./pages/report-data.ts";

/** How long what is known of the example is shown again, in milliseconds; it is measured anew once a week at most. */
const KEPT_MS = 60_000;

/** The newest report of the bundled demo site. */
export class Example {
  readonly #graph: Graph;
  readonly #demo: Caller;
  #known: { at: number; report: Promise<ReportData | null> } | null = null;

  constructor(graph: Graph, demo: Caller) {
    this.#graph = graph;
    this.#demo = demo;
  }

  /** `null` until it was measured, and where the database is away: the page stands without it. */
  async report(): Promise<ReportData | null> {
    if (this.#known && steadyNow() - this.#known.at < KEPT_MS) return this.#known.report;
    const report = this.#read().catch(() => null);
    this.#known = { at: steadyNow(), report };
    if ((await report) === null) this.#known = null;
    return report;
  }

  async #read(): Promise<ReportData | null> {
    const { newest } = (await this.#graph.execute("GetExample", {}, this.#demo)).evidence;
    if (!newest) return null;
    const { report } = await this.#graph.execute("GetReport", { slug: newest.slug }, this.#demo);
    if (!report.measuredAt) return null;
    return { ...report, measuredAt: report.measuredAt, expiresNothing: true, methodologyUrl: "/docs/scoring" };
  }
}
