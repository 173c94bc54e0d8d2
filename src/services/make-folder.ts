import { existsSync, mkdirSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { AppError } from "../errors.ts";

/** Makes a folder and those above it that are missing; throws BAD_INPUT, one line that names the `variable` it comes from. */
export function makeFolder(variable: string, folder: string): void {
  const path = resolve(folder);
  try {
    make(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new AppError("BAD_INPUT", `${variable} cannot be used: the folder ${path} cannot be made (${code}).`);
  }
  if (!statSync(path).isDirectory())
    throw new AppError("BAD_INPUT", `${variable} cannot be used: ${path} is no folder.`);
}

/** Node's own `recursive` never returns where the system answers ENOENT below a folder that is there, as /proc does. */
function make(path: string): void {
  if (existsSync(path)) return;
  make(dirname(path));
  try {
    mkdirSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
}
