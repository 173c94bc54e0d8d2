import { createHash } from "node:crypto";
import { type EntityManager, In, LessThanOrEqual } from "typeorm";
import { AppError } from "../errors.ts";
import { RequestKey } from "../schema/request-key.ts";

/** How long an Idempotency-Key is remembered. */
const KEPT_MS = 24 * 3_600_000;
/** So many keys of one owner are remembered, the newest. */
const KEPT_EACH = 100;
const MAX_LENGTH = 255;

/** The caller's own name for a request, and what it asked for. */
export interface KeyedRequest {
  /** Who sent it: a network address, so that no cookie makes two of one. */
  owner: string;
  key: string;
  input: unknown;
}

/** An Idempotency-Key as it was sent; `null` when there is none. Throws BAD_INPUT when it is too long. */
export function readRequestKey(sent: string | null): string | null {
  const key = sent?.trim() ?? "";
  if (key.length > MAX_LENGTH) {
    throw new AppError("BAD_INPUT", `The Idempotency-Key is longer than ${MAX_LENGTH} characters.`);
  }
  return key || null;
}

/** The scan that an earlier request with this key led to; throws REQUEST_KEY_REUSED when it asked for something else. */
export async function findRequest(manager: EntityManager, request: KeyedRequest, now: Date): Promise<string | null> {
  const row = await manager.findOneBy(RequestKey, { id: idOf(request) });
  if (!row || row.expiresAt <= now) return null;
  if (row.inputHash !== hash(JSON.stringify(request.input))) throw new AppError("REQUEST_KEY_REUSED");
  return row.scanId;
}

/** Remembers which scan answered a request; forgets the expired ones, and the owner's oldest beyond the bound. */
export async function keepRequest(
  manager: EntityManager,
  request: KeyedRequest,
  { scanId, now }: { scanId: string; now: Date },
): Promise<void> {
  const owner = hash(request.owner);
  await manager.delete(RequestKey, { expiresAt: LessThanOrEqual(now) });
  const newestFirst = { where: { owner }, order: { expiresAt: "DESC" } } as const;
  const beyond = await manager.find(RequestKey, { ...newestFirst, skip: KEPT_EACH - 1, take: KEPT_EACH });
  if (beyond.length > 0) await manager.delete(RequestKey, { id: In(beyond.map(({ id }) => id)) });
  await manager.insert(RequestKey, {
    id: idOf(request),
    owner,
    inputHash: hash(JSON.stringify(request.input)),
    scanId,
    expiresAt: new Date(now.getTime() + KEPT_MS),
  });
}

function idOf({ owner, key }: KeyedRequest): string {
  return hash(`${owner}\n${key}`);
}

function hash(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
