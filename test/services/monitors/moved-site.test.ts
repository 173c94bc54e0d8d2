import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestApp, until } from "../../support/app.ts";
import { companyPages } from "../../support/company.ts";
import { type EngineServer, startEngineServer } from "../../support/engine-server.ts";
import { type MailServer, startMailServer } from "../../support/mail-server.ts";
import { asOperator, measured, run, startOperated, type Told } from "../../support/operator.ts";
import { type FakePage, type FakeWebsite, startWebsite } from "../../support/website.ts";

const QUESTIONS = ["Which is the", "What is the", "Who offers the", "Where can I buy the", "Who sells the"].map(
  (words, at) => ({ text: `${words} best payroll software for ${at + 2} employees?` }),
);
/** Names the old name, and cites the old host. */
const ANSWER = "Dockside Pay is a good choice for small companies, and Gusto for larger ones.";

let site: FakeWebsite;
let old: FakeWebsite;
let engines: EngineServer;
let mails: MailServer;
let server: TestApp;
/** What the old host answers at its root. */
const pages: Record<string, FakePage> = {};

const oldHost = () => `old.test:${old.port}`;
const newHost = () => `new.test:${site.port}`;
const oldUrl = () => `http://${oldHost()}/`;
const movesTo = (location: string) => ({ status: 302, headers: { location } });

beforeAll(async () => {
  [site, old, engines, mails] = await Promise.all([
    startWebsite(companyPages()),
    startWebsite(pages),
    startEngineServer(),
    startMailServer(),
  ]);
  const ownHome = String(companyPages()["/"]).replaceAll("Harbour Payroll", "Dockside Pay");
  pages["/"] = ownHome;
  pages["/own-home"] = ownHome;
  for (const engine of ["chatgpt", "gemini"])
    engines.set(engine, { answer: ANSWER, citations: [{ url: oldUrl(), title: "Dockside Pay" }] } as never);
  const two = Object.entries(engines.env).filter(([name]) => /^(OPENAI|GEMINI)_/.test(name));
  server = await startOperated({
    ALLOW_HOSTS: `${oldHost()}=127.0.0.1,${newHost()}=127.0.0.1`,
    SMTP_URL: mails.url,
    ...Object.fromEntries(two),
  });
});
afterAll(() => Promise.all([server.close(), site.close(), old.close(), engines.close(), mails.close()]));

const document = async (token: string) =>
  (await (await fetch(`${server.baseUrl}/monitor/${token}.json`)).json()) as Told;
const measure = async (id: string) => measured(server, (await asOperator(server, "MeasureMonitor", { id })).id);
const mailed = (subject: RegExp) => mails.received.filter(({ headers }) => subject.test(headers.subject!));

it("a site that moves to another host is followed with all that is its own, and no comparison is made across", async () => {
  await asOperator(server, "CreateAccount", { email: "owner@example.com", plan: "PRO", tokens: 10_000 });
  const monitor = await asOperator(server, "CreateMonitor", { url: oldUrl(), email: "owner@example.com" });
  const { token } = monitor;
  expect(await run(server, "SetQuestions", { questions: QUESTIONS }, token)).toMatchObject({ error: null });
  expect(await measure(monitor.id)).toMatchObject({ status: "DONE" });
  expect(await document(token)).toMatchObject({ site: { domain: oldHost(), brand: "Dockside Pay", formerSites: [] } });
  const before = (await document(token)).scores.visibility;
  expect(before).toBe(100);

  pages["/"] = movesTo(`http://${newHost()}/`);
  expect(await measure(monitor.id)).toMatchObject({ status: "DONE" });
  const moved = await document(token);
  expect(moved.site).toMatchObject({ domain: newHost(), brand: "Harbour Payroll", formerSites: [oldHost()] });
  expect(moved.history.map((entry: { site: string }) => entry.site)).toEqual([newHost(), oldHost()]);
  expect(moved.scores.movement).toMatchObject({ moved: null, reason: expect.stringContaining("moved from") });
  expect(moved.readFirst.join(" ")).toContain(`${oldHost()} leads to ${newHost()}`);
  // Its old name still counts as its own, and what is said of it is no rival's.
  expect(moved.scores.visibility).toBe(100);
  expect(moved.competitors.map(({ name }: { name: string }) => name)).not.toContain("Dockside Pay");
  expect(moved.schedule.brandNames).toEqual(["Dockside Pay"]);
  const { edits } = (await run(server, "GetMonitor", {}, token)).data;
  expect(edits.filter(({ what }: { what: string }) => what === "SITE")).toMatchObject([
    { added: [newHost()], removed: [oldHost()] },
  ]);

  // The next one is compared again, and nobody is told twice.
  expect(await measure(monitor.id)).toMatchObject({ status: "DONE" });
  expect((await document(token)).scores.movement).toMatchObject({ moved: "no", reason: null });
  await until(async () => mailed(/leads to/).length > 0);
  expect(mailed(/leads to/)).toHaveLength(1);
  expect(mailed(/leads to/)[0]!.body).toContain("Dockside Pay");
  expect(mailed(/moved/)).toEqual([]);
});

it("is found by the name it had, in its network and by whoever asks to watch it again", async () => {
  const [monitor] = await server.sql<{ id: string }>("SELECT id FROM monitor");
  const network = await asOperator(server, "CreateNetwork", { name: "Agency", email: "agency@example.com" });
  await asOperator(server, "AddNetworkSite", { networkId: network.id, monitorId: monitor!.id });
  const link = network.link.split("/").pop();
  for (const domain of [oldHost(), newHost()]) {
    const { data } = await run(server, "GetConsole", { domain }, link);
    expect(data.site.domain).toBe(newHost());
  }
  const again = await asOperator(server, "CreateMonitor", { url: oldUrl(), email: "owner@example.com" });
  expect(again.id).toBe(monitor!.id);
});

it("whose old address is gone is measured where that led last, from then on", async () => {
  const [{ id } = { id: "" }] = await server.sql<{ id: string }>("SELECT id FROM monitor");
  const failure = { at: "2026-11-01T00:00:00.000Z", code: "HOST_NOT_FOUND", message: "There is no such host." };
  await server.sql(`UPDATE monitor SET failure = '${JSON.stringify(failure)}'`);
  const { token } = await asOperator(server, "CreateMonitor", { url: oldUrl(), email: "owner@example.com" });
  const told = await document(token);
  expect(told.site.failure).toEqual(failure);
  expect(told.readFirst[0]).toContain("on 2026-11-01, failed: There is no such host.");
  const asked = old.requests.length;
  for (const _time of ["first", "second"]) {
    expect(await measure(id)).toMatchObject({ status: "DONE" });
    expect((await document(token)).site).toMatchObject({ domain: newHost(), failure: null });
  }
  expect(old.requests).toHaveLength(asked);
  await server.sql(`UPDATE monitor SET url = '${oldUrl()}'`);
});

it("that answers by itself again is measured there again", async () => {
  const { id, token } = await asOperator(server, "CreateMonitor", { url: oldUrl(), email: "owner@example.com" });
  pages["/"] = pages["/own-home"]!;
  expect(await measure(id)).toMatchObject({ status: "DONE" });
  expect((await document(token)).site).toMatchObject({ domain: oldHost(), formerSites: [newHost()] });
});
