import type { DataSource, QueryRunner } from "typeorm";
import { AppError } from "../errors.ts";

/** What drivers call a database that is away, full, locked or overloaded: the same statement may work in a moment. */
const AWAY: readonly RegExp[] = [
  /^E(CONN|PIPE$|TIMEDOUT|HOST|NET|AI_AGAIN$|NOTFOUND$)/,
  /^PROTOCOL_/,
  /^POOL_/,
  /^ER_(LOCK_|SERVER_SHUTDOWN|CON_COUNT_ERROR|TOO_MANY_USER_CONNECTIONS|CONNECTION_KILLED|QUERY_INTERRUPTED|NEW_ABORTING_)/,
  /^ER_(DISK_FULL|RECORD_FILE_FULL|OUT_OF_|OPTION_PREVENTS_STATEMENT|STATEMENT_TIMEOUT|ERROR_ON_WRITE|NET_)/,
  /^SQLITE_(BUSY|LOCKED|FULL|IOERR|CANTOPEN|READONLY|NOMEM|PROTOCOL)/,
];

/** Codeless faults of a pool that is closing or a connection that is gone. */
const GONE = /pool is closed|connection (is )?closed|connection is in closed state|database connection is not open/i;

const RETRY_SECONDS = 5;

/** The database cannot be used right now. The cause, for the log, is what its driver said, without statement and values. */
export function databaseAway(why: string, code = "DATABASE_AWAY"): AppError {
  const away = new AppError("UNAVAILABLE", undefined, { retryAfterSeconds: RETRY_SECONDS });
  away.cause = Object.assign(new Error(why), { code });
  return away;
}

/** Whether the fault is that the database could not be used, so that the same may work later. */
export function isAway(error: unknown): boolean {
  return error instanceof AppError && error.code === "UNAVAILABLE";
}

/** Whether a write failed because a unique key was taken; the drivers say so in different words. */
export function isDuplicate(error: unknown): boolean {
  return ["ER_DUP_ENTRY", "SQLITE_CONSTRAINT_UNIQUE", "SQLITE_CONSTRAINT_PRIMARYKEY"].includes(codeOf(error));
}

/** Whether the server broke a deadlock by undoing this transaction, which then simply begins again. */
export function isDeadlock(error: unknown): boolean {
  return codeOf(error) === "ER_LOCK_DEADLOCK";
}

/** Whether another process holds SQLite's write lock. */
export function isBusy(error: unknown): boolean {
  return codeOf(error).startsWith("SQLITE_BUSY");
}

/** Every statement of this data source, whoever sends it, then says UNAVAILABLE where the database cannot be used. */
export function tellingAway<Source extends DataSource>(source: Source): Source {
  const told = new WeakSet<QueryRunner>();
  const create = source.createQueryRunner.bind(source);
  source.createQueryRunner = (mode) => {
    const runner = create(mode);
    if (told.has(runner)) return runner;
    told.add(runner);
    const query = runner.query.bind(runner) as (...statement: unknown[]) => Promise<never>;
    runner.query = (...statement: unknown[]) => query(...statement).catch((error) => Promise.reject(translated(error)));
    return runner;
  };
  return source;
}

function translated(error: unknown): unknown {
  const { message } = error as Error;
  const code = codeOf(error);
  return AWAY.some((pattern) => pattern.test(code)) || GONE.test(message) ? databaseAway(message, code) : error;
}

/** The driver's own code, out of TypeORM's wrapping and ours; empty when there is none. */
function codeOf(error: unknown): string {
  const { code, cause, driverError } = (error ?? {}) as { code?: unknown; cause?: unknown; driverError?: unknown };
  if (error instanceof AppError) return codeOf(cause);
  if (driverError) return codeOf(driverError);
  return typeof code === "string" ? code : "";
}
