/** Every change of a balance of tokens, with its entry in the ledger. What takes a manager belongs inside a `write`. */
import { randomUUID } from "node:crypto";
import { type EntityManager, MoreThanOrEqual } from "typeorm";
import { AppError } from "../../errors.ts";
import { Account } from "../../schema/account.ts";
import type { TokenReasonValue } from "../../schema/enums.ts";
import { TokenEntry } from "../../schema/token-entry.ts";

/** What one planned answer costs; what is not answered is given back. */
export const TOKENS_AN_ANSWER = 18;

/** Adds tokens to an account. */
export async function grantTokens(manager: EntityManager, accountId: string, tokens: number): Promise<void> {
  await manager.increment(Account, { id: accountId }, "tokens", tokens);
  await note(manager, { accountId, tokens, reason: "GRANTED", scanId: null });
}

/** Spends tokens on a measure; throws TOKENS_SHORT, with what is missing, when the balance cannot pay it whole. */
export async function spendTokens(
  manager: EntityManager,
  { accountId, scanId, tokens }: { accountId: string; scanId: string; tokens: number },
): Promise<void> {
  const payable = { id: accountId, tokens: MoreThanOrEqual(tokens) };
  const { affected } = await manager.update(Account, payable, { tokens: () => `tokens - ${Number(tokens)}` });
  if (!affected) throw tooFew(tokens, (await manager.findOneByOrFail(Account, { id: accountId })).tokens);
  await note(manager, { accountId, tokens: -tokens, reason: "SPENT", scanId });
}

/** Gives back what a measure did not get answered, out of what was spent on it; once. */
export async function refundTokens(manager: EntityManager, scanId: string, answered: number): Promise<void> {
  const spent = await manager.findOneBy(TokenEntry, { scanId, reason: "SPENT" });
  const tokens = spent ? -spent.tokens - answered * TOKENS_AN_ANSWER : 0;
  if (!spent || tokens <= 0 || (await manager.existsBy(TokenEntry, { scanId, reason: "REFUNDED" }))) return;
  await manager.increment(Account, { id: spent.accountId }, "tokens", tokens);
  await note(manager, { accountId: spent.accountId, tokens, reason: "REFUNDED", scanId });
}

async function note(
  manager: EntityManager,
  entry: { accountId: string; tokens: number; reason: TokenReasonValue; scanId: string | null },
): Promise<void> {
  const { tokens: balance } = await manager.findOneByOrFail(Account, { id: entry.accountId });
  await manager.insert(TokenEntry, { id: randomUUID(), ...entry, balance, at: new Date() });
}

function tooFew(needed: number, left: number): AppError {
  const why = `This measure costs ${needed} tokens and the account has ${left}. Nothing was measured and nothing was spent.`;
  return new AppError("TOKENS_SHORT", why, { needed, left });
}
