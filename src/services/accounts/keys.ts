import { randomUUID } from "node:crypto";
import { IsNull } from "typeorm";
import { AppError } from "../../errors.ts";
import { ScopedKey } from "../../schema/scoped-key.ts";
import type { Credentials } from "../credentials/credentials.ts";
import { hashToken } from "../credentials/token-form.ts";
import type { Database } from "../database.ts";
import { type Networks, readName } from "./networks.ts";

/** A new key with its secret, which is shown this once and kept nowhere. */
export interface NewKey {
  row: ScopedKey;
  key: string;
}

/** The scoped keys of networks. */
export class ScopedKeys {
  readonly #database: Database;
  readonly #credentials: Credentials;
  readonly #networks: Networks;

  constructor(options: { database: Database; credentials: Credentials; networks: Networks }) {
    this.#database = options.database;
    this.#credentials = options.credentials;
    this.#networks = options.networks;
  }

  /** `sites` by host; `null`: all, also those that come later. Throws BAD_INPUT, NOT_FOUND. */
  async create(networkId: string, name: string, sites: string[] | null): Promise<NewKey> {
    await this.#networks.byId(networkId);
    if (sites?.length === 0) throw new AppError("BAD_INPUT", "Choose at least one site, or all of them.");
    const network = { kind: "network" as const, networkId };
    const chosen = sites && (await Promise.all(sites.map((site) => this.#networks.siteOf(network, site))));
    const key = this.#credentials.newKey();
    const id = randomUUID();
    const row = { id, networkId, name: readName(name), keyHash: hashToken(key), uses: 0, createdAt: new Date() };
    const monitorIds = chosen?.map((monitor) => monitor.id) ?? null;
    await this.#database.write((manager) => manager.insert(ScopedKey, { ...row, monitorIds: monitorIds as never }));
    return { row: await this.#database.manager.findOneByOrFail(ScopedKey, { id }), key };
  }

  list(networkId: string): Promise<ScopedKey[]> {
    return this.#database.manager.find(ScopedKey, { where: { networkId }, order: { createdAt: "ASC" } });
  }

  /** From its next call on no instance knows the key; revoking twice keeps the first date. Throws NOT_FOUND. */
  async revoke(id: string, networkId: string | null = null): Promise<ScopedKey> {
    const own = networkId === null ? { id } : { id, networkId };
    await this.#database.write((manager) =>
      manager.update(ScopedKey, { ...own, revokedAt: IsNull() }, { revokedAt: new Date() }),
    );
    const key = await this.#database.manager.findOneBy(ScopedKey, own);
    if (!key) throw new AppError("NOT_FOUND", "There is no such key.");
    return key;
  }
}
