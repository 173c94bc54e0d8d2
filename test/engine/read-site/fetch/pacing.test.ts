import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createPacing } from "../../../../src/engine/read-site/fetch/pacing.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const signal = new AbortController().signal;

describe("the pace of requests", () => {
  it("is at most eight in any second to one site, whoever asks", async () => {
    const pace = createPacing();
    const starts: number[] = [];
    const all = Array.from({ length: 20 }, () =>
      pace("acme.com", true, signal, async () => void starts.push(Date.now())),
    );
    await vi.advanceTimersByTimeAsync(10_000);
    await Promise.all(all);
    expect(starts).toHaveLength(20);
    for (const start of starts) {
      expect(starts.filter((other) => other >= start && other < start + 1000).length).toBeLessThanOrEqual(8);
    }
  });

  it("is kept for each site by itself, and not on hosts that are our own", async () => {
    const pace = createPacing();
    let started = 0;
    const count = async () => {
      started += 1;
    };
    for (let site = 0; site < 5; site += 1)
      for (let at = 0; at < 8; at += 1) void pace(`site-${site}.com`, true, signal, count);
    for (let at = 0; at < 30; at += 1) void pace("127.0.0.1:8081", false, signal, count);
    await vi.advanceTimersByTimeAsync(500);
    expect(started).toBe(70);
  });

  it("lets go of what waits when the scan ends", async () => {
    const pace = createPacing();
    const stop = new AbortController();
    const endless = () => new Promise<void>(() => {});
    const waiting = Array.from({ length: 8 }, () => pace("acme.com", true, stop.signal, endless));
    stop.abort();
    const ends = await Promise.allSettled(waiting);
    expect(ends.every((end) => end.status === "rejected")).toBe(true);
  });
});
