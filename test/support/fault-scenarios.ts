/** What callers see, what is lost and what is paid twice while something gives way under running servers. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { startCompany } from "./company.ts";
import { type EngineServer, startEngineServer } from "./engine-server.ts";
import { NO_LIMITS } from "./no-limits.ts";
import { type ServerProcess, startServerProcess } from "./server-process.ts";
import type { FakeWebsite } from "./website.ts";

/** How a scenario went. */
export interface Outcome {
  /** Scans that were accepted with 202; each has one of the next three ends. */
  accepted: number;
  done: number;
  failed: number;
  open: number;
  /** Scans that were finished more than once, by what the servers logged. */
  endedTwice: number;
  /** Calls that reached an engine, replies that left it whole, answers that were saved. */
  calls: number;
  delivered: number;
  saved: number;
  /** How often callers saw what, by door. */
  seen: Record<string, number>;
}

/** Scans that were cut off again and again run one at a time, and machines may be busy. */
const WAIT_MS = 240_000;

/** Sites and engines outside, servers of ours inside, and a note of everything that callers see. */
export class Stage {
  readonly engines: EngineServer;
  readonly seen: Record<string, number> = {};
  readonly folder = mkdtempSync(join(tmpdir(), "answerscope-"));
  readonly #sites: FakeWebsite[];
  readonly #servers: ServerProcess[] = [];
  readonly #ids = new Set<string>();
  #next = 0;

  private constructor(engines: EngineServer, sites: FakeWebsite[]) {
    this.engines = engines;
    this.#sites = sites;
  }

  /** So many sites; both engines of the sample take `delayMs` to answer. */
  static async open(sites: number, delayMs: number): Promise<Stage> {
    const engines = await startEngineServer({ script: { claude: { delayMs }, gemini: { delayMs } } });
    return new Stage(engines, await Promise.all(Array.from({ length: sites }, startCompany)));
  }

  /** A server in a process of its own, on this stage's folder unless `env` says otherwise. */
  async serve(env: Record<string, string> = {}): Promise<ServerProcess> {
    const pair = Object.entries(this.engines.env).filter(([name]) => /^(ANTHROPIC|GEMINI)_/.test(name));
    const server = await startServerProcess({
      ...Object.fromEntries(pair),
      ALLOW_HOSTS: this.#sites.map(({ host }) => host).join(","),
      DATA_DIR: this.folder,
      ...NO_LIMITS,
      ...env,
    });
    this.#servers.push(server);
    return server;
  }

  /** Sends one scan of the next site, of the last one when there are no more; the caller does not wait, and leaves an address. */
  async scan(server: ServerProcess, email?: string): Promise<{ queued?: true } | null> {
    const site = this.#sites[Math.min(this.#next, this.#sites.length - 1)]!;
    this.#next += 1;
    const body = { url: `${site.origin}/`, email };
    const reply = await this.#see("POST /api/scan", server, "/api/scan", {
      body,
      headers: { Prefer: "respond-async" },
    });
    if (reply?.status !== 202) return null;
    const told = (await reply.json()) as { id: string; queued?: true };
    if (!told.queued) this.#ids.add(told.id);
    return told;
  }

  /** Asks for a scan of the next site; tells how it was answered. */
  async ask(server: ServerProcess): Promise<{ status: number; resetAt?: string }> {
    const site = this.#sites[this.#next % this.#sites.length]!;
    this.#next += 1;
    const headers = { Prefer: "respond-async" };
    const reply = await ask(server, "/api/scan", { body: { url: `${site.origin}/` }, headers });
    const { resetAt } = (await reply.json()) as { resetAt?: string };
    return { status: reply.status, resetAt };
  }

  /** How many of these scans more than one log line of the servers says to be done. */
  endedTwice(ids: string[]): number {
    const log = this.#servers.flatMap((one) => one.output().split("\n")).filter((line) => line.includes('"scan done"'));
    return ids.filter((id) => log.filter((line) => line.includes(id)).length > 1).length;
  }

  /** Knocks at every reading door once, and asks for one more scan. */
  async knock(server: ServerProcess): Promise<void> {
    const id = [...this.#ids].at(-1) ?? "none";
    const call = { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name: "get_visibility", arguments: {} } };
    await Promise.all([
      this.#see("GET /readyz", server, "/readyz"),
      this.#see("GET /api/scan/:id", server, `/api/scan/${id}`),
      this.#see("GET /report/:slug", server, "/report/none"),
      this.#see("POST /graphql", server, "/graphql", { body: { query: `{ scan(id: "${id}") { status } }` } }),
      this.#see("POST /mcp/demo", server, "/mcp/demo", { body: call }),
      this.scan(server),
    ]);
  }

  /** Waits until every accepted scan has ended, as `server` tells it, and counts; what is open after that stays open. */
  async outcome(server: ServerProcess, waitMs = WAIT_MS): Promise<Outcome> {
    const until = performance.now() + waitMs;
    let scans = await this.#scans(server);
    while (scans.some(({ status }) => status === "QUEUED" || status === "RUNNING") && performance.now() < until) {
      await sleep(200);
      scans = await this.#scans(server);
    }
    const count = (status: string) => scans.filter((scan) => scan.status === status).length;
    return {
      accepted: this.#ids.size,
      done: count("DONE"),
      failed: count("FAILED"),
      open: this.#ids.size - count("DONE") - count("FAILED"),
      endedTwice: this.endedTwice([...this.#ids]),
      calls: this.engines.calls.length,
      delivered: this.engines.calls.filter(({ delivered }) => delivered).length,
      saved: scans.reduce((sum, { answers }) => sum + answers.length, 0),
      seen: this.seen,
    };
  }

  async close(): Promise<void> {
    await Promise.all(this.#servers.map((server) => server.stop("SIGKILL")));
    await Promise.all([this.engines.close(), ...this.#sites.map((site) => site.close())]);
    rmSync(this.folder, { recursive: true });
  }

  async #scans(server: ServerProcess): Promise<{ status: string; answers: unknown[] }[]> {
    const of = async (id: string) => {
      const response = await ask(server, "/graphql", {
        body: { query: `{ scan(id: "${id}") { status answers { engine } } }` },
      });
      const { data } = (await response.json()) as { data: { scan: { status: string; answers: unknown[] } } | null };
      return data?.scan ?? { status: "LOST", answers: [] };
    };
    return Promise.all([...this.#ids].map(of));
  }

  async #see(door: string, server: ServerProcess, path: string, asked: Asked = {}): Promise<Response | null> {
    const reply = await ask(server, path, asked).catch(() => null);
    const text = reply ? await reply.clone().text() : "";
    const away = reply?.status === 200 && text.includes("UNAVAILABLE") ? " with UNAVAILABLE" : "";
    const retry = reply?.headers.has("retry-after") && reply.status >= 500 ? " with Retry-After" : "";
    const what = `${door}: ${reply ? reply.status : "no connection"}${away}${retry}`;
    this.seen[what] = (this.seen[what] ?? 0) + 1;
    return reply;
  }
}

interface Asked {
  body?: unknown;
  headers?: Record<string, string>;
}

function ask(server: ServerProcess, path: string, { body, headers }: Asked): Promise<Response> {
  const json = { "content-type": "application/json", ...headers };
  return fetch(server.baseUrl + path, body ? { method: "POST", headers: json, body: JSON.stringify(body) } : {});
}

/** Kills a server that often, each time at a moment of up to `withinMs` after it accepted a scan, and starts it again. */
export async function killAtRandomMoments(kills: number, withinMs: number): Promise<Outcome> {
  const stage = await Stage.open(kills, 300);
  try {
    for (let kill = 0; kill < kills; kill += 1) {
      const server = await stage.serve();
      await stage.scan(server);
      await sleep(Math.random() * withinMs);
      await server.stop("SIGKILL");
    }
    return await stage.outcome(await stage.serve());
  } finally {
    await stage.close();
  }
}

/**
 * Two servers on one database: by turns one is killed in the middle of its scans and started again, then both are
 * stopped in turn. `skew` is what only the second one is told, e.g. another time.
 */
export async function killOneOfTwo(
  databaseUrl: string,
  rounds: number,
  skew: Record<string, string> = {},
): Promise<Outcome> {
  const stage = await Stage.open(rounds * 4 + 8, 800);
  const shared = { DATABASE_URL: databaseUrl, SECRET_KEY: "x".repeat(32), SCAN_SILENT_SECONDS: "3" };
  const envs = [shared, { ...shared, ...skew }];
  try {
    const servers = [await stage.serve(envs[0]), await stage.serve(envs[1])];
    const scanBoth = () => Promise.all([...servers, ...servers].map((server) => stage.scan(server)));
    for (let round = 0; round < rounds; round += 1) {
      await scanBoth();
      await sleep(200 + Math.random() * 1300);
      await servers[round % 2]!.stop("SIGKILL");
      servers[round % 2] = await stage.serve(envs[round % 2]);
    }
    for (const turn of [0, 1]) {
      await scanBoth();
      await servers[turn]!.stop("SIGTERM");
      servers[turn] = await stage.serve(envs[turn]);
    }
    return await stage.outcome(servers[0]!);
  } finally {
    await stage.close();
  }
}

/** Takes something away for `awayMs` from under a server whose `scans` engines are answering, and gives it back. */
export async function takeAway(options: {
  scans: number;
  awayMs: number;
  env: Record<string, string>;
  take: (server: ServerProcess) => Promise<void> | void;
  giveBack: (server: ServerProcess) => Promise<void> | void;
}): Promise<Outcome> {
  const { scans, awayMs, env, take, giveBack } = options;
  const stage = await Stage.open(scans + 1, 1000);
  try {
    const server = await stage.serve(env);
    await Promise.all(Array.from({ length: scans }, () => stage.scan(server)));
    while (stage.engines.calls.length < scans * 4) await sleep(20);
    await take(server);
    for (const until = performance.now() + awayMs; performance.now() < until; await sleep(250)) {
      await stage.knock(server);
    }
    await giveBack(server);
    const before = await stage.outcome(server);
    await server.stop();
    const after = await stage.outcome(await stage.serve(env));
    return { ...after, endedTwice: before.endedTwice };
  } finally {
    await stage.close();
  }
}

/** What a second server on the file of a running one does, and whether the first one goes on. */
export async function startTwice(): Promise<{ exitCode: number | null; said: string; outcome: Outcome }> {
  const stage = await Stage.open(2, 500);
  try {
    const first = await stage.serve();
    await stage.scan(first);
    const second = await stage.serve();
    const exitCode = await second.exited;
    await stage.scan(first);
    return { exitCode, said: second.output().trim(), outcome: await stage.outcome(first) };
  } finally {
    await stage.close();
  }
}
