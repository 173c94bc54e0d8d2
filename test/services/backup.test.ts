import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { Scan } from "../../src/schema/scan.ts";
import { backUp } from "../../src/services/backup.ts";
import { type Database, openDatabase } from "../../src/services/database.ts";
import { insertScan } from "../support/scan-rows.ts";

let folder: string;
let database: Database;
const url = () => `sqlite:${folder}/live.sqlite`;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "answerscope-"));
  database = await openDatabase(url());
});
afterEach(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

describe("a backup", () => {
  it("is whole, and taken while scans are written beside it", async () => {
    for (let at = 0; at < 50; at += 1) await insertScan(database);
    let isOpen = true;
    const writing = (async () => {
      while (isOpen) {
        await insertScan(database);
        // An embedded database answers without ever giving the event loop a turn.
        await new Promise((resolve) => setImmediate(resolve));
      }
    })();
    const target = join(folder, "copy.sqlite");
    expect(await backUp(url(), target)).toBeGreaterThan(10_000);
    isOpen = false;
    await writing;
    const copy = await openDatabase(`sqlite:${target}`);
    expect(await copy.manager.count(Scan)).toBeGreaterThanOrEqual(50);
    await copy.close();
    expect(readdirSync(folder).filter((file) => file.includes(".part"))).toEqual([]);
  });

  it.each([
    ["over a file that is there", () => join(folder, "there"), /already/],
    ["into a folder that is not there", () => join(folder, "none", "x"), /no folder/],
  ])("is not made %s", async (_what, target, message) => {
    writeFileSync(join(folder, "there"), "mine");
    await expect(backUp(url(), target())).rejects.toThrow(message);
  });

  it("is not made of a database server, nor of nothing", async () => {
    const target = join(folder, "copy");
    await expect(backUp("mysql://a:b@host/c", target)).rejects.toThrow(/mariadb-dump/);
    await expect(backUp(`sqlite:${folder}/other`, target)).rejects.toThrow(/no database/);
    expect(existsSync(target)).toBe(false);
  });
});
