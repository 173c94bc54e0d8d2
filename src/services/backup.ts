import { existsSync, rmSync, statSync } from "node:fs";
import { rename } from "node:fs/promises";
import { dirname } from "node:path";
import Sqlite from "better-sqlite3";
import { AppError } from "../errors.ts";
import { sqlitePath } from "./database.ts";

/** In one step: between two steps another's write would make it begin anew, and a busy server never stops writing. */
const ALL_PAGES = 2 ** 31 - 1;

/**
 * Copies the embedded database whole to `target`, while a server goes on; resolves to the size in bytes. Nothing of the
 * source is changed, its tables neither: that is what a backup before an upgrade is for. Throws BAD_INPUT or UNAVAILABLE.
 */
export async function backUp(databaseUrl: string, target: string): Promise<number> {
  const source = sourceOf(databaseUrl);
  if (existsSync(target)) throw new AppError("BAD_INPUT", `There is a file ${target} already.`);
  if (!existsSync(dirname(target))) throw new AppError("BAD_INPUT", `There is no folder ${dirname(target)}.`);
  // Under its own name only when it is whole: what is cut off half way is no backup.
  const part = `${target}.part`;
  rmSync(part, { force: true });
  const database = new Sqlite(source, { readonly: true, fileMustExist: true });
  try {
    await database.backup(part, { progress: () => ALL_PAGES });
    assertWhole(part);
    await rename(part, target);
  } finally {
    database.close();
    for (const left of [part, `${part}-wal`, `${part}-shm`]) rmSync(left, { force: true });
  }
  return statSync(target).size;
}

function sourceOf(databaseUrl: string): string {
  const source = sqlitePath(databaseUrl);
  if (source === null)
    throw new AppError(
      "BAD_INPUT",
      "DATABASE_URL names a server: back it up with its own tools, such as mariadb-dump.",
    );
  if (!existsSync(source))
    throw new AppError("BAD_INPUT", `There is no database at ${source} (DATABASE_URL, DATA_DIR).`);
  return source;
}

function assertWhole(file: string): void {
  const copy = new Sqlite(file, { readonly: true });
  try {
    const found = copy.pragma("quick_check", { simple: true });
    if (found !== "ok") throw new AppError("UNAVAILABLE", `The copy is not whole: ${String(found)}`);
  } finally {
    copy.close();
  }
}
