/** Instances that share a database and a Redis: what is lost, doubled or counted wrongly while they are killed or asked at once. */
import { setTimeout as sleep } from "node:timers/promises";
import { createConnection } from "mysql2/promise";
import { startCompany } from "./company.ts";
import { Stage } from "./fault-scenarios.ts";
import { startMailServer } from "./mail-server.ts";
import { type ServerProcess, startServerProcess } from "./server-process.ts";

/** Where instances meet. */
export interface Shared {
  databaseUrl: string;
  /** `null`: nowhere but in the database. */
  redisUrl: string | null;
}

/** How it went. */
export interface ShareOutcome {
  kills: number;
  /** Free scans in the database, by how they ended. */
  scans: number;
  done: number;
  failed: number;
  open: number;
  /** Scans that more than one instance says it finished. */
  endedTwice: number;
  /** Answers that reached a server whole, and those that were saved. */
  delivered: number;
  saved: number;
  /** What the day's limit counted, beside the scans above. */
  counted: number;
  /** Requests that were told that they wait, mails that arrived, and those of them that came twice. */
  waiting: number;
  mails: number;
  doubled: number;
  /** Addresses that are still anywhere in the database. */
  addressesLeft: number;
}

const WAIT_MS = 300_000;
const ROOMY = "100000";
const EARLY = "3";

const envOf = ({ databaseUrl, redisUrl }: Shared): Record<string, string> => ({
  DATABASE_URL: databaseUrl,
  SECRET_KEY: "x".repeat(32),
  SCAN_SILENT_SECONDS: "3",
  ...(redisUrl && { REDIS_URL: redisUrl }),
});

/**
 * Two instances; one of them, by chance, is killed at a random moment that often, and started again. The day has little
 * room at first, so requests wait; from the half on it has, so that scans that waited run and mails go out meanwhile.
 */
export async function killWhileSharing(shared: Shared, kills: number): Promise<ShareOutcome> {
  const stage = await Stage.open(kills, 500);
  const mails = await startMailServer();
  const sql = async <T>(statement: string) => {
    const connection = await createConnection(shared.databaseUrl);
    const [rows] = await connection.query(statement).finally(() => connection.end());
    return rows as T[];
  };
  let waiting = 0;
  try {
    const serve = (perDay: string) =>
      stage.serve({ ...envOf(shared), SMTP_URL: mails.url, SCAN_CAPACITY_PER_DAY: perDay });
    const servers = [await serve(EARLY), await serve(EARLY)];
    for (let kill = 0; kill < kills; kill += 1) {
      const reply = await stage.scan(servers[kill % 2]!, `reader${kill}@example.com`);
      if (reply?.queued) waiting += 1;
      await sleep(Math.random() * 1500);
      const hit = Math.random() < 0.5 ? 0 : 1;
      await servers[hit]!.stop("SIGKILL");
      servers[hit] = await serve(kill < kills / 2 ? EARLY : ROOMY);
    }
    for (const at of [0, 1]) {
      await servers[at]!.stop("SIGTERM");
      servers[at] = await serve(ROOMY);
    }
    const [still, to] = [async () => (await open(sql)) > 0, performance.now() + WAIT_MS];
    while ((await still()) && performance.now() < to) await sleep(500);
    const one = async (statement: string) => Number(Object.values((await sql<object>(statement))[0] ?? { none: 0 })[0]);
    const scans = (where: string) => one(`SELECT COUNT(*) FROM scan WHERE mode = 'live' AND ${where}`);
    return {
      kills,
      scans: await scans("1 = 1"),
      done: await scans("status = 'DONE'"),
      failed: await scans("status = 'FAILED'"),
      open: await open(sql),
      endedTwice: stage.endedTwice((await sql<{ id: string }>("SELECT id FROM scan")).map(({ id }) => id)),
      delivered: stage.engines.calls.filter(({ delivered }) => delivered).length,
      saved: await one("SELECT COUNT(*) FROM answer WHERE mode = 'live'"),
      counted: await one("SELECT MAX(used) FROM limit_use WHERE resetsAt = (SELECT MAX(resetsAt) FROM limit_use)"),
      waiting,
      mails: mails.received.length,
      doubled: mails.received.length - new Set(mails.received.map(({ to }) => to[0])).size,
      addressesLeft: await one("SELECT COUNT(*) FROM outbox_mail WHERE address <> ''"),
    };
  } finally {
    await stage.close();
    await mails.close();
  }
}

async function open(sql: <T>(statement: string) => Promise<T[]>): Promise<number> {
  const [left] = await sql<{ many: number }>(`SELECT
    (SELECT COUNT(*) FROM scan WHERE status IN ('QUEUED', 'RUNNING')) + (SELECT COUNT(*) FROM waiting_scan)
    + (SELECT COUNT(*) FROM outbox_mail WHERE status IN ('WAITING', 'SENDING')) AS many`);
  return Number(left!.many);
}

/** Which limit, and of how many calls at once over how many instances how many were taken. */
export interface LimitOutcome {
  limit: string;
  instances: number;
  calls: number;
  accepted: number;
  refused: number;
  other: number;
}

const LIMITS = {
  "ip-hour": "SCAN_LIMIT_PER_IP_HOUR",
  "browser-day": "SCAN_LIMIT_PER_BROWSER_DAY",
  "capacity-day": "SCAN_CAPACITY_PER_DAY",
} as const;

/** So many calls at once for as many sites, over so many instances, at a limit of 15. */
export async function callAtOnce(
  shared: Shared,
  { limit, instances, calls }: { limit: keyof typeof LIMITS; instances: number; calls: number },
): Promise<LimitOutcome> {
  const names = Array.from({ length: calls }, (_, at) => `shop${at}.test`);
  const site = await startCompany();
  const roomy = Object.fromEntries(Object.values(LIMITS).map((name) => [name, ROOMY]));
  const env = {
    ...envOf(shared),
    ...roomy,
    [LIMITS[limit]]: "15",
    SCAN_QUEUE: "1000",
    ALLOW_HOSTS: names.map((name) => `${name}:${site.port}=127.0.0.1`).join(","),
  };
  const servers: ServerProcess[] = [];
  try {
    for (let at = 0; at < instances; at += 1) servers.push(await startServerProcess(env));
    const replies = await Promise.all(
      names.map((name, at) =>
        fetch(`${servers[at % instances]!.baseUrl}/api/scan`, {
          method: "POST",
          headers: { "content-type": "application/json", prefer: "respond-async" },
          body: JSON.stringify({ url: `http://${name}:${site.port}/` }),
        }).then(async (response) => ({ status: response.status, body: (await response.json()) as { limit?: string } })),
      ),
    );
    const accepted = replies.filter(({ status }) => status === 202).length;
    const refused = replies.filter(({ status, body }) => status === 429 && body.limit === limit).length;
    return { limit, instances, calls, accepted, refused, other: calls - accepted - refused };
  } finally {
    await Promise.all(servers.map((server) => server.stop("SIGKILL")));
    await site.close();
  }
}

/** What a server answers around the end of a day when the day has room for one; `set` moves its clock by so much. */
export async function overMidnight(env: Record<string, string>, set: (offset: string) => void): Promise<object[]> {
  const stage = await Stage.open(6, 100);
  const day = 24 * 3600;
  /** So many seconds after the next midnight of the real clock. */
  const at = (seconds: number) => set(`+${Math.round(day - ((Date.now() / 1000) % day) + seconds)}`);
  try {
    at(-3600);
    const server = await stage.serve({ ...env, SCAN_CAPACITY_PER_DAY: "1" });
    const rows: object[] = [];
    const ask = async (when: string, seconds: number) => {
      at(seconds);
      rows.push({ when, ...(await stage.ask(server)) });
    };
    await ask("an hour before midnight", -3600);
    await ask("half a minute before midnight", -30);
    await ask("a second after midnight", 1);
    await ask("half a minute after", 30);
    await ask("the clock set back by an hour", -3570);
    await ask("a day later", day + 1);
    return rows;
  } finally {
    await stage.close();
  }
}
