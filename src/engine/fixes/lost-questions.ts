import { isCounted, isCountedAt } from "../questions/counted.ts";
import { standing } from "../read-answer/pooled/evidence.ts";
import { plainName } from "../read-answer/pooled/plain-name.ts";
import type { AnswersRead } from "../read-answer/read-answers.ts";
import { isNamed } from "../score/visibility.ts";
import type { BuyerQuestion } from "../types.ts";

/** A question that engines answered without naming the site. */
export interface LostQuestion {
  /** `visibility.<place among the scan's questions>`. */
  id: string;
  question: string;
  /** Names of the brands named instead, most often first. */
  namedInstead: string[];
  /** Pages that the engines read or cited, the site's own left out, each once. */
  sources: { domain: string; url: string; title: string | null }[];
}

/** The unbranded questions that were answered, and in no answer with the site's name. */
export function findLostQuestions(questions: BuyerQuestion[], { answers, competitors }: AnswersRead): LostQuestion[] {
  const countable = answers.filter(({ reading, question }) => reading && isCountedAt(questions, question)).length;
  const rivals = standing(competitors, countable);
  const nameOf = new Map(rivals.flatMap(({ name, names }) => names.map((spelled) => [spelled, name])));
  return questions.flatMap((question, index) => {
    const readings = answers.filter((answer) => answer.question === index).flatMap(({ reading }) => reading ?? []);
    const lost = readings.length > 0 && !readings.some(({ placement }) => isNamed(placement));
    if (!lost || !isCounted(question)) return [];
    const names = readings.flatMap(({ competitors }) => namesIn(competitors, nameOf));
    const cited = readings.flatMap(({ citations }) => citations).filter(({ type }) => type !== "own");
    const sources = new Map(cited.map(({ domain, url, title }) => [url, { domain, url, title }]));
    return [
      {
        id: `visibility.${index}`,
        question: question.text,
        namedInstead: byCount(names),
        sources: [...sources.values()],
      },
    ];
  });
}

/** Each brand that one answer names, once. */
function namesIn(named: readonly { name: string }[], nameOf: ReadonlyMap<string, string>): string[] {
  return [...new Set(named.flatMap(({ name }) => nameOf.get(plainName(name)) ?? []))];
}

function byCount(names: string[]): string[] {
  const groups = Map.groupBy(names, (name) => name);
  return [...groups.values()].sort((a, b) => b.length - a.length).map(([name]) => name!);
}
