import { DataSource, type DataSourceOptions } from "typeorm";
import type { Database } from "./database.ts";
import { databaseAway, isDeadlock, isDuplicate, tellingAway } from "./database-faults.ts";
import { OpenTransaction } from "./open-transaction.ts";

/** Seconds that one instance waits while another one brings the tables up to date. */
const MIGRATING_SECONDS = 300;

/** Opens a database on a MySQL or MariaDB server, which several instances may share. */
export async function openMysql(options: DataSourceOptions): Promise<Database> {
  const source = await tellingAway(new DataSource(options)).initialize();
  await migrateInTurn(source);
  const open = new OpenTransaction();
  return {
    manager: source.manager,
    shared: true,
    write(work) {
      const outer = open.manager;
      if (outer) return work(outer);
      return again(() => source.transaction((manager) => open.run(manager, work)));
    },
    close: () => source.destroy(),
  };
}

/** Instances that start together do not both create a table: the server lets one at a time through. */
async function migrateInTurn(source: DataSource): Promise<void> {
  const turn = source.createQueryRunner();
  const name = "CONCAT(DATABASE(), ' migrations')";
  try {
    const [{ taken }] = await turn.query(`SELECT GET_LOCK(${name}, ${MIGRATING_SECONDS}) AS taken`);
    if (Number(taken) !== 1) throw databaseAway("Another instance has not finished bringing the tables up to date.");
    await source.runMigrations();
    await turn.query(`SELECT RELEASE_LOCK(${name})`);
  } finally {
    await turn.release();
  }
}

/**
 * How often a transaction is begun in all: after a deadlock, and where others put in meanwhile what it had looked for in
 * vain, each time perhaps under another key.
 */
const TRIES = { deadlock: 8, duplicate: 5 };

/** A duplicate that is still one when looked at anew is the caller's to judge. */
async function again<T>(transaction: () => Promise<T>, tries = 1): Promise<T> {
  try {
    return await transaction();
  } catch (error) {
    const most = isDeadlock(error) ? TRIES.deadlock : isDuplicate(error) ? TRIES.duplicate : 1;
    if (tries >= most) throw error;
    return again(transaction, tries + 1);
  }
}
