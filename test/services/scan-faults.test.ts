import { join } from "node:path";
import Database from "better-sqlite3";
import { describe, expect, it } from "vitest";
import { AppError } from "../../src/errors.ts";
import { ScanQueue } from "../../src/services/scan-queue.ts";
import { post, startApp, until } from "../support/app.ts";
import { startCompany } from "../support/company.ts";

const unavailable = (error: unknown) => error instanceof AppError && error.code === "UNAVAILABLE";

describe("a queue that stops", () => {
  it("takes nothing more from the moment it is told, and leaves what comes late to the next start", async () => {
    const ran: string[] = [];
    let finish = () => {};
    const queue = new ScanQueue({ concurrency: 1, waiting: 5 }, async (id) => {
      ran.push(id);
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
    });
    queue.add("running");
    queue.add("waiting");
    const stopped = queue.stop(10_000);
    expect(() => queue.assertRoom()).toThrow(expect.toSatisfy(unavailable));
    queue.add("late");
    await queue.ended("waiting");
    finish();
    await stopped;
    expect(ran).toEqual(["running"]);
  });
});

describe("a database that refuses to write", () => {
  it.each([
    ["holds a scan up and does not lose it, nor its site", "", { status: 200 }],
    [
      "gives up a scan that was begun five times",
      "UPDATE scan SET attempts = 5;",
      { status: 500, body: { code: "SCAN_FAILED", error: "The scan was interrupted too often." } },
    ],
  ])("%s", async (_what, meanwhile, expected) => {
    const site = await startCompany();
    const server = await startApp({ ALLOW_HOSTS: site.host });
    const table = new Database(join(server.dataDir, "answerscope.sqlite"));
    try {
      table.exec("CREATE TRIGGER broken BEFORE UPDATE ON scan BEGIN SELECT RAISE(ABORT, 'disk full'); END");
      const started = await post(`${server.baseUrl}/api/scan`, { url: `${site.origin}/` }, { Prefer: "respond-async" });
      expect(started.status).toBe(202);
      const waits = (line: string) => line.includes("waits for the database") && line.includes(started.body.id);
      await until(async () => server.log.some(waits));
      table.exec(`BEGIN; DROP TRIGGER broken; ${meanwhile} COMMIT`);
      const poll = async () => {
        const response = await fetch(`${server.baseUrl}${started.body.poll}`);
        return { status: response.status, body: await response.json() };
      };
      await until(async () => (await poll()).status !== 202);
      expect(await poll()).toMatchObject(expected);
    } finally {
      table.close();
      await server.close(0);
      await site.close();
    }
  });
});
