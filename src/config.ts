/** Every environment variable, with its default and one line of meaning. The only reader of `process.env`. */
import { z } from "zod";
import { ENGINE_NAMES, type EngineSettings, engineSettings } from "./config-engines.ts";
import {
  address,
  dollars,
  ethereumAddress,
  flag,
  headerList,
  headerObject,
  number,
  text,
  whole,
} from "./config-values.ts";
import { AppError } from "./errors.ts";

const VARIABLES = z.object({
  /** Where the server listens. */
  PORT: whole(0, 65_535).default(3000),
  HOST: text.default("0.0.0.0"),
  /** What links say; no trailing slash. */
  BASE_URL: address.optional(),
  /** Where the embedded database and the secret live. */
  DATA_DIR: text.default("data"),
  /** `sqlite:<path>` or `mysql://user:password@host:3306/db`. */
  DATABASE_URL: text.optional(),
  /** `redis://[:password@]host:6379[/db]`: several instances share scans and counts of calls through it; unset: each by itself. */
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: "not an address like redis://host:6379" }).optional(),
  /** Signs cookies and derives tokens; generated once into DATA_DIR/secret when unset. */
  SECRET_KEY: text.min(32).optional(),
  /** Scans that run at once. */
  SCAN_CONCURRENCY: whole(1, 1000).default(50),
  /** Scans that may wait for a place; beyond it callers get 503. */
  SCAN_QUEUE: whole(1, 100_000).default(200),
  /** Calls in flight to one answer engine. */
  ENGINE_CONCURRENCY: whole(1, 10_000).default(100),
  /** Seconds after which a scan ends with what it has. */
  SCAN_DEADLINE_SECONDS: whole(5, 3600).default(90),
  /** Seconds without a sign of life after which another instance takes over a scan. */
  SCAN_SILENT_SECONDS: whole(3, 600).default(30),
  /** Hours a finished free scan is served from the cache. */
  SCAN_CACHE_HOURS: number(0, 8760).default(24),
  /** Free scans one network (an IPv4 address, an IPv6 /64) may start in an hour of the clock, one browser and everybody together in a day (UTC). */
  SCAN_LIMIT_PER_IP_HOUR: whole(0, 1_000_000).default(10),
  SCAN_LIMIT_PER_BROWSER_DAY: whole(0, 1_000_000).default(15),
  SCAN_CAPACITY_PER_DAY: whole(0, 1_000_000_000).default(500),
  /** Calls of one caller in a minute at /graphql, MCP and the feeds. */
  GRAPHQL_LIMIT_PER_MINUTE: whole(1, 1_000_000).default(120),
  MCP_LIMIT_PER_MINUTE: whole(1, 1_000_000).default(120),
  FEED_LIMIT_PER_MINUTE: whole(1, 1_000_000).default(60),
  /** US dollars one scan may spend on answer engines; unset: no limit. */
  SCAN_BUDGET_USD: number(0.0001, 10_000).optional(),
  /** A JSON file of price rows that come before the bundled ones (shape: engine/answer-engines/prices.json, `rows`). */
  PRICES_FILE: text.optional(),
  /** Stops every call to paid answer engines and models at once. */
  ENGINES_OFF: flag.default(false),
  /** Whether the sandbox may answer when no engine is configured; unset: on when BASE_URL is loopback. */
  SANDBOX: flag.optional(),
  /** For those who work on the MCP server: the fixtures of the protocol's own suite stand at /mcp/conformance. */
  MCP_CONFORMANCE: flag.default(false),
  /** Comma list of `host[:port][=address]` that scans may reach whatever the host rules say. */
  ALLOW_HOSTS: z.string().default(""),
  /** Number of proxy hops whose forwarded header counts. */
  TRUST_PROXY: whole(1, 20).optional(),
  /** Writes the questions; unset: the first configured engine that speaks the OpenAI protocol. */
  WRITER_BASE_URL: address.optional(),
  WRITER_MODEL: text.optional(),
  WRITER_API_KEY: text.optional(),
  /** A JSON object of headers for the writer's server; each engine has its own, `OPENAI_HEADERS` and so on. */
  WRITER_HEADERS: headerObject.optional(),
  /** A model that reads each answer a second time for who is offered in it, on the writer's server; unset: the writer's model; `off`: none. */
  READER_MODEL: text.optional(),
  /** `api.php` of Wikidata and of the English Wikipedia, for the off-site footprint. */
  WIKIDATA_API_URL: address.default("https://www.wikidata.org/w/api.php"),
  WIKIPEDIA_API_URL: address.default("https://en.wikipedia.org/w/api.php"),
  /** A Chromium for the rendered audits. */
  BROWSER_PATH: text.optional(),
  /** Who runs this installation, for its about, privacy and terms pages: a name, an e-mail address, a postal address in one line, and official profiles (comma list of addresses). */
  OPERATOR_NAME: text.optional(),
  OPERATOR_EMAIL: z.email({ error: "not an e-mail address" }).optional(),
  OPERATOR_ADDRESS: text.optional(),
  OPERATOR_PROFILES: z
    .string()
    .transform((list) =>
      list
        .split(",")
        .map((item) => item.trim())
        .filter(Boolean),
    )
    .pipe(z.array(address))
    .default([]),
  /** Address that paid calls are paid to, in USDC; unset: the paid routes answer 503. */
  X402_PAY_TO: ethereumAddress.optional(),
  /** The chain: base-sepolia for tests, base for money. */
  X402_NETWORK: z.enum(["base-sepolia", "base"]).default("base-sepolia"),
  /** The service that checks and settles payments, and headers (a JSON object) that it asks for. */
  X402_FACILITATOR_URL: address.default("https://x402.org/facilitator"),
  X402_FACILITATOR_HEADERS: headerObject.optional(),
  /** A node of the chain, asked whether an authorization was used; unset: a public one. */
  X402_RPC_URL: address.optional(),
  /** US dollars an answer that is asked for, and a saved share of voice. */
  X402_PRICE_PER_ANSWER: dollars.default("$0.025"),
  X402_PRICE_SAVED: dollars.default("$0.05"),
  /** Serves /metrics without a token on this port of the loopback address; unset: not at all. */
  METRICS_PORT: whole(1, 65_535).optional(),
  /** Days after which the texts of free scans' answers are deleted. */
  RAW_RETENTION_DAYS: whole(1, 36_500).default(90),
  /** Where traces go by OTLP over HTTP, e.g. http://localhost:4318, with headers as `name=value,…`; unset: none are made. */
  OTEL_EXPORTER_OTLP_ENDPOINT: address.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: headerList.default({}),
  OTEL_SERVICE_NAME: text.default("answerscope"),
  /** Opens the operator's part of the graph. */
  OPERATOR_TOKEN: text.min(16).optional(),
  /** The mail server, `smtp://user:password@host:587` or `smtps://…`; unset: mails are written to DATA_DIR/outbox. */
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: "not an address like smtp://user:password@host:587" }).optional(),
  /** Who mails come from, `Name <address>` or an address. */
  MAIL_FROM: z
    .string()
    .regex(
      /^(?:[^<>\r\n]{0,200}<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
      "not an address like Name <name@example.com>",
    )
    .optional(),
  /** Set to anything: no colours in a terminal (no-color.org). */
  NO_COLOR: z.string().optional(),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
});

/** Everything the program is told from outside. */
export interface Config {
  port: number;
  host: string;
  baseUrl: string;
  dataDir: string;
  databaseUrl: string;
  redisUrl: string | null;
  secretKey: string | null;
  scanConcurrency: number;
  scanQueue: number;
  engineConcurrency: number;
  scanDeadlineMs: number;
  scanSilentMs: number;
  scanCacheMs: number;
  scanLimits: { perNetworkHour: number; perBrowserDay: number; perDay: number };
  callsPerMinute: { graphql: number; mcp: number; feed: number };
  scanBudgetUsd: number | null;
  pricesFile: string | null;
  enginesOff: boolean;
  sandbox: boolean;
  mcpConformance: boolean;
  allowHosts: string;
  trustProxy: number | null;
  writer: EngineSettings;
  readerModel: string | null;
  registries: { wikidata: string; wikipedia: string };
  browserPath: string | null;
  /** Who runs this installation. */
  publisher: { name: string | null; email: string | null; address: string | null; profiles: string[] };
  operatorToken: string | null;
  /** Paid calls; `payTo` null: none is sold. */
  x402: {
    payTo: string | null;
    network: "base-sepolia" | "base";
    facilitatorUrl: string;
    facilitatorHeaders: Record<string, string>;
    rpcUrl: string | null;
    pricePerAnswer: string;
    priceSaved: string;
  };
  /** `smtpUrl` null: mails are written as files. */
  mail: { smtpUrl: string | null; from: string };
  metricsPort: number | null;
  rawRetentionDays: number;
  /** `endpoint` null: no traces. */
  traces: { endpoint: string | null; headers: Record<string, string>; service: string };
  noColor: boolean;
  logLevel: string;
  /** By the engine's environment name, e.g. "OPENAI". */
  engines: Record<string, EngineSettings>;
}

/**
 * Reads the environment, with what the command line says `above` it; throws `AppError` BAD_INPUT with one line that names
 * the wrong variables.
 */
export function readConfig(env: NodeJS.ProcessEnv = process.env, above: NodeJS.ProcessEnv = {}): Config {
  const trimmed = Object.entries({ ...env, ...above }).map(([name, value]) => [name, value?.trim()] as const);
  const set = Object.fromEntries(trimmed.filter(([, value]) => value));
  const parsed = VARIABLES.safeParse(set);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
    throw new AppError("BAD_INPUT", `The environment cannot be used. ${lines.join("; ")}`);
  }
  const values = parsed.data;
  const baseUrl = (values.BASE_URL ?? `http://localhost:${values.PORT}`).replace(/(?<!\/)\/+$/, "");
  const databaseUrl = values.DATABASE_URL ?? `sqlite:${values.DATA_DIR}/answerscope.sqlite`;
  if (!/^(sqlite:.|mysql:\/\/)/.test(databaseUrl)) {
    throw new AppError("BAD_INPUT", "DATABASE_URL must begin with sqlite: or mysql://");
  }
  if (values.X402_PAY_TO && values.X402_NETWORK === "base" && isTestnetOnly(values.X402_FACILITATOR_URL)) {
    throw new AppError(
      "BAD_INPUT",
      "X402_NETWORK is base, and the facilitator at x402.org settles on test networks alone: set X402_FACILITATOR_URL.",
    );
  }
  if (databaseUrl.startsWith("mysql:") && !values.SECRET_KEY) {
    throw new AppError("BAD_INPUT", "SECRET_KEY is required with a MySQL database, since several instances share it.");
  }
  if (values.REDIS_URL && !values.SECRET_KEY) {
    throw new AppError("BAD_INPUT", "SECRET_KEY is required with REDIS_URL, since several instances share it.");
  }
  return {
    port: values.PORT,
    host: values.HOST,
    baseUrl,
    dataDir: values.DATA_DIR,
    databaseUrl,
    redisUrl: values.REDIS_URL ?? null,
    secretKey: values.SECRET_KEY ?? null,
    scanConcurrency: values.SCAN_CONCURRENCY,
    scanQueue: values.SCAN_QUEUE,
    engineConcurrency: values.ENGINE_CONCURRENCY,
    scanDeadlineMs: values.SCAN_DEADLINE_SECONDS * 1000,
    scanSilentMs: values.SCAN_SILENT_SECONDS * 1000,
    scanCacheMs: values.SCAN_CACHE_HOURS * 3_600_000,
    scanLimits: {
      perNetworkHour: values.SCAN_LIMIT_PER_IP_HOUR,
      perBrowserDay: values.SCAN_LIMIT_PER_BROWSER_DAY,
      perDay: values.SCAN_CAPACITY_PER_DAY,
    },
    callsPerMinute: {
      graphql: values.GRAPHQL_LIMIT_PER_MINUTE,
      mcp: values.MCP_LIMIT_PER_MINUTE,
      feed: values.FEED_LIMIT_PER_MINUTE,
    },
    scanBudgetUsd: values.SCAN_BUDGET_USD ?? null,
    pricesFile: values.PRICES_FILE ?? null,
    enginesOff: values.ENGINES_OFF,
    sandbox: values.SANDBOX ?? isLoopback(baseUrl),
    mcpConformance: values.MCP_CONFORMANCE,
    allowHosts: values.ALLOW_HOSTS,
    trustProxy: values.TRUST_PROXY ?? null,
    writer: {
      baseUrl: values.WRITER_BASE_URL,
      model: values.WRITER_MODEL,
      apiKey: values.WRITER_API_KEY,
      headers: values.WRITER_HEADERS,
    },
    readerModel: values.READER_MODEL ?? null,
    registries: { wikidata: values.WIKIDATA_API_URL, wikipedia: values.WIKIPEDIA_API_URL },
    browserPath: values.BROWSER_PATH ?? null,
    publisher: {
      name: values.OPERATOR_NAME ?? null,
      email: values.OPERATOR_EMAIL ?? null,
      address: values.OPERATOR_ADDRESS ?? null,
      profiles: values.OPERATOR_PROFILES,
    },
    operatorToken: values.OPERATOR_TOKEN ?? null,
    x402: {
      payTo: values.X402_PAY_TO ?? null,
      network: values.X402_NETWORK,
      facilitatorUrl: values.X402_FACILITATOR_URL,
      facilitatorHeaders: values.X402_FACILITATOR_HEADERS ?? {},
      rpcUrl: values.X402_RPC_URL ?? null,
      pricePerAnswer: values.X402_PRICE_PER_ANSWER,
      priceSaved: values.X402_PRICE_SAVED,
    },
    mail: {
      smtpUrl: values.SMTP_URL ?? null,
      from: values.MAIL_FROM ?? `Answerscope <no-reply@${new URL(baseUrl).hostname}>`,
    },
    metricsPort: values.METRICS_PORT ?? null,
    rawRetentionDays: values.RAW_RETENTION_DAYS,
    traces: {
      endpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
      headers: values.OTEL_EXPORTER_OTLP_HEADERS,
      service: values.OTEL_SERVICE_NAME,
    },
    noColor: values.NO_COLOR !== undefined,
    logLevel: values.LOG_LEVEL,
    engines: Object.fromEntries(ENGINE_NAMES.map((name) => [name, engineSettings(set, name)])),
  };
}

function isTestnetOnly(facilitatorUrl: string): boolean {
  return /(^|\.)x402\.org$/.test(new URL(facilitatorUrl).hostname);
}

function isLoopback(url: string): boolean {
  const host = new URL(url).hostname;
  return host === "localhost" || host === "[::1]" || /^127\./.test(host);
}
