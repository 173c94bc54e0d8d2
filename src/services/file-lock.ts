import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import BetterSqlite3 from "better-sqlite3";
import { AppError } from "../errors.ts";

/** A connection that nobody refers to is closed when memory is tidied up, and its lock is gone. */
const held = new Set<BetterSqlite3.Database>();

/**
 * Takes `<path>.lock` for this process alone and returns what gives it back. The lock is SQLite's own on an empty file,
 * which the system drops when the process dies, however it dies. Throws UNAVAILABLE when another process has it.
 */
export function lockFile(path: string): () => void {
  mkdirSync(dirname(path), { recursive: true });
  const lock = new BetterSqlite3(`${path}.lock`, { timeout: 0 });
  try {
    lock.exec("BEGIN EXCLUSIVE");
    held.add(lock);
    return () => {
      held.delete(lock);
      lock.close();
    };
  } catch (error) {
    lock.close();
    if (!String((error as { code?: string }).code).startsWith("SQLITE_BUSY")) throw error;
    throw new AppError("UNAVAILABLE", `Another server runs on ${path}: stop it, or give this one its own DATA_DIR.`);
  }
}
