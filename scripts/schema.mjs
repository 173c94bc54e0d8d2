// Writes what the code and the documents say: schema.graphql and src/graph/operation-types.ts. Code that waits for the
// new types does not compile yet, and is emitted all the same.
import { spawnSync } from "node:child_process";
import { cpSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { leftovers } from "../bin/leftovers.mjs";

const root = new URL("../", import.meta.url);
const path = (file) => fileURLToPath(new URL(file, root));
spawnSync(process.execPath, [path("node_modules/typescript/bin/tsc"), "-p", path("tsconfig.build.json")]);
cpSync(path("src"), path("dist/src"), { recursive: true, filter: (file) => !/\.tsx?$/.test(file) });
for (const file of leftovers(path("src"), path("dist/src"))) rmSync(file);

await import("reflect-metadata");
const { buildGraph, printGraph } = await import(new URL("dist/src/graph/build-graph.js", root));
const { printOperationTypes } = await import(new URL("dist/src/graph/print-operation-types.js", root));
const { buildSchema } = await import("graphql");
const printed = printGraph(buildGraph());
writeFileSync(path("schema.graphql"), printed);
writeFileSync(path("src/graph/operation-types.ts"), printOperationTypes(buildSchema(printed)));
