import { isCountedAt } from "../questions/counted.ts";
import type { BuyerQuestion, SiteFacts } from "../types.ts";
import type { Bench } from "../workshop/bench.ts";
import { unlessStopped } from "../workshop/work-stopped.ts";
import type { HeardAnswer } from "./second-reader/hear-answers.ts";
import { toRead } from "./to-read.ts";
import type { AnswerReading, Competitor } from "./types.ts";

/** An answer with what it says; `reading` is `null` where there was none. */
export type ReadAnswer = HeardAnswer & { reading: AnswerReading | null };

/** The answers of a scan, read one by one and then together. */
export interface AnswersRead {
  /** By question, then engine, then repeat. */
  answers: ReadAnswer[];
  /** Who was named instead, most often first; branded questions left out. */
  competitors: Competitor[];
}

export interface ReadingOptions {
  facts: SiteFacts;
  questions: BuyerQuestion[];
  bench: Bench;
}

/**
 * Reads every answer of a scan for the site's own brand and for the brands that were named instead. Asks nobody: the same
 * answers with the same second readings give the same, digit for digit, in whatever order they came in. Each answer is a task of its own, so that many
 * answers keep no other scan waiting.
 */
export async function readAnswers(answers: HeardAnswer[], options: ReadingOptions): Promise<AnswersRead> {
  const { questions, bench } = options;
  const read = await Promise.all(answers.toSorted(byCell).map((answer) => readOne(answer, options)));
  const counted = read.filter((answer) => answer.reading && isCountedAt(questions, answer.question));
  const named = counted.map(({ engine, reading }) => ({ engine, ...reading! }));
  return { answers: read, competitors: await bench.run("poolCompetitors", named) };
}

function byCell(a: HeardAnswer, b: HeardAnswer): number {
  return a.question - b.question || (a.engine < b.engine ? -1 : a.engine > b.engine ? 1 : a.repeat - b.repeat);
}

async function readOne(answer: HeardAnswer, options: ReadingOptions): Promise<ReadAnswer> {
  if (answer.status !== "answered") return { ...answer, reading: null };
  const work = options.bench.run("readAnswer", toRead(answer, options));
  const reading = await unlessStopped<AnswerReading | null>(work, () => null);
  return reading ? { ...answer, reading } : { ...answer, status: "failed", reason: UNREAD, reading };
}

const UNREAD = "The answer took too long to read.";
