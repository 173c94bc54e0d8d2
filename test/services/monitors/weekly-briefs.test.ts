import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { createLog } from "../../../src/log.ts";
import { createNotices } from "../../../src/monitor-room.ts";
import { Account } from "../../../src/schema/account.ts";
import { Monitor } from "../../../src/schema/monitor.ts";
import { OutboxMail } from "../../../src/schema/outbox-mail.ts";
import { WebhookEvent } from "../../../src/schema/webhook-event.ts";
import { Credentials } from "../../../src/services/credentials/credentials.ts";
import type { Database } from "../../../src/services/database.ts";
import type { ToldBrief } from "../../../src/services/mail/brief-letter.ts";
import { WeeklyBriefs } from "../../../src/services/monitors/weekly-briefs.ts";
import { Secret } from "../../../src/services/secret.ts";
import { insertMonitor } from "../../support/accounts.ts";
import { insertScan } from "../../support/scan-rows.ts";
import { onMysql, openTestDatabase, type TestDatabase } from "../../support/test-database.ts";

const secret = new Secret("a root of thirty-two characters!!");
const BRIEF: ToldBrief = {
  from: null,
  to: "2026-12-08T09:00:00.000Z",
  visibility: { before: null, now: 40, interval: null, moved: null, n: 12 },
  ...{ questionsWon: [], questionsLost: [], newRivals: [], goneRivals: [], firstFix: null },
};
const MONITORS = ["a.example", "b.example", "c.example"];

let test: TestDatabase;
/** Two instances: on a server each has connections of its own; a file has one process, in which two looks meet. */
let databases: [Database, Database];
let ids: string[];

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2026, 11, 8, 9) });
  test = await openTestDatabase();
  databases = [test.database, onMysql ? await test.again() : test.database];
  const credentials = new Credentials({ secret, database: test.database });
  ids = [];
  for (const domain of MONITORS) {
    const { id, account } = await insertMonitor({ database: test.database, credentials }, domain);
    await test.database.write(async (manager) => {
      await manager.update(Account, account.id, { plan: "PRO" });
      await manager.update(Monitor, id, { webhook: "https://hooks.example/", briefedWeek: "2026-12-07" });
    });
    await insertScan(test.database, { monitorId: id, status: "DONE", measuredAt: new Date() });
    ids.push(id);
  }
});
beforeEach(() => vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2026, 11, 14, 7, 5) }));
afterAll(async () => {
  vi.useRealTimers();
  await test.close();
});

/** One instance; `read` is where it waits between looking and telling. */
function instance(database: Database, read: () => Promise<void>): WeeklyBriefs {
  const credentials = new Credentials({ secret, database });
  const log = createLog("silent");
  const shared = { database, secret, credentials, baseUrl: "https://answerscope.test", log, fetcher: {} as never };
  const { notices } = createNotices(shared);
  return new WeeklyBriefs({
    database,
    notices,
    log,
    read: async () => {
      await read();
      return { brief: BRIEF, isSandbox: false };
    },
  });
}

/** Nobody goes on before both have come. */
function meeting(): () => Promise<void> {
  let open = () => {};
  let waiting = false;
  let met = new Promise<void>((resolve) => (open = resolve));
  return async () => {
    const here = met;
    if (waiting) {
      waiting = false;
      open();
      met = new Promise<void>((resolve) => (open = resolve));
    } else waiting = true;
    await here;
  };
}
const told = async (week: string) => {
  const { manager } = test.database;
  const rows = [
    await manager.findBy(OutboxMail, { kind: "weekly-brief" }),
    await manager.findBy(WebhookEvent, { event: "weekly-brief" }),
  ];
  return rows.map((of) => of.filter(({ subjectKey }) => subjectKey.endsWith(week)).length);
};

it("goes out once a monitor and week, though two instances have read it at the same moment", async () => {
  const meet = meeting();
  await Promise.all(databases.map((database) => instance(database, meet).look()));
  expect(await told("2026-12-14")).toEqual([3, 3]);
});

it("goes out no second time that week, and again in the next where something was measured", async () => {
  const [database] = databases;
  await instance(database, async () => {}).look();
  expect(await told("2026-12-14")).toEqual([3, 3]);
  vi.setSystemTime(Date.UTC(2026, 11, 21, 6, 59));
  await insertScan(database, { monitorId: ids[0]!, status: "DONE", measuredAt: new Date() });
  await instance(database, async () => {}).look();
  expect(await told("2026-12-21")).toEqual([0, 0]);
  vi.setSystemTime(Date.UTC(2026, 11, 21, 7));
  await instance(database, async () => {}).look();
  expect(await told("2026-12-21")).toEqual([1, 1]);
});
