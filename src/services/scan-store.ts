/** Between the engine's plain data and the rows of one scan. What takes a manager belongs inside a `write`. */
import { randomUUID } from "node:crypto";
import type { EntityManager, EntityTarget, ObjectLiteral } from "typeorm";
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

/** Saves one engine's reply as it came, before anything is read out of it; one that is there already stays as it is. */
export async function saveAnswer(manager: EntityManager, scanId: string, answer: asked.Answer): Promise<void> {
  const { question, attempts, at, citations, ...columns } = answer;
  const questionId = await questionAt(manager, scanId, question);
  if (await manager.existsBy(Answer, { questionId, engine: answer.engine, repeat: answer.repeat })) return;
  const unread = { placement: null, stance: null, placementReason: null, secondReading: null };
  const row = { id: randomUUID(), scanId, questionId, tries: attempts, at: new Date(at), cited: citations };
  await manager.insert(Answer, { ...columns, ...row, ...unread });
}

/** Saves what a second reader said of an answer. */
export async function saveSecondReading(manager: EntityManager, scanId: string, answer: HeardAnswer): Promise<void> {
  const { question, engine, repeat, secondReading } = answer;
  const questionId = await questionAt(manager, scanId, question);
  await manager.update(Answer, { questionId, engine, repeat }, { secondReading: secondReading as never });
}

async function questionAt(manager: EntityManager, scanId: string, position: number): Promise<string> {
  const { id } = await manager.findOneOrFail(Question, { select: { id: true }, where: { scanId, position } });
  return id;
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
  const rows = await manager.find(Answer, {
    select: { id: true, questionId: true, engine: true, repeat: true },
    where: { scanId },
  });
  const questions = await manager.find(Question, { select: { id: true, position: true }, where: { scanId } });
  const idOf = new Map(rows.map((row) => [`${row.questionId} ${row.engine} ${row.repeat}`, row.id]));
  const mentions: object[] = [];
  const citations: object[] = [];
  for (const answer of result.answers.answers) {
    if (!answer.reading) continue;
    const questionId = questions.find(({ position }) => position === answer.question)!.id;
    const answerId = idOf.get(`${questionId} ${answer.engine} ${answer.repeat}`)!;
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
