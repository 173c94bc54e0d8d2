import { randomUUID } from "node:crypto";
import { Scan } from "../../src/schema/scan.ts";
import { Site } from "../../src/schema/site.ts";
import type { Database } from "../../src/services/database.ts";

/** A queued scan of a site of its own, as a row alone; resolves to its id. */
export async function insertScan(database: Database, columns: Partial<Scan> = {}): Promise<string> {
  const id = randomUUID();
  const createdAt = new Date();
  const name = `${id}.com`;
  const site = { id: randomUUID(), key: name, brand: name, createdAt };
  const keys = { slug: id.replaceAll("-", ""), activeKey: id, askedKey: id, measuredKey: id };
  await database.write(async (manager) => {
    await manager.insert(Site, site);
    await manager.insert(Scan, {
      id,
      ...keys,
      siteId: site.id,
      kind: "FREE",
      status: "QUEUED",
      stage: "waiting",
      url: `https://${name}/`,
      domain: name,
      brand: name,
      language: "en",
      mode: "sandbox",
      createdAt,
      attempts: 0,
      beats: 0,
      plannedAnswers: 20,
      signals: [],
      scoreVersion: "1",
      ...columns,
    } as Scan);
  });
  return id;
}
