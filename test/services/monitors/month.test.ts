import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text as bodyOf } from "node:stream/consumers";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { post, type TestApp, until } from "../../support/app.ts";
import { companyPages } from "../../support/company.ts";
import { type EngineServer, startEngineServer } from "../../support/engine-server.ts";
import { type MailServer, startMailServer } from "../../support/mail-server.ts";
import { asOperator, measured, run, startOperated } from "../../support/operator.ts";
import { type FakeWebsite, startWebsite } from "../../support/website.ts";

const EMAIL = "owner@example.com";
const ENGINES = ["chatgpt", "claude", "gemini"];
const QUESTIONS = [
  "Which is the",
  "What is the",
  "Who offers the",
  "Where can I buy the",
  "Who sells the",
  "Can you recommend the",
].map((words, at) => ({ text: `${words} best payroll software for ${at + 2} employees?` }));
const NAMED = "Harbour Payroll is a good choice for small companies.";
const ABSENT = "Gusto is a good choice for small companies.";

const folder = mkdtempSync(join(tmpdir(), "answerscope-month-"));
const pages = companyPages();
let site: FakeWebsite;
let engines: EngineServer;
let mails: MailServer;
let server: TestApp;

interface Feed {
  history: { visibility: number }[];
  usage: { tokens: number };
  site: { failure: { code: string } | null };
  scores: { movement: { moved: string | null; change: number; interval: number[]; reason: string } | null };
}

/** What the owner's webhook took. */
const events: { event: string; data: { before?: number; visibility?: number } }[] = [];
const receiver = createServer(async (request, response) => {
  events.push(JSON.parse(await bodyOf(request)));
  response.end();
});
const hook = () => `hooks.test:${(receiver.address() as AddressInfo).port}`;

beforeAll(async () => {
  await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
  [site, engines, mails] = await Promise.all([startWebsite(pages), startEngineServer(), startMailServer()]);
});
afterEach(() => vi.useRealTimers());
afterAll(async () => {
  tellOfPost();
  console.log(diary.join("\n"));
  await server.close();
  await Promise.all([site.close(), engines.close(), mails.close()]);
  await new Promise((resolve) => receiver.close(resolve));
  rmSync(folder, { recursive: true });
});

/** What happened, in its order: printed at the end, day by day. */
const diary: string[] = [];
const known = { day: -1, mails: 0, events: 0 };
const tell = (line: string) => diary.push(`           ${line}`);

/** What came by mail and webhook since it was last looked at. */
function tellOfPost(): void {
  for (const { to, headers } of mails.received.slice(known.mails)) tell(`mail to ${to}: "${headers.subject}"`);
  for (const { event, data } of events.slice(known.events))
    tell(`webhook: ${event}${event === "moved" ? ` from ${data.before} to ${data.visibility}` : ""}`);
  Object.assign(known, { mails: mails.received.length, events: events.length });
}

/** Of the newest measure: what its owner reads. */
function tellMeasure({ history, scores, usage }: Feed): void {
  const { moved, change, interval, reason } = scores.movement ?? { reason: "the first" };
  const verdict = moved ? `${moved === "no" ? "not moved" : `moved ${moved}`} (${change}, ${interval})` : reason;
  tell(`measured: visibility ${history[0]!.visibility}, ${verdict}; ${usage.tokens} tokens left`);
}

/** The server as it starts on a day of December; what is due is looked at then. */
async function onDay(day: number): Promise<void> {
  tellOfPost();
  await server?.close();
  at(day);
  diary.push(new Date().toISOString().slice(0, 10));
  const three = Object.entries(engines.env).filter(([name]) => /^(OPENAI|ANTHROPIC|GEMINI)_/.test(name));
  const limits = { FEED_LIMIT_PER_MINUTE: "10000", SCAN_LIMIT_PER_IP_HOUR: "10" };
  const env = {
    ALLOW_HOSTS: `${site.host},${hook()}=127.0.0.1`,
    SMTP_URL: mails.url,
    ...limits,
    ...Object.fromEntries(three),
  };
  server = await startOperated(env, folder);
}

/** That moment of December, at nine and so many minutes. */
const at = (day: number, minutes = 0) =>
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(Date.UTC(2026, 11, 1 + day, 9, minutes)) });

/** Which of the 18 cells name the site: those before `named`, and `flips` of the others instead of some of them. */
function answering(named: number, flips = 0): void {
  for (const [at, engine] of ENGINES.entries()) {
    engines.set(engine, {
      answer(question) {
        const cell = at * QUESTIONS.length + QUESTIONS.findIndex(({ text }) => text === question);
        const isNamed = cell < flips ? false : cell < named + flips;
        return isNamed ? NAMED : ABSENT;
      },
    });
  }
}

const history = async (token: string) => {
  const response = await fetch(`${server.baseUrl}/monitor/${token}.json`);
  return response.json() as Promise<Feed>;
};
const measures = async (token: string, count: number) => {
  await until(async () => (await history(token)).history.length === count);
  const feed = await history(token);
  tellMeasure(feed);
  return feed;
};
const rescan = async (token: string) => {
  const { data } = await run(server, "RequestRescan", {}, token);
  tell(data.queued ? `rescan: begun, ${data.remaining} left` : `rescan: refused. ${data.reason}`);
  return data;
};
/** Subjects of the briefs of the weeks so far. */
const BRIEF = /in AI answers: the week to/;
const mailed = (subject: RegExp) => mails.received.filter(({ headers }) => subject.test(headers.subject!));
const linkIn = (mail: { body: string }, pattern: RegExp) => new URL(pattern.exec(mail.body)![0]).pathname;

it("a month of a monitor: from the mail that confirms it to the one that nobody wants any more", async () => {
  await onDay(0);
  const asked = { url: `${site.origin}/`, email: " Owner@Example.com " };
  expect((await run(server, "StartMonitor", asked)).data).toMatchObject({ mailed: true });
  await run(server, "StartMonitor", asked);
  tell("signs up, twice by mistake");
  await until(async () => mailed(/^Watch /).length > 0);
  const confirm = linkIn(mailed(/^Watch /)[0]!, /http\S+\/confirm\/[\w.-]+/);
  tellOfPost();

  expect((await fetch(server.baseUrl + confirm)).status).toBe(200);
  const opened = await fetch(server.baseUrl + confirm, { method: "POST", redirect: "manual" });
  expect(opened.status).toBe(303);
  const token = opened.headers.get("location")!.split("/").pop()!;
  expect(token).toMatch(/^mon_/);
  tell("confirms: the free sample is measured");
  await measures(token, 1);
  expect((await run(server, "GetMonitor", {}, token)).data).toMatchObject({
    account: { email: EMAIL, plan: "FREE" },
    questions: [expect.anything(), expect.anything()],
    nextMeasureAt: expect.stringMatching(/^2027-01-01/),
  });

  await onDay(1);
  await asOperator(server, "GrantAccount", { email: EMAIL, plan: "PRO", tokens: 4 * 18 * 18 + 17 });
  await run(server, "SetQuestions", { questions: QUESTIONS }, token);
  await run(server, "SetSchedule", { schedule: "WEEKLY" }, token);
  expect((await run(server, "GetMonitor", {}, token)).data).toMatchObject({
    next: { questions: 6, engines: ENGINES, tokens: 324 },
    nextMeasureAt: "2026-12-09T09:00:00.000Z",
  });
  await run(server, "SetWebhook", { url: `http://${hook()}/` }, token);
  tell("is given Pro and 1313 tokens, pins six questions of three engines, weekly, at 324 tokens, and names a webhook");

  // Three weeks of noise: as many answers name the site, not always the same ones.
  answering(6);
  await onDay(8);
  await measures(token, 2);
  answering(6, 1);
  await onDay(15);
  await measures(token, 3);
  answering(7, 0);
  await onDay(22);
  const { usage } = await measures(token, 4);
  expect(usage.tokens).toBe(324 + 17);
  expect(mailed(/moved/)).toEqual([]);

  // And a week in which something happened.
  answering(18);
  await onDay(29);
  const after = await measures(token, 5);
  expect(after.history[0]!.visibility).toBe(100);
  await until(async () => mailed(/moved/).length > 0);
  const [told] = mailed(/moved/);
  expect(told!.headers.subject).toMatch(/moved up/);
  expect(told!.body).toContain(`/monitor/${token}`);
  expect(told!.headers["list-unsubscribe-post"]).toBe("List-Unsubscribe=One-Click");

  // The balance cannot pay the next one: it is refused whole, and told once.
  await onDay(36);
  await until(async () => mailed(/too few tokens/).length > 0);
  expect((await history(token)).usage.tokens).toBe(17);
  expect((await history(token)).history).toHaveLength(5);
  await onDay(37);
  // A brief a week since the plan has one, however often the server began anew in it.
  await until(async () => events.length === 7 && mailed(BRIEF).length === 5);
  expect(events.map(({ event }) => event).sort()).toEqual(["moved", "tokens-short", ...Array(5).fill("weekly-brief")]);
  const brief = mailed(BRIEF).at(-1)!;
  expect(brief.body).toContain(`/monitor/${token}`);
  expect(brief.headers["list-unsubscribe-post"]).toBe("List-Unsubscribe=One-Click");
  const { data: week } = await run(server, "GetWeeklyBrief", {}, token);
  const newest = events.filter(({ event }) => event === "weekly-brief").at(-1)!;
  expect(newest.data).toEqual({ ...week.brief, isSandbox: false });
  expect(events.find(({ event }) => event === "moved")!.data.visibility).toBe(100);
  expect(await rescan(token)).toMatchObject({
    queued: false,
    reason: expect.stringContaining("costs 324 tokens and the account has 17"),
  });

  // Paid again: five rescans in seven days, twenty minutes apart, one at a time.
  await asOperator(server, "GrantAccount", { email: EMAIL, tokens: 7 * 324 });
  tell("is given 2268 tokens");
  for (const time of [1, 2, 3, 4, 5]) {
    at(37, 21 * time);
    expect(await rescan(token)).toMatchObject({ queued: true, remaining: 5 - time });
    await measures(token, 5 + time);
    if (time === 1) expect(await rescan(token)).toMatchObject({ reason: expect.stringContaining("20 minutes") });
  }
  at(37, 21 * 6);
  expect(await rescan(token)).toMatchObject({ queued: false, reason: expect.stringContaining("2027-01-14T09:21") });

  // An agency's key to it works until it is revoked.
  const network = await asOperator(server, "CreateNetwork", { name: "Agency", email: "agency@example.com" });
  const link = network.link.split("/").pop();
  await run(server, "AddNetworkSite", { token }, link);
  const made = (await run(server, "CreateKey", { name: "assistant", allSites: true }, link)).data;
  const call = { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name: "list_sites", arguments: {} } };
  const byKey = () => post(`${server.baseUrl}/mcp`, call, { authorization: `Bearer ${made.key}` });
  expect((await byKey()).status).toBe(200);
  await run(server, "RevokeKey", { id: made.scoped.id }, link);
  expect((await byKey()).status).toBe(404);
  tell("lets an agency in: its key reads the site, and after it was revoked 404");

  // A new token, the old one dead.
  const renewed = (await run(server, "RotateToken", {}, token)).data.token;
  expect((await fetch(`${server.baseUrl}/monitor/${token}.json`)).status).toBe(404);
  expect((await fetch(server.baseUrl + confirm, { method: "POST", redirect: "manual" })).status).toBe(404);
  tell("renews the token: the old one opens nothing, nor does the link that confirmed");

  // The site shuts us out: nothing is spent, and of planned measures it is told once.
  pages["/"] = { status: 403, body: "Forbidden" };
  const [{ id } = { id: "" }] = await server.sql<{ id: string }>("SELECT id FROM monitor");
  const tried = await measured(server, (await asOperator(server, "MeasureMonitor", { id })).id);
  expect([tried.status, mailed(/could not be measured/)]).toEqual(["FAILED", []]);
  await onDay(43);
  await until(async () => mailed(/could not be measured/).length > 0);
  expect(await history(renewed)).toMatchObject({
    usage: { tokens: 17 + 2 * 324 },
    site: { failure: { code: "SITE_UNREADABLE" } },
  });
  await until(async () => mailed(BRIEF).length === 6);
  await onDay(50);
  await until(async () => (await server.sql("SELECT id FROM scan WHERE status = 'FAILED'")).length === 3);
  pages["/"] = companyPages()["/"]!;
  expect(mailed(/could not be measured/)).toHaveLength(1);

  // No more mails; another real move that nobody is told of by mail.
  const leave = linkIn(told!, /http\S+\/unsubscribe\/[\w.-]+/);
  expect((await fetch(server.baseUrl + leave, { method: "POST" })).status).toBe(200);
  tellOfPost();
  tell("wants no more mails of it");
  answering(0);
  const before = mails.received.length;
  await onDay(57);
  const last = await measures(renewed, 11);
  expect([last.history[0]!.visibility, last.site.failure]).toEqual([0, null]);
  await onDay(58);
  await until(async () => events.filter(({ event }) => event === "moved").length === 2);
  await onDay(62);
  await until(async () => (await server.sql("SELECT id FROM webhook_event WHERE event = 'weekly-brief'")).length === 7);
  await onDay(63);
  await until(async () => events.filter(({ event }) => event === "weekly-brief").length === 7);
  expect(mails.received.slice(before).map(({ headers }) => headers.subject)).toEqual([]);
}, 300_000);

it("a link to confirm dies after two days, and none that was changed works", async () => {
  await onDay(70);
  await run(server, "StartMonitor", { url: `${site.origin}/`, email: "late@example.com" });
  const sent = () => mails.received.find(({ to }) => to.includes("late@example.com"));
  await until(async () => sent() !== undefined);
  const confirm = linkIn(sent()!, /http\S+\/confirm\/[\w.-]+/);
  const opening = (path: string) => fetch(server.baseUrl + path, { method: "POST", redirect: "manual" });
  expect((await opening(`${confirm}x`)).status).toBe(404);
  expect((await opening("/confirm/x")).status).toBe(404);
  await onDay(73);
  expect((await opening(confirm)).status).toBe(404);
});

it("an address that watches the site already gets its link, and whoever asked learns nothing", async () => {
  await onDay(75);
  const answers = [
    await run(server, "StartMonitor", { url: `${site.origin}/`, email: EMAIL }),
    await run(server, "StartMonitor", { url: `${site.origin}/`, email: "new@example.com" }),
  ];
  expect(answers[0]).toEqual(answers[1]);
  await until(async () => mailed(/^Watch /).some(({ to }) => to.includes("new@example.com")));
});

it.each([
  ["no address", { url: "https://example.com/", email: "nobody" }, "BAD_INPUT"],
  ["two addresses", { url: "https://example.com/", email: "a@example.com,b@example.com" }, "BAD_INPUT"],
  ["a private site", { url: "http://10.0.0.1/", email: "a@example.com" }, "URL_NOT_PUBLIC"],
])("refuses to watch for %s", async (_what, asked, code) => {
  expect((await run(server, "StartMonitor", asked)).error.code).toBe(code);
});

it("writes to nobody without end: an address is counted like whoever asks", async () => {
  await onDay(80);
  const email = "flooded@example.com";
  const asking = Array.from({ length: 12 }, () => run(server, "StartMonitor", { url: `${site.origin}/`, email }));
  const codes = (await Promise.all(asking)).map(({ error }) => error?.code ?? "mailed");
  expect(codes.filter((code) => code === "LIMIT_IP_HOUR")).toHaveLength(2);
  await until(async () => mails.received.some(({ to }) => to.includes(email)));
  expect(mails.received.filter(({ to }) => to.includes(email))).toHaveLength(1);
});
