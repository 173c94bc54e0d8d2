import { spawnSync } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import { describe, expect, it } from "vitest";

/** What `npm run bench` says there is, asked the way a typo asks. */
const said = spawnSync(process.execPath, ["bench/run.mjs", "no-such-bench"], { encoding: "utf8" });
const names = /There are (.*)\./.exec(said.stderr)?.[1]?.split(", ") ?? [];

describe("the door to the benches", () => {
  it("refuses a name it does not know, and says which there are", () => {
    expect(said.status).toBe(2);
    expect(names).toContain("scan");
  });

  it("leads to files that exist, and to every one of them", () => {
    expect(names.filter((name) => !existsSync(`bench/${name}.mjs`))).toEqual([]);
    const files = globSync("bench/**/*.mjs").filter((path) => path !== "bench/run.mjs");
    const lead = files.filter((path) => !names.includes(path.slice("bench/".length, -".mjs".length)));
    const texts = files.map((path) => readFileSync(path, "utf8"));
    // What a bench is made of stands in another one's imports.
    const unused = lead.filter((path) => !texts.some((text) => text.includes(`/${basename(path)}"`)));
    expect(unused).toEqual([]);
  });

  it("finds what its benches take from the tests fit to run as it stands", () => {
    const texts = globSync("bench/**/*.mjs").map((path) => readFileSync(path, "utf8"));
    const taken = texts.flatMap((text) =>
      [...text.matchAll(/from "(?:\.\.\/)+(test\/[^"]+)"/g)].map(([, path]) => path),
    );
    const loading = [...new Set(taken)].map((path) => `await import(${JSON.stringify(resolve(path!))});`);
    expect(loading.length).toBeGreaterThan(5);
    const words = ["--input-type=module", "--eval", `${loading.join("")}process.exit(0)`];
    expect(spawnSync(process.execPath, words, { encoding: "utf8" })).toMatchObject({ status: 0, stderr: "" });
  });

  it("is the way that documents and comments name: a bare node may be too old for them", () => {
    const pages = globSync(["*.md", "docs/*.md", "bench/**/*.mjs", "scripts/*.mjs", "src/**/*.ts"]);
    expect(pages.filter((path) => /\bnode (?:bench|scripts)\//.test(readFileSync(path, "utf8")))).toEqual([]);
  });
});
