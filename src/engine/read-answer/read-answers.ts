import type { Answer } from "../answer-engines/types.ts";
import type { ModelClient } from "../model-client.ts";
import type { BuyerQuestion, SiteFacts } from "../types.ts";
import type { Bench } from "../workshop/bench.ts";
import { unlessStopped } from "../workshop/work-stopped.ts";
import { askReader } from "./competitors/ask-reader.ts";
import type { AnswerReading, Competitor } from "./types.ts";

/** An answer with what it says; `reading` is `null` where there was none. */
export type ReadAnswer = Answer & { reading: AnswerReading | null };

/** The answers of a scan, read one by one and then together. */
export interface AnswersRead {
  answers: ReadAnswer[];
  /** Who was named instead, most often first; branded questions left out. */
  competitors: Competitor[];
}

export interface ReadingOptions {
  facts: SiteFacts;
  questions: BuyerQuestion[];
  /** Types and merges the names that the rules found; `null`: the rules' word stands. */
  reader: ModelClient | null;
  /** Ends what the model is asked; the rules always finish. */
  signal: AbortSignal;
  bench: Bench;
}

/** Reads every answer of a scan for the site's own brand and for the brands that were named instead. */
export async function readAnswers(answers: Answer[], options: ReadingOptions): Promise<AnswersRead> {
  const { questions, bench } = options;
  const read = await Promise.all(answers.map((answer) => readOne(answer, options)));
  const counted = read.filter((answer) => answer.reading && !questions[answer.question]?.branded);
  const named = counted.map(({ engine, reading }) => ({ engine, ...reading! }));
  return { answers: read, competitors: await bench.run("poolCompetitors", named) };
}

/**
 * The boundary between rules and model: the workshop reads an answer by rules (`readAnswer`), this process, which holds
 * the keys, asks a model about what was found (`askReader`), and the workshop makes something of its votes
 * (`applyVotes`). Each answer is a task of its own, so that many answers keep no other scan waiting.
 */
async function readOne(answer: Answer, options: ReadingOptions): Promise<ReadAnswer> {
  if (answer.status !== "answered") return { ...answer, reading: null };
  const { facts, questions, reader, signal, bench } = options;
  const question = questions[answer.question]?.text ?? null;
  const brand = { name: facts.brand, aliases: facts.aliases, domain: facts.domain, category: facts.category };
  const { text, citations } = answer;
  const reading = bench.run("readAnswer", { text, citations, brand, question });
  const byRules = await unlessStopped<AnswerReading | null>(reading, () => null);
  if (!byRules) return { ...answer, status: "failed", reason: UNREAD, reading: null };
  if (!reader) return { ...answer, reading: byRules };
  const { competitors } = byRules;
  const votes = await askReader({ answer: text, question, competitors }, reader, signal);
  return {
    ...answer,
    reading: await unlessStopped(bench.run("applyVotes", { reading: byRules, votes }), () => byRules),
  };
}

const UNREAD = "The answer took too long to read.";
