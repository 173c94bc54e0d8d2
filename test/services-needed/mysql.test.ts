import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Scan } from "../../src/schema/scan.ts";
import { Site } from "../../src/schema/site.ts";
import { type Database, openDatabase } from "../../src/services/database.ts";
import { isAway, isDuplicate } from "../../src/services/database-faults.ts";
import { post, startApp, type TestApp } from "../support/app.ts";
import { startCompany } from "../support/company.ts";
import { expectMoved, fillFirstTables } from "../support/first-tables.ts";
import { emptyMysqlDatabase, type MysqlDatabase } from "../support/mysql.ts";
import type { FakeWebsite } from "../support/website.ts";

describe("MySQL", () => {
  let empty: MysqlDatabase;
  let url: string;
  let database: Database;
  let site: FakeWebsite;
  let apps: TestApp[];

  beforeAll(async () => {
    empty = await emptyMysqlDatabase();
    url = empty.url;
    database = await openDatabase(url);
    const env = { DATABASE_URL: url, SECRET_KEY: "a secret that two instances share, for tests" };
    site = await startCompany();
    apps = [await startApp({ ...env, ALLOW_HOSTS: site.host }), await startApp({ ...env, ALLOW_HOSTS: site.host })];
  });
  afterAll(async () => {
    await Promise.all(apps.map((app) => app.close()));
    await site.close();
    await database.close();
    await empty.drop();
  });

  const row = (key: string) => ({
    id: randomUUID(),
    key,
    brand: "Ünïcode 漢字 🙂",
    createdAt: new Date("2026-11-21T10:20:30.456Z"),
  });

  it("brings tables that the first release filled up to date", async () => {
    const old = await emptyMysqlDatabase();
    await fillFirstTables(old.url);
    const moved = await openDatabase(old.url);
    await expectMoved(moved);
    await moved.close();
    await old.drop();
  });

  it("keeps text, milliseconds and case apart", async () => {
    await database.write((manager) => manager.insert(Site, row("case.com")));
    await database.write((manager) => manager.insert(Site, row("CASE.com")));
    const found = await database.manager.findOneByOrFail(Site, { key: "case.com" });
    expect(found).toMatchObject({ brand: "Ünïcode 漢字 🙂", createdAt: new Date("2026-11-21T10:20:30.456Z") });
  });

  it("rolls a failed write back, nested ones too, and tells a taken key", async () => {
    const failing = database.write(async (manager) => {
      await manager.insert(Site, row("lost.com"));
      await database.write((inner) => inner.insert(Site, row("inner.com")));
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    expect(await database.manager.countBy(Site, [{ key: "lost.com" }, { key: "inner.com" }])).toBe(0);
    await database.write((manager) => manager.insert(Site, row("taken.com")));
    await expect(database.write((manager) => manager.insert(Site, row("taken.com")))).rejects.toSatisfy(isDuplicate);
  });

  it("lets what a timer does, set inside a write and due after it, stand alone", async () => {
    let later = Promise.resolve();
    await database.write(async (manager) => {
      await manager.insert(Site, row("first.com"));
      later = new Promise((resolve, reject) => {
        const insert = () => database.write((inner) => inner.insert(Site, row("later.com")));
        setTimeout(() => insert().then(() => resolve(), reject), 20);
      });
    });
    await later;
    expect(await database.manager.countBy(Site, { key: "later.com" })).toBe(1);
  });

  it("says that it cannot be used right now where another's lock is waited for in vain", async () => {
    await database.write((manager) => manager.insert(Site, row("locked.com")));
    await database.write(async (manager) => {
      await manager.update(Site, { key: "locked.com" }, { brand: "ours" });
      const other = await openDatabase(url);
      const waiting = other.write(async (their) => {
        await their.query("SET SESSION innodb_lock_wait_timeout = 1");
        await their.update(Site, { key: "locked.com" }, { brand: "theirs" });
      });
      await expect(waiting).rejects.toSatisfy(isAway);
      await other.close();
    });
  });

  it("is brought up to date once by instances that start together", async () => {
    const fresh = await emptyMysqlDatabase();
    const opened = await Promise.all(Array.from({ length: 4 }, () => openDatabase(fresh.url)));
    expect(await Promise.all(opened.map(({ manager }) => manager.count(Site)))).toEqual([0, 0, 0, 0]);
    await Promise.all(opened.map((one) => one.close()));
    await fresh.drop();
  });

  it("runs one scan for simultaneous calls of a site on two instances, and stores it as it was returned", async () => {
    const answers = await Promise.all(
      [...apps, ...apps].map((app) => post(`${app.baseUrl}/api/scan`, { url: `${site.origin}/` })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    const { body } = answers[0]!;
    const stored = await database.manager.findOneByOrFail(Scan, { id: body.id });
    expect(stored).toMatchObject({
      visibility: body.visibility,
      visibilityInterval: body.visibilityInterval,
      namedShare: body.namedShare,
      signals: body.signals,
      agentReadiness: body.agentReadiness,
    });
  });
});
