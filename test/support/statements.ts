import { BetterSqlite3QueryRunner } from "typeorm/driver/better-sqlite3/BetterSqlite3QueryRunner.js";
import { MysqlQueryRunner } from "typeorm/driver/mysql/MysqlQueryRunner.js";
import { afterAll, vi } from "vitest";
import { onMysql } from "./test-database.ts";

/**
 * Counts the statements that are sent to databases of this run's kind, for the tests of one file. Called before a
 * database is opened, since one binds its runner then.
 */
export function countStatements(): { forget(): void; sent(): number } {
  const runner = onMysql ? MysqlQueryRunner : BetterSqlite3QueryRunner;
  const statements = vi.spyOn(runner.prototype, "query");
  afterAll(() => statements.mockRestore());
  return { forget: () => void statements.mockClear(), sent: () => statements.mock.calls.length };
}
