/** A database as the first release left it, and what has to be in it after every change of the tables. */
import { DataSource } from "typeorm";
import { expect } from "vitest";
import { MIGRATIONS } from "../../src/schema/migrations/index.ts";
import { type Database, dataSourceOptions } from "../../src/services/database.ts";
import { type FoundOnSite, readSiteAudits } from "../../src/services/site-audits.ts";

/** How many changes there were when the first databases were filled. */
const FIRST = 10;

/** One running scan with a question, two findings and two fixes, in the tables of then. */
export async function fillFirstTables(url: string): Promise<void> {
  const old = new DataSource({ ...dataSourceOptions(url), migrations: MIGRATIONS.slice(0, FIRST) });
  await old.initialize();
  await old.runMigrations();
  await old.query("INSERT INTO site VALUES ('site', 'a.com', 'A', '2026-01-01 00:00:00.000')");
  await old.query(`INSERT INTO scan (id, slug, siteId, kind, status, stage, askedKey, measuredKey, url, domain, brand,
    language, mode, createdAt, attempts, plannedAnswers, signals, scoreVersion) VALUES ('scan', 'slug', 'site', 'FREE',
    'RUNNING', 'asking', 'k', 'k', 'https://a.com/', 'a.com', 'A', 'en', 'live', '2026-01-01 00:00:00.000', 1, 4, '[]', '1')`);
  await old.query(`INSERT INTO question (id, scanId, position, text, intent, branded, language)
    VALUES ('question', 'scan', 0, 'Which?', 'compare', 0, 'en')`);
  await old.query(`INSERT INTO finding VALUES
    ('f1', 'scan', 'tech.head', 'technical', 'partial', 0.5, 4, 'A', 0, 'Titles', 'Because.', NULL,
      '[{"url":"https://a.com/","observed":"It has no title.","expected":"a title"}]'),
    ('f2', 'scan', 'tech.https', 'technical', 'not_measured', NULL, 4, 'B', 0, 'Https', 'Therefore.', 'Not asked.', '[]')`);
  await old.query(`INSERT INTO fix VALUES
    ('x2', 'scan', 2, 'visibility.0', 'You are not named', 'They named B.', 'Write.', 'visibility', 'high', 'medium', NULL, 'e', NULL),
    ('x1', 'scan', 1, 'tech.head', 'Write a title', 'Because.', 'So.', 'technical', 'low', 'low', 1.5, 'e', '<title>')`);
  await old.destroy();
}

/** The findings and fixes are whole, wherever they stand now. */
export async function expectMoved(database: Database): Promise<void> {
  const [{ findings, fixes }] = (await readSiteAudits(database.manager, ["scan"])) as [FoundOnSite];
  expect(findings).toEqual([
    {
      ...{ audit: "tech.head", signal: "technical", weight: 4, grade: "A", title: "Titles", why: "Because." },
      ...{ status: "partial", score: 0.5, gate: false, reason: null },
      evidence: [{ url: "https://a.com/", observed: "It has no title.", expected: "a title" }],
    },
    {
      ...{ audit: "tech.https", signal: "technical", weight: 4, grade: "B", title: "Https", why: "Therefore." },
      ...{ status: "not_measured", score: null, gate: false, reason: "Not asked.", evidence: [] },
    },
  ]);
  expect(fixes).toMatchObject([
    { rank: 1, target: "tech.head", signal: "technical", effort: "low", points: 1.5, paste: "<title>", choices: [] },
    { rank: 2, target: "visibility.0", signal: "visibility", why: "They named B.", points: null, paste: null },
  ]);
}
