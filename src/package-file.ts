import { readFileSync } from "node:fs";
import { findPackageJSON } from "node:module";
import { dirname, join } from "node:path";

const FOLDER = dirname(findPackageJSON("..", import.meta.url)!);

/** The text of a file that the package brings, by its path in the package. */
export function packageFile(path: string): string {
  return readFileSync(join(FOLDER, path), "utf8");
}
