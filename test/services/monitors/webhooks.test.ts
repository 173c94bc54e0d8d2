import { createHmac } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { pino } from "pino";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { parseAllowHosts } from "../../../src/engine/read-site/fetch/allow-hosts.ts";
import { createFetcher } from "../../../src/engine/read-site/fetch/fetcher.ts";
import { Monitor } from "../../../src/schema/monitor.ts";
import { WebhookEvent } from "../../../src/schema/webhook-event.ts";
import { Credentials } from "../../../src/services/credentials/credentials.ts";
import type { Database } from "../../../src/services/database.ts";
import { Webhooks } from "../../../src/services/monitors/webhooks.ts";
import { Secret } from "../../../src/services/secret.ts";
import { insertMonitor } from "../../support/accounts.ts";
import { openTestDatabase, type TestDatabase } from "../../support/test-database.ts";

const secret = new Secret("a root of thirty-two characters!!");
const taken: { signature: string; body: string }[] = [];
let status = 200;
let receiver: Server;
let port: number;
let opened: TestDatabase;
let database: Database;
let webhooks: Webhooks;
let monitor: Monitor;

beforeAll(async () => {
  receiver = createServer(async (request, response) => {
    taken.push({ signature: String(request.headers["answerscope-signature"]), body: await text(request) });
    response.writeHead(status, status === 302 ? { location: "/elsewhere" } : {}).end();
  });
  await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
  port = (receiver.address() as AddressInfo).port;
  opened = await openTestDatabase();
  ({ database } = opened);
  const fetcher = createFetcher({ allowHosts: parseAllowHosts(`hooks.test:${port}=127.0.0.1`), userAgent: "test" });
  webhooks = new Webhooks({ database, secret, fetcher, log: pino({ level: "silent" }) });
  const { id } = await insertMonitor({ database, credentials: new Credentials({ secret, database }) }, "acme.com");
  await point(id, `http://hooks.test:${port}/events`);
});
afterEach(() => {
  vi.useRealTimers();
  taken.length = 0;
  status = 200;
});
afterAll(async () => {
  await opened.close();
  await new Promise((resolve) => receiver.close(resolve));
});

async function point(id: string, webhook: string): Promise<void> {
  await database.write((manager) => manager.update(Monitor, id, { webhook }));
  monitor = await database.manager.findOneByOrFail(Monitor, { id });
}
const put = (key: string) =>
  database.write((manager) => webhooks.put(manager, monitor, { event: "moved", key, data: { visibility: 41.5 } }));
const waiting = () => database.manager.countBy(WebhookEvent, { state: "waiting" });

it("posts an event once, signed over its moment and its body", async () => {
  await Promise.all([put("one"), put("one")]);
  await Promise.all([webhooks.look(), webhooks.look()]);
  await webhooks.look();
  expect(taken).toHaveLength(1);
  const { signature, body } = taken[0]!;
  expect(JSON.parse(body)).toMatchObject({ event: "moved", monitor: { site: "acme.com" }, data: { visibility: 41.5 } });
  const [, seconds, given] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(signature)!;
  const expected = createHmac("sha256", webhooks.secretOf(monitor.id)).update(`${seconds}.${body}`).digest("hex");
  expect(given).toBe(expected);
  expect(webhooks.secretOf("another")).not.toBe(webhooks.secretOf(monitor.id));
  expect(await waiting()).toBe(0);
});

it.each([500, 404, 302])(
  "tries again later after a status %i, with the same id, and follows nowhere",
  async (fault) => {
    status = fault;
    await put(`after ${fault}`);
    await webhooks.look();
    await webhooks.look();
    expect(taken).toHaveLength(1);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 61_000 });
    status = 204;
    await webhooks.look();
    expect(taken).toHaveLength(2);
    expect(JSON.parse(taken[0]!.body).id).toBe(JSON.parse(taken[1]!.body).id);
    expect(await waiting()).toBe(0);
  },
);

it("gives an event up after eight tries", async () => {
  status = 500;
  await put("never");
  for (let turn = 0; turn < 12; turn += 1) {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 2 * 86_400_000 });
    await webhooks.look();
  }
  expect(taken).toHaveLength(8);
  expect(await waiting()).toBe(0);
});

it("never leads to what is not public, and posts nothing where no address is set", async () => {
  for (const address of [`http://127.0.0.1:${port}/`, `http://localhost:${port}/`, "http://169.254.169.254/latest"]) {
    await point(monitor.id, address);
    await put(`inside ${address}`);
    await webhooks.look();
  }
  expect(taken).toEqual([]);
  const before = await waiting();
  monitor.webhook = null;
  await put("nowhere");
  expect(await waiting()).toBe(before);
});

it("sends a test at once, tells what became of it, and no second one in the same minute", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2026, 10, 22, 9) });
  await point(monitor.id, `http://hooks.test:${port}/events`);
  status = 500;
  expect(await webhooks.test(monitor)).toMatchObject({
    event: "test",
    state: "waiting",
    fault: "status 500",
    tries: 1,
  });
  await expect(webhooks.test(monitor)).rejects.toMatchObject({ code: "EXISTS" });
  vi.setSystemTime(Date.UTC(2026, 10, 22, 9, 1));
  status = 204;
  expect(await webhooks.test(monitor)).toMatchObject({ state: "taken", fault: null, body: "" });
  const tests = (await webhooks.deliveries(monitor.id)).filter(({ event }) => event === "test");
  expect(tests.map(({ state }) => state)).toEqual(["taken", "waiting"]);
  await database.write((manager) => manager.update(Monitor, monitor.id, { webhook: null }));
  const off = await database.manager.findOneByOrFail(Monitor, { id: monitor.id });
  await expect(webhooks.test(off)).rejects.toMatchObject({ code: "BAD_INPUT" });
});
