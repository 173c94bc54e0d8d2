import { providerFetch } from "./provider-fetch.ts";

interface Post {
  headers: Record<string, string>;
  body: unknown;
  /** The key, to be kept out of messages. */
  secret: string;
  signal: AbortSignal;
}

/** POSTs JSON and resolves to the JSON of a 2xx reply; rejects as `providerFetch` does. */
export async function postJson(url: string, { headers, body, secret, signal }: Post): Promise<unknown> {
  const response = await providerFetch(secret)(url, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
    signal,
  });
  return response.json();
}

/** GETs the JSON of a 2xx reply; rejects as `providerFetch` does. */
export async function getJson(url: URL, { secret, signal }: Pick<Post, "secret" | "signal">): Promise<unknown> {
  return (await providerFetch(secret)(url, { signal })).json();
}
