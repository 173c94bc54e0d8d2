/** A scoped key over two instances that share one database. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { post, type TestApp } from "../support/app.ts";
import { startCompany } from "../support/company.ts";
import { emptyMysqlDatabase, type MysqlDatabase } from "../support/mysql.ts";
import { asOperator, startOperated } from "../support/operator.ts";
import type { FakeWebsite } from "../support/website.ts";

let empty: MysqlDatabase;
let site: FakeWebsite;
let here: TestApp;
let there: TestApp;
let networkId: string;

beforeAll(async () => {
  empty = await emptyMysqlDatabase();
  site = await startCompany();
  const env = { DATABASE_URL: empty.url, SECRET_KEY: "a secret that two instances share, for tests" };
  here = await startOperated({ ...env, ALLOW_HOSTS: site.host });
  there = await startOperated({ ...env, ALLOW_HOSTS: site.host });
  const monitor = await asOperator(here, "CreateMonitor", { url: `${site.origin}/`, email: "a@example.com" });
  networkId = (await asOperator(here, "CreateNetwork", { name: "Agency", email: "b@example.com" })).id;
  await asOperator(here, "AddNetworkSite", { networkId, monitorId: monitor.id });
});
afterAll(async () => {
  await Promise.all([here.close(), there.close()]);
  await site.close();
  await empty.drop();
});

const makeKey = (name: string) => asOperator(here, "CreateKey", { networkId, name, allSites: true });
const listSites = async ({ baseUrl }: TestApp, key: string) => {
  const call = { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name: "list_sites", arguments: {} } };
  const { status, body } = await post(`${baseUrl}/mcp`, call, { authorization: `Bearer ${key}` });
  return [status, body.error?.code ?? body.result.structuredContent.sites.length];
};

it("a key that one instance revokes is unknown to the other at its next call", async () => {
  const { key, scoped } = await makeKey("Short");
  expect(await listSites(there, key)).toEqual([200, 1]);
  await asOperator(here, "RevokeKey", { id: scoped.id });
  expect(await listSites(there, key)).toEqual([404, -31404]);
  expect(await listSites(here, key)).toEqual([404, -31404]);
});

it("a hundred calls at once over both count as a hundred", async () => {
  const { key, scoped } = await makeKey("Busy");
  const calls = Array.from({ length: 100 }, (_, at) => listSites(at % 2 ? here : there, key));
  expect(new Set((await Promise.all(calls)).map(([status]) => status))).toEqual(new Set([200]));
  const { keys } = await asOperator(there, "GetNetwork", { id: networkId });
  const { uses, lastUsedAt } = keys.find(({ id }: { id: string }) => id === scoped.id);
  expect(uses).toBe(100);
  expect(Date.now() - Date.parse(lastUsedAt)).toBeLessThan(600_000);
});
