import { randomUUID } from "node:crypto";
import type { EntityManager } from "typeorm";
import { Site } from "../schema/site.ts";

/** The row of a site, made when it is new; belongs inside a `write`. */
export async function findOrCreateSite(manager: EntityManager, key: string, createdAt: Date): Promise<Site> {
  const site = await manager.findOneBy(Site, { key });
  if (site) return site;
  await manager.insert(Site, { id: randomUUID(), key, brand: key, createdAt });
  return manager.findOneByOrFail(Site, { key });
}
