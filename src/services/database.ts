import type { DataSourceOptions, EntityManager } from "typeorm";
import { ENTITIES } from "../schema/index.ts";
import { MIGRATIONS } from "../schema/migrations/index.ts";
import { openMysql } from "./mysql-database.ts";
import { openSqlite } from "./sqlite-database.ts";

/**
 * The one way to the tables: read freely, change only inside `write`. Whatever is asked of it while it is away, full or
 * locked rejects with `AppError` UNAVAILABLE.
 */
export interface Database {
  /** For reading. */
  readonly manager: EntityManager;
  /** Whether other processes may run scans of the same database. */
  readonly shared: boolean;
  /** Runs `work` in one transaction; nested calls join it. Never wait for the network inside. */
  write<T>(work: (manager: EntityManager) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** Opens the database of `url` (`sqlite:<path>` or `mysql://…`) and brings its tables up to date. */
export async function openDatabase(url: string): Promise<Database> {
  const path = sqlitePath(url);
  return path === null ? openMysql(dataSourceOptions(url)) : openSqlite(path, dataSourceOptions(url));
}

/** The file of an embedded database; `null` when `url` names a server. */
export function sqlitePath(url: string): string | null {
  return url.startsWith("sqlite:") ? url.slice("sqlite:".length) : null;
}

/** TypeORM's options for `url`; also what `ormconfig.ts` hands to TypeORM's own command line. */
export function dataSourceOptions(url: string): DataSourceOptions {
  const shared = { entities: ENTITIES, migrations: MIGRATIONS, synchronize: false };
  const database = sqlitePath(url);
  if (database !== null) return { type: "better-sqlite3", database, prepareDatabase: prepare, ...shared };
  const server = { charset: "utf8mb4_bin", timezone: "Z", connectTimeout: 5000 };
  return { type: "mysql", url, ...server, migrationsTransactionMode: "none", ...shared };
}

function prepare(database: { pragma(statement: string): unknown }): void {
  for (const pragma of ["journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "busy_timeout = 5000"]) {
    database.pragma(pragma);
  }
}
