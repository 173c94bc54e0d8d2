import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import { createLog } from "../../../src/log.ts";
import { Recurring } from "../../../src/services/queue/recurring.ts";
import { Turns } from "../../../src/services/queue/turns.ts";
import { until } from "../../support/app.ts";
import { openTestDatabase } from "../../support/test-database.ts";

it("does its work again and again, one run at a time, and goes on after a fault", async () => {
  const { database, close } = await openTestDatabase();
  const lines: string[] = [];
  const log = createLog("info", { write: (line) => lines.push(line) });
  const recurring = new Recurring({ turns: new Turns(database), ticks: null, log });
  let [runs, now, most] = [0, 0, 0];
  recurring.every("slow", 20, async () => {
    most = Math.max(most, ++now);
    await sleep(70);
    now -= 1;
    runs += 1;
    if (runs === 1) throw new Error("the first one fails");
  });
  recurring.start();
  await until(async () => runs >= 3, 10);
  await recurring.stop(30_000);
  const after = runs;
  await sleep(100);
  expect([runs, most]).toEqual([after, 1]);
  expect(lines.filter((line) => line.includes("the first one fails"))).toHaveLength(1);
  await close();
});
