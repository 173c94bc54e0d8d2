import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import type { QueueLimits, RunScan, ScanQueue } from "../../src/services/scan-queue.ts";
import { until } from "./app.ts";

/** What every way to run scans must do; `open` makes one that is started, of as many instances as it is called. */
export function queueCases(name: string, open: (limits: QueueLimits, run: RunScan) => ScanQueue): void {
  const ids = Array.from({ length: 12 }, (_, at) => `scan-${at}`);

  describe(name, () => {
    it("runs each scan once, so many at once, and tells when it has ended", async () => {
      const ran: string[] = [];
      let [now, most] = [0, 0];
      const queue = open({ concurrency: 3, waiting: 50 }, async (id) => {
        most = Math.max(most, ++now);
        await sleep(30);
        ran.push(id);
        now -= 1;
      });
      for (const id of [...ids, ...ids]) queue.add(id);
      await until(async () => ran.length === ids.length, 10);
      await Promise.all(ids.map((id) => queue.ended(id)));
      expect([ran.toSorted(), most]).toEqual([ids.toSorted(), 3]);
      await queue.ended("none");
      await queue.stop(0);
    });

    it("keeps as many places as may run and wait, for callers who come at once, and gives them back", async () => {
      const queue = open({ concurrency: 1, waiting: 2 }, async () => undefined);
      const places = await Promise.allSettled(ids.map(() => queue.reserve()));
      const kept = places.filter((place) => place.status === "fulfilled");
      expect(kept).toHaveLength(3);
      await expect(queue.reserve()).rejects.toMatchObject({ code: "OVERLOADED" });
      for (const { value } of kept) value();
      await queue.reserve();
      await queue.stop(0);
    });

    it("runs a scan anew that was handed back and queued again", async () => {
      let ran = 0;
      const queue = open({ concurrency: 2, waiting: 2 }, async () => {
        ran += 1;
      });
      queue.add("again");
      await until(async () => ran === 1, 10);
      await sleep(50);
      queue.add("again");
      await until(async () => ran === 2, 10);
      await queue.stop(0);
    });

    it("runs suspects one at a time beside the others", async () => {
      let [now, most, done] = [0, 0, 0];
      const queue = open({ concurrency: 5, waiting: 9 }, async () => {
        most = Math.max(most, ++now);
        await sleep(20);
        now -= 1;
        done += 1;
      });
      for (const id of ids.slice(0, 4)) queue.add(id, true);
      await until(async () => done === 4, 10);
      expect(most).toBe(1);
      await queue.stop(0);
    });

    it("takes none when it stops, lets what runs end within the grace, and stops the rest then", async () => {
      const ends: string[] = [];
      let begun = 0;
      const queue = open({ concurrency: 2, waiting: 9 }, async (id, stop) => {
        begun += 1;
        const end = await sleep(id === "short" ? 300 : 60_000, "ended", { signal: stop }).catch(() => "was stopped");
        ends.push(`${id} ${end}`);
      });
      for (const id of ["short", "long"]) queue.add(id);
      await until(async () => begun === 2, 10);
      await queue.stop(1000);
      expect(ends).toEqual(["short ended", "long was stopped"]);
      expect(() => queue.assertRunning()).toThrow("is stopping");
      await expect(queue.reserve()).rejects.toMatchObject({ code: "UNAVAILABLE" });
      queue.add("late");
      await sleep(50);
      expect(begun).toBe(2);
    });
  });
}
