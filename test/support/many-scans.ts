import type { EntityManager } from "typeorm";
import type { Database } from "../../src/services/database.ts";

type Row = Record<string, unknown>;

/** Scans of whose parts there are copies too; a scan alone is one row, its parts are a hundred. */
const WITH_PARTS = 300;
const SITES = 1000;
const IDS = ["id", "scanId", "questionId", "answerId", "competitorId"];

/** Copies a finished scan until there are `count`: half of them of its own site, the rest of a thousand others. */
export async function multiplyScans(database: Database, scanId: string, count: number): Promise<void> {
  await database.write(async (manager) => {
    const rows = (table: string, where: string) => manager.query(`SELECT * FROM ${table} WHERE ${where}`);
    const ofScan = `scanId = '${scanId}'`;
    const ofAnswers = `answerId IN (SELECT id FROM answer WHERE ${ofScan})`;
    const [scan]: Row[] = await rows("scan", `id = '${scanId}'`);
    const [site]: Row[] = await rows("site", `id = '${scan!.siteId}'`);

    const sites = times(SITES).map((copy) => ({ ...site, id: idOf(copy, site!.id), key: `${copy}.${site!.key}` }));
    await insertRows(manager, "site", sites);
    const scans = times(count).map((copy) => scanCopy(scan!, copy, sites[copy % SITES]!.id as string));
    await insertRows(manager, "scan", scans);
    const keys = times(count).map((copy) => ({
      id: `key-${copy}`,
      inputHash: "x",
      scanId: scans[copy]!.id,
      owner: `owner-${copy % SITES}`,
      expiresAt: "2099-01-01 00:00:00.000",
    }));
    await insertRows(manager, "request_key", keys);

    const parts = { question: ofScan, answer: ofScan, competitor: ofScan, site_audit: ofScan };
    for (const [table, where] of Object.entries({ ...parts, mention: ofAnswers, citation: ofAnswers })) {
      const original: Row[] = await rows(table, where);
      await insertRows(
        manager,
        table,
        times(WITH_PARTS).flatMap((copy) => original.map((row) => partCopy(row, copy))),
      );
    }
  });
}

function scanCopy(scan: Row, copy: number, siteId: string): Row {
  const own = copy % 2 === 0;
  return {
    ...partCopy(scan, copy),
    slug: `${copy}-${String(scan.slug).slice(8)}`,
    siteId: own ? scan.siteId : siteId,
    askedKey: own ? scan.askedKey : `asked-${copy}`,
    measuredKey: own ? scan.measuredKey : `measured-${copy}`,
    measuredAt: new Date(Date.UTC(2026, 0, 1) + copy * 60_000).toISOString().replace("T", " ").slice(0, 23),
  };
}

function partCopy(row: Row, copy: number): Row {
  const ids = IDS.filter((column) => row[column]).map((column) => [column, idOf(copy, row[column])]);
  return { ...row, ...Object.fromEntries(ids) };
}

function idOf(copy: number, id: unknown): string {
  return `${String(copy).padStart(8, "0")}${String(id).slice(8)}`;
}

function times(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

/** Raw and in large pieces: an entity manager would take minutes. */
async function insertRows(manager: EntityManager, table: string, rows: Row[]): Promise<void> {
  if (rows.length === 0) return;
  const columns = Object.keys(rows[0]!);
  const size = Math.floor(20_000 / columns.length);
  for (let from = 0; from < rows.length; from += size) {
    const piece = rows.slice(from, from + size);
    const marks = `(${columns.map(() => "?").join(",")})`;
    const names = columns.map((column) => `\`${column}\``).join(",");
    const values = piece.flatMap((row) => columns.map((column) => plain(row[column])));
    await manager.query(`INSERT INTO ${table} (${names}) VALUES ${piece.map(() => marks).join(",")}`, values);
  }
}

/** As a statement takes it: mysql2 reads JSON into objects. */
function plain(value: unknown): unknown {
  return value !== null && typeof value === "object" && !(value instanceof Date) ? JSON.stringify(value) : value;
}
