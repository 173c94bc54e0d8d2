import { randomUUID } from "node:crypto";
import type { EntityManager } from "typeorm";
import { AppError } from "../../errors.ts";
import { Account } from "../../schema/account.ts";
import type { AccountPlanValue } from "../../schema/enums.ts";
import { TokenEntry } from "../../schema/token-entry.ts";
import type { Database } from "../database.ts";
import { addressKey, readAddress } from "../mail/address.ts";
import { grantTokens } from "./balance.ts";

/** What an account is given: another plan, further tokens. */
export interface Grant {
  plan?: AccountPlanValue | null;
  tokens?: number | null;
}

/** Accounts by their address. */
export class Accounts {
  readonly #database: Database;

  constructor(options: { database: Database }) {
    this.#database = options.database;
  }

  /** A new confirmed account; throws EXISTS, BAD_INPUT. */
  create(email: string, grant: Grant): Promise<Account> {
    const address = accountKey(email);
    return this.#database.write(async (manager) => {
      if (await manager.existsBy(Account, { email: address })) {
        throw new AppError("EXISTS", "There is an account of this address already: grant it what it should have.");
      }
      return give(manager, await findOrCreateAccount(manager, address), grant);
    });
  }

  /** Changes the plan and adds tokens; throws NOT_FOUND. */
  grant(email: string, grant: Grant): Promise<Account> {
    return this.#database.write(async (manager) => {
      const account = await manager.findOneBy(Account, { email: accountKey(email) });
      if (!account) throw new AppError("NOT_FOUND", "There is no account of this address.");
      return give(manager, account, grant);
    });
  }

  byId(id: string): Promise<Account> {
    return this.#database.manager.findOneByOrFail(Account, { id });
  }

  /** The newest entries of the ledger. */
  entries(accountId: string, limit: number): Promise<TokenEntry[]> {
    return this.#database.manager.find(TokenEntry, { where: { accountId }, order: { at: "DESC" }, take: limit });
  }
}

/** The account of an address that `accountKey` gave, made on the free plan when it is new; belongs inside a `write`. */
export async function findOrCreateAccount(manager: EntityManager, email: string): Promise<Account> {
  const account = await manager.findOneBy(Account, { email });
  if (account) return account;
  await manager.insert(Account, { id: randomUUID(), email, plan: "FREE", tokens: 0, createdAt: new Date() });
  return manager.findOneByOrFail(Account, { email });
}

/** What tells one account from another: its address in lower case. Throws BAD_INPUT for what is no address. */
export function accountKey(email: string): string {
  return addressKey(readAddress(email));
}

async function give(manager: EntityManager, { id }: Account, { plan, tokens }: Grant): Promise<Account> {
  if (plan) await manager.update(Account, id, { plan });
  if (tokens) await grantTokens(manager, id, tokens);
  return manager.findOneByOrFail(Account, { id });
}
