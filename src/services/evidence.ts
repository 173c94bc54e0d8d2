import { isNamed } from "../engine/score/visibility.ts";
import type { Answer } from "../schema/answer.ts";
import type { Citation } from "../schema/citation.ts";
import type { Competitor } from "../schema/competitor.ts";
import type { AnsweredQuestion, Evidence, RecurringRival, Rival, SavedAnswer } from "../schema/evidence.ts";
import type { Mention } from "../schema/mention.ts";
import type { Question } from "../schema/question.ts";
import type { Scan } from "../schema/scan.ts";

/** The envelope of a site's evidence: what was measured last, and how complete it is. */
export function evidenceOf(site: string, scans: Scan[], answers: Answer[]): Evidence {
  const scan = scans[0] ?? null;
  const asked = answers.length;
  const answered = answers.filter(({ status }) => status === "answered").length;
  return {
    scan,
    earlier: scans
      .slice(1)
      .filter(({ mode, scoreVersion }) => mode === scan?.mode && scoreVersion === scan?.scoreVersion),
    site,
    status: !scan ? "unavailable" : answered < asked ? "partial" : "ok",
    measuredAt: scan?.measuredAt ?? null,
    mode: scan?.mode ?? null,
    method: scan
      ? `Each question was asked once of each engine; score version ${scan.scoreVersion}; intervals are 95 %.`
      : "Nothing has been measured yet.",
    coverage: { asked, answered, unavailable: asked - answered },
  };
}

/** Rows that say which brand stands in which answer. */
export interface AnswerRows {
  questions: Question[];
  answers: Answer[];
  mentions: Mention[];
  competitors: Competitor[];
  citations: Citation[];
}

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

/** Which saved answers to show. */
export interface AnswerFilter {
  /** Part of the question's text, in any case. */
  question?: string | null;
  /** Id or label of an engine, in any case. */
  engine?: string | null;
  /** Longest text of one answer, in characters. */
  chars: number;
}

/** Saved answers by question; questions without a matching answer are left out. */
export function savedAnswers(rows: AnswerRows, filter: AnswerFilter): AnsweredQuestion[] {
  const wanted = filter.question?.toLowerCase() ?? "";
  return rows.questions
    .filter(({ text }) => text.toLowerCase().includes(wanted))
    .map(({ id, text }) => {
      const answers = rows.answers.filter((answer) => answer.questionId === id && answer.status === "answered");
      const shown = answers.filter(({ engine }) => matchesEngine(engine, filter.engine));
      return { question: text, answers: shown.map((answer) => savedAnswer(answer, answers, { rows, filter })) };
    })
    .filter(({ answers }) => answers.length > 0);
}

function matchesEngine(engine: string, wanted?: string | null): boolean {
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
