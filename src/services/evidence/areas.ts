import { isNamed } from "../../engine/score/visibility.ts";
import type { Answer } from "../../schema/answer.ts";
import type { AreaStateValue } from "../../schema/enums.ts";
import type { Area } from "../../schema/evidence/questions.ts";
import type { AnswerRows } from "./answers.ts";

/** What was asked about each place in the newest measure; `place` is the site's own, which its local questions ask about. */
export function areasOf(
  { questions, answers }: Pick<AnswerRows, "questions" | "answers">,
  place: string | null,
): Area[] {
  const placed = questions.flatMap((question) => {
    const named = place && question.text.toLowerCase().includes(place.toLowerCase()) ? place : null;
    const area = question.area ?? named;
    return area && !question.branded ? [{ area, question }] : [];
  });
  return [...Map.groupBy(placed, ({ area }) => area)].map(([area, own]) => ({
    area,
    questions: own.map(({ question: { id, text } }) => {
      const given = Map.groupBy(
        answers.filter(({ questionId }) => questionId === id),
        ({ engine }) => engine,
      );
      return {
        question: text,
        engines: [...given].map(([engine, same]) => ({ engine, state: stateOf(same), samples: same.length })),
      };
    }),
  }));
}

function stateOf(answers: Answer[]): AreaStateValue {
  const counted = answers.flatMap(({ placement }) => placement ?? []);
  if (counted.length === 0) return answers.every(({ status }) => status === "no_answer") ? "unknown" : "failed";
  return counted.some(isNamed) ? "named" : "not_named";
}
