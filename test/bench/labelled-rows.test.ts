import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "rows-"));
afterAll(() => rmSync(folder, { recursive: true }));

const good = {
  id: "a",
  answer: "Acme is one.",
  brand: { name: "Bolt" },
  label: { competitors: ["Acme"] },
  source: "s",
};

/** What a program says that reads one file of rows, and how it ends. */
function read(lines: string) {
  const path = join(folder, "rows.jsonl");
  writeFileSync(path, lines);
  const program = `import { rowsOf, unspoken } from "./bench/accuracy/rows.mjs"; const rows = rowsOf(${JSON.stringify(path)}); console.log(rows.length, unspoken(rows).join());`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "--eval", program], {
    encoding: "utf8",
  });
  return { status, said: stdout.trim(), faults: stderr.replaceAll(path, "rows").trim() };
}
const row = (more: object) => JSON.stringify({ ...good, ...more });

describe("labelled rows for a fit", () => {
  it("are read, empty lines left out", () => {
    expect(read(`${row({})}\n\n${row({ id: "b" })}\n`)).toEqual({ status: 0, said: "2", faults: "" });
  });

  it.each([
    ["no JSON", "{", "rows:1: no JSON"],
    ["another document", "5", "rows:1: id is missing"],
    ["no answer", row({ answer: undefined }), "rows:1: answer is missing"],
    ["no brand", row({ brand: {} }), "rows:1: brand.name is missing"],
    ["a label that is no list", row({ label: { competitors: "Acme" } }), "rows:1: label.competitors is missing"],
    ["no source to part them by", row({ source: undefined }), "rows:1: source is missing"],
    ["citations that are no list", row({ citations: "x" }), "rows:1: citations is missing"],
    ["nothing", "", "rows: no rows"],
  ])("are refused with %s, by line and field", (_what, lines, fault) => {
    const { status, said, faults } = read(lines);
    expect({ status, said }).toEqual({ status: 2, said: "" });
    expect(faults).toContain(fault);
  });

  it("tell of options that stand nowhere in their answer", () => {
    expect(read(row({ label: { competitors: ["Acme", "Zolara"] } })).said).toBe("1 a: Zolara");
  });
});
