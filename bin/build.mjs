// Compiles src to dist, copies the files that are read at run time beside the code that reads them, and takes away what
// moved and deleted sources left behind.
import { spawnSync } from "node:child_process";
import { cpSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { bundle } from "./bundle.mjs";
import { leftovers } from "./leftovers.mjs";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const tsc = join(root, "node_modules/typescript/bin/tsc");
const { status } = spawnSync(process.execPath, [tsc, "-p", "tsconfig.build.json"], {
  cwd: root,
  stdio: ["ignore", 2, 2],
});
if (status !== 0) process.exit(1);

const isAsset = (path) => !/\.tsx?$/.test(path);
cpSync(join(root, "src"), join(root, "dist/src"), { recursive: true, filter: isAsset });
for (const path of leftovers(join(root, "src"), join(root, "dist/src"))) rmSync(path);
const compiled = join(root, "dist/src");
await bundle({ compiled, source: join(root, "src"), folder: join(root, "dist/program"), isAsset });
writeFileSync(join(root, "dist/.built"), new Date().toISOString());
