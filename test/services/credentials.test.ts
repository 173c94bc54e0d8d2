import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { BetterSqlite3QueryRunner } from "typeorm/driver/better-sqlite3/BetterSqlite3QueryRunner.js";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { ScopedKey } from "../../src/schema/scoped-key.ts";
import { Credentials } from "../../src/services/credentials/credentials.ts";
import { kindOfToken } from "../../src/services/credentials/token-form.ts";
import { openDatabase } from "../../src/services/database.ts";
import { Secret } from "../../src/services/secret.ts";
import { type Holders, insertKey, insertMonitor, insertNetwork } from "../support/accounts.ts";

/** Watched before a database is opened, since one binds its runner then. */
const asked = vi.spyOn(BetterSqlite3QueryRunner.prototype, "query");
afterAll(() => asked.mockRestore());
const folder = mkdtempSync(join(tmpdir(), "answerscope-"));
const secret = new Secret("a root of thirty-two characters!!");
let one: Holders;
let other: Holders;
let monitor: Awaited<ReturnType<typeof insertMonitor>>;
let network: Awaited<ReturnType<typeof insertNetwork>>;

async function instance(): Promise<Holders> {
  const database = await openDatabase(`sqlite:${folder}/test.sqlite`);
  return { database, credentials: new Credentials({ secret, database }) };
}

beforeAll(async () => {
  one = await instance();
  other = await instance();
  monitor = await insertMonitor(one, "acme.com");
  network = await insertNetwork(one, [monitor.id]);
});
afterAll(async () => {
  await Promise.all([one.database.close(), other.database.close()]);
  rmSync(folder, { recursive: true });
});

/** Every single change of one character, and what is no credential at all. */
const slips = (token: string) => [
  ...[...token].map((char, at) => token.slice(0, at) + (char === "x" ? "y" : "x") + token.slice(at + 1)),
  token.slice(0, -1),
  `${token}0`,
  ` ${token}`,
  token.toUpperCase(),
  "",
  "mon_",
  "mon_'; DROP TABLE monitor; --",
];

describe("a credential", () => {
  it("is its kind, 32 digits and a checksum of six", () => {
    expect(monitor.token).toMatch(/^mon_[0-9A-Za-z]{38}$/);
    expect(network.link).toMatch(/^net_[0-9A-Za-z]{38}$/);
    expect(one.credentials.newKey()).toMatch(/^key_[0-9A-Za-z]{38}$/);
  });

  it("is the same for one generation, and another for the next, another holder, kind or secret", () => {
    const { credentials, database } = one;
    const holder = { id: "a", generation: 1 };
    const elsewhere = new Credentials({ secret: new Secret("another root of 32 characters!!!"), database });
    expect(credentials.monitorToken(holder)).toBe(other.credentials.monitorToken(holder));
    const all = [
      credentials.monitorToken(holder),
      credentials.monitorToken({ ...holder, generation: 2 }),
      credentials.monitorToken({ ...holder, id: "b" }),
      credentials.networkLink(holder).replace("net_", "mon_"),
      elsewhere.monitorToken(holder),
    ];
    expect(new Set(all.map((token) => token.slice(4, 36))).size).toBe(all.length);
  });

  it("opens what it was made for", async () => {
    expect(await other.credentials.recognise(monitor.token, "feed")).toEqual({
      kind: "monitor",
      monitorId: monitor.id,
    });
    expect(await other.credentials.recognise(network.link, "mcp")).toEqual({ kind: "network", networkId: network.id });
    expect(await other.credentials.recognise(network.link, "feed")).toBeNull();
  });

  it("with a slip in it is refused without a look-up", async () => {
    const { key } = await insertKey(one, network.id);
    asked.mockClear();
    for (const token of [monitor.token, network.link, key].flatMap(slips)) {
      expect(kindOfToken(token)).toBeNull();
      expect(await one.credentials.recognise(token, "mcp")).toBeNull();
    }
    expect(asked).not.toHaveBeenCalled();
    expect(await one.credentials.recognise(one.credentials.newKey(), "mcp")).toBeNull();
    expect(asked).toHaveBeenCalled();
  });

  it("stands in no table in a form that opens anything", async () => {
    const { key } = await insertKey(one, network.id);
    for (const table of ["monitor", "network", "scoped_key"]) {
      const rows = JSON.stringify(await one.database.manager.query(`SELECT * FROM ${table}`));
      for (const token of [monitor.token, network.link, key]) expect(rows).not.toContain(token.slice(4, 36));
    }
  });
});

describe("a scoped key", () => {
  it("counts each use exactly once, on two instances at once", async () => {
    const { id, key } = await insertKey(one, network.id, [monitor.id]);
    const began = Date.now();
    const uses = Array.from({ length: 60 }, (_, turn) => (turn % 2 ? one : other).credentials.recognise(key, "mcp"));
    for (const caller of await Promise.all(uses)) {
      expect(caller).toEqual({ kind: "key", keyId: id, networkId: network.id, monitorIds: [monitor.id] });
    }
    const row = await one.database.manager.findOneByOrFail(ScopedKey, { id });
    expect(row.uses).toBe(60);
    expect(row.lastUsedAt!.getTime()).toBeGreaterThanOrEqual(began);
  });

  it("is refused from the next call of another instance once it is revoked, and counts no more", async () => {
    const { id, key } = await insertKey(one, network.id);
    expect(await other.credentials.recognise(key, "mcp")).not.toBeNull();
    await one.database.write((manager) => manager.update(ScopedKey, id, { revokedAt: new Date() }));
    expect(await other.credentials.recognise(key, "mcp")).toBeNull();
    expect((await one.database.manager.findOneByOrFail(ScopedKey, { id })).uses).toBe(1);
  });

  it.each(["graphql", "feed"] as const)("opens nothing at the door %s, and counts no use there", async (door) => {
    const { id, key } = await insertKey(one, network.id);
    expect(await one.credentials.recognise(key, door)).toBeNull();
    expect((await one.database.manager.findOneByOrFail(ScopedKey, { id })).uses).toBe(0);
  });
});
