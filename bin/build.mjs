// Compiles src to dist and copies the files that are read at run time beside the code that reads them.
import { execFileSync } from "node:child_process";
import { cpSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const tsc = fileURLToPath(new URL("../node_modules/typescript/bin/tsc", import.meta.url));
execFileSync(process.execPath, [tsc, "-p", "tsconfig.build.json"], { cwd: root, stdio: "inherit" });

const isAsset = (path) => !/\.(tsx?|md)$/.test(path);
cpSync(`${root}src`, `${root}dist/src`, { recursive: true, filter: isAsset });
