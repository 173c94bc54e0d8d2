import { isCounted } from "../../engine/questions/counted.ts";
import { standing } from "../../engine/read-answer/pooled/evidence.ts";
import { isNamed } from "../../engine/score/visibility.ts";
import type { AbsentQuestion } from "../../schema/evidence/standing.ts";
import type { Scan } from "../../schema/scan.ts";
import type { AnswerRows } from "./answers.ts";

/** Questions of the newest measure that were answered and never name the site, with who is named instead of it. */
export function absentQuestions(
  { questions, answers, mentions, competitors }: AnswerRows,
  { namedShare }: Pick<Scan, "namedShare">,
): AbsentQuestion[] {
  const rivals = standing(competitors, namedShare?.countable ?? 0);
  const nameOf = new Map(rivals.map(({ id, name }) => [id, name]));
  return questions.filter(isCounted).flatMap(({ id, text }) => {
    const counted = answers.filter(({ questionId, placement }) => questionId === id && placement);
    if (counted.length === 0 || counted.some(({ placement }) => isNamed(placement!))) return [];
    const ids = new Set(counted.map((answer) => answer.id));
    const named = mentions.flatMap(({ answerId, competitorId }) =>
      ids.has(answerId) && competitorId ? (nameOf.get(competitorId) ?? []) : [],
    );
    return [{ question: text, named: [...new Set(named)] }];
  });
}

/** How the brand and its offer are to be named, from what the site says of itself. */
export function entityRules({ brand, domain, category, place }: Scan): string[] {
  return [
    `Write the brand as "${brand}", the same everywhere, and link it to ${domain} once.`,
    ...(category ? [`Say in the first paragraph what it is: ${category}${place ? ` in ${place}` : ""}.`] : []),
    "State only what the site itself can show; give a date and a source for each number.",
    "Answer the question in the first sentence, in words a buyer would use; name others fairly where a list is asked for.",
    "Write it anew: copy no sentence of an engine's answer or of a source.",
  ];
}
