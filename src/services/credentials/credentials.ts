import { randomBytes } from "node:crypto";
import { IsNull } from "typeorm";
import { Monitor } from "../../schema/monitor.ts";
import { Network } from "../../schema/network.ts";
import { ScopedKey } from "../../schema/scoped-key.ts";
import type { Database } from "../database.ts";
import type { Secret } from "../secret.ts";
import type { Caller, Door } from "./caller.ts";
import { hashToken, kindOfToken, writeToken } from "./token-form.ts";

/** What a derived credential is derived from: raising the generation makes a new one, and the old one dead. */
export interface Holder {
  id: string;
  generation: number;
}

/**
 * Makes credentials and recognises them. Those of monitors and networks are derived from the secret, so that e-mails can
 * carry them; a scoped key is random and known to its holder alone. The tables hold SHA-256 of each.
 */
export class Credentials {
  readonly #secret: Secret;
  readonly #database: Database;

  constructor(options: { secret: Secret; database: Database }) {
    this.#secret = options.secret;
    this.#database = options.database;
  }

  /** The token of a monitor: `mon_` and 38 characters. */
  monitorToken(monitor: Holder): string {
    return writeToken("mon", this.#derived("monitor", monitor));
  }

  /** The link of a network: `net_` and 38 characters. */
  networkLink(network: Holder): string {
    return writeToken("net", this.#derived("network", network));
  }

  /** A new scoped key: `key_` and 38 characters. */
  newKey(): string {
    return writeToken("key", randomBytes(32));
  }

  /**
   * Whose credential it is; `null` for one that opens nothing at this door: unknown, revoked, malformed or meant for
   * another one. A scoped key counts this as one use.
   */
  async recognise(token: string, door: Door): Promise<Caller | null> {
    switch (kindOfToken(token)) {
      case "mon":
        return this.#monitor(hashToken(token));
      case "net":
        return door === "feed" ? null : this.#network(hashToken(token));
      case "key":
        return door === "mcp" ? this.#key(hashToken(token)) : null;
      case null:
        return null;
    }
  }

  async #monitor(tokenHash: string): Promise<Caller | null> {
    const monitor = await this.#database.manager.findOne(Monitor, { select: { id: true }, where: { tokenHash } });
    return monitor && { kind: "monitor", monitorId: monitor.id };
  }

  async #network(tokenHash: string): Promise<Caller | null> {
    const network = await this.#database.manager.findOne(Network, { select: { id: true }, where: { tokenHash } });
    return network && { kind: "network", networkId: network.id };
  }

  /** The count and the look-up are one statement, so that no use is lost or counted after a revocation. */
  async #key(keyHash: string): Promise<Caller | null> {
    const active = { keyHash, revokedAt: IsNull() };
    return this.#database.write(async (manager) => {
      const used = { uses: () => "uses + 1", lastUsedAt: new Date() };
      const { affected } = await manager.update(ScopedKey, active, used);
      if (!affected) return null;
      const { id, networkId, monitorIds } = await manager.findOneByOrFail(ScopedKey, { keyHash });
      return { kind: "key", keyId: id, networkId, monitorIds };
    });
  }

  #derived(label: string, { id, generation }: Holder): Buffer {
    return this.#secret.key(`${label}\n${id}\n${generation}`);
  }
}
