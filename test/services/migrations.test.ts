import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { Question } from "../../src/schema/question.ts";
import { Scan } from "../../src/schema/scan.ts";
import { SiteAudit } from "../../src/schema/site-audit.ts";
import { openDatabase } from "../../src/services/database.ts";
import { expectMoved, fillFirstTables } from "../support/first-tables.ts";

it("bring a filled database up to date and lose no row, nor what hangs on it", async () => {
  const folder = mkdtempSync(join(tmpdir(), "answerscope-"));
  const url = `sqlite:${folder}/test.sqlite`;
  await fillFirstTables(url);

  const database = await openDatabase(url);
  expect(await database.manager.findOneByOrFail(Scan, { id: "scan" })).toMatchObject({
    status: "RUNNING",
    attempts: 1,
    ownerId: null,
    beats: 0,
  });
  expect(await database.manager.count(Question)).toBe(1);
  await expectMoved(database);
  expect(await database.manager.query("PRAGMA foreign_key_check")).toEqual([]);
  await database.write((manager) => manager.delete(Scan, { id: "scan" }));
  expect(await database.manager.count(Question)).toBe(0);
  expect(await database.manager.count(SiteAudit)).toBe(0);
  await database.close();
  rmSync(folder, { recursive: true });
});
