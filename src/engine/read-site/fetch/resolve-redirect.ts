import type { SiteFetcher } from "./fetcher.ts";
import { isRedirect } from "./send-request.ts";
import { judgeUrl } from "./url-policy.ts";

const TIMEOUT_MS = 4000;

/**
 * Where a redirecting link leads, one step, without opening the page behind it; `null` when it leads nowhere public.
 * For answer engines whose citations are links of their own.
 */
export async function resolveRedirect(
  url: string,
  { fetcher, signal }: { fetcher: SiteFetcher; signal?: AbortSignal },
): Promise<string | null> {
  const session = fetcher.session({ maxRequests: 1, ...(signal ? { signal } : {}) });
  const reply = await session.get(url, { followRedirects: false, timeoutMs: TIMEOUT_MS, maxBytes: 1 });
  if (reply.status === null || !isRedirect(reply.status, reply.headers)) return null;
  const location = URL.parse(reply.headers.location!, url);
  return location ? (judgeUrl(location.href, fetcher.allowHosts).url?.href ?? null) : null;
}
