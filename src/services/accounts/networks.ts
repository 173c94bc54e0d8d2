import { randomUUID } from "node:crypto";
import { In } from "typeorm";
import { siteKey } from "../../engine/read-site/fetch/url-policy.ts";
import { AppError } from "../../errors.ts";
import { Monitor } from "../../schema/monitor.ts";
import { Network } from "../../schema/network.ts";
import { NetworkSite } from "../../schema/network-site.ts";
import type { NetworkSiteView } from "../../schema/network-view.ts";
import type { Caller, KeyCaller, NetworkCaller } from "../credentials/caller.ts";
import type { Credentials } from "../credentials/credentials.ts";
import { hashToken } from "../credentials/token-form.ts";
import type { Database } from "../database.ts";
import { wasAt } from "../monitors/follow-site.ts";
import { monitorOf } from "../monitors/monitors.ts";
import { accountKey, findOrCreateAccount } from "./accounts.ts";
import { networkSites } from "./network-view.ts";

/** A name that people give; throws BAD_INPUT. */
export function readName(typed: string): string {
  const name = typed.trim();
  if (name && name.length <= 120 && !/\p{Cc}/u.test(name)) return name;
  throw new AppError("BAD_INPUT", "A name has 1 to 120 characters on one line.");
}

/** Which monitors a network and its keys reach; asked anew at each call, so that a change holds from the next one. */
export class Networks {
  readonly #database: Database;
  readonly #credentials: Credentials;

  constructor(options: { database: Database; credentials: Credentials }) {
    this.#database = options.database;
    this.#credentials = options.credentials;
  }

  /** Throws NOT_FOUND. */
  async byId(id: string): Promise<Network> {
    const network = await this.#database.manager.findOneBy(Network, { id });
    if (!network) throw new AppError("NOT_FOUND", "There is no such network.");
    return network;
  }

  /** The link that opens a network now. */
  linkOf(network: Pick<Network, "id" | "generation">): string {
    return this.#credentials.networkLink(network);
  }

  /** A network of an account, made when missing; throws BAD_INPUT. */
  create(name: string, email: string): Promise<Network> {
    const address = accountKey(email);
    const called = readName(name);
    const id = randomUUID();
    const tokenHash = hashToken(this.#credentials.networkLink({ id, generation: 1 }));
    return this.#database.write(async (manager) => {
      const { id: accountId } = await findOrCreateAccount(manager, address);
      await manager.insert(Network, { id, accountId, name: called, tokenHash, generation: 1, createdAt: new Date() });
      return manager.findOneByOrFail(Network, { id });
    });
  }

  /** A new link; the old one is dead on every instance once this resolves. */
  rotate(id: string): Promise<Network> {
    return this.#database.write(async (manager) => {
      const { generation } = await this.byId(id);
      const next = { id, generation: generation + 1 };
      await manager.update(Network, id, { ...next, tokenHash: hashToken(this.linkOf(next)) });
      return manager.findOneByOrFail(Network, { id });
    });
  }

  /** Puts a monitor in; whoever asks has shown that it may. Throws NOT_FOUND, or EXISTS for a second monitor of one site. */
  async add(networkId: string, monitorId: string): Promise<void> {
    await this.byId(networkId);
    await this.#database.write(async (manager) => {
      const monitor = await monitorOf(manager, monitorId);
      const members = await this.scopeOf({ kind: "network", networkId });
      if (members.some(({ id }) => id === monitorId)) return;
      if (members.some(({ domain }) => domain === monitor.domain))
        throw new AppError("EXISTS", "Another monitor of this site is in the network: take it out first.");
      await manager.insert(NetworkSite, { networkId, monitorId, addedAt: new Date() });
    });
  }

  /** Takes a monitor out; no key of the network reaches it from the next call on. */
  async remove(networkId: string, monitorId: string): Promise<void> {
    await this.#database.write((manager) => manager.delete(NetworkSite, { networkId, monitorId }));
  }

  /** The monitors in a caller's live scope. */
  async scopeOf({ networkId, ...caller }: NetworkCaller | KeyCaller): Promise<Monitor[]> {
    const members = await this.#database.manager.findBy(NetworkSite, { networkId });
    const chosen = caller.kind === "key" ? caller.monitorIds : null;
    const ids = members.map(({ monitorId }) => monitorId).filter((id) => !chosen || chosen.includes(id));
    if (ids.length === 0) return [];
    return this.#database.manager.find(Monitor, { where: { id: In(ids) }, order: { domain: "ASC" } });
  }

  /** The monitor of a site in the caller's live scope, by host or address; throws NOT_FOUND. */
  async siteOf(caller: NetworkCaller | KeyCaller, domain: string): Promise<Monitor> {
    const key = keyOf(domain);
    const sites = await this.scopeOf(caller);
    // One that moved to where another was before is still reached by the name it had.
    const now = sites.filter(({ domain }) => domain === key);
    const found = now.find(({ formerSites }) => !formerSites) ?? now[0] ?? sites.find((site) => wasAt(site, key));
    if (!found)
      throw new AppError("NOT_FOUND", "That site is not among those this credential reaches: list_sites names them.");
    return found;
  }

  /** The sites in a caller's live scope as they stand, worst first. */
  async sites(caller: NetworkCaller | KeyCaller): Promise<NetworkSiteView[]> {
    return networkSites(this.#database, await this.scopeOf(caller));
  }

  /** Whether a caller's credential opens this monitor now. */
  async opens(caller: Caller, monitorId: string): Promise<boolean> {
    if (caller.kind === "monitor") return caller.monitorId === monitorId;
    if (caller.kind !== "network" && caller.kind !== "key") return false;
    return (await this.scopeOf(caller)).some(({ id }) => id === monitorId);
  }
}

/** A site's key from what a caller typed, with or without a scheme. */
function keyOf(domain: string): string {
  const url = URL.parse(/^https?:\/\//i.test(domain) ? domain : `https://${domain}`);
  return url ? siteKey(url) : "";
}
