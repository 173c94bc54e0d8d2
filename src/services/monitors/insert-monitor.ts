import { randomUUID } from "node:crypto";
import { type EntityManager, IsNull, Not } from "typeorm";
import { siteKey } from "../../engine/read-site/fetch/url-policy.ts";
import { weekOf } from "../../engine/traffic/week.ts";
import type { ScheduleValue } from "../../schema/enums.ts";
import { Monitor } from "../../schema/monitor.ts";
import type { Credentials } from "../credentials/credentials.ts";
import { hashToken } from "../credentials/token-form.ts";
import { findOrCreateSite } from "../sites.ts";
import { wasAt } from "./follow-site.ts";

/** What a new monitor watches, for whom, and how often. */
export interface NewMonitor {
  accountId: string;
  url: URL;
  schedule: ScheduleValue;
  /** When it is measured first; `null`: on demand. */
  firstAt: Date | null;
}

/** The account's monitor of a site, made when there is none; belongs inside a `write`. */
export async function findOrInsertMonitor(
  manager: EntityManager,
  credentials: Credentials,
  { accountId, url, schedule, firstAt }: NewMonitor,
): Promise<{ monitor: Monitor; isNew: boolean }> {
  const now = new Date();
  const site = await findOrCreateSite(manager, siteKey(url), now);
  const found =
    (await manager.findOneBy(Monitor, { accountId, siteId: site.id })) ??
    (await manager.findBy(Monitor, { accountId, formerSites: Not(IsNull()) })).find((each) => wasAt(each, site.key));
  if (found) return { monitor: found, isNew: false };
  const id = randomUUID();
  await manager.insert(Monitor, {
    id,
    accountId,
    siteId: site.id,
    domain: site.key,
    url: url.href,
    tokenHash: hashToken(credentials.monitorToken({ id, generation: 1 })),
    generation: 1,
    schedule,
    questions: [],
    engines: [],
    brandNames: [],
    rivals: [],
    createdAt: now,
    nextMeasureAt: firstAt,
    briefedWeek: weekOf(now),
  });
  return { monitor: await manager.findOneByOrFail(Monitor, { id }), isNew: true };
}
