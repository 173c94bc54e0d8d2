/** A provider that names no end ("come back tomorrow") is waited for no longer than this. */
const LONGEST_MS = 365 * 86_400_000;

/** Milliseconds a server asks us to wait by its headers (`retry-after-ms`, `retry-after` in seconds or as a date); `null` when it does not say or says nonsense. */
export function retryAfterMs(headers: Headers, now: number = Date.now()): number | null {
  const milliseconds = wholeWait(headers.get("retry-after-ms"), 1);
  if (milliseconds !== null) return milliseconds;
  const value = headers.get("retry-after")?.trim();
  if (!value) return null;
  const seconds = wholeWait(value, 1000);
  if (seconds !== null) return seconds;
  // Date.parse takes "-5" and "1.5e3" for years; an HTTP date always names its day.
  if (!/^[a-z]{3,9},? /i.test(value)) return null;
  const date = Date.parse(value);
  return Number.isNaN(date) ? null : Math.min(Math.max(0, date - now), LONGEST_MS);
}

/** Milliseconds of a Google duration such as "34.4s"; `null` for anything else. */
export function durationMs(value: unknown): number | null {
  const match = typeof value === "string" ? /^(\d+(?:\.\d+)?)s$/.exec(value) : null;
  return match ? wholeWait(match[1]!, 1000) : null;
}

function wholeWait(value: string | null, unitMs: number): number | null {
  if (!value || !/^\d+(\.\d+)?$/.test(value.trim())) return null;
  return Math.min(Math.ceil(Number(value) * unitMs), LONGEST_MS);
}
