/** The composition root: the only place that constructs services, clients and servers. */
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Logger } from "pino";
import { REFUSING } from "./banner.ts";
import type { Config } from "./config.ts";
import { openDispatch } from "./dispatch.ts";
import { ENGINES } from "./engine/answer-engines/index.ts";
import { after } from "./engine/timers.ts";
import type { Workshop } from "./engine/workshop/bench.ts";
import { AppError, type ErrorCode } from "./errors.ts";
import { createHttp } from "./gateways/http.ts";
import { createHttpServer } from "./gateways/http-server.ts";
import { Pictures } from "./gateways/pictures/pictures.ts";
import { unsold } from "./gateways/x402/payment.ts";
import { buildGraph } from "./graph/build-graph.ts";
import { createGraph, type Graph } from "./graph/execute.ts";
import { loadOperations } from "./graph/operations.ts";
import { createInstruments } from "./instruments.ts";
import { createMailRoom } from "./mail-room.ts";
import { createMonitorRoom, createNotices } from "./monitor-room.ts";
import { createPaidRoom } from "./paid-room.ts";
import { createScanRoom } from "./scan-room.ts";
import { Credentials } from "./services/credentials/credentials.ts";
import { openDatabase } from "./services/database.ts";
import { DemoHistory } from "./services/demo-history.ts";
import { serveDemoSite } from "./services/demo-site.ts";
import { EngineCatalogue } from "./services/engine-catalogue.ts";
import { EvidenceStore } from "./services/evidence/store.ts";
import { Allowances } from "./services/limits/allowances.ts";
import { Rates } from "./services/limits/rates.ts";
import { lock, makeFolderOf } from "./services/own-file.ts";
import { Recurring } from "./services/queue/recurring.ts";
import { Turns } from "./services/queue/turns.ts";
import { createReadiness } from "./services/readiness.ts";
import { Retention } from "./services/retention.ts";
import { ScanClaims } from "./services/scan-claims.ts";
import { ScanIntake } from "./services/scan-intake.ts";
import { ScanRunner } from "./services/scan-runner.ts";
import { ScanSaver } from "./services/scan-saver.ts";
import { ScanWatch } from "./services/scan-watch.ts";
import { Scans } from "./services/scans.ts";
import { openSecret } from "./services/secret.ts";
import { StandingScans } from "./services/standing-scans.ts";
import { starting } from "./starting.ts";
import { VERSION } from "./version.ts";

export { backUp } from "./services/backup.ts";

/** How long running scans may take to finish when the process is asked to stop, in milliseconds. */
const GRACE_MS = 20_000;

const HOUR_MS = 3_600_000;

/** When a new server, by then idle, makes up the demo's history, in milliseconds. */
const DEMO_HISTORY_MS = 60_000;

/** `server`: the one process of an embedded database. `beside`: a command that may run while a server does. */
export type Role = "server" | "beside";

/** The whole server. */
export interface App {
  graph: Graph;
  /** Runs accepted scans and sends mails, without listening; `false` where a server has the database and does that. */
  work(): Promise<boolean>;
  /** Makes the twelve weeks of the demo, as far as they are missing; resolves to how many measures were made. */
  seedDemo(): Promise<number>;
  /** Resolves to the port that was taken. */
  listen(): Promise<number>;
  /** Stops taking work, lets scans finish within the grace (milliseconds) or hands them back, closes everything. */
  close(graceMs?: number): Promise<void>;
}

/** Builds everything from the configuration; nothing listens yet. The app closes the `workshop` it is given. */
export async function createApp(
  config: Config,
  log: Logger,
  { role = "server", workshop }: { role?: Role; workshop?: Workshop } = {},
): Promise<App> {
  let unlock = () => {};
  const database = await starting(`The database ${config.databaseUrl} (DATABASE_URL, DATA_DIR)`, async () => {
    makeFolderOf(config);
    if (role === "server") unlock = lock(config);
    return openDatabase(config.databaseUrl).catch((error) => {
      unlock();
      throw error;
    });
  });
  const secret = await starting(`The secret in ${config.dataDir} (DATA_DIR)`, () =>
    openSecret(config.secretKey, config.dataDir),
  );
  const credentials = new Credentials({ secret, database });
  const dispatch = await starting("Redis (REDIS_URL)", () => openDispatch(config, secret, log));
  const demo = await serveDemoSite();
  const { metrics, ...instruments } = createInstruments(config, log, () => queue.depth());
  const room = createScanRoom(config, log, {
    own: [demo.allow],
    workshop,
    onRefused: (at) => metrics.notPublic(at),
    onCall: (call) => metrics.call(call),
  });
  const engines = new EngineCatalogue({ ...room, sandboxAnswers: config.sandbox, known: ENGINES });
  if (!engines.canAnswer) log.warn(REFUSING);
  const claims = new ScanClaims(database);
  const allowances = new Allowances(database, config.scanLimits);
  const onRefused = (code: ErrorCode) => metrics.refused(code);
  const rates = new Rates(config.callsPerMinute, dispatch.redis, onRefused);
  const standing = new StandingScans();
  const told = createNotices({ database, secret, credentials, log, ...room.tools, baseUrl: config.baseUrl });
  const saver = new ScanSaver({ database, claims, engines, allowances, standing, settlement: told.settlement });
  const runner = new ScanRunner({ database, claims, saver, tools: room.tools, engines, ...instruments, log });
  const demoHistory = new DemoHistory({ database, engines, runner, demo, sandbox: room.tools.sandbox });
  const demoFault = (err: unknown) => log.error({ err }, "the demo site could not be measured");
  const seedStop = new AbortController();
  let stopSeeding = () => {};
  const queue = dispatch.queue({ concurrency: config.scanConcurrency, waiting: config.scanQueue }, (id, stop) =>
    runner.run(id, stop),
  );
  const recurring = new Recurring({ turns: new Turns(database), ticks: dispatch.ticks, log });
  recurring.every("limits", HOUR_MS, () => allowances.prune());
  const retention = new Retention({ database, days: config.rawRetentionDays, log });
  recurring.every("retention", 24 * HOUR_MS, async () => void (await retention.prune()));
  const watch = new ScanWatch({ database, claims, queue, silentMs: config.scanSilentMs, log });
  const scans = new Scans({ database, queue, standing });
  const intake = new ScanIntake({
    database,
    queue,
    engines,
    allowances,
    standing,
    fetcher: room.tools.fetcher,
    allowHosts: room.allowHosts,
    cacheMs: config.scanCacheMs,
    onRefused,
  });
  const paidRoom = createPaidRoom(config, { database, queue, scans, engines, room, log });
  const mailRoom = createMailRoom(config, { database, intake, allowances, room, ...told, recurring, log });
  const monitorRoom = createMonitorRoom({
    ...{ database, secret, credentials, engines, room, allowances, ...told, recurring, log },
    queue: role === "server" ? queue : null,
    baseUrl: config.baseUrl,
  });
  const services = {
    retention,
    scans,
    evidence: new EvidenceStore(database),
    intake,
    engines,
    ...mailRoom.services,
    ...paidRoom.services,
    ...monitorRoom.services,
    baseUrl: config.baseUrl,
  };

  const schema = buildGraph();
  const graph = createGraph({
    schema,
    operations: loadOperations(schema),
    means: { services, database },
    log,
  });
  const pictures = new Pictures();
  const payments = paidRoom.openDoor(graph);
  const takesWrites = createReadiness(database, log);
  let stopping = false;
  const http = await createHttp({
    graph,
    secret,
    credentials,
    rates,
    log,
    version: VERSION,
    trustProxy: config.trustProxy,
    operatorToken: config.operatorToken,
    demo: { kind: "demo", site: demo.key },
    mcpConformance: config.mcpConformance,
    payment: payments?.wrap ?? unsold,
    ...instruments,
    readiness: async () => {
      const checks = { database: (await takesWrites()) ? "ok" : "away", ...dispatch.state() } as const;
      return { ready: !stopping && checks.database === "ok", checks, queue: await queue.depth() };
    },
    home: homeData(config, engines),
    publisher: publisherOf(config),
    pictures,
  });
  const server = createHttpServer(http);

  const work = async () => {
    queue.start();
    await watch.start();
    mailRoom.start();
    monitorRoom.start(graph);
    recurring.start();
  };

  return {
    graph,
    seedDemo: () => demoHistory.seed(),
    async work() {
      try {
        unlock = lock(config);
      } catch (error) {
        if (error instanceof AppError && error.code === "UNAVAILABLE") return false;
        throw error;
      }
      await work();
      return true;
    },
    async listen() {
      const port = await listen(server, config);
      await instruments.listen();
      await demoHistory.heal();
      await work();
      await payments?.start();
      demoHistory.newest().catch(demoFault);
      stopSeeding = after(DEMO_HISTORY_MS, () => void demoHistory.seed(seedStop.signal).catch(demoFault));
      return port;
    },
    async close(graceMs = GRACE_MS) {
      stopping = true;
      stopSeeding();
      seedStop.abort();
      watch.stop();
      paidRoom.stop();
      await Promise.all([queue.stop(graceMs), mailRoom.stop(graceMs), recurring.stop(graceMs)]);
      server.closeIdleConnections();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        after(1000, () => server.closeAllConnections());
      });
      dispatch.close();
      await Promise.all([room.close(), pictures.close(), demo.close(), database.close(), instruments.close()]);
      unlock();
    },
  };
}

function listen(server: Server, { port, host }: Config): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}

function homeData(config: Config, engines: EngineCatalogue) {
  const mode = engines.canAnswer ? engines.mode : "live";
  return {
    baseUrl: config.baseUrl,
    mode,
    engines: engines.canAnswer ? engines.sample(mode).slice() : [],
  };
}

/** Who runs this installation; the product's name where nobody said. */
function publisherOf({ baseUrl, publisher }: Config) {
  return { baseUrl, ...publisher, name: publisher.name ?? "Answerscope" };
}
