/** What scans share in one process, made from the configuration; the server and the command line both scan in it. */
import { readFileSync } from "node:fs";
import type { Logger } from "pino";
import type { Config } from "./config.ts";
import { createAskingTools } from "./engine/answer-engines/ask.ts";
import { createEngines, ENGINES, settingsById } from "./engine/answer-engines/index.ts";
import { readPriceRows } from "./engine/answer-engines/price-rows.ts";
import { createSandbox } from "./engine/answer-engines/sandbox/create-sandbox.ts";
import type { AnswerEngine } from "./engine/answer-engines/types.ts";
import { createModelClient, type ModelClient } from "./engine/model-client.ts";
import { type AllowHost, parseAllowHosts } from "./engine/read-site/fetch/allow-hosts.ts";
import { createFetcher } from "./engine/read-site/fetch/fetcher.ts";
import { resolveRedirect } from "./engine/read-site/fetch/resolve-redirect.ts";
import type { ScanTools } from "./engine/scan-tools.ts";
import { createWorkshop } from "./engine/workshop/workshop.ts";

/** What scans of one process share; the caller closes it. */
export interface ScanRoom {
  tools: ScanTools;
  allowHosts: AllowHost[];
  /** The configured answer engines. */
  live: readonly AnswerEngine[];
  sandbox: readonly AnswerEngine[];
  close(): Promise<void>;
}

/** `own` are hosts of this process that scans may reach, beside the configured ones. */
export function createScanRoom(config: Config, log: Logger, own: AllowHost[] = []): ScanRoom {
  const warning = browserWarning(config);
  if (warning) log.warn(warning);
  const configured = parseAllowHosts(config.allowHosts);
  if (configured.length > 0)
    log.warn({ hosts: config.allowHosts }, "ALLOW_HOSTS lets scans reach hosts that are not public");
  const allowHosts = [...configured, ...own];
  const userAgent = `AnswerscopeBot/1.0 (+${config.baseUrl}/bot)`;
  const fetcher = createFetcher({ allowHosts, userAgent });
  const workshop = createWorkshop();
  const sandbox = createSandbox(workshop);
  const settings = settingsById(config.engines);
  const live = createEngines(settings, {
    resolveLink: (url, signal) => resolveRedirect(url, { fetcher, signal }),
    prices: config.pricesFile ? readPriceRows(readFileSync(config.pricesFile, "utf8")) : undefined,
  });
  const asking = createAskingTools({
    concurrency: config.engineConcurrency,
    budgetUsd: config.scanBudgetUsd,
    enginesOff: () => config.enginesOff,
  });
  return {
    tools: {
      fetcher,
      workshop,
      asking,
      sandbox,
      ...modelClients(config),
      registries: config.registries,
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

/** What to say where pages would run in a browser that is not sealed off: Chromium refuses its own sandbox to root. */
export function browserWarning({ browserPath }: Pick<Config, "browserPath">): string | null {
  if (browserPath === null || process.getuid?.() !== 0) return null;
  return "BROWSER_PATH is set and this runs as root: Chromium then runs other people's pages without its sandbox. Run as a user without rights (docker run --user 1000, User= in systemd), or unset BROWSER_PATH.";
}

/** Where models are asked: the server that was named, else the first configured engine that speaks the OpenAI protocol. */
function modelServer({ writer, engines }: Config): { baseUrl: string; apiKey?: string; model: string } | null {
  const first = ENGINES.find(({ chat, env, baseUrl }) => {
    const set = engines[env];
    return chat && (baseUrl ? set?.apiKey : set?.baseUrl);
  });
  const set = first && engines[first.env];
  const baseUrl = writer.baseUrl ?? set?.baseUrl ?? first?.baseUrl;
  const model = writer.model ?? set?.model ?? first?.model;
  if (!baseUrl || !model) return null;
  return { baseUrl, model, apiKey: writer.apiKey ?? (writer.baseUrl ? undefined : set?.apiKey) };
}

/** The models that write questions and read answers; `null` where rules do it alone. */
function modelClients(config: Config): { writer: ModelClient | null; reader: ModelClient | null } {
  const server = config.enginesOff ? null : modelServer(config);
  return {
    writer: server && createModelClient(server),
    reader: server && config.readerModel ? createModelClient({ ...server, model: config.readerModel }) : null,
  };
}
