import { expect, test } from "vitest";
import { durationMs, retryAfterMs } from "../../../../src/engine/answer-engines/wire/retry-after.ts";

const NOW = Date.parse("2026-11-21T09:00:00Z");
const YEAR_MS = 365 * 86_400_000;

test.each([
  [{ "retry-after": "2" }, 2_000],
  [{ "retry-after": " 0 " }, 0],
  [{ "retry-after": "1.5" }, 1_500],
  [{ "retry-after": "86400" }, 86_400_000],
  [{ "retry-after": "999999999999999999999999" }, YEAR_MS],
  [{ "retry-after": "Sat, 21 Nov 2026 09:00:05 GMT" }, 5_000],
  [{ "retry-after": "Saturday, 21-Nov-26 09:00:05 GMT" }, 5_000],
  [{ "retry-after": "Sat, 21 Nov 2020 09:00:00 GMT" }, 0],
  [{ "retry-after": "Sat, 21 Nov 9999 09:00:00 GMT" }, YEAR_MS],
  [{ "retry-after": "-5" }, null],
  [{ "retry-after": "1e3" }, null],
  [{ "retry-after": "soon" }, null],
  [{ "retry-after": "Someday, perhaps" }, null],
  [{ "retry-after": "NaN" }, null],
  [{ "retry-after": "" }, null],
  [{}, null],
  [{ "retry-after-ms": "250", "retry-after": "9" }, 250],
  [{ "retry-after-ms": "x", "retry-after": "9" }, 9_000],
])("%j asks for %s ms", (headers, wait) => {
  expect(retryAfterMs(new Headers(headers as Record<string, string>), NOW)).toBe(wait);
});

test.each([
  ["34.4s", 34_400],
  ["0s", 0],
  ["1s", 1_000],
  ["-1s", null],
  ["1m", null],
  ["s", null],
  [5, null],
  [undefined, null],
])("Google's %j is %s ms", (value, wait) => {
  expect(durationMs(value)).toBe(wait);
});
