import { randomUUID } from "node:crypto";
import { Account } from "../../src/schema/account.ts";
import { Monitor } from "../../src/schema/monitor.ts";
import { Network } from "../../src/schema/network.ts";
import { NetworkSite } from "../../src/schema/network-site.ts";
import { ScopedKey } from "../../src/schema/scoped-key.ts";
import type { Credentials } from "../../src/services/credentials/credentials.ts";
import { hashToken } from "../../src/services/credentials/token-form.ts";
import type { Database } from "../../src/services/database.ts";
import { findOrCreateSite } from "../../src/services/sites.ts";

/** What opens something, over a database that tests fill by hand. */
export interface Holders {
  database: Database;
  credentials: Credentials;
}

/** A row of an account with nothing to spend. */
export async function insertAccount({ database }: Holders, columns: Partial<Account> = {}): Promise<Account> {
  const id = randomUUID();
  const account = { id, email: `${id}@example.com`, plan: "FREE" as const, tokens: 0, createdAt: new Date() };
  await database.write((manager) => manager.insert(Account, { ...account, ...columns }));
  return { ...account, ...columns };
}

/** A monitor of an account of its own, and its token. */
export async function insertMonitor(holders: Holders, domain: string) {
  const account = await insertAccount(holders);
  const id = randomUUID();
  const token = holders.credentials.monitorToken({ id, generation: 1 });
  await holders.database.write(async (manager) => {
    const site = await findOrCreateSite(manager, domain, new Date());
    await manager.insert(Monitor, {
      id,
      accountId: account.id,
      siteId: site.id,
      domain,
      url: `https://${domain}/`,
      tokenHash: hashToken(token),
      generation: 1,
      schedule: "MONTHLY",
      questions: [],
      engines: [],
      brandNames: [],
      rivals: [],
      createdAt: new Date(),
    });
  });
  return { id, account, token };
}

/** A network of these monitors, and its link. */
export async function insertNetwork(holders: Holders, monitorIds: string[]) {
  const account = await insertAccount(holders);
  const id = randomUUID();
  const link = holders.credentials.networkLink({ id, generation: 1 });
  const row = { id, accountId: account.id, name: "Agency", tokenHash: hashToken(link), generation: 1 };
  await holders.database.write(async (manager) => {
    await manager.insert(Network, { ...row, createdAt: new Date() });
    for (const monitorId of monitorIds)
      await manager.insert(NetworkSite, { networkId: id, monitorId, addedAt: new Date() });
  });
  return { id, link };
}

/** A scoped key of a network. */
export async function insertKey(holders: Holders, networkId: string, monitorIds: string[] | null = null) {
  const id = randomUUID();
  const key = holders.credentials.newKey();
  const row = { id, networkId, name: "Tool", keyHash: hashToken(key), monitorIds, uses: 0, createdAt: new Date() };
  await holders.database.write((manager) => manager.insert(ScopedKey, row as never));
  return { id, key };
}
