/** Between the engine's plain data and the rows of one scan. What takes a manager belongs inside a `write`. */
import { randomUUID } from "node:crypto";
import { type EntityManager, type EntityTarget, In, type ObjectLiteral } from "typeorm";
import type * as asked from "../engine/answer-engines/types.ts";
import type { ScanResult } from "../engine/conclude-scan.ts";
import { plainName } from "../engine/read-answer/pooled/plain-name.ts";
import type { ReadAnswer } from "../engine/read-answer/read-answers.ts";
import type { HeardAnswer } from "../engine/read-answer/second-reader/hear-answers.ts";
import type { BuyerQuestion, QuestionHand } from "../engine/types.ts";
import { Answer } from "../schema/answer.ts";
import { Citation } from "../schema/citation.ts";
import { Competitor } from "../schema/competitor.ts";
import { Mention } from "../schema/mention.ts";
import { Question } from "../schema/question.ts";
import { saveSiteAudit } from "./site-audits.ts";

/** Rows one statement may insert: SQLite takes 32,766 values, and an answer has under 30. */
const CHUNK = 500;

/** Saves the questions before any engine is asked; those that are there already stay as they are. */
export async function saveQuestions(
  manager: EntityManager,
  scanId: string,
  { questions, by, reason }: { questions: BuyerQuestion[]; by: QuestionHand | "saved"; reason: string | null },
): Promise<void> {
  if (await manager.existsBy(Question, { scanId })) return;
  const author = by === "saved" ? null : by === "given" ? "owner" : by;
  const written = { author, reason, area: null } as const;
  const rows = questions.map((question, position) => ({ id: randomUUID(), scanId, position, ...question, ...written }));
  await insertAll(manager, Question, rows);
}

/** Saves engines' replies as they came, before anything is read out of them; those that are there already stay as they are. */
export async function saveAnswers(manager: EntityManager, scanId: string, answers: asked.Answer[]): Promise<void> {
  const { questionAt, answerOf } = await savedCells(manager, scanId, answers);
  const rows = answers.flatMap(({ question, attempts, at, citations, ...columns }) => {
    const questionId = questionAt(question);
    if (answerOf({ question, ...columns }) !== undefined) return [];
    const unread = { placement: null, stance: null, placementReason: null, secondReading: null };
    const row = { id: randomUUID(), scanId, questionId, tries: attempts, at: new Date(at), cited: citations };
    return [{ ...columns, ...row, ...unread }];
  });
  await insertAll(manager, Answer, rows);
}

/** Saves what a second reader said of answers. */
export async function saveSecondReadings(
  manager: EntityManager,
  scanId: string,
  answers: HeardAnswer[],
): Promise<void> {
  const { answerOf } = await savedCells(manager, scanId, answers);
  for (const answer of answers)
    await manager.update(Answer, answerOf(answer)!, { secondReading: answer.secondReading as never });
}

/** Where an answer belongs: to which question, by its position, of which engine. */
type Cell = Pick<asked.Answer, "question" | "engine" | "repeat">;

/** The ids of the questions that these answers belong to, and of what was answered to them. */
async function savedCells(manager: EntityManager, scanId: string, cells: readonly Cell[]) {
  const positions = new Set(cells.map(({ question }) => question));
  const questions = await manager.find(Question, {
    select: { id: true, position: true },
    where: { scanId, position: In([...positions]) },
  });
  const answers = await manager.find(Answer, {
    select: { id: true, questionId: true, engine: true, repeat: true },
    where: { questionId: In(questions.map(({ id }) => id)) },
  });
  const idAt = new Map(questions.map(({ id, position }) => [position, id]));
  const idOf = new Map(answers.map(({ id, questionId, engine, repeat }) => [`${questionId} ${engine} ${repeat}`, id]));
  return {
    questionAt: (position: number) => idAt.get(position)!,
    answerOf: ({ question, engine, repeat }: Cell) => idOf.get(`${idAt.get(question)} ${engine} ${repeat}`),
  };
}

/** The questions and answers that an interrupted run left behind. */
export async function loadSaved(manager: EntityManager, scanId: string) {
  const questions = await manager.find(Question, { where: { scanId }, order: { position: "ASC" } });
  const position = new Map(questions.map((row) => [row.id, row.position]));
  const answers = await manager.findBy(Answer, { scanId });
  return {
    questions: questions.map(({ id, scanId, position, author, reason, area, ...question }): BuyerQuestion => question),
    answers: answers.map((row) => toAsked(row, position.get(row.questionId)!)),
  };
}

function toAsked(row: Answer, question: number): HeardAnswer {
  const { id, scanId, questionId, tries, at, cited, placement, stance, placementReason, ...columns } = row;
  const faultCode = row.faultCode as asked.Answer["faultCode"];
  return { ...columns, faultCode, question, attempts: tries, at: at.toISOString(), citations: cited };
}

/** Saves everything that was read, found and ranked, beside the questions and answers that are there already. */
export async function saveResult(manager: EntityManager, scanId: string, result: ScanResult): Promise<void> {
  const competitors = result.answers.competitors.map((competitor, position) => ({
    id: randomUUID(),
    scanId,
    position,
    ...competitor,
  }));
  await insertAll(manager, Competitor, competitors);
  await saveSiteAudit(manager, scanId, result);
  const competitorOf = new Map(competitors.flatMap(({ id, names }) => names.map((name) => [name, id])));
  const { answerOf } = await savedCells(manager, scanId, result.answers.answers);
  const mentions: object[] = [];
  const citations: object[] = [];
  for (const answer of result.answers.answers) {
    if (!answer.reading) continue;
    const answerId = answerOf(answer)!;
    const { placement, stance, reason: placementReason } = answer.reading;
    await manager.update(Answer, answerId, { placement, stance, placementReason });
    mentions.push(...mentionsOf(answer.text, answer.reading, { answerId, competitorOf }));
    citations.push(
      ...answer.reading.citations.map((citation, position) => ({ id: randomUUID(), answerId, position, ...citation })),
    );
  }
  await insertAll(manager, Mention, mentions);
  await insertAll(manager, Citation, citations);
}

function mentionsOf(
  text: string,
  { mentions, competitors }: NonNullable<ReadAnswer["reading"]>,
  { answerId, competitorOf }: { answerId: string; competitorOf: Map<string, string> },
): object[] {
  const own = mentions.map((mention) => ({ id: randomUUID(), answerId, competitorId: null, ...mention }));
  const others = competitors.flatMap(({ name, quote, placement, quotes }) =>
    quotes.map((span) => ({
      id: randomUUID(),
      answerId,
      competitorId: competitorOf.get(plainName(name)) ?? null,
      text: text.slice(span.start, span.end),
      quote,
      placement,
      ...span,
    })),
  );
  return [...own, ...others.filter(({ competitorId }) => competitorId)];
}

async function insertAll<T extends ObjectLiteral>(
  manager: EntityManager,
  table: EntityTarget<T>,
  rows: object[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += CHUNK) {
    const values = rows.slice(from, from + CHUNK) as never;
    await manager.createQueryBuilder().insert().into(table).values(values).updateEntity(false).execute();
  }
}
