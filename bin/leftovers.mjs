import { existsSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";

/**
 * The built files that no source stands behind any more. One after the other they may go while a server runs from the
 * others; and programs that read a folder (operations, languages) would take them for part of it.
 */
export function leftovers(source, built) {
  return readdirSync(built, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !sourcesOf(join(source, relative(built, path))).some((each) => existsSync(each)));
}

/** What a built file may come from: itself (a script for browsers too), or the TypeScript that was compiled to it. */
function sourcesOf(path) {
  const compiled = path.replace(/\.js(\.map)?$/, "");
  return compiled === path ? [path] : [path, `${compiled}.ts`, `${compiled}.tsx`];
}
