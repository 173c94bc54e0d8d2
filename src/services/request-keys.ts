import { createHash } from "node:crypto";
import { type EntityManager, LessThan } from "typeorm";
import { AppError } from "../errors.ts";
import { RequestKey } from "../schema/request-key.ts";

/** How long an Idempotency-Key is remembered. */
const KEPT_MS = 24 * 3_600_000;

/** The caller's own name for a request, and what it asked for. */
export interface KeyedRequest {
  /** Who sent it: a browser or an address. */
  owner: string;
  key: string;
  input: unknown;
}

/** The row of an earlier request with this key; throws REQUEST_KEY_REUSED when it asked for something else. */
export async function findRequest(
  manager: EntityManager,
  request: KeyedRequest,
  now: Date,
): Promise<RequestKey | null> {
  const row = await manager.findOneBy(RequestKey, { id: idOf(request) });
  if (!row || row.expiresAt <= now) return null;
  if (row.inputHash !== hash(JSON.stringify(request.input))) throw new AppError("REQUEST_KEY_REUSED");
  return row;
}

/** Remembers which scan answered a request; forgets the expired ones. */
export async function keepRequest(
  manager: EntityManager,
  request: KeyedRequest,
  outcome: { scanId: string; cached: boolean; now: Date },
): Promise<void> {
  await manager.delete(RequestKey, { expiresAt: LessThan(outcome.now) });
  await manager.insert(RequestKey, {
    id: idOf(request),
    inputHash: hash(JSON.stringify(request.input)),
    scanId: outcome.scanId,
    cached: outcome.cached,
    expiresAt: new Date(outcome.now.getTime() + KEPT_MS),
  });
}

function idOf({ owner, key }: KeyedRequest): string {
  return hash(`${owner}\n${key}`);
}

function hash(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
