import type { Footprint } from "./footprint/types.ts";
import { isCountedAt } from "./questions/counted.ts";
import { type AnswersRead, readAnswers } from "./read-answer/read-answers.ts";
import type { HeardAnswer } from "./read-answer/second-reader/hear-answers.ts";
import type { Reading } from "./read-site/types.ts";
import type { ScanBudget } from "./scan-budget.ts";
import type { ScanTools } from "./scan-tools.ts";
import type { BuyerQuestion } from "./types.ts";
import type { Measured, Weighed } from "./weigh-scan.ts";
import type { Bench } from "./workshop/bench.ts";
import { unlessStopped } from "./workshop/work-stopped.ts";

/** All that a scan measured. */
export type ScanResult = Measured & Weighed;

/** What was recorded of a site, and what is wanted of it. */
export interface Recorded {
  reading: Reading;
  questions: BuyerQuestion[];
  answers: HeardAnswer[];
  withFootprint: boolean;
}

/** What concluding needs besides. */
export interface ConcludingTools {
  tools: ScanTools;
  budget: ScanBudget;
  /** The site's own. */
  bench: Bench;
  /** For what third parties say of it. */
  othersBench: Bench;
}

/** CPU milliseconds that judging the site and weighing all of it may take together: twice what other tasks may. */
const WEIGHING_MS = 10_000;

/** Cited pages, profiles and registries together. */
const FOOTPRINT_REQUESTS = 50;

/** From what was recorded to what it means: audit, read the answers, score, fix. */
export async function concludeScan(recorded: Recorded, concluding: ConcludingTools): Promise<ScanResult> {
  const { bench } = concluding;
  const { reading, questions } = recorded;
  const { facts } = reading;
  const answers = await readAnswers(recorded.answers, { facts, questions, bench });
  const footprint = recorded.withFootprint ? await footprintOf({ reading, questions, answers }, concluding) : null;
  const measured = { reading, questions, answers, footprint };
  return { ...measured, ...(await bench.run("weigh", measured, { budgetMs: WEIGHING_MS })) };
}

/** Third parties are read with a budget of their own, and for unbranded questions only. */
async function footprintOf(
  { reading, questions, answers }: { reading: Reading; questions: BuyerQuestion[]; answers: AnswersRead },
  { tools: { fetcher, registries, search }, budget, othersBench }: ConcludingTools,
): Promise<Footprint> {
  const unbranded = answers.answers.filter(({ question }) => isCountedAt(questions, question));
  const signal = budget.signal("footprint");
  const session = fetcher.session({ signal, maxRequests: FOOTPRINT_REQUESTS });
  const tools = {
    ...{ session, bench: othersBench, endpoints: registries, userAgent: fetcher.userAgent },
    search: search && ((phrase: string, apartFrom: string) => search(phrase, apartFrom, signal)),
  };
  const { measureFootprint } = await import("./footprint/measure-footprint.ts");
  const measuring = measureFootprint(reading, unbranded, tools);
  return unlessStopped(measuring, ({ message }) => ({
    score: null,
    components: [],
    reason: message,
    cited: [],
    found: null,
  }));
}
