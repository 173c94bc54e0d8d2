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
  it("holds a scan up and does not lose it, nor its site", async () => {
    const site = await startCompany();
    const server = await startApp({ ALLOW_HOSTS: site.host });
    const table = new Database(join(server.dataDir, "answerscope.sqlite"));
    try {
      table.exec("CREATE TRIGGER broken BEFORE UPDATE ON scan BEGIN SELECT RAISE(ABORT, 'disk full'); END");
      const started = await post(`${server.baseUrl}/api/scan`, { url: `${site.origin}/` }, { Prefer: "respond-async" });
      expect(started.status).toBe(202);
      await until(async () => server.log.some((line) => line.includes("waits for the database")));
      table.exec("DROP TRIGGER broken");
      await until(async () => (await fetch(`${server.baseUrl}${started.body.poll}`)).status === 200);
    } finally {
      table.close();
      await server.close(0);
      await site.close();
    }
  });
});
