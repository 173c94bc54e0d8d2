import { afterAll, beforeAll, expect, it } from "vitest";
import { readConfig } from "../../src/config.ts";
import { probeSite } from "../../src/engine/read-site/probe-site.ts";
import { readSite } from "../../src/engine/read-site/read-site.ts";
import { createLog } from "../../src/log.ts";
import { createScanRoom, type ScanRoom } from "../../src/scan-room.ts";
import { startApp, type TestApp } from "../support/app.ts";

let server: TestApp;
let room: ScanRoom;
beforeAll(async () => {
  server = await startApp({
    OPERATOR_NAME: "Answerscope",
    OPERATOR_EMAIL: "hello@fennel-and-rye.com",
    OPERATOR_ADDRESS: "4 Quay Lane, Bristol BS1 4QA, United Kingdom",
    OPERATOR_PROFILES: "https://github.com/fennel-and-rye,https://www.linkedin.com/company/fennel-and-rye",
  });
  room = createScanRoom(readConfig({ ALLOW_HOSTS: new URL(server.baseUrl).host }), createLog("silent"));
});
afterAll(() => Promise.all([server.close(), room.close()]));

it("our own front door has a readiness of 90 or more and stands on the highest rung, once its operator says who they are", async () => {
  const { signal } = new AbortController();
  const tools = { ...room.tools, bench: room.tools.workshop.bench(signal), signal };
  const reading = await readSite(new URL(server.baseUrl), tools);
  const probed = await probeSite(reading, { ...tools, depth: "audit" });
  const audit = await tools.bench.run("audit", probed);
  // Nobody has said anything about an installation that has just begun.
  expect(audit.findings.filter(({ status }) => status === "fail").map(({ id }) => id)).toEqual([
    "eeat.reputation-on-site",
  ]);
  expect(audit.readiness).toBeGreaterThanOrEqual(90);
  expect(audit.agentReadiness).toMatchObject({ level: 5, next: null });
  expect(audit.surfaces.filter(({ status }) => status === "invalid")).toEqual([]);
});
