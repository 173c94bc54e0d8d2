import { In } from "typeorm";
import { siteKey } from "../../engine/read-site/fetch/url-policy.ts";
import { AppError } from "../../errors.ts";
import { Monitor } from "../../schema/monitor.ts";
import { NetworkSite } from "../../schema/network-site.ts";
import type { Caller, KeyCaller, NetworkCaller } from "../credentials/caller.ts";
import type { Database } from "../database.ts";

/** Which monitors a network and its keys reach; asked anew at each call, so that a change holds from the next one. */
export class Networks {
  readonly #database: Database;

  constructor(options: { database: Database }) {
    this.#database = options.database;
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
    const found = (await this.scopeOf(caller)).find((monitor) => monitor.domain === key);
    if (!found)
      throw new AppError("NOT_FOUND", "That site is not among those this credential reaches: list them first.");
    return found;
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
