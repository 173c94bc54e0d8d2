import { join } from "node:path";
import type { Config } from "./config.ts";
import { ENGINES } from "./engine/answer-engines/index.ts";

/** What an operator wants to see at a start: where it listens, who answers, what holds the data, what is allowed. No key, token or password is in it. */
export function banner(config: Config, port: number): string {
  const { baseUrl, scanLimits: limits } = config;
  const rows = [
    ["open", baseUrl === `http://localhost:${port}` ? baseUrl : `${baseUrl} (listening on ${config.host}:${port})`],
    ["engines", enginesTold(config)],
    ["sandbox", sandboxTold(config)],
    ["database", databaseTold(config.databaseUrl)],
    ["queue", queueTold(config)],
    [
      "limits",
      `${limits.perNetworkHour} scans an hour and network, ${limits.perBrowserDay} a day and browser, ${limits.perDay} a day in all`,
    ],
    ["budget", config.scanBudgetUsd === null ? "no limit (SCAN_BUDGET_USD)" : `$${config.scanBudgetUsd} a scan`],
    ["mail", mailTold(config)],
    ["paid", paidTold(config)],
    ["operator", operatorTold(config)],
  ];
  const lines = rows.map(([name, told]) => `  ${name!.padEnd(9)} ${told}`);
  const warning = isRefusingAll(config) ? [`\n  ${REFUSING}`] : [];
  const example = `  curl -X POST ${baseUrl}/api/scan -H 'content-type: application/json' -d '{"url":"https://example.com"}'`;
  return ["", "Answerscope is ready.", "", ...lines, ...warning, "", example, "", ""].join("\n");
}

/** What the log and the banner say where no scan can be taken. */
export const REFUSING =
  "No answer engine is configured and the sandbox is off: every scan will be refused (NO_ENGINE). Set an engine's key, LOCAL_ENGINE_BASE_URL or SANDBOX=true";

function isRefusingAll(config: Config): boolean {
  return configured(config).length === 0 && !config.sandbox;
}

function configured({ engines }: Config) {
  return ENGINES.filter(({ env, baseUrl }) => {
    const set = engines[env];
    return baseUrl === null ? set?.baseUrl : (set?.apiKey ?? set?.headers);
  });
}

function enginesTold(config: Config): string {
  const on = configured(config);
  const told = on.map(({ label, env, model, baseUrl }) => {
    const set = config.engines[env];
    const through = set?.baseUrl && set.baseUrl !== baseUrl ? ` at ${new URL(set.baseUrl).host}` : "";
    return `${label} (${set?.model ?? model}${through})`;
  });
  const off = ENGINES.filter((engine) => !on.includes(engine)).map(({ label }) => label);
  const state = config.enginesOff ? ", all switched off (ENGINES_OFF)" : "";
  return `${told.join(", ") || "none"}${state}${off.length > 0 ? `; not configured: ${off.join(", ")}` : ""}`;
}

function sandboxTold(config: Config): string {
  if (!config.sandbox) return "off";
  return configured(config).length > 0 ? "not asked, since engines are configured" : "answers, from invented companies";
}

function databaseTold(url: string): string {
  if (url.startsWith("sqlite:")) return `SQLite, ${url.slice("sqlite:".length)}`;
  const { host, pathname } = new URL(url);
  return `MySQL at ${host}${pathname}, shared by instances`;
}

function queueTold({ scanConcurrency, scanQueue, scanDeadlineMs, redisUrl }: Config): string {
  const where = redisUrl === null ? "in this process" : `shared through Redis at ${new URL(redisUrl).host}`;
  return `${scanConcurrency} scans at once, ${scanQueue} may wait, each ends after ${scanDeadlineMs / 1000} s; ${where}`;
}

function mailTold({ mail: { smtpUrl, from }, dataDir }: Config): string {
  return smtpUrl === null
    ? `written to ${join(dataDir, "outbox")} (SMTP_URL)`
    : `through ${new URL(smtpUrl).host}, from ${from}`;
}

function paidTold({ x402 }: Config): string {
  if (!x402.payTo) return "nothing is sold (X402_PAY_TO)";
  return `to ${x402.payTo} on ${x402.network}, settled by ${new URL(x402.facilitatorUrl).host}`;
}

function operatorTold({ operatorToken, metricsPort, traces }: Config): string {
  const metrics = metricsPort === null ? "" : `; metrics at http://127.0.0.1:${metricsPort}/metrics`;
  const tracing = traces.endpoint === null ? "" : `; traces to ${new URL(traces.endpoint).host}`;
  return `${operatorToken ? "token set" : "no token (OPERATOR_TOKEN)"}${metrics}${tracing}`;
}
