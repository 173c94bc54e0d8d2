import { resolve } from "node:path";
import { backUp } from "../../app.ts";
import { readConfig } from "../../config.ts";
import { jsonText, plainLine } from "../../plain-text.ts";
import type { AdminOptions } from "./admin.ts";

/** `admin backup <file>`: a whole copy of the embedded database, taken while the server goes on; prints `{ file, bytes }`. */
export async function backup(file: string, { json }: AdminOptions): Promise<void> {
  const target = resolve(file);
  const bytes = await backUp(readConfig().databaseUrl, target);
  const lines = `${plainLine(`file: ${target}`)}\nbytes: ${bytes}\n`;
  process.stdout.write(json ? `${jsonText({ file: target, bytes }, 2)}\n` : lines);
}
