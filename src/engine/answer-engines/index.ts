import { chatgpt } from "./chatgpt.ts";
import { claude } from "./claude.ts";
import { deepseek } from "./deepseek.ts";
import type { EngineAccess, EngineDefinition } from "./engine-definition.ts";
import { gemini } from "./gemini.ts";
import { googleAiOverviews } from "./google-ai-overviews.ts";
import { grok } from "./grok.ts";
import { local } from "./local.ts";
import { perplexity } from "./perplexity.ts";
import { type PriceRow, Prices } from "./prices.ts";
import { providerEngine } from "./provider-engine.ts";
import type { ResolveLink } from "./resolve-links.ts";
import type { AnswerEngine } from "./types.ts";
import { serverAddress } from "./wire/address.ts";

export type { ResolveLink } from "./resolve-links.ts";

/** THE list of answer engines, in the order they are shown and chosen. */
export const ENGINES: readonly EngineDefinition[] = [
  chatgpt,
  claude,
  gemini,
  perplexity,
  grok,
  deepseek,
  googleAiOverviews,
  local,
];

/** What the operator set for one engine. */
export interface EngineSettings {
  apiKey?: string;
  baseUrl?: string;
  model?: string;
  /** Sent with every call, over our own. */
  headers?: Readonly<Record<string, string>>;
}

/** The configured engines of the list, by engine id: those whose key or headers (for `local`: whose base URL) are set. */
export function createEngines(
  settings: Readonly<Record<string, EngineSettings | undefined>>,
  tools: { resolveLink: ResolveLink; prices?: readonly PriceRow[] },
): AnswerEngine[] {
  const prices = new Prices(tools.prices);
  return ENGINES.flatMap((definition) => {
    const access = accessTo(definition, settings[definition.id]);
    return access ? [providerEngine(definition, { access, prices, call: definition.connect(access, tools) })] : [];
  });
}

/** How a configured engine is reached; `null` when it is not configured. */
function accessTo(definition: EngineDefinition, set: EngineSettings = {}): EngineAccess | null {
  const baseUrl = set.baseUrl ?? definition.baseUrl;
  if (!baseUrl || (definition.baseUrl !== null && !set.apiKey && !set.headers)) return null;
  return {
    apiKey: set.apiKey ?? "",
    baseUrl: serverAddress(baseUrl),
    headers: set.headers,
    model: set.model ?? definition.model,
  };
}

/** Settings by engine id, out of settings by environment name ("OPENAI"). */
export function settingsById<T>(byEnvironmentName: Readonly<Record<string, T>>): Record<string, T | undefined> {
  return Object.fromEntries(ENGINES.map(({ id, env }) => [id, byEnvironmentName[env]]));
}
