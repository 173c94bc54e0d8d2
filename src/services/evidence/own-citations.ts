import { isCounted } from "../../engine/questions/counted.ts";
import { isNamed } from "../../engine/score/visibility.ts";
import type { OwnCitations } from "../../schema/evidence/answers.ts";
import type { AnswerRows } from "./answers.ts";

/** Where the counted answers of a measure name the site and where they cite it, which is counted apart. */
export function ownCitations({ questions, answers, citations }: AnswerRows, limit: number): OwnCitations {
  const asked = new Set(questions.filter(isCounted).map(({ id }) => id));
  const counted = answers.filter(({ questionId, placement }) => placement && asked.has(questionId));
  const engineOf = new Map(counted.map(({ id, engine }) => [id, engine]));
  const own = citations.filter(({ answerId, type }) => type === "own" && engineOf.has(answerId));
  const pages = [...Map.groupBy(own, ({ url }) => url)].map(([url, same]) => ({
    url,
    title: same.find(({ title }) => title)?.title ?? null,
    answers: new Set(same.map(({ answerId }) => answerId)).size,
    engines: [...new Set(same.map(({ answerId }) => engineOf.get(answerId)!))],
  }));
  return {
    answers: counted.length,
    named: counted.filter(({ placement }) => isNamed(placement!)).length,
    cited: new Set(own.map(({ answerId }) => answerId)).size,
    pages: pages.sort((a, b) => b.answers - a.answers || a.url.localeCompare(b.url)).slice(0, limit),
  };
}
