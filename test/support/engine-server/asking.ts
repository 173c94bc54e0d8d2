/** Asking stand-ins through the real asking loop. */
import {
  type AskingTools,
  type AskRequest,
  askEngines,
  createAskingTools,
} from "../../../src/engine/answer-engines/ask.ts";
import type { Answer } from "../../../src/engine/answer-engines/types.ts";
import type { BuyerQuestion } from "../../../src/engine/types.ts";
import { buyerQuestion } from "./engines-of.ts";

export function questions(count: number): BuyerQuestion[] {
  return Array.from({ length: count }, (_, index) => buyerQuestion(`Which tool, number ${index}?`));
}

/** The shared limits of one process. */
export function tools(limits: Partial<Parameters<typeof createAskingTools>[0]> = {}): AskingTools {
  return createAskingTools({ concurrency: 100, ...limits });
}

/** A deadline so many milliseconds from now. */
export function inTime(ms = 10_000): { signal: AbortSignal; deadlineAt: number } {
  return { signal: AbortSignal.timeout(ms), deadlineAt: performance.now() + ms };
}

/** "engine question repeat": where an answer belongs. */
export function cellOf({ engine, question, repeat }: Answer): string {
  return `${engine} ${question} ${repeat}`;
}

/** All answers, in the order of their cells. */
export async function askAll(request: AskRequest, asking: Parameters<typeof askEngines>[1]): Promise<Answer[]> {
  const answers: Answer[] = [];
  for await (const group of askEngines(request, asking)) answers.push(...group);
  return answers.sort((a, b) => cellOf(a).localeCompare(cellOf(b)));
}
