import { isCounted } from "../../engine/questions/counted.ts";
import { isNamed } from "../../engine/score/visibility.ts";
import type { PersonaEvidence } from "../../schema/evidence/questions.ts";
import type { AnswerRows } from "./answers.ts";

/** Two to four kinds of buyers are shown, those with most questions first. */
const MOST = 4;

/** In whose name the questions of a measure were asked; fewer than two kinds of buyers are none. */
export function personasOf({ questions, answers }: Pick<AnswerRows, "questions" | "answers">): PersonaEvidence[] {
  const asked = questions.filter((question) => question.persona && isCounted(question));
  const groups = [...Map.groupBy(asked, ({ persona }) => persona!)].sort(([, a], [, b]) => b.length - a.length);
  if (groups.length < 2) return [];
  return groups.slice(0, MOST).map(([name, own]) => {
    const ids = new Set(own.map(({ id }) => id));
    const counted = answers.filter(({ questionId, placement }) => ids.has(questionId) && placement);
    const named = counted.filter(({ placement }) => isNamed(placement!)).length;
    const asks = own.length === 1 ? "1 question" : `${own.length} questions`;
    return {
      name,
      description: `${asks}; the site is named in ${named} of ${counted.length} counted answers.`,
      questions: own.map(({ text }) => text),
    };
  });
}
