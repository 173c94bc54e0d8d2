import type { Answer } from "../answer-engines/types.ts";
import type { ModelClient } from "../model-client.ts";
import type { BuyerQuestion, SiteFacts } from "../types.ts";
import { mergeCompetitors } from "./competitors/merge.ts";
import { refineCompetitors } from "./competitors/model-reader.ts";
import { readAnswer } from "./index.ts";
import type { AnswerReading, Competitor, CompetitorMention } from "./types.ts";

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
  signal: AbortSignal;
}

/** Reads every answer of a scan for the site's own brand and for the brands that were named instead. */
export async function readAnswers(answers: Answer[], options: ReadingOptions): Promise<AnswersRead> {
  const read = await Promise.all(answers.map((answer) => readOne(answer, options)));
  const counted = read.filter((answer) => answer.reading && !options.questions[answer.question]?.branded);
  const named = counted.map((answer) => ({ engine: answer.engine, competitors: answer.reading!.competitors }));
  return { answers: read, competitors: mergeCompetitors(named) };
}

async function readOne(answer: Answer, { facts, questions, reader, signal }: ReadingOptions): Promise<ReadAnswer> {
  if (answer.status !== "answered") return { ...answer, reading: null };
  const question = questions[answer.question]?.text ?? null;
  const brand = { name: facts.brand, aliases: facts.aliases, domain: facts.domain, category: facts.category };
  const reading = readAnswer({ text: answer.text, citations: answer.citations, brand, question });
  if (!reader) return { ...answer, reading };
  const { competitors } = reading;
  const refined = await refineCompetitors({ answer: answer.text, question, competitors }, reader, signal);
  return { ...answer, reading: { ...reading, competitors: refined.filter(isAnOption) } };
}

/** Reviews, platforms and shops are not what was offered instead. */
function isAnOption({ type }: CompetitorMention): boolean {
  return type === "company" || type === "product";
}
