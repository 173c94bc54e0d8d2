import type { Logger } from "pino";
import { sleep, steadyNow } from "../engine/timers.ts";
import { WriteProof } from "../schema/write-proof.ts";
import type { Database } from "./database.ts";

/** How long one proof stands for the next, and how long one may take, in milliseconds. */
const KEPT_MS = 2000;
const LATE_MS = 3000;

/** Why the database takes no writes; `null` when it just took one. */
type Fault = Error | null;

/**
 * Tells whether the database takes writes, by a real one, at most once in two seconds however often it is asked. The
 * log has one line when it stops taking them and one when it takes them again.
 */
export function createReadiness(database: Database, log: Logger): () => Promise<boolean> {
  let proof: Promise<Fault> | null = null;
  let last = { at: Number.NEGATIVE_INFINITY, fault: null as Fault };

  const prove = async (): Promise<Fault> => {
    const fault = await writeFault(database);
    if (fault && !last.fault) log.error({ err: fault }, "not ready: the database takes no writes");
    if (!fault && last.fault) log.info("ready again: the database takes writes");
    last = { at: steadyNow(), fault };
    proof = null;
    return fault;
  };

  return async () => {
    if (!proof && steadyNow() - last.at < KEPT_MS) return last.fault === null;
    proof ??= prove();
    return (await Promise.race([proof, sleep(LATE_MS)])) === null;
  };
}

async function writeFault(database: Database): Promise<Fault> {
  try {
    await database.write((manager) => manager.upsert(WriteProof, { id: 1, at: new Date() }, ["id"]));
    return null;
  } catch (error) {
    return error as Error;
  }
}
