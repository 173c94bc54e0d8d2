import { dirname } from "node:path";
import { sqlitePath } from "./database.ts";
import { lockFile } from "./file-lock.ts";
import { makeFolder } from "./make-folder.ts";

/** Which database it is. */
export interface DatabasePlace {
  databaseUrl: string;
  dataDir: string;
}

/** Makes the folder of an embedded database. */
export function makeFolderOf({ databaseUrl, dataDir }: DatabasePlace): void {
  const path = sqlitePath(databaseUrl);
  if (path !== null) makeFolder(dirname(path) === dataDir ? "DATA_DIR" : "DATABASE_URL", dirname(path));
}

/** An embedded database belongs to one process that works on its scans; returns what gives it back. */
export function lock({ databaseUrl }: DatabasePlace): () => void {
  const path = sqlitePath(databaseUrl);
  return path === null ? () => {} : lockFile(path);
}
