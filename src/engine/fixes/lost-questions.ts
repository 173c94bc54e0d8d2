import type { ReadAnswer } from "../read-answer/read-answers.ts";
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
export function findLostQuestions(questions: BuyerQuestion[], answers: ReadAnswer[]): LostQuestion[] {
  return questions.flatMap((question, index) => {
    const readings = answers.filter((answer) => answer.question === index).flatMap(({ reading }) => reading ?? []);
    const lost = readings.length > 0 && !readings.some(({ placement }) => isNamed(placement));
    if (!lost || question.branded) return [];
    const names = readings.flatMap(({ competitors }) => competitors.map(({ name }) => name));
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

function byCount(names: string[]): string[] {
  const groups = Map.groupBy(names, (name) => name.toLowerCase());
  return [...groups.values()].sort((a, b) => b.length - a.length).map(([name]) => name!);
}
