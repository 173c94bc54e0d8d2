import { accessSync, constants, statSync, writeFileSync } from "node:fs";
import { dirname, extname, resolve } from "node:path";
import { AppError } from "../errors.ts";

/** How a result is written, by the ending of the file's name. */
export type Formats<Told> = Readonly<Record<string, (told: Told) => string>>;

/**
 * A function that writes a result to every file of `paths`, each in the format of its ending. Throws BAD_INPUT, before
 * anything is measured, for an ending without a format and for a file that could not be written.
 */
export function outputFiles<Told>(paths: readonly string[], formats: Formats<Told>): (told: Told) => void {
  const files = paths.map((path) => ({ path, format: formatOf(path, formats) }));
  for (const path of paths) assertWritable(path);
  return (told) => {
    for (const { path, format } of files) writeFileSync(path, `${format(told).trimEnd()}\n`);
  };
}

function formatOf<Told>(path: string, formats: Formats<Told>): (told: Told) => string {
  const ending = extname(path).slice(1).toLowerCase();
  if (Object.hasOwn(formats, ending)) return formats[ending]!;
  const known = Object.keys(formats).map((name) => `.${name}`);
  throw new AppError("BAD_INPUT", `The file ${path} must end in ${known.slice(0, -1).join(", ")} or ${known.at(-1)}.`);
}

function assertWritable(path: string): void {
  try {
    accessSync(dirname(resolve(path)), constants.W_OK);
    const there = statSync(path, { throwIfNoEntry: false });
    if (there?.isDirectory()) throw new Error("it is a folder");
    if (there) accessSync(path, constants.W_OK);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new AppError("BAD_INPUT", `The file ${path} cannot be written: ${code ?? message}.`);
  }
}
