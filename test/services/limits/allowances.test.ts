import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { AppError } from "../../../src/errors.ts";
import { LimitUse } from "../../../src/schema/limit-use.ts";
import { type Database, openDatabase } from "../../../src/services/database.ts";
import { Allowances, type Counted, type ScanLimit } from "../../../src/services/limits/allowances.ts";
import { dayAt, hourAt } from "../../../src/services/limits/windows.ts";
import { insertScan } from "../../support/scan-rows.ts";

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

const LIMITS = { perNetworkHour: 3, perBrowserDay: 5, perDay: 15 };
const instance = (limits = LIMITS) => new Allowances(database, limits);
const caller = (name: string): Counted => ({ network: name, browser: null });

/** Counts one scan as the intake does; tells which limit refused it, if any. */
async function start(allowances: Allowances, counted: Counted, now: Date): Promise<string | null> {
  const limits: ScanLimit[] = allowances.ofScan(counted, now);
  const usedUp = await allowances.usedUp(limits, now);
  if (usedUp) return usedUp.code;
  await allowances.prepare(limits);
  const taken = database.write((manager) => allowances.take(manager, limits, now));
  return taken.then(
    () => null,
    (error: AppError) => error.code,
  );
}

describe("the windows", () => {
  it.each([
    ["2026-03-01T00:00:00.000Z", "2026-03-02T00:00:00.000Z", "2026-03-01T01:00:00.000Z"],
    ["2026-02-28T23:59:59.999Z", "2026-03-01T00:00:00.000Z", "2026-03-01T00:00:00.000Z"],
    ["2028-02-29T12:30:00.000Z", "2028-03-01T00:00:00.000Z", "2028-02-29T13:00:00.000Z"],
  ])("of %s end with the day and the hour of UTC", (now, day, hour) => {
    expect(dayAt(new Date(now)).end.toISOString()).toBe(day);
    expect(hourAt(new Date(now)).end.toISOString()).toBe(hour);
  });
});

describe("allowances", () => {
  it("let exactly as many through as are left, of 200 that come at once to three instances", async () => {
    const now = new Date();
    const instances = [instance(), instance(), instance()];
    const starts = Array.from({ length: 200 }, (_, at) => start(instances[at % 3]!, caller(`net ${at % 50}`), now));
    const outcomes = await Promise.all(starts);
    expect(outcomes.filter((code) => code === null)).toHaveLength(15);
    expect(outcomes.filter((code) => code === "CAPACITY_DAY").length).toBeGreaterThan(100);
    const capacity = instance().ofCapacity(now)[0]!.id;
    expect((await database.manager.findOneByOrFail(LimitUse, { id: capacity })).used).toBe(15);
  });

  it("count nothing for what was refused: not the limits before the one that is used up", async () => {
    const now = new Date();
    const tight = instance({ perNetworkHour: 3, perBrowserDay: 5, perDay: 1 });
    expect(await start(tight, caller("a"), now)).toBeNull();
    for (let at = 0; at < 5; at += 1) expect(await start(tight, caller("b"), now)).toBe("CAPACITY_DAY");
    const [network] = tight.ofNetwork(caller("b"), now);
    const row = await database.manager.findOneBy(LimitUse, { id: network!.id });
    expect(row?.used ?? 0).toBe(0);
  });

  it("are kept by browser where there is one, by network else, and by network each hour", async () => {
    const allowances = instance({ perNetworkHour: 100, perBrowserDay: 2, perDay: 100 });
    const now = new Date("2026-05-05T10:59:59.999Z");
    const from = (browser: string | null) => start(allowances, { network: "net", browser }, now);
    expect([await from("one"), await from("one"), await from("one")]).toEqual([null, null, "LIMIT_BROWSER_DAY"]);
    expect([await from("two"), await from(null), await from(null), await from(null)]).toEqual([
      null,
      null,
      null,
      "LIMIT_BROWSER_DAY",
    ]);
  });

  it("begin anew with the hour and the day, and not when the clock is set back", async () => {
    const allowances = instance();
    const at = (time: string) => start(allowances, caller("a"), new Date(time));
    for (let use = 0; use < 3; use += 1) expect(await at("2026-05-05T22:10:00Z")).toBeNull();
    expect(await at("2026-05-05T22:59:59.999Z")).toBe("LIMIT_IP_HOUR");
    expect([await at("2026-05-05T23:00:00Z"), await at("2026-05-05T23:00:00Z")]).toEqual([null, null]);
    expect(await at("2026-05-05T22:30:00Z")).toBe("LIMIT_IP_HOUR");
    expect(await at("2026-05-05T23:59:59.999Z")).toBe("LIMIT_BROWSER_DAY");
    expect(await at("2026-05-06T00:00:00Z")).toBeNull();
    expect(await at("2026-05-05T23:59:59.999Z")).toBe("LIMIT_BROWSER_DAY");
  });

  it("say which limit it is and when it begins anew", async () => {
    const allowances = instance({ perNetworkHour: 0, perBrowserDay: 1, perDay: 1 });
    const now = new Date("2026-05-05T22:10:00Z");
    expect(await allowances.usedUp(allowances.ofScan(caller("a"), now), now)).toMatchObject({
      code: "LIMIT_IP_HOUR",
      message: "This network's free scans of the hour are used up. It resets at 23:00 UTC on 2026-05-05.",
      details: { limit: "ip-hour", resetAt: "2026-05-05T23:00:00.000Z", retryAfterSeconds: 3000, quota: 0 },
    });
  });

  it("are given back once for a scan that asked no engine, and not for one that did", async () => {
    const allowances = instance();
    const now = new Date();
    const limits = allowances.ofScan(caller("a"), now);
    await allowances.prepare(limits);
    const used = async () => (await database.manager.findOneByOrFail(LimitUse, { id: limits[0]!.id })).used;
    for (const giveBack of [true, false]) {
      const id = await insertScan(database);
      await database.write(async (manager) => {
        await allowances.take(manager, limits, now);
        await allowances.remember(manager, id, limits);
      });
      for (let times = 0; times < 2; times += 1)
        await database.write((manager) => allowances.settle(manager, id, { giveBack }));
      expect(await used()).toBe(giveBack ? 0 : 1);
    }
  });

  it("are deleted when their window is long over", async () => {
    const allowances = instance();
    await start(allowances, caller("a"), new Date("2026-05-05T22:10:00Z"));
    await allowances.prune(new Date("2026-05-06T22:00:00Z"));
    expect(await database.manager.count(LimitUse)).toBe(3);
    await allowances.prune(new Date("2026-05-08T23:30:00Z"));
    expect(await database.manager.count(LimitUse)).toBe(0);
  });
});
