import fc from "fast-check";
import { afterEach, beforeEach, expect, it } from "vitest";
import { Scan } from "../../src/schema/scan.ts";
import type { Database } from "../../src/services/database.ts";
import { ScanClaims, ScanLost } from "../../src/services/scan-claims.ts";
import { insertScan } from "../support/scan-rows.ts";
import { openTestDatabase, type TestDatabase } from "../support/test-database.ts";

let test: TestDatabase;
let database: Database;

beforeEach(async () => {
  test = await openTestDatabase();
  database = test.database;
});
afterEach(() => test.close());

const row = (id: string) => database.manager.findOneByOrFail(Scan, { id });
const change = (claims: ScanClaims, id: string, columns: object) =>
  database.write((manager) => claims.change(manager, id, columns));

it("gives a queued scan to one of many instances that want it at the same moment", async () => {
  const id = await insertScan(database);
  const instances = Array.from({ length: 8 }, () => new ScanClaims(database));
  const taken = await Promise.all(instances.map((claims) => claims.take(id)));
  expect(taken.filter((scan) => scan !== null)).toHaveLength(1);
  expect(await row(id)).toMatchObject({ status: "RUNNING", stage: "reading", attempts: 1 });
});

it("never lets an ended scan be changed, taken, or handed back again, not even by who ended it", async () => {
  const id = await insertScan(database);
  const [owner, other] = [new ScanClaims(database), new ScanClaims(database)];
  await owner.take(id);
  await change(owner, id, { status: "DONE", visibility: 12 });
  const ended = await row(id);
  await expect(change(other, id, { status: "FAILED" })).rejects.toThrow(ScanLost);
  await expect(change(owner, id, { status: "FAILED" })).rejects.toThrow(ScanLost);
  await expect(owner.handBack(id)).rejects.toThrow(ScanLost);
  await owner.beat();
  expect([await other.take(id), await owner.take(id), await other.takeFrom(ended)]).toEqual([null, null, false]);
  expect([await owner.hasEnded(id), await other.hasEnded(id)]).toEqual([true, false]);
  expect(await row(id)).toEqual(ended);
});

it("counts a scan that was handed back as not begun", async () => {
  const id = await insertScan(database);
  const owner = new ScanClaims(database);
  await owner.take(id);
  await owner.handBack(id);
  expect(await row(id)).toMatchObject({ status: "QUEUED", stage: "waiting", attempts: 0, ownerId: null });
});

it("has one owner and one end, in whatever order two instances act on what they saw", async () => {
  const act = fc.record({
    who: fc.nat(1),
    what: fc.constantFrom("take", "change", "end", "handBack", "look", "takeFrom", "beat", "forget"),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 25 }), async (acts) => {
      const id = await insertScan(database);
      const instances = [0, 1].map(() => ({ claims: new ScanClaims(database), seen: [] as Scan[] }));
      let owner: number | null = null;
      let ends = 0;
      for (const { who, what } of acts) {
        const { claims, seen } = instances[who]!;
        const done = (work: Promise<unknown>) => work.then(() => true).catch((error) => !(error instanceof ScanLost));
        if (what === "take" && (await claims.take(id))) {
          expect(owner).toBeNull();
          owner = who;
        }
        if (what === "change") expect(await done(change(claims, id, {}))).toBe(owner === who);
        if (what === "handBack" && (await done(claims.handBack(id)))) {
          expect(owner).toBe(who);
          claims.forget(id);
          owner = null;
        }
        if (what === "end" && (await done(change(claims, id, { status: "DONE" })))) {
          expect(owner).toBe(who);
          [owner, ends] = [null, ends + 1];
        }
        if (what === "look") instances[who]!.seen = (await claims.others()) as Scan[];
        if (what === "beat") await claims.beat();
        if (what === "takeFrom") {
          for (const scan of seen.filter((scan) => scan.id === id)) {
            if (await claims.takeFrom(scan)) {
              expect(owner).toBe(1 - who);
              instances[1 - who]!.claims.forget(id);
              owner = null;
            }
          }
        }
      }
      expect(ends).toBeLessThanOrEqual(1);
      expect((await row(id)).status).toBe(ends ? "DONE" : owner === null ? "QUEUED" : "RUNNING");
    }),
    { numRuns: 60 },
  );
});
