import type { z } from "zod";
import type { FetchSession } from "../read-site/fetch/fetcher.ts";

/** Well-known items come with thousands of statements. */
const MAX_BYTES = 8_000_000;
const TIMEOUT_MS = 5000;

/** Asks a MediaWiki API and checks the shape of what it says; `null` when it does not answer as it should. */
export async function askMediaWiki<T>(
  session: FetchSession,
  { endpoint, shape }: { endpoint: string; shape: z.ZodType<T> },
  parameters: Record<string, string>,
): Promise<T | null> {
  // With maxlag the API refuses while its databases lag, as it asks of programs that nobody waits for.
  const query = new URLSearchParams({ ...parameters, format: "json", formatversion: "2", maxlag: "5" });
  const exchange = await session.get(`${endpoint}?${query}`, {
    accept: "application/json",
    maxBytes: MAX_BYTES,
    timeoutMs: TIMEOUT_MS,
  });
  if (exchange.status !== 200) return null;
  try {
    return shape.safeParse(JSON.parse(exchange.body)).data ?? null;
  } catch {
    return null;
  }
}
