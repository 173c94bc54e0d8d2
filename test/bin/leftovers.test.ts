import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterEach, expect, it } from "vitest";

const { leftovers } = await import(resolve(import.meta.dirname, "../../bin/leftovers.mjs"));
const root = mkdtempSync(join(tmpdir(), "answerscope-leftovers-"));
afterEach(() => rmSync(root, { recursive: true }));

function put(...paths: string[]): void {
  for (const path of paths) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), "");
  }
}

it("finds what a build of moved and deleted sources left behind, and nothing else", () => {
  put("src/a.ts", "src/pages/b.tsx", "src/operations/Get.graphql", "src/c.json", "src/pages/enhance.js");
  put(
    "built/a.js",
    "built/a.js.map",
    "built/pages/b.js",
    "built/operations/Get.graphql",
    "built/c.json",
    "built/pages/enhance.js",
  );
  expect(leftovers(join(root, "src"), join(root, "built"))).toEqual([]);
  put("built/b.js", "built/b.js.map", "built/operations/Gone.graphql", "built/old/deep/d.js");
  const gone = ["b.js", "b.js.map", "old/deep/d.js", "operations/Gone.graphql"];
  expect(leftovers(join(root, "src"), join(root, "built")).sort()).toEqual(
    gone.map((path) => join(root, "built", path)),
  );
});
