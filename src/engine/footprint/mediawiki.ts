import type { z } from "zod";
import type { FetchSession } from "../read-site/fetch/fetcher.ts";

/** Asks a MediaWiki API and checks the shape of what it says; `null` when it does not answer as it should. */
export async function askMediaWiki<T>(
  session: FetchSession,
  endpoint: string,
  shape: z.ZodType<T>,
  parameters: Record<string, string>,
): Promise<T | null> {
  const query = new URLSearchParams({ ...parameters, format: "json", formatversion: "2", maxlag: "5" });
  const exchange = await session.get(`${endpoint}?${query}`, { accept: "application/json" });
  if (exchange.status !== 200) return null;
  try {
    return shape.safeParse(JSON.parse(exchange.body)).data ?? null;
  } catch {
    return null;
  }
}
