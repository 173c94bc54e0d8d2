import OpenAI, { APIConnectionError, OpenAIError } from "openai";
import { EngineFault } from "../types.ts";
import { RefusedByProvider } from "./http-faults.ts";
import { providerFetch } from "./provider-fetch.ts";

/** A client for any server of the OpenAI protocol. It never retries and takes nothing from the environment. */
export function openAiClient({ baseUrl, apiKey }: { baseUrl: string; apiKey?: string }): OpenAI {
  const send = providerFetch(apiKey ?? "");
  return new OpenAI({
    baseURL: baseUrl,
    // The package refuses an empty key; local servers ignore it.
    apiKey: apiKey || "none",
    adminAPIKey: null,
    organization: null,
    project: null,
    webhookSecret: null,
    logLevel: "off",
    maxRetries: 0,
    fetch: (input, init) => send(input, { ...init, headers: onlyNeeded(init?.headers) }),
  });
}

/** The package adds its telemetry and whatever headers the environment names, for every server alike. */
function onlyNeeded(headers: RequestInit["headers"]): Headers {
  const given = new Headers(headers);
  const needed = ["accept", "authorization", "content-type"];
  return new Headers(needed.flatMap((name) => (given.has(name) ? [[name, given.get(name)!] as [string, string]] : [])));
}

/** Awaits a call of such a client and brings its errors back to ours: `EngineFault`, `RefusedByProvider` or the signal's reason. */
export async function calling<T>(call: Promise<T>, signal: AbortSignal): Promise<T> {
  try {
    return await call;
  } catch (error) {
    signal.throwIfAborted();
    const cause = error instanceof APIConnectionError ? error.cause : error;
    if (cause instanceof EngineFault || cause instanceof RefusedByProvider) throw cause;
    if (error instanceof OpenAIError) throw new EngineFault("connection", "The connection to the provider failed.");
    throw new EngineFault("bad_response", "The provider's reply could not be read.");
  }
}
