import { readFileSync } from "node:fs";
import { AppError } from "../errors.ts";

/** The text of a file that the command line names; throws BAD_INPUT when it cannot be read. */
export function readFile(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    throw new AppError("BAD_INPUT", `The file ${path} cannot be read.`);
  }
}
