/** What may be set for each answer engine. */
import { z } from "zod";
import { address, headerObject, text } from "./config-values.ts";
import { AppError } from "./errors.ts";

/** What is set for one answer engine. */
export interface EngineSettings {
  apiKey?: string;
  baseUrl?: string;
  model?: string;
  /** Sent with every call, over our own. */
  headers?: Record<string, string>;
}

/** Of the engines, as their variables begin. */
export const ENGINE_NAMES = [
  "OPENAI",
  "ANTHROPIC",
  "GEMINI",
  "PERPLEXITY",
  "XAI",
  "DEEPSEEK",
  "SERPAPI",
  "LOCAL_ENGINE",
];

/** What may be set for each engine, behind its name. */
const ENGINE_VARIABLES = z.object({
  API_KEY: text.optional(),
  BASE_URL: address.optional(),
  MODEL: text.optional(),
  HEADERS: headerObject.optional(),
});

/** Reads the settings of the engine of that name; throws `AppError` BAD_INPUT that names the wrong variables. */
export function engineSettings(env: NodeJS.ProcessEnv, name: string): EngineSettings {
  const own = Object.keys(ENGINE_VARIABLES.shape).map((variable) => [variable, env[`${name}_${variable}`]]);
  const parsed = ENGINE_VARIABLES.safeParse(Object.fromEntries(own));
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `${name}_${issue.path.join(".")}: ${issue.message}`);
    throw new AppError("BAD_INPUT", `The environment cannot be used. ${lines.join("; ")}`);
  }
  const { API_KEY: apiKey, BASE_URL: baseUrl, MODEL: model, HEADERS: headers } = parsed.data;
  return { apiKey, baseUrl, model, headers };
}
