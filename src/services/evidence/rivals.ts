import type { Competitor } from "../../schema/competitor.ts";
import type { RecurringRival, Rival } from "../../schema/evidence/rivals.ts";
import type { AnswerRows } from "./answers.ts";

/** The latest rivals with the questions each was named for. */
export function rivalsOf({ questions, answers, mentions, competitors }: AnswerRows): Rival[] {
  const questionOf = new Map(answers.map((answer) => [answer.id, answer.questionId]));
  const textOf = new Map(questions.map((question) => [question.id, question.text]));
  return competitors.map(({ id, name, domain, engines, evidence, quote }) => {
    const asked = mentions.filter((mention) => mention.competitorId === id);
    const texts = new Set(asked.map((mention) => textOf.get(questionOf.get(mention.answerId)!)!));
    return { name, domain, engines, evidence, quote, questions: [...texts] };
  });
}

/** Rivals named in at least two of the measurements, most often first. */
export function recurringRivals(measurements: Competitor[][]): RecurringRival[] {
  const counts = new Map<string, RecurringRival>();
  for (const { name } of measurements.flat()) {
    const rival = counts.get(name.toLowerCase()) ?? { name, measurements: 0, of: measurements.length };
    counts.set(name.toLowerCase(), { ...rival, measurements: rival.measurements + 1 });
  }
  return [...counts.values()]
    .filter((rival) => rival.measurements > 1)
    .sort((a, b) => b.measurements - a.measurements || a.name.localeCompare(b.name));
}
