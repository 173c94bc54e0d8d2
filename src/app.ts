/** The composition root: the only place that constructs services, clients and servers. */
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { dirname, join } from "node:path";
import type { Logger } from "pino";
import { REFUSING } from "./banner.ts";
import type { Config } from "./config.ts";
import { secretsOf } from "./config-secrets.ts";
import { ENGINES } from "./engine/answer-engines/index.ts";
import { SCORE_VERSION } from "./engine/score/constants.ts";
import { after } from "./engine/timers.ts";
import { AppError, type ErrorCode } from "./errors.ts";
import { createHttp } from "./gateways/http.ts";
import { createHttpServer } from "./gateways/http-server.ts";
import { metricsServer } from "./gateways/metrics.ts";
import { buildGraph } from "./graph/build-graph.ts";
import { createGraph, type Graph } from "./graph/execute.ts";
import { loadOperations } from "./graph/operations.ts";
import { scrubber } from "./log.ts";
import type { Services } from "./resolvers/context.ts";
import { createLoaders } from "./resolvers/loaders.ts";
import { createScanRoom } from "./scan-room.ts";
import { Accounts } from "./services/accounts/accounts.ts";
import { ScopedKeys } from "./services/accounts/keys.ts";
import { Networks } from "./services/accounts/networks.ts";
import { Credentials } from "./services/credentials/credentials.ts";
import { openDatabase, sqlitePath } from "./services/database.ts";
import { type DemoSite, serveDemoSite } from "./services/demo-site.ts";
import { EngineCatalogue } from "./services/engine-catalogue.ts";
import { Consoles } from "./services/feeds/consoles.ts";
import { lockFile } from "./services/file-lock.ts";
import { Allowances } from "./services/limits/allowances.ts";
import { Rates } from "./services/limits/rates.ts";
import { fileSender } from "./services/mail/file-sender.ts";
import { Outbox } from "./services/mail/outbox.ts";
import { Postman } from "./services/mail/postman.ts";
import type { MailSender } from "./services/mail/sender.ts";
import { smtpSender } from "./services/mail/smtp-sender.ts";
import { Unsubscribes } from "./services/mail/unsubscribes.ts";
import { makeFolder } from "./services/make-folder.ts";
import { Metrics } from "./services/metrics/metrics.ts";
import { Measures } from "./services/monitors/measures.ts";
import { Monitors } from "./services/monitors/monitors.ts";
import { OperatorMonitors } from "./services/monitors/operator-monitors.ts";
import { MonitorSettings } from "./services/monitors/settings.ts";
import { createReadiness } from "./services/readiness.ts";
import { Retention } from "./services/retention.ts";
import { ScanClaims } from "./services/scan-claims.ts";
import { ScanIntake } from "./services/scan-intake.ts";
import { ScanQueue } from "./services/scan-queue.ts";
import { ScanRunner } from "./services/scan-runner.ts";
import { ScanSaver } from "./services/scan-saver.ts";
import { ScanWatch } from "./services/scan-watch.ts";
import { Scans } from "./services/scans.ts";
import { openSecret } from "./services/secret.ts";
import { traceRequest } from "./services/traces/request-traces.ts";
import { ScanTraces } from "./services/traces/scan-traces.ts";
import { Tracer } from "./services/traces/tracer.ts";
import { starting } from "./starting.ts";
import { VERSION } from "./version.ts";

export { backUp } from "./services/backup.ts";

/** How long running scans may take to finish when the process is asked to stop, in milliseconds. */
const GRACE_MS = 20_000;

/** `server`: the one process of an embedded database. `beside`: a command that may run while a server does. */
export type Role = "server" | "beside";

/** The whole server. */
export interface App {
  graph: Graph;
  /** Runs accepted scans and sends mails, without listening; `false` where a server has the database and does that. */
  work(): Promise<boolean>;
  /** Resolves to the port that was taken. */
  listen(): Promise<number>;
  /** Stops taking work, lets scans finish within the grace (milliseconds) or hands them back, closes everything. */
  close(graceMs?: number): Promise<void>;
}

/** Builds everything from the configuration; nothing listens yet. */
export async function createApp(config: Config, log: Logger, role: Role = "server"): Promise<App> {
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
  const demo = await serveDemoSite();
  const metrics = new Metrics({ depth: () => queue.depth, version: VERSION });
  const tracer = tracerOf(config, log);
  const room = createScanRoom(config, log, { own: [demo.allow], onRefused: (at) => metrics.notPublic(at) });
  const engines = new EngineCatalogue({ ...room, sandboxAnswers: config.sandbox, known: ENGINES });
  if (!engines.canAnswer) log.warn(REFUSING);
  const claims = new ScanClaims(database);
  const allowances = new Allowances(database, config.scanLimits);
  const onRefused = (code: ErrorCode) => metrics.refused(code);
  const rates = new Rates(config.callsPerMinute, null, onRefused);
  const saver = new ScanSaver({ database, claims, engines, allowances });
  const observers = [metrics, ...(tracer ? [new ScanTraces(tracer)] : [])];
  const runner = new ScanRunner({ database, claims, saver, tools: room.tools, engines, observers, log });
  const queue = new ScanQueue({ concurrency: config.scanConcurrency, waiting: config.scanQueue }, (id, stop) =>
    runner.run(id, stop),
  );
  const watch = new ScanWatch({ database, claims, queue, silentMs: config.scanSilentMs, log });
  const scans = new Scans({ database, queue });
  const intake = new ScanIntake({
    database,
    queue,
    engines,
    allowances,
    fetcher: room.tools.fetcher,
    allowHosts: room.allowHosts,
    cacheMs: config.scanCacheMs,
    onRefused,
  });
  const outbox = new Outbox(database);
  const unsubscribes = new Unsubscribes({ database, secret, baseUrl: config.baseUrl });
  const sender = mailSender(config, log);
  const postman = new Postman({ outbox, sender, unsubscribes, shared: database.shared, log });
  const accounts = new Accounts({ database });
  const monitors = new Monitors({ database, credentials });
  const networks = new Networks({ database, credentials });
  const keys = new ScopedKeys({ database, credentials, networks });
  const measures = new Measures({ database, engines, queue: role === "server" ? queue : null });
  const settings = new MonitorSettings({ database, ...room, engineIds: engines.ids });
  const operatorMonitors = new OperatorMonitors({ database, credentials, settings, ...room });
  const retention = new Retention({ database, allowances, days: config.rawRetentionDays, log });
  const services = {
    retention,
    scans,
    intake,
    engines,
    accounts,
    monitors,
    settings,
    measures,
    operatorMonitors,
    networks,
    keys,
    consoles: new Consoles({ database }),
    unsubscribes,
    baseUrl: config.baseUrl,
  };

  const schema = buildGraph();
  const graph = createGraph({
    schema,
    operations: loadOperations(schema),
    contextOf: (caller) => ({ caller, services, loaders: createLoaders(database), opened: new Set() }),
    log,
  });
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
    readiness: async () => {
      const isWritable = await takesWrites();
      const checks = { database: isWritable ? "ok" : "away" } as const;
      return { ready: !stopping && isWritable, checks, queue: queue.depth };
    },
    readMetrics: () => metrics.text(),
    onRequest: (request) => {
      metrics.request(request);
      if (tracer) traceRequest(tracer, request);
    },
    home: homeData(config, engines),
    publisher: publisherOf(config),
  });
  const server = createHttpServer(http);
  const gauges = metricsServer(() => metrics.text());

  const work = async () => {
    await watch.start();
    postman.start();
    retention.start();
  };

  return {
    graph,
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
      if (config.metricsPort !== null) await listen(gauges, { port: config.metricsPort, host: "127.0.0.1" });
      await work();
      measureDemo(services, demo).catch((err) => log.error({ err }, "the demo site could not be measured"));
      return port;
    },
    async close(graceMs = GRACE_MS) {
      stopping = true;
      watch.stop();
      retention.stop();
      await Promise.all([queue.stop(graceMs), postman.stop(graceMs)]);
      server.closeIdleConnections();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        after(1000, () => server.closeAllConnections());
      });
      gauges.close();
      gauges.closeAllConnections();
      await Promise.all([room.close(), demo.close(), database.close(), tracer?.flush()]);
      unlock();
    },
  };
}

/** Traces are made where a collector is named. */
function tracerOf(config: Config, log: Logger): Tracer | null {
  const { endpoint, ...traces } = config.traces;
  const clean = scrubber(secretsOf(config));
  return endpoint === null ? null : new Tracer({ ...traces, endpoint, version: VERSION, clean }, log);
}

/** Over the mail server; without one as files, which the log says. */
function mailSender({ mail, dataDir }: Config, log: Logger): MailSender {
  if (mail.smtpUrl) return smtpSender(mail.smtpUrl, mail.from);
  const folder = join(dataDir, "outbox");
  log.info({ folder }, "no mail server is set (SMTP_URL): mails are written as .eml files");
  return fileSender(folder, mail.from);
}

function makeFolderOf({ databaseUrl, dataDir }: Config): void {
  const path = sqlitePath(databaseUrl);
  if (path !== null) makeFolder(dirname(path) === dataDir ? "DATA_DIR" : "DATABASE_URL", dirname(path));
}

/** An embedded database belongs to one process that works on its scans; returns what gives it back. */
function lock({ databaseUrl }: Config): () => void {
  const path = sqlitePath(databaseUrl);
  return path === null ? () => {} : lockFile(path);
}

function listen(server: Server, { port, host }: Pick<Config, "port" | "host">): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}

/** Measures the bundled site with the sandbox, once for each version of the scores, so that the demo has evidence. */
async function measureDemo({ scans, intake }: Services, demo: DemoSite): Promise<void> {
  const [latest] = await scans.historyOf({ site: demo.key }, 1);
  if (latest?.scoreVersion === SCORE_VERSION) return;
  await intake.start({ url: demo.url, fresh: false, owner: "demo", counted: null, requestKey: null, mode: "sandbox" });
}

function homeData(config: Config, engines: EngineCatalogue) {
  const mode = engines.canAnswer ? engines.mode : "live";
  return {
    baseUrl: config.baseUrl,
    mode,
    engines: engines.canAnswer ? engines.sample(mode).slice() : [],
    exampleReport: null,
  };
}

/** Who runs this installation; the product's name where nobody said. */
function publisherOf({ baseUrl, publisher }: Config) {
  return { baseUrl, ...publisher, name: publisher.name ?? "Answerscope" };
}
