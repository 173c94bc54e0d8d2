import { rmSync } from "node:fs";
import { join } from "node:path";
import Database from "better-sqlite3";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { post, startApp, type TestApp, until } from "../support/app.ts";
import { startCompany } from "../support/company.ts";
import { type EngineServer, startEngineServer } from "../support/engine-server.ts";
import type { FakeWebsite } from "../support/website.ts";

describe("a server over an embedded file, its scan in the middle,", () => {
  let site: FakeWebsite;
  let engines: EngineServer;
  let app: TestApp;
  let file: string;

  beforeEach(async () => {
    [site, engines] = await Promise.all([startCompany(), startEngineServer()]);
    const pair = Object.entries(engines.env).filter(([name]) => /^(ANTHROPIC|GEMINI)_/.test(name));
    app = await startApp({ ALLOW_HOSTS: site.host, ...Object.fromEntries(pair) });
    file = join(app.dataDir, "answerscope.sqlite");
  });
  afterEach(async () => {
    await app.close(0);
    await Promise.all([site.close(), engines.close()]);
  });

  const scan = (headers = {}) => post(`${app.baseUrl}/api/scan`, { url: `${site.origin}/` }, headers);
  const asked = (count: number) => until(async () => engines.calls.length === count);

  it("has its database locked for long: nothing that was answered is asked again", async () => {
    for (const engine of ["claude", "gemini"]) engines.set(engine, { delayMs: 500 });
    const { body } = await scan({ Prefer: "respond-async" });
    await asked(4);
    const other = new Database(file);
    other.exec("BEGIN IMMEDIATE");
    await until(async () => app.log.some((line) => line.includes("waits for the database")));
    const refused = await scan({ "Idempotency-Key": "a" });
    expect({ status: refused.status, code: refused.body.code }).toEqual({ status: 503, code: "UNAVAILABLE" });
    expect(refused.headers.get("retry-after")).toBe("5");
    other.exec("COMMIT");
    other.close();
    await until(async () => (await fetch(app.baseUrl + body.poll)).status !== 202);
    expect((await fetch(app.baseUrl + body.poll)).status).toBe(200);
    expect(engines.calls).toHaveLength(4);
  });

  it("has its file deleted: it is not ready, says so in the log, and takes nothing it would lose", async () => {
    const ready = async () => (await fetch(`${app.baseUrl}/readyz`)).status;
    await until(async () => (await ready()) === 200);
    rmSync(file);
    await until(async () => (await ready()) === 503);
    expect(app.log.filter((line) => line.includes("was deleted or replaced"))).not.toEqual([]);
    const refused = await scan();
    expect({ status: refused.status, code: refused.body.code }).toEqual({ status: 503, code: "UNAVAILABLE" });
    const mutation = { query: `mutation { startScan(url: "${site.origin}/") { cached } }` };
    const unserved = await post(`${app.baseUrl}/graphql`, mutation);
    expect({ status: unserved.status, code: unserved.body.errors[0].extensions.code }).toEqual({
      status: 503,
      code: "UNAVAILABLE",
    });
    expect(unserved.headers.get("retry-after")).toBe("5");
    expect(engines.calls).toEqual([]);
  });
});
