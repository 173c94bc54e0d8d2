import { EngineFault } from "../types.ts";
import { addressOf } from "./address.ts";
import { RefusedByProvider } from "./http-faults.ts";
import { asObject } from "./json-path.ts";
import { providerFetch } from "./provider-fetch.ts";
import { type ProviderServer, providerServer, type ServerAccess, secretsIn } from "./provider-server.ts";

/** Any server of the OpenAI protocol, asked through OpenAI's own client: it never retries, and takes nothing from the environment. */
export function openAiServer(access: ServerAccess): ProviderServer {
  const server = providerServer(access);
  const send = providerFetch(secretsIn(access));
  // Loaded on first use: an installation that asks no such server never needs it.
  const open = once(async () => {
    const { default: OpenAI, APIConnectionError } = await import("openai");
    return { client: clientOf(OpenAI, send), APIConnectionError };
  });
  return {
    ...server,
    async post({ path, headers, body }, signal) {
      const { client, APIConnectionError } = await open();
      try {
        const sent = { "content-type": "application/json", ...headers, ...access.headers };
        return asObject(await client.post(addressOf(access.baseUrl, path), { body, headers: marked(sent), signal }));
      } catch (error) {
        signal.throwIfAborted();
        const cause = error instanceof APIConnectionError ? error.cause : error;
        if (cause instanceof EngineFault || cause instanceof RefusedByProvider) throw cause;
        throw new EngineFault("connection", "The connection to the provider failed.");
      }
    },
  };
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null;
  return () => {
    made ??= make();
    return made;
  };
}

type Client = InstanceType<typeof import("openai").default>;

function clientOf(OpenAI: typeof import("openai").default, send: typeof fetch): Client {
  return new OpenAI({
    // Every call names its whole address, key and headers; the package wants something here.
    baseURL: "https://unused.invalid",
    apiKey: "unused",
    adminAPIKey: null,
    organization: null,
    project: null,
    webhookSecret: null,
    logLevel: "off",
    maxRetries: 0,
    fetch: (input, init) => send(input, { ...init, headers: unmarked(init?.headers) }),
  });
}

/** The package adds its telemetry, its key and whatever headers the environment names: ours are told from those by a mark. */
const MARK = "x-ours-";

function marked(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [MARK + name.toLowerCase(), value]));
}

function unmarked(headers: RequestInit["headers"]): Headers {
  const ours = [...new Headers(headers)].filter(([name]) => name.startsWith(MARK));
  return new Headers([
    ["accept", "application/json"],
    ...ours.map(([name, value]): [string, string] => [name.slice(MARK.length), value]),
  ]);
}
