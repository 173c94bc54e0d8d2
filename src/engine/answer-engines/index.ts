import { createChatGpt } from "./chatgpt.ts";
import { createClaude } from "./claude.ts";
import { createDeepSeek } from "./deepseek.ts";
import { createGemini } from "./gemini.ts";
import { createGoogleAiOverviews } from "./google-ai-overviews.ts";
import { createGrok } from "./grok.ts";
import { createLocal } from "./local.ts";
import { createPerplexity } from "./perplexity.ts";
import { type PriceRow, Prices } from "./prices.ts";
import type { EngineAccess } from "./provider-engine.ts";
import type { ResolveLink } from "./resolve-links.ts";
import type { AnswerEngine } from "./types.ts";

export type { PriceRow } from "./prices.ts";
export type { ResolveLink } from "./resolve-links.ts";

interface Tools {
  prices: Prices;
  resolveLink: ResolveLink;
}

/** One answer engine as the operator configures it. */
export interface EngineDefinition {
  id: string;
  label: string;
  /** Its settings are `<env>_API_KEY`, `<env>_BASE_URL` and `<env>_MODEL`. */
  env: string;
  /** `null`: the operator must give one, and that configures the engine; elsewhere the key does. */
  baseUrl: string | null;
  model: string;
  /** Takes `POST <base>/chat/completions`, so that it can write questions too. */
  chat: boolean;
  create(access: EngineAccess, tools: Tools): AnswerEngine;
}

/** THE list of answer engines, in the order they are shown and chosen. */
export const ENGINES: readonly EngineDefinition[] = [
  {
    id: "chatgpt",
    label: "ChatGPT",
    env: "OPENAI",
    baseUrl: "https://api.openai.com/v1",
    model: "gpt-6-luna",
    chat: true,
    create: (access, { prices }) => createChatGpt(access, prices),
  },
  {
    id: "claude",
    label: "Claude",
    env: "ANTHROPIC",
    baseUrl: "https://api.anthropic.com",
    model: "claude-haiku-5-5",
    chat: false,
    create: (access, { prices }) => createClaude(access, prices),
  },
  {
    id: "gemini",
    label: "Gemini",
    env: "GEMINI",
    baseUrl: "https://generativelanguage.googleapis.com",
    model: "gemini-3.8-flash",
    chat: false,
    create: createGemini,
  },
  {
    id: "perplexity",
    label: "Perplexity",
    env: "PERPLEXITY",
    baseUrl: "https://api.perplexity.ai/v1",
    model: "perplexity/sonar",
    chat: false,
    create: (access, { prices }) => createPerplexity(access, prices),
  },
  {
    id: "grok",
    label: "Grok",
    env: "XAI",
    baseUrl: "https://api.x.ai/v1",
    model: "grok-4.3",
    chat: true,
    create: (access, { prices }) => createGrok(access, prices),
  },
  {
    id: "deepseek",
    label: "DeepSeek",
    env: "DEEPSEEK",
    baseUrl: "https://api.deepseek.com",
    model: "deepseek-flash",
    chat: true,
    create: (access, { prices }) => createDeepSeek(access, prices),
  },
  {
    id: "google-ai-overviews",
    label: "Google AI Overviews",
    env: "SERPAPI",
    baseUrl: "https://serpapi.com",
    model: "google",
    chat: false,
    create: (access, { prices }) => createGoogleAiOverviews(access, prices),
  },
  {
    id: "local",
    label: "Local model",
    env: "LOCAL_ENGINE",
    baseUrl: null,
    model: "default",
    chat: true,
    create: (access, { prices }) => createLocal(access, prices),
  },
];

/** What the operator set for one engine. */
export interface EngineSettings {
  apiKey?: string;
  baseUrl?: string;
  model?: string;
}

/** The configured engines of the list, by engine id: those whose key (for `local`: whose base URL) is set. */
export function createEngines(
  settings: Readonly<Record<string, EngineSettings | undefined>>,
  tools: { resolveLink: ResolveLink; prices?: readonly PriceRow[] },
): AnswerEngine[] {
  const shared = { resolveLink: tools.resolveLink, prices: new Prices(tools.prices) };
  return ENGINES.flatMap((definition) => {
    const access = accessTo(definition, settings[definition.id]);
    return access ? [definition.create(access, shared)] : [];
  });
}

/** How a configured engine is reached; `null` when it is not configured. */
export function accessTo(definition: EngineDefinition, set: EngineSettings = {}): EngineAccess | null {
  const baseUrl = set.baseUrl ?? definition.baseUrl;
  if (!baseUrl || (definition.baseUrl !== null && !set.apiKey)) return null;
  return { apiKey: set.apiKey ?? "", baseUrl: baseUrl.replace(/\/+$/, ""), model: set.model ?? definition.model };
}

/** Settings by engine id, out of settings by environment name ("OPENAI"). */
export function settingsById<T>(byEnvironmentName: Readonly<Record<string, T>>): Record<string, T | undefined> {
  return Object.fromEntries(ENGINES.map(({ id, env }) => [id, byEnvironmentName[env]]));
}
