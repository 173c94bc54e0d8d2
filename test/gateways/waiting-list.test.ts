import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { post, startApp, type TestApp, until } from "../support/app.ts";
import { startCompany } from "../support/company.ts";
import { type MailServer, startMailServer } from "../support/mail-server.ts";
import type { FakeWebsite } from "../support/website.ts";

let site: FakeWebsite;
let mails: MailServer;
let server: TestApp;
let folder: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "answerscope-"));
  [site, mails] = await Promise.all([startCompany(), startMailServer()]);
});
afterEach(async () => {
  await server.close(0);
  await Promise.all([site.close(), mails.close()]);
  rmSync(folder, { recursive: true });
});

const names = Array.from({ length: 9 }, (_, at) => `shop${at}.test`);
const url = (at: number) => `http://${names[at]}:${site.port}/`;

async function start(env: Record<string, string>): Promise<void> {
  const allowed = names.map((name) => `${name}:${site.port}=127.0.0.1`).join(",");
  server = await startApp({ ALLOW_HOSTS: allowed, TRUST_PROXY: "1", SMTP_URL: mails.url, ...env }, folder);
}

const ask = (at: number, email?: string, ip = "203.0.113.1") =>
  post(`${server.baseUrl}/api/scan`, { url: url(at), email }, { prefer: "respond-async", "x-forwarded-for": ip });

describe("a scan on a full day", () => {
  it("is refused with how it can wait, and waits where an address is left, once for each address and site", async () => {
    await start({ SCAN_CAPACITY_PER_DAY: "0", SCAN_LIMIT_PER_IP_HOUR: "4" });
    expect(await ask(0)).toMatchObject({
      status: 429,
      body: {
        code: "CAPACITY_DAY",
        limit: "capacity-day",
        waitlist: { method: "POST", path: "/api/scan", field: "email" },
      },
    });
    const { status, body } = await ask(0, "Ann@Example.com");
    expect(status).toBe(202);
    expect(body).toEqual({ queued: true, message: expect.stringContaining("mailed"), expectedAt: expect.any(String) });
    expect(Date.parse(body.expectedAt)).toBeGreaterThan(Date.now());
    expect(new Date(body.expectedAt).toISOString()).toMatch(/T00:00:00\.000Z$/);
    const again = await Promise.all(
      ["ann@example.com", "ANN@example.com", " ann@EXAMPLE.com "].map((to) => ask(0, to)),
    );
    expect(again.map((reply) => [reply.status, reply.body.expectedAt])).toEqual(Array(3).fill([202, body.expectedAt]));
    expect(await server.sql("SELECT url FROM waiting_scan")).toEqual([{ url: url(0) }]);
    for (const bad of ["ann", "ann@example.com, bob@example.com", ""])
      expect(await ask(1, bad)).toMatchObject({ status: 400, body: { code: "BAD_INPUT" } });
    expect((await ask(1, "ann@example.com")).status).toBe(202);
    expect((await ask(2, "ann@example.com")).status).toBe(202);
    const fourth = await ask(3, "ann@example.com");
    expect([fourth.status, fourth.body.error]).toEqual([400, "3 scans wait for this address already."]);
    expect((await ask(3, "bob@example.com")).status).toBe(202);
    expect(await ask(4, "cleo@example.com")).toMatchObject({ status: 429, body: { limit: "ip-hour" } });
  });

  it("keeps three of one address and one of each site, of many that come at once", async () => {
    await start({ SCAN_CAPACITY_PER_DAY: "0" });
    const asked = Array.from({ length: 40 }, (_, at) => ask(at % 8, "ann@example.com", `203.0.113.${at}`));
    const statuses = new Set((await Promise.all(asked)).map(({ status }) => status));
    expect([...statuses].toSorted()).toEqual([202, 400]);
    expect(await server.sql("SELECT id FROM waiting_scan")).toHaveLength(3);
  });

  it("runs when there is room, after a restart too, and one mail leads to its report; the address is gone then", async () => {
    await start({ SCAN_CAPACITY_PER_DAY: "0" });
    for (const [at, to] of ["ann@example.com", "bob@example.com", "ann@example.com"].entries())
      expect((await ask(at, to)).status).toBe(202);
    expect((await ask(0, "cleo@example.com")).status).toBe(202);
    await server.close();
    await start({ SCAN_CAPACITY_PER_DAY: "2" });
    await until(async () => (await server.sql("SELECT id FROM waiting_scan")).length === 2);
    await until(async () => mails.received.length === 2);
    // The network asked four times, and the day had room for two.
    expect(await server.sql("SELECT used FROM limit_use ORDER BY used")).toEqual([{ used: 2 }, { used: 4 }]);
    await server.close();
    await start({ SCAN_CAPACITY_PER_DAY: "9" });
    await until(async () => mails.received.length === 4);
    await until(async () => (await server.sql("SELECT id FROM outbox_mail WHERE status <> 'SENT'")).length === 0);
    expect(mails.received.map(({ to }) => to[0]).toSorted()).toEqual([
      "ann@example.com",
      "ann@example.com",
      "bob@example.com",
      "cleo@example.com",
    ]);
    for (const { body, headers } of mails.received) {
      expect(headers.subject).toMatch(/^Your scan of shop\d\.test.* is done$/);
      const report = /http:\/\/\S+\/report\/[\w-]{22}/.exec(body)![0];
      expect((await fetch(`${server.baseUrl}${new URL(report).pathname}`)).status).toBe(200);
    }
    expect(await server.sql("SELECT address FROM outbox_mail WHERE address <> ''")).toEqual([]);
    expect(await server.sql("SELECT id FROM waiting_scan")).toEqual([]);
  });

  it("that cannot be measured ends with one mail that says why", async () => {
    await start({ SCAN_CAPACITY_PER_DAY: "0" });
    await ask(0, "ann@example.com");
    await server.close();
    await site.close();
    await start({ SCAN_CAPACITY_PER_DAY: "5" });
    await until(async () => mails.received.length === 1);
    expect(mails.received[0]!.headers.subject).toMatch(/could not be done$/);
    site = await startCompany();
  });

  it("does not wait for a reader who left, by the link in such a mail", async () => {
    await start({ SCAN_CAPACITY_PER_DAY: "0" });
    await ask(0, "ann@example.com");
    await server.close();
    await start({ SCAN_CAPACITY_PER_DAY: "1" });
    await until(async () => mails.received.length === 1);
    const link = /<(.+)>/.exec(mails.received[0]!.headers["list-unsubscribe"]!)![1]!;
    const left = await fetch(`${server.baseUrl}${new URL(link).pathname}`, {
      method: "POST",
      body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
    });
    expect(left.status).toBe(200);
    expect(await ask(1, "ann@example.com")).toMatchObject({ status: 400, body: { code: "BAD_INPUT" } });
    expect((await ask(1, "bob@example.com")).status).toBe(202);
  });

  it("can wait by the page's form and by GraphQL as well", async () => {
    await start({ SCAN_CAPACITY_PER_DAY: "0" });
    const form = (fields: Record<string, string>) =>
      fetch(`${server.baseUrl}/scan`, { method: "POST", redirect: "manual", body: new URLSearchParams(fields) });
    const refused = await form({ url: url(0) });
    expect(refused.status).toBe(429);
    expect(await refused.text()).toMatch(/name="url" value="http:\/\/shop0\.test[^"]*".*name="email"/s);
    const waits = await form({ url: url(0), email: "ann@example.com" });
    expect([waits.status, (await waits.text()).includes("Your scan waits")]).toEqual([202, true]);
    const query = `mutation($url: String!, $email: String) {
      startScan(url: $url, email: $email) { scan { id } finished { id } waiting { queued message } } }`;
    const variables = { url: url(1), email: "ann@example.com" };
    const { body } = await post(`${server.baseUrl}/graphql`, { query, variables });
    expect(body.data.startScan).toMatchObject({ scan: null, finished: null, waiting: { queued: true } });
    expect(await server.sql("SELECT id FROM waiting_scan")).toHaveLength(2);
  });
});
