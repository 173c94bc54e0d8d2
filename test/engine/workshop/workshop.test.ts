import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { afterEach, describe, expect, it } from "vitest";
import type { Bench } from "../../../src/engine/workshop/bench.ts";
import type { ProcessesOptions } from "../../../src/engine/workshop/processes.ts";
import { createWorkshop } from "../../../src/engine/workshop/workshop.ts";
import type { TASKS } from "../../support/workshop-tasks.ts";

const tasks = new URL("../../support/workshop-tasks.ts", import.meta.url);
const OWNER = fileURLToPath(new URL("../../support/workshop-owner.ts", import.meta.url));
const never = new AbortController().signal;
const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

function workshop(options: ProcessesOptions = {}) {
  const shop = createWorkshop<typeof TASKS>({ tasks, processes: 1, ...options });
  ends.push(() => shop.close());
  return shop;
}

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), "answerscope-workshop-"));
  ends.push(() => rmSync(made, { recursive: true }));
  return made;
}

/** Resolves with what a file holds, once it holds something. */
async function written(file: string): Promise<string> {
  for (;;) {
    await sleep(20);
    const text = existing(file);
    if (text) return text;
  }
}

function existing(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !/\) Z /.test(existing(`/proc/${pid}/stat`));
  } catch {
    return false;
  }
}

/** Another program with a workshop of its own; resolves once its process is at work, or has been. */
async function owner(what: "busy" | "idle" | "done") {
  const file = join(folder(), "pid");
  const program = spawn(process.execPath, [OWNER, what, file], { stdio: "ignore" });
  ends.push(() => program.kill("SIGKILL"));
  return { program, ended: once(program, "exit"), pid: Number(await written(file)) };
}

async function gone(pid: number): Promise<void> {
  while (isAlive(pid)) await sleep(20);
}

describe("a task in the workshop", () => {
  it("runs in another process and gives back plain data", async () => {
    const bench = workshop().bench(never);
    expect(await bench.run("echo", { list: [1, "two", null], at: new Date(0) })).toEqual({
      list: [1, "two", null],
      at: new Date(0),
    });
    expect(await bench.run("pid", null)).not.toBe(process.pid);
  });

  it("finds no environment", async () => {
    process.env.ANSWERSCOPE_TEST_KEY = "secret";
    ends.push(() => delete process.env.ANSWERSCOPE_TEST_KEY);
    expect(await workshop().bench(never).run("environment", null)).toEqual({});
  });

  it("that throws rejects with what it threw, and its process goes on", async () => {
    const bench = workshop().bench(never);
    const pid = await bench.run("pid", null);
    await expect(bench.run("fail", null)).rejects.toThrow("No such luck.");
    expect(await bench.run("pid", null)).toBe(pid);
  });

  it("that cannot be sent rejects alone", async () => {
    const bench = workshop().bench(never);
    await expect(bench.run("echo", () => 1)).rejects.toThrow("could not be cloned");
    expect(await bench.run("echo", 2)).toBe(2);
  });
});

describe("a task over its budget", () => {
  it.each(["spin", "backtrack"] as const)("is stopped by its CPU time, and the next one is done (%s)", async (task) => {
    const shop = workshop();
    const stuck = shop.bench(never).run(task, null, { budgetMs: 300 });
    const next = shop.bench(never).run("echo", "fine");
    await expect(stuck).rejects.toMatchObject({ why: "too_long", code: "SCAN_FAILED" });
    expect(await next).toBe("fine");
  });

  it("is not stopped for the time it had to wait", async () => {
    const bench = workshop().bench(never);
    const pid = await bench.run("pid", null);
    const working = bench.run("work", { cpuMs: 100 }, { budgetMs: 600 });
    process.kill(pid, "SIGSTOP");
    await sleep(1500);
    process.kill(pid, "SIGCONT");
    expect(await working).toBe("worked");
  });

  it("of memory is stopped and not begun again", async () => {
    const shop = workshop({ memoryMb: 48 });
    await expect(shop.bench(never).run("hog", null, { budgetMs: 60_000 })).rejects.toMatchObject({
      why: "too_much_memory",
    });
    expect(await shop.bench(never).run("echo", 1)).toBe(1);
  });
});

describe("a process that breaks off", () => {
  it("has its task done once more", async () => {
    const file = join(folder(), "deaths");
    expect(await workshop().bench(never).run("die", { file, times: 1 })).toBe("alive");
    expect(existing(file)).toBe("xx");
  });

  it("twice under one task fails that task alone", async () => {
    const file = join(folder(), "deaths");
    const shop = workshop();
    const doomed = shop.bench(never).run("die", { file, times: 9 });
    const other = shop.bench(never).run("echo", "other");
    await expect(doomed).rejects.toMatchObject({ why: "crashed" });
    expect(await other).toBe("other");
    expect(existing(file)).toBe("xx");
  });

  it("by kill -9 in the middle of a task is replaced", async () => {
    const file = join(folder(), "pid");
    const bench = workshop().bench(never);
    const working = bench.run("tellAndSpin", { file }, { budgetMs: 4000 });
    working.catch(() => undefined);
    const first = Number(await written(file));
    rmSync(file);
    process.kill(first, "SIGKILL");
    const second = Number(await written(file));
    expect(second).not.toBe(first);
    process.kill(second, "SIGKILL");
    await expect(working).rejects.toMatchObject({ why: "crashed" });
  });

  it("and cannot even start fails what waits, not hangs", async () => {
    const shop = workshop({ tasks: new URL("file:///no/such/tasks.ts") });
    await expect(shop.bench(never).run("echo", 1)).rejects.toMatchObject({ why: "crashed" });
  });

  it("that is stuck without using CPU is ended too", async () => {
    const bench = workshop({ wallMs: 3000 }).bench(never);
    const pid = await bench.run("pid", null);
    process.kill(pid, "SIGSTOP");
    expect(await bench.run("echo", "again")).toBe("again");
  });
});

describe("scans in the workshop", () => {
  it("take turns, whoever came with more", async () => {
    const shop = workshop();
    const done: string[] = [];
    const many = shop.bench(never);
    const few = shop.bench(never);
    const run = (bench: Bench<typeof TASKS>, name: string) => bench.run("echo", name).then(() => done.push(name));
    await Promise.all([
      ...["a1", "a2", "a3", "a4", "a5", "a6"].map((name) => run(many, name)),
      ...["b1", "b2"].map((name) => run(few, name)),
    ]);
    expect(done.slice(0, 4)).toEqual(["a1", "b1", "a2", "b2"]);
  });

  it("are not kept waiting by another one's slow task", async () => {
    const shop = workshop({ sliceMs: 100 });
    const done: string[] = [];
    const slow = shop
      .bench(never)
      .run("work", { cpuMs: 900 })
      .then(() => done.push("slow"));
    const quick = shop
      .bench(never)
      .run("echo", "quick")
      .then(() => done.push("quick"));
    await Promise.all([slow, quick]);
    expect(done).toEqual(["quick", "slow"]);
  });

  it("lose a slow task to no one when the slow lane is full: it is begun anew there", async () => {
    const shop = workshop({ sliceMs: 50 });
    const slow = Array.from({ length: 4 }, () => shop.bench(never).run("work", { cpuMs: 250 }));
    const quick = shop.bench(never).run("echo", "quick");
    expect(await quick).toBe("quick");
    expect(await Promise.all(slow)).toEqual(["worked", "worked", "worked", "worked"]);
  });

  it("that are stopped have nothing waiting any more", async () => {
    const file = join(folder(), "notes");
    const shop = workshop();
    const stop = new AbortController();
    const bench = shop.bench(stop.signal);
    const running = bench.run("work", { cpuMs: 300 });
    const waiting = bench.run("note", { file, line: "never" });
    const other = shop.bench(never).run("note", { file, line: "other" });
    stop.abort(new Error("stopped"));
    await expect(running).rejects.toThrow("stopped");
    await expect(waiting).rejects.toThrow("stopped");
    await other;
    await shop.bench(never).run("echo", 1);
    expect(existing(file)).toBe("other\n");
    await expect(bench.run("echo", 1)).rejects.toThrow("stopped");
  });

  it("whose tasks were stopped twice are given up, as far as a scan can do without", async () => {
    const shop = workshop();
    const bench = shop.bench(never);
    const spare = { budgetMs: 200, isSpare: true };
    const pages = Array.from({ length: 6 }, () => bench.run("spin", null, spare));
    const ended = await Promise.allSettled(pages);
    const causes = ended.map((end) => (end.status === "rejected" ? end.reason.why : end.status));
    expect(causes).toEqual(["too_long", "too_long", "given_up", "given_up", "given_up", "given_up"]);
    expect(await bench.run("echo", "needed")).toBe("needed");
    expect(await shop.bench(never).run("echo", "another site", spare)).toBe("another site");
  });

  it("spend the time of one account, however many tasks they bring at once", async () => {
    const bench = workshop({ processes: 4, spareMs: 400 }).bench(never);
    const spare = { isSpare: true };
    const ended = await Promise.allSettled(Array.from({ length: 8 }, () => bench.run("work", { cpuMs: 150 }, spare)));
    const worked = ended.filter(({ status }) => status === "fulfilled").length;
    expect(worked).toBeGreaterThanOrEqual(3);
    expect(worked).toBeLessThan(8);
  });
});

describe("the workshop's processes", () => {
  it("end when there was nothing to do for a while, and start again", async () => {
    const bench = workshop({ restMs: 100 }).bench(never);
    const first = await bench.run("pid", null);
    await gone(first);
    expect(await bench.run("pid", null)).not.toBe(first);
  });

  it.each(["idle", "busy"] as const)("end when the program is killed, %s or not", async (what) => {
    const { program, pid } = await owner(what);
    program.kill("SIGKILL");
    await gone(pid);
  });

  it("keep no program from ending", async () => {
    const { ended, pid } = await owner("done");
    expect(await ended).toEqual([0, null]);
    await gone(pid);
  });

  it("leave signals to the program", async () => {
    const bench = workshop().bench(never);
    const pid = await bench.run("pid", null);
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.kill(pid, signal);
    expect(await bench.run("pid", null)).toBe(pid);
  });

  it("end on close, and what was open says so", async () => {
    const file = join(folder(), "pid");
    const shop = workshop();
    const running = shop.bench(never).run("tellAndSpin", { file });
    const waiting = shop.bench(never).run("echo", 1);
    const open = Promise.allSettled([running, waiting]);
    const pid = Number(await written(file));
    await shop.close();
    expect(isAlive(pid)).toBe(false);
    expect(await open).toMatchObject([{ reason: { why: "closed" } }, { reason: { why: "closed" } }]);
    await expect(shop.bench(never).run("echo", 1)).rejects.toMatchObject({ why: "closed" });
  });
});
