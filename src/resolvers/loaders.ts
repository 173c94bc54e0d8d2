import DataLoader from "dataloader";
import { type EntityTarget, type FindOptionsOrder, In, type ObjectLiteral } from "typeorm";
import { Answer } from "../schema/answer.ts";
import { Citation } from "../schema/citation.ts";
import { Competitor } from "../schema/competitor.ts";
import { Mention } from "../schema/mention.ts";
import { Question } from "../schema/question.ts";
import type { Scan } from "../schema/scan.ts";
import type { Database } from "../services/database.ts";
import type { AnswerRows } from "../services/evidence/answers.ts";
import type { ScanRows } from "../services/movement.ts";
import { readSiteAudits } from "../services/site-audits.ts";

/** Batches of one request: each list of rows is read once for all its owners. */
export type Loaders = ReturnType<typeof createLoaders>;

/** Made anew for each request, so that nothing is remembered beyond it. */
export function createLoaders(database: Database) {
  const by = { database };
  return {
    questionsOfScan: lists(by, Question, "scanId", { position: "ASC" }),
    answersOfScan: lists(by, Answer, "scanId", { engine: "ASC", repeat: "ASC" }),
    answersOfQuestion: lists(by, Answer, "questionId", { engine: "ASC", repeat: "ASC" }),
    competitorsOfScan: lists(by, Competitor, "scanId", { position: "ASC" }),
    foundByScan: new DataLoader((scanIds: readonly string[]) => readSiteAudits(database.manager, scanIds)),
    mentionsOfAnswer: lists(by, Mention, "answerId", { start: "ASC" }),
    citationsOfAnswer: lists(by, Citation, "answerId", { position: "ASC" }),
  };
}

/** A loader of all rows of `table` whose `owner` column is the key, in `order`. */
function lists<T extends ObjectLiteral>(
  { database }: { database: Database },
  table: EntityTarget<T>,
  owner: keyof T & string,
  order: FindOptionsOrder<T>,
) {
  return new DataLoader<string, T[]>(async (keys) => {
    const rows = await database.manager.find(table, { where: { [owner]: In([...keys]) } as never, order });
    const groups = Map.groupBy(rows, (row) => row[owner] as string);
    return keys.map((key) => groups.get(key) ?? []);
  });
}

/** All rows that say which brand stands in which answer of a scan. */
export async function answerRows(loaders: Loaders, scanId: string): Promise<AnswerRows> {
  const [questions, answers, competitors] = await Promise.all([
    loaders.questionsOfScan.load(scanId),
    loaders.answersOfScan.load(scanId),
    loaders.competitorsOfScan.load(scanId),
  ]);
  const [mentions, citations] = await Promise.all([
    Promise.all(answers.map(({ id }) => loaders.mentionsOfAnswer.load(id))),
    Promise.all(answers.map(({ id }) => loaders.citationsOfAnswer.load(id))),
  ]);
  return { questions, answers, competitors, mentions: mentions.flat(), citations: citations.flat() };
}

/** A scan with the rows its visibility was made from. */
export async function scanRows(loaders: Loaders, scan: Scan): Promise<ScanRows> {
  const [questions, answers] = await Promise.all([
    loaders.questionsOfScan.load(scan.id),
    loaders.answersOfScan.load(scan.id),
  ]);
  return { scan, questions, answers };
}
