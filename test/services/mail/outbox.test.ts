import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createLog } from "../../../src/log.ts";
import { OutboxMail } from "../../../src/schema/outbox-mail.ts";
import type { Database } from "../../../src/services/database.ts";
import { fileSender } from "../../../src/services/mail/file-sender.ts";
import { type Mail, Outbox } from "../../../src/services/mail/outbox.ts";
import { Postman } from "../../../src/services/mail/postman.ts";
import type { MailSender } from "../../../src/services/mail/sender.ts";
import { smtpSender } from "../../../src/services/mail/smtp-sender.ts";
import { Unsubscribes } from "../../../src/services/mail/unsubscribes.ts";
import { waitingResult } from "../../../src/services/mail/waiting-result.ts";
import { Secret } from "../../../src/services/secret.ts";
import { until } from "../../support/app.ts";
import { freePort } from "../../support/free-port.ts";
import { type MailServer, parse, startMailServer } from "../../support/mail-server.ts";
import { openTestDatabase, type TestDatabase } from "../../support/test-database.ts";

const FROM = "Answerscope <mail@answerscope.test>";
const BASE_URL = "https://answerscope.test";
const secret = new Secret("a secret for tests");

let folder: string;
let test: TestDatabase;
let database: Database;
let server: MailServer;
let log: string[];
let running: Postman[];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "answerscope-"));
  [test, server] = await Promise.all([openTestDatabase(), startMailServer()]);
  database = test.database;
  [log, running] = [[], []];
});
afterEach(async () => {
  await Promise.all(running.map((postman) => postman.stop(0)));
  await Promise.all([test.close(), server.close()]);
  rmSync(folder, { recursive: true });
});

const unsubscribes = () => new Unsubscribes({ database, secret, baseUrl: BASE_URL });

/** An instance that sends; `send` takes the place of its mail server. */
function startInstance(send: MailSender = smtpSender(server.url, FROM), shared = true): Outbox {
  const outbox = new Outbox(database);
  const lines = createLog("info", { write: (line) => log.push(line) });
  const postman = new Postman({ outbox, sender: send, unsubscribes: unsubscribes(), shared, log: lines });
  running.push(postman);
  postman.start();
  return outbox;
}

function mailAbout(key: string, to = "ann@example.com"): Mail {
  const listId = unsubscribes().listId(to, "waiting-list");
  const scan = { domain: "acme.com", reportUrl: `${BASE_URL}/report/abc` };
  return { kind: "waiting-result", key, to, listId, ...waitingResult(scan, unsubscribes().url(listId)) };
}
const put = (outbox: Outbox, mail: Mail) => database.write((manager) => outbox.put(manager, mail));
const rows = () => database.manager.find(OutboxMail);
const ended = async () => (await rows()).every(({ status }) => status !== "WAITING" && status !== "SENDING");
const saidLike = (pattern: RegExp) => log.some((line) => pattern.test(line));

describe("a mail", () => {
  it("goes out once, readable as HTML and as text, with a way to unsubscribe, and its address and texts are deleted", async () => {
    const outbox = startInstance();
    await put(outbox, mailAbout("1"));
    await until(ended);
    const [mail, ...more] = server.received;
    expect(more).toEqual([]);
    expect(mail!.to).toEqual(["ann@example.com"]);
    expect(mail!.headers).toMatchObject({
      from: FROM,
      to: "ann@example.com",
      subject: "Your scan of acme.com is done",
      "auto-submitted": "auto-generated",
      "list-unsubscribe-post": "List-Unsubscribe=One-Click",
    });
    expect(mail!.headers["list-unsubscribe"]).toMatch(/^<https:\/\/answerscope\.test\/unsubscribe\/[\w.-]+>$/);
    const link = `${BASE_URL}/report/abc`;
    expect(mail!.body).toContain(`Open the report:\n${link}`);
    expect(mail!.body).toContain(`<a href="${link}"`);
    expect((await rows())[0]).toMatchObject({ status: "SENT", address: "", subject: "", html: "", text: "" });
    expect(saidLike(/ann@|\/report\//)).toBe(false);
  });

  it("is put once for each kind and key, and not at all where what causes it is undone", async () => {
    const outbox = startInstance();
    await Promise.all([put(outbox, mailAbout("1")), put(outbox, mailAbout("1", "bob@example.com"))]);
    const undone = database.write(async (manager) => {
      await outbox.put(manager, mailAbout("2"));
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    await until(ended);
    await put(outbox, mailAbout("1"));
    await until(ended);
    expect(server.received).toHaveLength(1);
  });

  it("is sent by one of several instances that see it at the same moment", async () => {
    const outboxes = [startInstance(), startInstance(), startInstance()];
    for (const at of Array.from({ length: 30 }).keys()) await put(outboxes[at % 3]!, mailAbout(`${at}`));
    await until(ended);
    expect(server.received).toHaveLength(30);
    expect(new Set(server.received.map(({ headers }) => headers["message-id"])).size).toBe(30);
  });

  it("waits for a mail server that is away, and goes out when it is back", async () => {
    const port = await freePort();
    const outbox = startInstance(smtpSender(`smtp://127.0.0.1:${port}`, FROM));
    await put(outbox, mailAbout("1"));
    await until(async () => saidLike(/tried again later/));
    expect((await rows())[0]).toMatchObject({ address: "ann@example.com", tries: 1 });
    const back = await startMailServer(port);
    await until(ended);
    expect(back.received).toHaveLength(1);
    await back.close();
  });

  it.each([
    [451, "WAITING", "ann@example.com"],
    [550, "GIVEN_UP", ""],
  ] as const)("whose receiver is refused with %d is %s", async (status, state, address) => {
    server.refuse(status);
    const outbox = startInstance();
    await put(outbox, mailAbout("1"));
    await until(async () => saidLike(/tried again later|given up/) && (await rows())[0]!.status !== "SENDING");
    expect((await rows())[0]).toMatchObject({ status: state, address });
    expect(saidLike(/ann@/)).toBe(false);
  });

  it("is not sent to a reader who left its list, and still to everybody else", async () => {
    const token = unsubscribes().url(unsubscribes().listId("Ann@Example.com", "waiting-list")).split("/").at(-1)!;
    await unsubscribes().leave(token);
    await unsubscribes().leave(token);
    const outbox = startInstance();
    await put(outbox, mailAbout("1"));
    await put(outbox, mailAbout("2", "bob@example.com"));
    await until(ended);
    expect(server.received.map(({ to }) => to)).toEqual([["bob@example.com"]]);
    await expect(unsubscribes().leave(`${token}x`)).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  it("is taken over from a process that died with it, under the same Message-ID", async () => {
    const dying: MailSender = { send: () => new Promise(() => {}) };
    const outbox = startInstance(dying, false);
    await put(outbox, mailAbout("1"));
    await until(async () => (await rows())[0]!.status === "SENDING");
    running.length = 0;
    startInstance(undefined, false);
    await until(ended);
    expect(server.received[0]!.headers["message-id"]).toMatch(/^<waiting-result\.[0-9a-f]{24}@answerscope\.test>$/);
  });

  it("that is on its way when the process stops is waited for, and none is begun after it", async () => {
    server.thinkMs = 500;
    const outbox = startInstance();
    await put(outbox, mailAbout("1"));
    await put(outbox, mailAbout("2"));
    await until(async () => (await rows()).some(({ status }) => status === "SENDING"), 10);
    await running.pop()!.stop(20_000);
    expect(server.received).toHaveLength(1);
    expect((await rows()).map(({ status }) => status).sort()).toEqual(["SENT", "WAITING"]);
  });

  it("is a file that only we may read where no server is set, one however often it is tried", async () => {
    const path = join(folder, "outbox");
    const outbox = startInstance(fileSender(path, FROM));
    await put(outbox, mailAbout("1"));
    await until(ended);
    await database.write((manager) => manager.delete(OutboxMail, { kind: "waiting-result" }));
    await put(outbox, mailAbout("1"));
    await until(ended);
    const [name, ...more] = readdirSync(path);
    expect(more).toEqual([]);
    expect(name).toMatch(/\.eml$/);
    expect(statSync(join(path, name!)).mode & 0o077).toBe(0);
    expect(parse(readFileSync(join(path, name!), "utf8")).headers).toMatchObject({ to: "ann@example.com" });
  });
});
