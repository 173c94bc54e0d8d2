import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { createLog } from "../../src/log.ts";
import { openDatabase } from "../../src/services/database.ts";
import { Rates } from "../../src/services/limits/rates.ts";
import { BullQueue } from "../../src/services/queue/bull-queue.ts";
import { BullTicks } from "../../src/services/queue/bull-ticks.ts";
import { Recurring } from "../../src/services/queue/recurring.ts";
import { openRedis, type RedisConnections } from "../../src/services/queue/redis.ts";
import { Turns } from "../../src/services/queue/turns.ts";
import type { QueueLimits, RunScan } from "../../src/services/scan-queue.ts";
import { until } from "../support/app.ts";
import { emptyMysqlDatabase } from "../support/mysql.ts";
import { queueCases } from "../support/queue-cases.ts";
import { type RedisServer, startRedis } from "../support/redis-server.ts";

let server: RedisServer;
let lines: string[];
const opened: RedisConnections[] = [];
const log = createLog("info", { write: (line) => lines.push(line) });
const connect = async () => {
  const redis = await openRedis(server.url, log);
  opened.push(redis);
  return redis;
};

beforeAll(async () => {
  lines = [];
  server = await startRedis();
  await connect();
});
afterAll(async () => {
  for (const redis of opened) redis.close();
  await server.close();
});

function openQueue(limits: QueueLimits, run: RunScan, prefix = `test:${randomUUID()}`): BullQueue {
  const queue = new BullQueue({ ...limits, redis: opened[0]!, prefix }, run);
  queue.start();
  return queue;
}

queueCases("scans over Redis", openQueue);

describe("instances that share a Redis", () => {
  const stops: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    await Promise.all(stops.splice(0).map((stop) => stop()));
    await server.start();
  });

  it("share the scans that one of them accepted, and run none twice", async () => {
    const ran: string[][] = [[], []];
    const prefix = `test:${randomUUID()}`;
    const queues = ran.map((mine) => {
      const queue = openQueue(
        { concurrency: 2, waiting: 50 },
        async (id) => void mine.push(id, await sleep(40, "")),
        prefix,
      );
      stops.push(() => queue.stop(0));
      return queue;
    });
    const ids = Array.from({ length: 20 }, (_, at) => `scan-${at}`);
    for (const id of ids) queues[0]!.add(id);
    const all = () => ran.flat().filter(Boolean).toSorted();
    await until(async () => all().length >= ids.length, 10);
    expect(all()).toEqual(ids.toSorted());
    expect(ran.every((mine) => mine.length > 4)).toBe(true);
  });

  it("each run what they accept while it is away, and share again when it is back, though it forgot everything", async () => {
    const ran: string[] = [];
    const prefix = `test:${randomUUID()}`;
    const [queue, other] = [0, 1].map(() =>
      openQueue({ concurrency: 2, waiting: 50 }, async (id) => void ran.push(id), prefix),
    );
    stops.push(
      () => queue!.stop(0),
      () => other!.stop(0),
    );
    await server.stop();
    await until(async () => lines.some((line) => line.includes("Redis is away")), 10);
    (await queue!.reserve())();
    queue!.add("while-away");
    await until(async () => ran.includes("while-away"), 10);
    await server.start();
    await until(async () => lines.some((line) => line.includes("Redis is back")), 10);
    queue!.add("back-again");
    await until(async () => ran.includes("back-again"), 10);
    expect(ran).toEqual(["while-away", "back-again"]);
  });

  it("share what they accept once it is back, though they began while it was away", async () => {
    await server.stop();
    await until(async () => opened[0]!.commands.status !== "ready", 10);
    const prefix = `test:${randomUUID()}`;
    let [now, most] = [0, 0];
    let open = () => {};
    const both = new Promise<void>((resolve) => {
      open = resolve;
    });
    const hold: RunScan = async () => {
      most = Math.max(most, ++now);
      await both;
      now -= 1;
    };
    const [queue, other] = [0, 1].map(() => openQueue({ concurrency: 1, waiting: 50 }, hold, prefix));
    // What waits for a connection that is refused hears of it.
    await sleep(50);
    await server.start();
    await until(async () => opened[0]!.commands.status === "ready", 10);
    // Each has room for one: both run only where both take up what one of them accepted.
    for (const id of ["one", "two"]) queue!.add(id);
    await until(async () => now === 2, 10);
    open();
    await until(async () => now === 0, 10);
    expect(most).toBe(2);
    await Promise.all([queue!.stop(0), other!.stop(0)]);
  });

  it("count calls together, exactly, and each by itself while it is away", async () => {
    const limits = { graphql: 15, mcp: 3, feed: 3 };
    const instances = await Promise.all([0, 1, 2].map(async () => new Rates(limits, (await connect()).commands)));
    const calls = Array.from({ length: 200 }, (_, at) => instances[at % 3]!.count("graphql", "ann"));
    const taken = (await Promise.allSettled(calls)).filter(({ status }) => status === "fulfilled");
    expect(taken).toHaveLength(15);
    await server.stop();
    await until(async () => opened.every(({ commands }) => commands.status !== "ready"), 10);
    const alone = await Promise.allSettled(Array.from({ length: 9 }, () => instances[0]!.count("mcp", "ann")));
    expect(alone.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
    await server.start();
    await until(async () => opened.every(({ commands }) => commands.status === "ready"), 10);
    await instances[0]!.count("mcp", "ann");
  });

  it("do recurring work once each time, by its schedulers, and go on when it forgot them", async () => {
    const { url, drop } = await emptyMysqlDatabase();
    const database = await openDatabase(url);
    const prefix = `test:${randomUUID()}`;
    const runs: number[] = [];
    const instances = await Promise.all(
      [0, 1, 2].map(async () => {
        const ticks = new BullTicks(await connect(), prefix);
        const recurring = new Recurring({ turns: new Turns(database), ticks, log });
        recurring.every("work", 400, async () => void runs.push(performance.now()));
        recurring.start();
        return recurring;
      }),
    );
    await until(async () => runs.length >= 8, 10);
    const gaps = runs.slice(1).map((at, index) => at - runs[index]!);
    expect(Math.min(...gaps)).toBeGreaterThan(200);
    await server.stop();
    const before = runs.length;
    await until(async () => runs.length >= before + 3, 10);
    await server.start();
    const back = runs.length;
    await until(async () => runs.length >= back + 3, 10);
    await Promise.all(instances.map((recurring) => recurring.stop(1000)));
    await database.close();
    await drop();
  });
});
