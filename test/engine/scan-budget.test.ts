import fc from "fast-check";
import { afterEach, expect, it, vi } from "vitest";
import { readConfig } from "../../src/config.ts";
import { scanBudget } from "../../src/engine/scan-budget.ts";

const STAGES = ["read", "question", "ask", "readAnswers", "footprint"] as const;
const never = new AbortController().signal;
afterEach(() => vi.useRealTimers());

it("gives every stage its time within whatever deadline the configuration takes", () => {
  const deadline = fc.oneof(fc.constantFrom(7, 10, 20, 61), fc.integer({ min: -10, max: 4000 }), fc.integer());
  fc.assert(
    fc.property(deadline, (seconds) => {
      let scanDeadlineMs: number;
      try {
        ({ scanDeadlineMs } = readConfig({ SCAN_DEADLINE_SECONDS: String(seconds) }));
      } catch {
        return seconds < 5 || seconds > 3600;
      }
      const budget = scanBudget(scanDeadlineMs, never);
      const ends = STAGES.map((stage) => budget.endOf(stage) - performance.now());
      expect(STAGES.map((stage) => budget.signal(stage).aborted)).not.toContain(true);
      expect(ends).toEqual(ends.toSorted((a, b) => a - b));
      expect(ends[0]).toBeGreaterThan(500);
      expect(ends.at(-1)).toBeLessThanOrEqual(scanDeadlineMs);
      return true;
    }),
  );
});

it("gives a site 15 seconds at most, and models a share of a longer deadline", () => {
  const at = performance.now();
  const [usual, long] = [scanBudget(90_000, never), scanBudget(180_000, never)];
  const ends = (budget: typeof usual, stage: (typeof STAGES)[number]) => Math.round((budget.endOf(stage) - at) / 1000);
  expect(STAGES.map((stage) => ends(usual, stage))).toEqual([15, 25, 75, 82, 88]);
  expect(STAGES.map((stage) => ends(long, stage))).toEqual([15, 50, 150, 164, 176]);
});

it("ends every stage when the scan is stopped", () => {
  const stop = new AbortController();
  const signal = scanBudget(90_000, stop.signal).signal("ask");
  stop.abort();
  expect(signal.aborted).toBe(true);
});

it.each([-3_600_000, 3_600_000])("keeps its ends when the clock moves by %i ms", async (moved) => {
  const budget = scanBudget(2_000, never);
  const left = budget.endOf("ask") - performance.now();
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + moved });
  expect(Math.abs(budget.endOf("ask") - performance.now() - left)).toBeLessThan(60_000);
  const ask = budget.signal("ask");
  expect(ask.aborted).toBe(false);
  await new Promise((resolve) => ask.addEventListener("abort", resolve));
});
