import { addressOf } from "./address.ts";
import type { Draft } from "./dialect.ts";
import { asObject, type JsonObject } from "./json-path.ts";
import { providerFetch } from "./provider-fetch.ts";
import { quote } from "./scrub.ts";

/** How a server is reached; headers of the operator's stand over our own. */
export interface ServerAccess {
  /** "" where none is needed. */
  apiKey: string;
  /** As `serverAddress` makes it. */
  baseUrl: string;
  headers?: Readonly<Record<string, string>>;
}

/** A provider's server, or a gateway in front of it. Calls resolve to the JSON object of a 2xx reply and reject as `providerFetch` does. */
export interface ProviderServer {
  post(draft: Draft, signal: AbortSignal): Promise<JsonObject>;
  get(path: string, query: Record<string, string>, signal: AbortSignal): Promise<JsonObject>;
  /** The server's sentence, for one of our messages, as `quote` makes it. */
  quote(text: string): string;
}

/** A server by its address, key and extra headers. */
export function providerServer(access: ServerAccess): ProviderServer {
  const { baseUrl, headers = {} } = access;
  const secrets = secretsIn(access);
  const send = providerFetch(secrets);
  const withOurs = (own: Record<string, string>) => {
    const all = new Headers({ accept: "application/json", ...own });
    for (const [name, value] of Object.entries(headers)) all.set(name, value);
    return all;
  };
  return {
    async post({ path, headers: own, body }, signal) {
      const sent = { "content-type": "application/json", ...own };
      const request = { method: "POST", headers: withOurs(sent), body: JSON.stringify(body), signal };
      return asObject(await (await send(addressOf(baseUrl, path), request)).json());
    },
    async get(path, query, signal) {
      const url = new URL(addressOf(baseUrl, path));
      for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
      return asObject(await (await send(url, { headers: withOurs({}), signal })).json());
    },
    quote: (text) => quote(text, secrets),
  };
}

/** What no message may repeat: the key, and what the operator's headers hold. */
export function secretsIn({ apiKey, headers = {} }: ServerAccess): string[] {
  return [apiKey, ...Object.values(headers).flatMap((value) => [value, value.replace(/^\w+ /, "")])];
}

/** The usual place of a key; nothing without one. */
export function bearer(apiKey: string): Record<string, string> {
  return apiKey ? { authorization: `Bearer ${apiKey}` } : {};
}
