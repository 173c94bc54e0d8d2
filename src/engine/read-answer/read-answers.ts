import type { Answer } from "../answer-engines/types.ts";
import type { BuyerQuestion, SiteFacts } from "../types.ts";
import { mergeCompetitors } from "./competitors/merge.ts";
import { readAnswer } from "./index.ts";
import type { AnswerReading, Competitor } from "./types.ts";

/** An answer with what it says; `reading` is `null` where there was none. */
export type ReadAnswer = Answer & { reading: AnswerReading | null };

/** The answers of a scan, read one by one and then together. */
export interface AnswersRead {
  answers: ReadAnswer[];
  /** Who was named instead, most often first; branded questions left out. */
  competitors: Competitor[];
}

/** Reads every answer of a scan for the site's own brand and for the brands that were named instead. */
export function readAnswers(answers: Answer[], facts: SiteFacts, questions: BuyerQuestion[]): AnswersRead {
  const brand = {
    name: facts.brand,
    aliases: facts.aliases,
    domain: facts.domain,
    category: facts.category,
  };
  const read = answers.map((answer): ReadAnswer => {
    if (answer.status !== "answered") return { ...answer, reading: null };
    const question = questions[answer.question]?.text ?? null;
    return { ...answer, reading: readAnswer({ text: answer.text, citations: answer.citations, brand, question }) };
  });
  const counted = read.filter((answer) => answer.reading && !questions[answer.question]?.branded);
  const named = counted.map((answer) => ({ engine: answer.engine, competitors: answer.reading!.competitors }));
  return { answers: read, competitors: mergeCompetitors(named) };
}
