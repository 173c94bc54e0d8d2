import fc from "fast-check";
import { expect, it } from "vitest";
import { after, sleep, timeLimit } from "../../src/engine/timers.ts";

it("takes any number of milliseconds, and never fires at once for a long one", () => {
  const long = fc.double({ min: 60_000, noNaN: true });
  fc.assert(
    fc.property(long, (ms) => {
      expect(timeLimit(ms).aborted).toBe(false);
      after(ms, () => expect.unreachable())();
    }),
  );
});

it("waits neither for a part of a millisecond nor for one that is over", async () => {
  await sleep(0.3);
  await sleep(-5);
  const over = timeLimit(-0.5);
  await new Promise((resolve) => over.addEventListener("abort", resolve));
  expect(over.reason).toMatchObject({ name: "TimeoutError" });
});

it("does not end a month's wait in this moment", async () => {
  let fired = false;
  const cancel = after(30 * 24 * 3_600_000, () => {
    fired = true;
  });
  const month = timeLimit(30 * 24 * 3_600_000);
  await sleep(20);
  cancel();
  expect([fired, month.aborted]).toEqual([false, false]);
});
