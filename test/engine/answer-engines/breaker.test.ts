import { describe, expect, test } from "vitest";
import { Breaker } from "../../../src/engine/answer-engines/breaker.ts";
import type { EngineFaultCode } from "../../../src/engine/answer-engines/types.ts";

function breakerAfter(outcomes: (EngineFaultCode | null)[], now = 0): Breaker {
  const breaker = new Breaker();
  for (const outcome of outcomes) {
    breaker.admit(now);
    breaker.record(outcome, now);
  }
  return breaker;
}
const times = (count: number, code: EngineFaultCode) => Array.from({ length: count }, () => code);

describe("a breaker", () => {
  test.each(["overloaded", "connection", "timed_out"] as const)(
    "opens after ten calls in a row that were %s",
    (code) => {
      expect(breakerAfter(times(9, code)).admit(0)).toBe(true);
      expect(breakerAfter(times(10, code)).admit(0)).toBe(false);
    },
  );

  test("starts counting again after any reply", () => {
    expect(breakerAfter([...times(9, "overloaded"), null, ...times(9, "overloaded")]).admit(0)).toBe(true);
  });

  test.each(["bad_key", "no_money", "rate_limited", "cut", "empty"] as const)(
    "stays closed for %s, which comes back at once",
    (code) => {
      expect(breakerAfter(times(50, code)).admit(0)).toBe(true);
    },
  );

  test("lets one call try after its rest, and closes when that works", () => {
    const breaker = breakerAfter(times(10, "overloaded"));
    expect(breaker.admit(14_999)).toBe(false);
    expect([breaker.admit(15_000), breaker.admit(15_000)]).toEqual([true, false]);
    breaker.record(null, 15_100);
    expect([breaker.admit(15_100), breaker.admit(15_100)]).toEqual([true, true]);
  });

  test("rests again when that one fails too", () => {
    const breaker = breakerAfter(times(10, "overloaded"));
    expect(breaker.admit(15_000)).toBe(true);
    breaker.record("timed_out", 20_000);
    expect([breaker.admit(34_999), breaker.admit(35_000)]).toEqual([false, true]);
  });

  test("lets the next one try when the first was given up by us", () => {
    const breaker = breakerAfter(times(10, "overloaded"));
    breaker.admit(15_000);
    breaker.record("abandoned", 15_001);
    expect(breaker.admit(15_002)).toBe(true);
  });
});
