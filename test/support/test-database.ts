import { createHash } from "node:crypto";
import { copyFileSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { createConnection } from "mysql2/promise";
import { type Database, openDatabase } from "../../src/services/database.ts";
import { readyMysqlDatabase } from "./ready-mysql.ts";

/** Whether the databases of this run stand on the server of MYSQL_URL (`vitest.mysql.config.ts`), not in files. */
export const onMysql = process.env.TEST_DATABASE === "mysql";

/** An empty database, open. */
export interface TestDatabase {
  url: string;
  database: Database;
  /** Opens it once more, as another instance would where several may share it. */
  again(): Promise<Database>;
  /** Closes what was opened and takes the database away. */
  close(): Promise<void>;
}

/** Opens an empty database of this run's kind, its tables up to date. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const folder = mkdtempSync(join(tmpdir(), "answerscope-"));
  const place = await databaseFor(folder);
  const url = place.env.DATABASE_URL ?? `sqlite:${folder}/answerscope.sqlite`;
  const opened = [await openDatabase(url)];
  return {
    url,
    database: opened[0]!,
    async again() {
      opened.push(await openDatabase(url));
      return opened.at(-1)!;
    },
    async close() {
      await Promise.all(opened.map((database) => database.close()));
      await place.drop();
      rmSync(folder, { recursive: true });
    },
  };
}

/**
 * What a server over the data of `folder` is told of its database: nothing for a file in it, else the one database that
 * goes with it. Where there is none yet, its tables are up to date.
 */
export async function databaseFor(folder: string): Promise<{ env: Record<string, string>; drop(): Promise<void> }> {
  if (!onMysql) {
    const file = join(folder, "answerscope.sqlite");
    if (!existsSync(file)) copyFileSync(await readyFile(), file);
    return { env: {}, drop: async () => {} };
  }
  const { url, drop } = await readyMysqlDatabase(
    `test_${createHash("sha1").update(folder).digest("hex").slice(0, 16)}`,
  );
  return { env: { DATABASE_URL: url, SECRET_KEY: "a secret that tests share, and nobody else" }, drop };
}

const shared = globalThis as typeof globalThis & { testFile?: Promise<string> };

/** A file with the tables as the migrations leave them: those run once a test process, not once a database. */
function readyFile(): Promise<string> {
  shared.testFile ??= (async () => {
    const folder = mkdtempSync(join(tmpdir(), "answerscope-"));
    process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
    const file = join(folder, "ready.sqlite");
    await (await openDatabase(`sqlite:${file}`)).close();
    return file;
  })();
  return shared.testFile;
}

/** Runs one statement on a database from outside, on a connection of its own. */
export async function runSql<T>(url: string, statement: string): Promise<T[]> {
  if (url.startsWith("mysql:")) {
    const connection = await createConnection(url);
    const [rows] = await connection.query(statement).finally(() => connection.end());
    return rows as T[];
  }
  const file = new Sqlite(url.slice("sqlite:".length));
  try {
    const prepared = file.prepare(statement);
    if (prepared.reader) return prepared.all() as T[];
    prepared.run();
    return [];
  } finally {
    file.close();
  }
}
