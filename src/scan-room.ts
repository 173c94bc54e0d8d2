/** What scans share in one process, made from the configuration; the server and the command line both scan in it. */
import { accessSync, constants, readFileSync, statSync } from "node:fs";
import type { Logger } from "pino";
import type { Config } from "./config.ts";
import { createAskingTools } from "./engine/answer-engines/ask.ts";
import { googleAiOverviews } from "./engine/answer-engines/google-ai-overviews.ts";
import { createEngines, ENGINES, settingsById } from "./engine/answer-engines/index.ts";
import { readPriceRows } from "./engine/answer-engines/price-rows.ts";
import { type PriceRow, Prices } from "./engine/answer-engines/prices.ts";
import { createSandbox } from "./engine/answer-engines/sandbox/create-sandbox.ts";
import type { AnswerEngine } from "./engine/answer-engines/types.ts";
import { serverAddress } from "./engine/answer-engines/wire/address.ts";
import { serpApiSearch, type WebSearch } from "./engine/footprint/web-search.ts";
import { createModelClient, type ModelServer } from "./engine/model-client.ts";
import type { OnCall, PricedModel, Usage } from "./engine/priced-model.ts";
import { type AllowHost, parseAllowHosts } from "./engine/read-site/fetch/allow-hosts.ts";
import { createFetcher, type OnRefused } from "./engine/read-site/fetch/fetcher.ts";
import { resolveRedirect } from "./engine/read-site/fetch/resolve-redirect.ts";
import type { ScanTools } from "./engine/scan-tools.ts";
import type { Workshop } from "./engine/workshop/bench.ts";
import { createWorkshop } from "./engine/workshop/workshop.ts";
import { AppError } from "./errors.ts";

/** What scans of one process share; the caller closes it. */
export interface ScanRoom {
  tools: ScanTools;
  allowHosts: AllowHost[];
  /** The configured answer engines. */
  live: readonly AnswerEngine[];
  sandbox: readonly AnswerEngine[];
  close(): Promise<void>;
}

/** What a process adds: hosts of its own that scans may reach, who is told of what is not public and of calls to models, and another workshop. */
export interface RoomAdditions {
  own?: AllowHost[];
  onRefused?: OnRefused;
  onCall?: OnCall;
  workshop?: Workshop;
}

/** Makes the room; closing it closes the workshop too. */
export function createScanRoom(
  config: Config,
  log: Logger,
  { own = [], onRefused, onCall, workshop = createWorkshop() }: RoomAdditions = {},
): ScanRoom {
  assertBrowser(config);
  const warning = browserWarning(config);
  if (warning) log.warn(warning);
  const configured = parseAllowHosts(config.allowHosts);
  if (configured.length > 0)
    log.warn({ hosts: config.allowHosts }, "ALLOW_HOSTS lets scans reach hosts that are not public");
  const allowHosts = [...configured, ...own];
  const userAgent = `AnswerscopeBot/1.0 (+${config.baseUrl}/bot)`;
  const fetcher = createFetcher({ allowHosts, userAgent, onRefused });
  const sandbox = createSandbox(workshop);
  const settings = settingsById(config.engines);
  const live = createEngines(settings, {
    resolveLink: (url, signal) => resolveRedirect(url, { fetcher, signal }),
    prices: ownPrices(config),
  });
  const asking = createAskingTools({
    concurrency: config.engineConcurrency,
    budgetUsd: config.scanBudgetUsd,
    enginesOff: () => config.enginesOff,
    onCall,
  });
  return {
    tools: {
      fetcher,
      workshop,
      asking,
      sandbox,
      writer: writerOf(config, onCall),
      reader: secondReaderOf(config, onCall),
      registries: config.registries,
      search: webSearchOf(config),
      browserPath: config.browserPath,
      deadlineMs: config.scanDeadlineMs,
    },
    allowHosts,
    live,
    sandbox: sandbox.engines,
    close: async () => {
      await Promise.all([fetcher.close(), workshop.close()]);
    },
  };
}

/** The web is searched where Google's result pages are configured as an answer engine. */
function webSearchOf({ engines, enginesOff }: Config): WebSearch | null {
  const { env, baseUrl } = googleAiOverviews;
  const set = engines[env];
  if (enginesOff || !(set?.apiKey ?? set?.headers)) return null;
  return serpApiSearch({
    apiKey: set?.apiKey ?? "",
    baseUrl: serverAddress(set?.baseUrl ?? baseUrl!),
    headers: set?.headers,
  });
}

/** What to say where pages would run in a browser that is not sealed off: Chromium refuses its own sandbox to root. */
export function browserWarning({ browserPath }: Pick<Config, "browserPath">): string | null {
  if (browserPath === null || process.getuid?.() !== 0) return null;
  return "BROWSER_PATH is set and this runs as root: Chromium then runs other people's pages without its sandbox. Run as a user without rights (docker run --user 1000, User= in systemd), or unset BROWSER_PATH.";
}

interface WriterServer extends ModelServer {
  /** By which its rows in the price table go: an answer engine's id, or `writer` for a server of its own. */
  engine: string;
}

/** Where models are asked: the server that was named, else the first configured engine that speaks the OpenAI protocol. */
function modelServer({ writer, engines }: Config): WriterServer | null {
  const first = ENGINES.find(({ chat, env, baseUrl }) => {
    const set = engines[env];
    return chat && (baseUrl ? (set?.apiKey ?? set?.headers) : set?.baseUrl);
  });
  const set = first && engines[first.env];
  const baseUrl = writer.baseUrl ?? set?.baseUrl ?? first?.baseUrl;
  const model = writer.model ?? set?.model ?? first?.model;
  if (!baseUrl || !model) return null;
  const ownServer = writer.baseUrl !== undefined;
  const apiKey = writer.apiKey ?? (ownServer ? undefined : set?.apiKey);
  const headers = writer.headers ?? (ownServer ? undefined : set?.headers);
  return { baseUrl, model, apiKey, headers, engine: writer.baseUrl ? "writer" : first!.id };
}

/** The model that writes questions; `null` where rules do. */
function writerOf(config: Config, onCall?: OnCall): PricedModel | null {
  const server = modelServer(config);
  return server && pricedModel(config, server, onCall && { engine: "question-writer", onCall });
}

/** The model that reads answers a second time: the writer's unless another is named, none where it is switched off. */
export function secondReaderOf(config: Config, onCall?: OnCall): PricedModel | null {
  const server = config.enginesOff || config.readerModel === "off" ? null : modelServer(config);
  if (!server) return null;
  const model = config.readerModel ?? server.model;
  return pricedModel(config, { ...server, model }, onCall && { engine: "second-reader", onCall });
}

function pricedModel(config: Config, server: WriterServer, told: PricedModel["told"]): PricedModel {
  const prices = new Prices(ownPrices(config));
  const price = (usage: Usage) => prices.assumed(server.engine, server.model, usage);
  return { client: createModelClient(server), price, told };
}

function ownPrices({ pricesFile }: Pick<Config, "pricesFile">): PriceRow[] | undefined {
  return pricesFile === null ? undefined : readPriceRows(textOf(pricesFile));
}

function textOf(pricesFile: string): string {
  try {
    return readFileSync(pricesFile, "utf8");
  } catch (error) {
    throw new AppError("BAD_INPUT", `PRICES_FILE cannot be used: ${whyUnusable(pricesFile, error)}.`);
  }
}

function assertBrowser({ browserPath }: Pick<Config, "browserPath">): void {
  if (browserPath === null) return;
  try {
    accessSync(browserPath, constants.X_OK);
  } catch (error) {
    throw new AppError("BAD_INPUT", `BROWSER_PATH cannot be used: ${whyUnusable(browserPath, error)}.`);
  }
  if (!statSync(browserPath).isFile())
    throw new AppError("BAD_INPUT", `BROWSER_PATH cannot be used: ${browserPath} is no program.`);
}

function whyUnusable(path: string, error: unknown): string {
  const { code } = error as NodeJS.ErrnoException;
  return code === "ENOENT" ? `there is no file ${path}` : `${path} cannot be read or run (${code})`;
}
