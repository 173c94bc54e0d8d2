import { isNamed } from "../../engine/score/visibility.ts";
import type { Answer } from "../../schema/answer.ts";
import type { Citation } from "../../schema/citation.ts";
import type { Competitor } from "../../schema/competitor.ts";
import type { SavedAnswer, SavedAnswers } from "../../schema/evidence/answers.ts";
import type { Mention } from "../../schema/mention.ts";
import type { Question } from "../../schema/question.ts";
import { pageOf } from "./page.ts";

/** Rows that say which brand stands in which answer. */
export interface AnswerRows {
  questions: Question[];
  answers: Answer[];
  mentions: Mention[];
  competitors: Competitor[];
  citations: Citation[];
}

/** Which saved answers to show. */
export interface AnswerFilter {
  /** Part of the question's text, in any case. */
  question?: string | null;
  /** Id or label of an engine, in any case. */
  engine?: string | null;
  /** Longest text of one answer, in characters. */
  chars: number;
  /** Questions to leave out first, and to show at most. */
  offset: number;
  limit: number;
}

/** Saved answers by question, as many as one reply holds; questions without a matching answer are left out. */
export function savedAnswers(rows: AnswerRows, filter: AnswerFilter): SavedAnswers {
  const wanted = filter.question?.toLowerCase() ?? "";
  const matching = rows.questions
    .filter(({ text }) => text.toLowerCase().includes(wanted))
    .map(({ id, text }) => {
      const answers = rows.answers.filter((answer) => answer.questionId === id && answer.status === "answered");
      return { text, answers, shown: answers.filter(({ engine }) => matchesEngine(engine, filter.engine)) };
    })
    .filter(({ shown }) => shown.length > 0);
  const questions = matching.map(({ text, answers, shown }) => ({
    question: text,
    answers: shown.map((answer) => savedAnswer(answer, answers, { rows, filter })),
  }));
  const { shown, nextOffset } = pageOf(questions, filter);
  return { questions: shown, nextOffset };
}

/** Whether an engine is the one that is meant, by its id or label, in any case. */
export function matchesEngine(engine: string, wanted?: string | null): boolean {
  const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
  return !wanted || plain(engine) === plain(wanted);
}

function savedAnswer(
  answer: Answer,
  siblings: Answer[],
  { rows, filter }: { rows: AnswerRows; filter: AnswerFilter },
): SavedAnswer {
  const samples = siblings.filter(({ engine }) => engine === answer.engine);
  const named = rows.mentions.filter(({ answerId, competitorId }) => answerId === answer.id && competitorId);
  const ids = new Set(named.map(({ competitorId }) => competitorId));
  return {
    engine: answer.engine,
    model: answer.servedModel ?? answer.model,
    date: answer.at,
    source: answer.search === "used" ? "live" : "memory",
    search: answer.search,
    placement: answer.placement,
    samples: {
      named: samples.filter(({ placement }) => placement && isNamed(placement)).length,
      total: samples.length,
    },
    text: answer.text.slice(0, filter.chars),
    competitors: rows.competitors.filter(({ id }) => ids.has(id)).map(({ name }) => name),
    citations: rows.citations.filter(({ answerId }) => answerId === answer.id),
    searches: answer.searches,
  };
}
