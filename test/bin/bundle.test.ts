import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, expect, it } from "vitest";

const { bundle } = await import(resolve(import.meta.dirname, "../../bin/bundle.mjs"));
const root = mkdtempSync(join(tmpdir(), "answerscope-bundle-"));
afterAll(() => rmSync(root, { recursive: true }));
const [compiled, source, folder] = ["compiled", "source", "program"].map((name) => join(root, name)) as [
  string,
  string,
  string,
];

/** Builds a program that loads a part when it is needed, and tells the names of the parts there are. */
async function build(part: string): Promise<string[]> {
  const modules = {
    "cli/main": 'export const load = () => import("../part.js");',
    part: `export const part = "${part}";`,
    "engine/workshop/child": "export const child = 1;",
    "engine/workshop/tasks": "export const tasks = 2;",
    "gateways/pictures/tasks": "export const pictures = 3;",
  };
  for (const [path, text] of Object.entries(modules)) {
    mkdirSync(dirname(join(compiled, path)), { recursive: true });
    writeFileSync(join(compiled, `${path}.js`), text);
  }
  mkdirSync(source, { recursive: true });
  await bundle({ compiled, source, folder, isAsset: () => true });
  return readdirSync(join(folder, "server")).filter((name) => name.startsWith("part-"));
}

it("leaves a server that runs from the build before the parts that it has not loaded yet, and none of older builds", async () => {
  const first = await build("first");
  expect(first).toHaveLength(1);
  expect(await build("second")).toEqual(expect.arrayContaining(first));
  const third = await build("third");
  expect(third).toHaveLength(2);
  expect(third).not.toContain(first[0]);
});
