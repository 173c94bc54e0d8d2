import { AsyncLocalStorage } from "node:async_hooks";
import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DataSource, type DataSourceOptions, type EntityManager, QueryFailedError } from "typeorm";
import { ENTITIES } from "../schema/index.ts";
import { MIGRATIONS } from "../schema/migrations/index.ts";

/** The one way to the tables: read freely, change only inside `write`. */
export interface Database {
  /** For reading. */
  readonly manager: EntityManager;
  /** Runs `work` in one transaction; nested calls join it. Never wait for the network inside. */
  write<T>(work: (manager: EntityManager) => Promise<T>): Promise<T>;
  /** Whether the database answers. */
  isReady(): Promise<boolean>;
  close(): Promise<void>;
}

/** Opens the database of `url` (`sqlite:<path>` or `mysql://…`) and brings its tables up to date. */
export async function openDatabase(url: string): Promise<Database> {
  return url.startsWith("sqlite:") ? openSqlite(url.slice("sqlite:".length)) : openMysql(url);
}

/** TypeORM's options for `url`; also what `ormconfig.ts` hands to TypeORM's own command line. */
export function dataSourceOptions(url: string): DataSourceOptions {
  const shared = { entities: ENTITIES, migrations: MIGRATIONS, synchronize: false };
  if (url.startsWith("sqlite:")) {
    return { type: "better-sqlite3", database: url.slice("sqlite:".length), prepareDatabase: prepare, ...shared };
  }
  return { type: "mysql", url, charset: "utf8mb4_bin", timezone: "Z", migrationsTransactionMode: "none", ...shared };
}

function prepare(database: { pragma(statement: string): unknown }): void {
  for (const pragma of ["journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "busy_timeout = 5000"]) {
    database.pragma(pragma);
  }
}

/**
 * SQLite has one query runner a data source, so a plain statement would join (and be rolled back with) another
 * caller's open transaction. Hence one writer that takes its work in turn, and a second data source for reading.
 */
async function openSqlite(path: string): Promise<Database> {
  mkdirSync(dirname(path), { recursive: true });
  const writer = await new DataSource(dataSourceOptions(`sqlite:${path}`)).initialize();
  await writer.runMigrations();
  const reader = await new DataSource(dataSourceOptions(`sqlite:${path}`)).initialize();
  const open = new AsyncLocalStorage<EntityManager>();
  let last: Promise<unknown> = Promise.resolve();
  return {
    manager: reader.manager,
    write(work) {
      const outer = open.getStore();
      if (outer) return work(outer);
      const turn = last.then(() => writer.transaction((manager) => open.run(manager, () => work(manager))));
      last = turn.catch(() => undefined);
      return turn;
    },
    isReady: () => answers(reader),
    async close() {
      await last;
      await Promise.all([reader.destroy(), writer.destroy()]);
    },
  };
}

async function openMysql(url: string): Promise<Database> {
  const source = await new DataSource(dataSourceOptions(url)).initialize();
  await source.runMigrations();
  const open = new AsyncLocalStorage<EntityManager>();
  return {
    manager: source.manager,
    write(work) {
      const outer = open.getStore();
      if (outer) return work(outer);
      return afterDeadlock(() => source.transaction((manager) => open.run(manager, () => work(manager))));
    },
    isReady: () => answers(source),
    close: () => source.destroy(),
  };
}

/** The server breaks a deadlock by undoing one of its parties, which then simply begins again. */
async function afterDeadlock<T>(transaction: () => Promise<T>, tries = 5): Promise<T> {
  try {
    return await transaction();
  } catch (error) {
    if (tries <= 1 || codeOf(error) !== "ER_LOCK_DEADLOCK") throw error;
    return afterDeadlock(transaction, tries - 1);
  }
}

async function answers(source: DataSource): Promise<boolean> {
  return source.query("SELECT 1").then(
    () => true,
    () => false,
  );
}

/** Whether a write failed because a unique key was taken; the drivers say so in different words. */
export function isDuplicate(error: unknown): boolean {
  return ["ER_DUP_ENTRY", "SQLITE_CONSTRAINT_UNIQUE", "SQLITE_CONSTRAINT_PRIMARYKEY"].includes(codeOf(error) ?? "");
}

function codeOf(error: unknown): string | undefined {
  return error instanceof QueryFailedError ? (error.driverError as { code?: string }).code : undefined;
}
