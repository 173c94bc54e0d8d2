import { expect, it } from "vitest";
import { scanBudget } from "../../src/engine/scan-budget.ts";

it.each([7, 15, 40, 60, 90, 120])("gives every stage its time within a deadline of %i seconds", (seconds) => {
  const budget = scanBudget(seconds * 1000, new AbortController().signal);
  for (const stage of ["read", "question", "ask", "readAnswers", "footprint"] as const) {
    expect(budget.signal(stage).aborted).toBe(false);
    expect(budget.endOf(stage) - Date.now()).toBeLessThanOrEqual(Math.min(seconds, 90) * 1000);
  }
  expect(budget.endOf("read")).toBeLessThan(budget.endOf("ask"));
});

it("ends every stage when the scan is stopped", () => {
  const stop = new AbortController();
  const signal = scanBudget(90_000, stop.signal).signal("ask");
  stop.abort();
  expect(signal.aborted).toBe(true);
});
