import { open } from "node:fs/promises";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { AppError } from "../errors.ts";

/** The text of a file that the command line names, or of standard input for `-`; rejects with BAD_INPUT when it cannot be read. */
export async function readFile(path: string): Promise<string> {
  return text(path === "-" ? process.stdin : await openInput(path));
}

/** A file that the command line names, as a stream; rejects with BAD_INPUT when it cannot be read. */
export async function openInput(path: string): Promise<Readable> {
  try {
    const file = await open(path);
    if ((await file.stat()).isDirectory()) throw new Error("it is a folder");
    return file.createReadStream();
  } catch {
    throw new AppError("BAD_INPUT", `The file ${path} cannot be read.`);
  }
}
