import { randomUUID } from "node:crypto";
import { copyFileSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import BetterSqlite3 from "better-sqlite3";
import type { EntityManager } from "typeorm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { AppError } from "../../src/errors.ts";
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

const keys = async () => (await database.manager.find(Site, { order: { key: "ASC" } })).map((row) => row.key);
const add = (key: string) => database.write((manager) => manager.insert(Site, site(key)));
const later = (error: unknown) =>
  error instanceof AppError && error.code === "UNAVAILABLE" && error.details.retryAfterSeconds === 5;
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

  it("lets others have their turn between writes that wait in line", async () => {
    let turns = 0;
    let isOpen = true;
    const take = () => {
      turns += 1;
      if (isOpen) setImmediate(take);
    };
    const busy = () => {
      const until = performance.now() + 15;
      while (performance.now() < until);
    };
    const writes = Array.from({ length: 20 }, (_, at) =>
      database.write(async (manager) => {
        busy();
        await manager.insert(Site, site(`busy-${at}.com`));
      }),
    );
    setImmediate(take);
    await Promise.all(writes);
    isOpen = false;
    expect(turns).toBeGreaterThanOrEqual(15);
  });

  it("lets what a timer does, set inside a write and due after it, stand alone", async () => {
    let later = Promise.resolve();
    await database.write(async (manager) => {
      await manager.insert(Site, site("first.com"));
      later = new Promise((resolve, reject) => {
        setTimeout(() => add("later.com").then(() => resolve(), reject), 20);
      });
    });
    const failing = database.write(async (manager) => {
      await manager.insert(Site, site("lost.com"));
      await new Promise((resolve) => setTimeout(resolve, 60));
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    await later;
    expect(await keys()).toEqual(["first.com", "later.com"]);
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

describe("an embedded database that cannot be written", () => {
  it("says so on a full disk, however often, and keeps every later write", async () => {
    await add("before.com");
    const big = { ...site("big.com"), brand: "x".repeat(200_000) };
    const fill = async (manager: EntityManager) => {
      // No page more than there are: what SQLite says of a full disk, on every connection anew.
      await manager.query("PRAGMA max_page_count = 1");
      await manager.insert(Site, big);
    };
    for (let time = 0; time < 3; time += 1) await expect(database.write(fill)).rejects.toSatisfy(later);
    await database.write((manager) => manager.query("PRAGMA max_page_count = 100000"));
    await add("after.com");
    await database.close();
    database = await openDatabase(`sqlite:${folder}/test.sqlite`);
    expect(await keys()).toEqual(["after.com", "before.com"]);
  });

  it("waits for another process's write without holding this one up, and gives up after five seconds", async () => {
    const other = new BetterSqlite3(join(folder, "test.sqlite"));
    other.exec("BEGIN IMMEDIATE");
    // The timer can only end the other's write while ours is waiting.
    setTimeout(() => other.exec("COMMIT"), 100);
    await add("in-turn.com");
    other.exec("BEGIN IMMEDIATE");
    await expect(add("in-vain.com")).rejects.toSatisfy(later);
    other.exec("COMMIT");
    await add("then.com");
    other.close();
    expect(await keys()).toEqual(["in-turn.com", "then.com"]);
  });

  it("reads before it writes in one transaction while another process writes between", async () => {
    const other = new BetterSqlite3(join(folder, "test.sqlite"), { timeout: 0 });
    const ours = database.write(async (manager) => {
      await manager.count(Site);
      expect(() => other.exec("INSERT INTO site VALUES ('1', 'other.com', 'x', '2026-01-01')")).toThrow(/locked/);
      await manager.insert(Site, site("ours.com"));
    });
    await ours;
    other.close();
    expect(await keys()).toEqual(["ours.com"]);
  });

  it.each([
    ["deleted", () => rmSync(join(folder, "test.sqlite"))],
    [
      "replaced",
      () => {
        copyFileSync(join(folder, "test.sqlite"), join(folder, "copy"));
        renameSync(join(folder, "copy"), join(folder, "test.sqlite"));
      },
    ],
  ])("takes nothing into a file that was %s", async (_what, happens) => {
    await add("before.com");
    happens();
    await expect(add("lost.com")).rejects.toSatisfy(later);
    expect(await keys()).toEqual(["before.com"]);
  });
});
