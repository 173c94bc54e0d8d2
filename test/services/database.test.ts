import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { Site } from "../../src/schema/site.ts";
import { type Database, openDatabase } from "../../src/services/database.ts";
import { isDuplicate } from "../../src/services/database-faults.ts";

let folder: string;
let database: Database;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "answerscope-"));
  database = await openDatabase(`sqlite:${folder}/test.sqlite`);
});

afterEach(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

const site = (key: string) => ({ id: randomUUID(), key, brand: key, createdAt: new Date() });

describe("the embedded database", () => {
  it("keeps a committed row when another caller's transaction rolls back at the same time", async () => {
    const failing = database.write(async (manager) => {
      await manager.insert(Site, site("lost.com"));
      await new Promise((resolve) => setTimeout(resolve, 20));
      throw new Error("no");
    });
    const kept = database.write((manager) => manager.insert(Site, site("kept.com")));
    await expect(failing).rejects.toThrow("no");
    await kept;
    expect((await database.manager.find(Site)).map((row) => row.key)).toEqual(["kept.com"]);
  });

  it("joins nested writes into one transaction", async () => {
    const nested = database.write(async (manager) => {
      await manager.insert(Site, site("outer.com"));
      await database.write((inner) => inner.insert(Site, site("inner.com")));
      throw new Error("no");
    });
    await expect(nested).rejects.toThrow("no");
    expect(await database.manager.count(Site)).toBe(0);
  });

  it("tells a taken key from other faults", async () => {
    await database.write((manager) => manager.insert(Site, site("a.com")));
    const again = database.write((manager) => manager.insert(Site, site("a.com")));
    await expect(again).rejects.toSatisfy(isDuplicate);
  });

  it("keeps the milliseconds of a time", async () => {
    const createdAt = new Date("2026-11-21T10:20:30.456Z");
    await database.write((manager) => manager.insert(Site, { ...site("b.com"), createdAt }));
    expect((await database.manager.findOneByOrFail(Site, { key: "b.com" })).createdAt).toEqual(createdAt);
  });
});
