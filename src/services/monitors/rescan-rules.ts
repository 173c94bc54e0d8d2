import type { Scan } from "../../schema/scan.ts";

const MINUTE_MS = 60_000;
/** Rescans in any seven days. */
export const RESCANS = 5;
const WINDOW_MS = 7 * 24 * 60 * MINUTE_MS;
/** The newest scan must be so old. */
const COOLDOWN_MS = 20 * MINUTE_MS;

/** What a rescan depends on: one scan of the monitor. */
export type PastScan = Pick<Scan, "id" | "createdAt" | "status" | "plan">;

/** How many rescans a monitor has left, and what stands against one now. */
export interface Allowance {
  allowed: boolean;
  /** Rescans left in the seven days that end now. */
  remaining: number;
  /** The scan that is open now. */
  queued: string | null;
  /** Until then the newest scan is too young; null when it is old enough. */
  cooldownUntil: Date | null;
  /** When the next is possible; null where that is now, or when the open scan ends. */
  nextAt: Date | null;
  /** One sentence; null when it is allowed. */
  reason: string | null;
}

/** Since when scans count. */
export const windowStart = (now: Date): Date => new Date(now.getTime() - WINDOW_MS);

/** By the monitor's scans of the last seven days, in any order. One that failed gives its rescan back, not its 20 minutes. */
export function allowanceOf(scans: PastScan[], now: Date): Allowance {
  const queued = scans.find(({ status }) => status === "QUEUED" || status === "RUNNING")?.id ?? null;
  const newest = Math.max(...scans.map(({ createdAt }) => createdAt.getTime()));
  const cooldownUntil = newest + COOLDOWN_MS > now.getTime() ? new Date(newest + COOLDOWN_MS) : null;
  const counted = scans
    .filter(
      ({ status, plan, createdAt }) => plan?.cause === "rescan" && status !== "FAILED" && createdAt > windowStart(now),
    )
    .map(({ createdAt }) => createdAt.getTime())
    .sort((a, b) => a - b);
  const remaining = Math.max(0, RESCANS - counted.length);
  const freeAt = remaining > 0 ? null : new Date(counted[counted.length - RESCANS]! + WINDOW_MS);
  const nextAt = later(freeAt, cooldownUntil);
  const reason = queued
    ? "A scan of this site is already on its way."
    : freeAt
      ? `The ${RESCANS} rescans of the last seven days are used up. The next is possible at ${nextAt!.toISOString()}.`
      : cooldownUntil
        ? `The last scan is under 20 minutes old. The next is possible at ${nextAt!.toISOString()}.`
        : null;
  return { allowed: reason === null, remaining, queued, cooldownUntil, nextAt, reason };
}

function later(one: Date | null, other: Date | null): Date | null {
  if (!one || !other) return one ?? other;
  return one > other ? one : other;
}
