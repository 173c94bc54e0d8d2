import { describe, expect, test } from "vitest";
import { waitFor } from "../../../src/engine/answer-engines/retry-wait.ts";
import { EngineFault } from "../../../src/engine/answer-engines/types.ts";

const slowDown = (retryAfterMs: number | null) => new EngineFault("rate_limited", "It said slow down.", retryAfterMs);

describe("the wait before a retry", () => {
  test.each([
    [0, 0, 100],
    [1_000, 1_000, 1_500],
    [60_000, 60_000, 61_000],
    [null, 500, 750],
  ])("of a provider that asks for %s ms is at least that and little more", (asked, least, most) => {
    for (let turn = 0; turn < 50; turn += 1) {
      const wait = waitFor(slowDown(asked), performance.now() + 3_600_000);
      expect(wait).toBeGreaterThanOrEqual(least);
      expect(wait).toBeLessThanOrEqual(most);
    }
  });

  test.each([
    [11_000, "in 11 seconds"],
    [600_000, "in 10 minutes"],
    [7_200_000, "in 2 hours"],
    [604_800_000, "in 7 days"],
  ])("of %d ms is not begun when it outlasts the deadline", (asked, words) => {
    expect(() => waitFor(slowDown(asked), performance.now() + 10_000)).toThrow(
      `It said slow down. A retry ${words} would come after the scan's deadline.`,
    );
  });

  test("that is not begun keeps what the provider told", () => {
    const fault = Object.assign(slowDown(60_000), { partial: { costUsd: 0.01 } });
    expect(() => waitFor(fault, performance.now())).toThrow(
      expect.objectContaining({ code: "rate_limited", partial: { costUsd: 0.01 } }),
    );
  });
});
