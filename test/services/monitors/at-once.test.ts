import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestApp, until } from "../../support/app.ts";
import { startCompany } from "../../support/company.ts";
import { type MailServer, startMailServer } from "../../support/mail-server.ts";
import { asOperator, run, startOperated } from "../../support/operator.ts";
import type { FakeWebsite } from "../../support/website.ts";

let sites: FakeWebsite[];
let mails: MailServer;
let server: TestApp;

beforeAll(async () => {
  [sites, mails] = await Promise.all([Promise.all([startCompany(), startCompany()]), startMailServer()]);
  server = await startOperated({ ALLOW_HOSTS: sites.map(({ host }) => host).join(","), SMTP_URL: mails.url });
});
afterAll(() => Promise.all([server.close(0), mails.close(), ...sites.map((site) => site.close())]));

it("many who begin to watch a new site at once have a monitor each, and one account never two", async () => {
  const emails = ["a", "b", "c", "a", "b", "c", "a"].map((name) => `${name}@example.com`);
  const url = `${sites[0]!.origin}/`;
  const made = await Promise.all(emails.map((email) => asOperator(server, "CreateMonitor", { url, email })));
  const ids = Map.groupBy(made, (_monitor, at) => emails[at]);
  expect([...ids.values()].map((of) => new Set(of.map(({ id }) => id)).size)).toEqual([1, 1, 1]);
  expect(new Set(made.map(({ id }) => id)).size).toBe(3);
  expect(await server.sql(`SELECT id FROM monitor WHERE domain = '${sites[0]!.host}'`)).toHaveLength(3);
  expect(await server.sql("SELECT id FROM account")).toHaveLength(3);
});

it("a link to confirm that is opened several times at once makes one monitor", async () => {
  await run(server, "StartMonitor", { url: `${sites[1]!.origin}/`, email: "new@example.com" });
  await until(async () => mails.received.length > 0);
  const link = new URL(/http\S+\/confirm\/[\w.-]+/.exec(mails.received[0]!.body)![0]).pathname;
  const opening = () => fetch(server.baseUrl + link, { method: "POST", redirect: "manual" });
  const opened = await Promise.all([opening(), opening(), opening(), opening()]);
  expect(opened.map(({ status }) => status)).toEqual([303, 303, 303, 303]);
  expect(new Set(opened.map(({ headers }) => headers.get("location"))).size).toBe(1);
});
