import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type App, createApp } from "../../src/app.ts";
import { readConfig } from "../../src/config.ts";
import { secretsOf } from "../../src/config-secrets.ts";
import { createLog } from "../../src/log.ts";
import { freePort } from "./free-port.ts";
import { NO_LIMITS } from "./no-limits.ts";
import { databaseFor, runSql } from "./test-database.ts";
import { workshop } from "./workshop.ts";

/** The whole server on a port of its own, over an empty database of its own. */
export interface TestApp {
  app: App;
  baseUrl: string;
  /** Where it listens, whatever its links say. */
  port: number;
  /** Lines of the log so far. */
  log: string[];
  dataDir: string;
  /** What another process is told to meet it in its data. */
  dataEnv: Record<string, string>;
  /** Runs one statement on its database, past the server. */
  sql<T = Record<string, unknown>>(statement: string): Promise<T[]>;
  /** Scans that still run after `graceMs` are handed back. */
  close(graceMs?: number): Promise<void>;
}

/** `env` as the operator would set it. The folder goes with the app, unless `dataDir` names one. */
export async function startApp(env: Record<string, string> = {}, dataDir?: string): Promise<TestApp> {
  const folder = dataDir ?? mkdtempSync(join(tmpdir(), "answerscope-"));
  const port = await freePort();
  const log: string[] = [];
  const database = await databaseFor(folder);
  const own = { HOST: "127.0.0.1", PORT: String(port), DATA_DIR: folder };
  const config = readConfig({ ...own, ...NO_LIMITS, ...database.env, ...env });
  const logger = createLog("info", { write: (line) => log.push(line) }, secretsOf(config));
  const app = await createApp(config, logger, { workshop });
  await app.listen();
  return {
    app,
    baseUrl: config.baseUrl,
    port,
    log,
    dataDir: folder,
    dataEnv: { DATA_DIR: folder, ...database.env },
    sql: (statement) => runSql(config.databaseUrl, statement),
    async close(graceMs) {
      await app.close(graceMs);
      if (dataDir) return;
      await database.drop();
      rmSync(folder, { recursive: true });
    },
  };
}

/** POSTs JSON and reads JSON. */
export async function post(url: string, body: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : null };
}

/** Shorter than a test's timeout, which does not say what was waited for. */
const IN_VAIN_MS = 170_000;

/** Waits until `holds` does, looking ten times a second unless told; rejects with what was waited for in vain. */
export async function until(holds: () => Promise<boolean>, everyMs = 100): Promise<void> {
  const inVain = new Error(`waited in vain for ${holds}`);
  const end = performance.now() + IN_VAIN_MS;
  while (!(await holds())) {
    if (performance.now() > end) throw inVain;
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
}
