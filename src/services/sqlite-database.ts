import { mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { DataSource, type DataSourceOptions, type EntityManager, type QueryRunner } from "typeorm";
import { nextTurn, sleep, steadyNow } from "../engine/timers.ts";
import type { Database } from "./database.ts";
import { databaseAway, isBusy, tellingAway } from "./database-faults.ts";
import { OpenTransaction } from "./open-transaction.ts";

/** How long a write waits for another process's, and how often it tries, in milliseconds. */
const BUSY_MS = 5000;
const TRY_MS = 20;

/** SQLite works inside this thread: for so many milliseconds writes follow each other before anything else has its turn. */
const HOLD_MS = 10;

/**
 * Opens an embedded database. SQLite has one query runner a data source, so a plain statement would join (and be rolled
 * back with) another caller's open transaction. Hence one writer that takes its work in turn, and a second data source
 * for reading.
 */
export async function openSqlite(path: string, options: DataSourceOptions): Promise<Database> {
  mkdirSync(dirname(path), { recursive: true });
  const first = await connect(options);
  await first.runMigrations();
  await leaveWaitingToUs(first);
  const writer = new Writer(path, options, first);
  const reader = await connect(options);
  const open = new OpenTransaction();
  let last: Promise<unknown> = Promise.resolve();
  let heldSince = steadyNow();
  const letOthers = async () => {
    if (steadyNow() - heldSince < HOLD_MS) return;
    await nextTurn();
    heldSince = steadyNow();
  };
  return {
    manager: reader.manager,
    shared: false,
    write(work) {
      const outer = open.manager;
      if (outer) return work(outer);
      // Counted from now: those behind a write that waited in vain do not each wait anew.
      const until = steadyNow() + BUSY_MS;
      const turn = last.then(letOthers).then(() => writer.transaction((manager) => open.run(manager, work), until));
      last = turn.catch(() => undefined);
      return turn;
    },
    async close() {
      await last;
      await Promise.all([reader.destroy(), writer.close()]);
    },
  };
}

/** The connection that writes, one transaction after the other. */
class Writer {
  readonly #path: string;
  readonly #options: DataSourceOptions;
  readonly #file: string;
  /** `null` after a fault that leaves the state of the connection unknown: the next transaction gets a new one. */
  #source: DataSource | null;

  constructor(path: string, options: DataSourceOptions, source: DataSource) {
    this.#path = path;
    this.#options = options;
    this.#source = source;
    this.#file = fileAt(path);
  }

  /** Our own BEGIN and COMMIT: TypeORM's begin without the write lock, and miscount once a full disk has undone one. */
  async transaction<T>(work: (manager: EntityManager) => Promise<T>, until: number): Promise<T> {
    if (fileAt(this.#path) !== this.#file) {
      throw databaseAway(`The database file ${this.#path} was deleted or replaced: restart the server.`);
    }
    this.#source ??= await leaveWaitingToUs(await connect(this.#options));
    const runner = this.#source.createQueryRunner();
    await begin(runner, until);
    try {
      const result = await work(runner.manager);
      await runner.query("COMMIT");
      return result;
    } catch (error) {
      await this.#undo(runner);
      throw error;
    }
  }

  /** Rolls back what SQLite has not undone by itself, which it does on a full disk. */
  async #undo(runner: QueryRunner): Promise<void> {
    const connection: { inTransaction: boolean } = await runner.connect();
    if (!connection.inTransaction) return this.close();
    await runner.query("ROLLBACK").catch(() => this.close());
  }

  async close(): Promise<void> {
    const source = this.#source;
    this.#source = null;
    await source?.destroy();
  }
}

function connect(options: DataSourceOptions): Promise<DataSource> {
  return tellingAway(new DataSource(options)).initialize();
}

/** Waiting inside SQLite for another process's lock would hold up this whole one. */
async function leaveWaitingToUs(source: DataSource): Promise<DataSource> {
  await source.query("PRAGMA busy_timeout = 0");
  return source;
}

/** Takes the write lock before anything is read, so that no later statement can find it taken. */
async function begin(runner: QueryRunner, until: number): Promise<void> {
  for (;;) {
    try {
      await runner.query("BEGIN IMMEDIATE");
      return;
    } catch (error) {
      if (!isBusy(error) || steadyNow() > until) throw error;
    }
    await sleep(TRY_MS);
  }
}

/** Which file stands at the path: a deleted one would still take writes, and lose them all. */
function fileAt(path: string): string {
  const file = statSync(path, { bigint: true, throwIfNoEntry: false });
  return file ? `${file.dev}:${file.ino}` : "none";
}
