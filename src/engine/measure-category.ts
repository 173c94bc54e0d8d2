import { AppError } from "../errors.ts";
import { askEngines } from "./answer-engines/ask.ts";
import type { Answer, AnswerEngine } from "./answer-engines/types.ts";
import { writeQuestions } from "./questions/write-questions.ts";
import { readAnswers } from "./read-answer/read-answers.ts";
import { scanBudget } from "./scan-budget.ts";
import type { ScanTools } from "./scan-tools.ts";
import { type BrandShare, type SourceShare, shareOfVoice } from "./score/share-of-voice.ts";
import type { SiteFacts } from "./types.ts";

/** Questions that a category is measured with. */
export const CATEGORY_QUESTIONS = 3;

/** Who is named in answers about a category that no site stands for. */
export interface CategoryShare {
  questions: string[];
  /** Ids of the engines that were asked. */
  engines: string[];
  planned: number;
  /** Answers that were got. */
  countable: number;
  brands: BrandShare[];
  sources: SourceShare[];
}

/** Asks every engine what a buyer of the category would ask, and counts who is named. Rejects with SCAN_FAILED when nobody answered. */
export async function measureCategory(
  { category, engines }: { category: string; engines: readonly AnswerEngine[] },
  tools: ScanTools,
  stop: AbortSignal,
): Promise<CategoryShare> {
  const budget = scanBudget(tools.deadlineMs, stop);
  const bench = tools.workshop.bench(stop);
  const facts = await factsOf(category);
  const writing = {
    ...tools.asking,
    count: CATEGORY_QUESTIONS,
    model: tools.writer,
    signal: budget.signal("question"),
    bench,
  };
  const { questions, costUsd } = await writeQuestions(facts, writing);
  const asking = { ...tools.asking, signal: budget.signal("ask"), deadlineAt: budget.endOf("ask") };
  const answers: Answer[] = [];
  for await (const group of askEngines({ questions, engines, spentUsd: costUsd ?? 0 }, asking)) answers.push(...group);
  stop.throwIfAborted();
  const heard = answers.map((answer) => ({ ...answer, secondReading: null }));
  const read = await readAnswers(heard, { facts, questions, bench });
  const { brands, sources, answers: countable } = shareOfVoice({ ...read, questions, facts });
  if (countable === 0) throw new AppError("SCAN_FAILED", "No answer engine answered.");
  return {
    questions: questions.map(({ text }) => text),
    engines: engines.map(({ id }) => id),
    planned: questions.length * engines.length,
    countable,
    brands: brands.filter(({ own }) => !own),
    sources,
  };
}

/** A character of nobody's alphabet (private use), so that no answer can name the site that is not there. */
const NOBODY = "\u{F0000}";

async function factsOf(category: string): Promise<SiteFacts> {
  const { tellLanguage } = await import("./language/detect.ts");
  return {
    brand: NOBODY,
    legalName: null,
    aliases: [],
    domain: "nobody.invalid",
    category,
    trade: null,
    offers: [],
    description: null,
    language: tellLanguage(category) ?? "en",
    country: null,
    place: null,
    audience: null,
  };
}
