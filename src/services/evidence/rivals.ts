import type { Competitor } from "../../schema/competitor.ts";
import type { RecurringRival, Rival } from "../../schema/evidence/rivals.ts";
import type { AnswerRows } from "./answers.ts";

/** So many rivals are shown, and so many questions of each. */
const SHOWN = { rivals: 25, questions: 5 };

/** The latest rivals, most answers first, with the questions each was named for. */
export function rivalsOf({ questions, answers, mentions, competitors }: AnswerRows): Rival[] {
  const questionOf = new Map(answers.map((answer) => [answer.id, answer.questionId]));
  const textOf = new Map(questions.map((question) => [question.id, question.text]));
  const rivals = competitors.map(({ id, name, domain, engines, evidence, quote }) => {
    const naming = new Set(mentions.flatMap(({ competitorId, answerId }) => (competitorId === id ? answerId : [])));
    const texts = [...new Set([...naming].map((answerId) => textOf.get(questionOf.get(answerId)!)!))];
    const told = { answers: naming.size, inQuestions: texts.length, questions: texts.slice(0, SHOWN.questions) };
    return { name, domain, engines, evidence, ...told, quote };
  });
  return rivals.sort((a, b) => b.answers - a.answers).slice(0, SHOWN.rivals);
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
