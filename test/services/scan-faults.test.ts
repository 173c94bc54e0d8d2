import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { AppError } from "../../src/errors.ts";
import { LocalQueue } from "../../src/services/queue/local-queue.ts";
import { post, startApp, type TestApp, until } from "../support/app.ts";
import { startCompany } from "../support/company.ts";
import { type EngineServer, startEngineServer } from "../support/engine-server.ts";
import { onMysql } from "../support/test-database.ts";
import type { FakeWebsite } from "../support/website.ts";

const unavailable = (error: unknown) => error instanceof AppError && error.code === "UNAVAILABLE";

describe("a queue that stops", () => {
  it("takes nothing more from the moment it is told, and leaves what comes late to the next start", async () => {
    const ran: string[] = [];
    let finish = () => {};
    const queue = new LocalQueue({ concurrency: 1, waiting: 5 }, async (id) => {
      ran.push(id);
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
    });
    queue.add("running");
    queue.add("waiting");
    const stopped = queue.stop(10_000);
    await expect(queue.reserve()).rejects.toThrow(expect.toSatisfy(unavailable));
    // Nothing of it was kept, so nothing of it goes on.
    await expect(queue.reserve()).rejects.toThrow("The service is stopping; it takes no new scan. Try again shortly.");
    expect(() => queue.assertRunning()).toThrow("The service is stopping; the scan goes on when it is back.");
    queue.add("late");
    await queue.ended("waiting");
    finish();
    await stopped;
    expect(ran).toEqual(["running"]);
  });
});

describe("a queue with scans that were cut off again and again", () => {
  it("runs them one at a time beside the others, so that only what cuts the process off is found out", async () => {
    const running = new Set<string>();
    let most = 0;
    const queue = new LocalQueue({ concurrency: 5, waiting: 5 }, async (id) => {
      running.add(id);
      most = Math.max(most, [...running].filter((one) => one.startsWith("suspect")).length);
      await new Promise((resolve) => setTimeout(resolve, 5));
      running.delete(id);
    });
    const suspects = ["suspect 1", "suspect 2", "suspect 3"];
    for (const id of suspects) queue.add(id, true);
    queue.add("other");
    await new Promise((resolve) => setImmediate(resolve));
    expect([...running].sort()).toEqual(["other", "suspect 1"]);
    await Promise.all(suspects.map((id) => queue.ended(id)));
    expect(most).toBe(1);
  });
});

/** What begins a scan does not get through; other changes do. */
const REFUSED = onMysql
  ? "FOR EACH ROW IF NEW.status = 'RUNNING' THEN SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'disk full'; END IF"
  : "WHEN NEW.status = 'RUNNING' BEGIN SELECT RAISE(ABORT, 'disk full'); END";

describe("a database that refuses to write", () => {
  it.each([
    ["holds a scan up and does not lose it, nor its site", "", { status: 200 }],
    [
      "gives up a scan that was begun five times",
      "UPDATE scan SET attempts = 5",
      { status: 500, body: { code: "SCAN_FAILED", error: "The scan was interrupted too often." } },
    ],
  ])("%s", async (_what, meanwhile, expected) => {
    const site = await startCompany();
    const server = await startApp({ ALLOW_HOSTS: site.host });
    try {
      await server.sql(`CREATE TRIGGER broken BEFORE UPDATE ON scan ${REFUSED}`);
      const started = await post(`${server.baseUrl}/api/scan`, { url: `${site.origin}/` }, { Prefer: "respond-async" });
      expect(started.status).toBe(202);
      const waits = (line: string) => line.includes("waits for the database") && line.includes(started.body.id);
      await until(async () => server.log.some(waits));
      if (meanwhile) await server.sql(meanwhile);
      await server.sql("DROP TRIGGER broken");
      const poll = async () => {
        const response = await fetch(`${server.baseUrl}${started.body.poll}`);
        return { status: response.status, body: await response.json() };
      };
      await until(async () => (await poll()).status !== 202);
      expect(await poll()).toMatchObject(expected);
    } finally {
      await server.close(0);
      await site.close();
    }
  });
});

describe("a server whose scan is in the middle", () => {
  let site: FakeWebsite;
  let engines: EngineServer;
  let env: Record<string, string>;
  let folder: string;
  const open: TestApp[] = [];

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), "answerscope-"));
    [site, engines] = await Promise.all([startCompany(), startEngineServer()]);
    const pair = Object.entries(engines.env).filter(([name]) => /^(ANTHROPIC|GEMINI)_/.test(name));
    env = { ALLOW_HOSTS: site.host, ...Object.fromEntries(pair) };
  });
  afterEach(async () => {
    vi.useRealTimers();
    await Promise.all(open.splice(0).map((app) => app.close(0)));
    await Promise.all([site.close(), engines.close()]);
    rmSync(folder, { recursive: true });
  });

  const start = async () => {
    const app = await startApp(env, folder);
    open.push(app);
    return app;
  };
  const scan = (app: TestApp, headers = {}) => post(`${app.baseUrl}/api/scan`, { url: `${site.origin}/` }, headers);
  const asked = (count: number) => until(async () => engines.calls.length === count);
  const ended = async (app: TestApp, poll: string) => {
    await until(async () => (await fetch(app.baseUrl + poll)).status !== 202);
    const response = await fetch(app.baseUrl + poll);
    return { status: response.status, body: (await response.json()) as { engines: object[] } };
  };

  it("is told to stop: the caller who waits is told where to ask, and the next start asks only what is open", async () => {
    engines.set("gemini", { delayMs: 60_000 });
    const first = await start();
    const waiting = scan(first);
    await asked(4);
    await until(async () => (await first.sql("SELECT id FROM answer WHERE mode = 'live'")).length === 2);
    open.pop();
    await first.close(0);
    const { status, headers, body } = await waiting;
    expect({ status, body }).toMatchObject({ status: 202, body: { status: "queued", poll: `/api/scan/${body.id}` } });
    expect(headers.get("location")).toBe(body.poll);
    expect(await first.sql("SELECT status, attempts FROM scan WHERE mode = 'live'")).toEqual([
      { status: "QUEUED", attempts: 0 },
    ]);
    engines.set("gemini", {});
    expect((await ended(await start(), body.poll)).status).toBe(200);
    expect([engines.callsTo("claude"), engines.callsTo("gemini")]).toEqual([2, 4]);
  });

  it.each([-3_600_000, 3_600_000])("has its clock moved by %i ms: it ends as ever", async (moved) => {
    const app = await start();
    const { body } = await scan(app, { Prefer: "respond-async" });
    await until(
      async () => (await app.sql("SELECT id FROM scan WHERE mode = 'live' AND stage <> 'waiting'")).length > 0,
      1,
    );
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + moved });
    const { status, body: result } = await ended(app, body.poll);
    expect(status).toBe(200);
    expect(result.engines).toMatchObject([
      { engine: "claude", answered: 2, failed: 0 },
      { engine: "gemini", answered: 2, failed: 0 },
    ]);
    expect(engines.calls).toHaveLength(4);
  });
});
