import PQueue from "p-queue";
import { timeLimit } from "../timers.ts";

/** The address that a redirecting citation link leads to; `null` when it cannot be told. One hop, checked like any outside address. */
export type ResolveLink = (url: string, signal: AbortSignal) => Promise<string | null>;

const AT_ONCE = 6;
/** As many as an answer's citations are kept; each is a request. */
const MOST_LINKS = 200;
/** For all links of an answer together: the answer itself is already there and must not be lost over them. */
const PATIENCE_MS = 5_000;

/** Resolves Google's grounding links, each once. Links that fail, and those past the first 200, are left out; nothing here rejects, except on abort. */
export async function resolveAll(
  urls: string[],
  resolveLink: ResolveLink,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, string>> {
  const queue = new PQueue({ concurrency: AT_ONCE });
  const patience = timeLimit(PATIENCE_MS, signal);
  const resolved = new Map<string, string>();
  const redirecting = new Set(urls.filter((url) => url.includes("/grounding-api-redirect/")));
  const followed = [...redirecting].slice(0, MOST_LINKS);
  const resolve = async (url: string) => {
    const target = await queue.add(() => resolveLink(url, patience), { signal: patience }).catch(() => null);
    if (target) resolved.set(url, target);
  };
  await Promise.all(followed.map(resolve));
  signal.throwIfAborted();
  // An address that does not redirect is the page's own.
  for (const url of urls) if (!redirecting.has(url)) resolved.set(url, url);
  return resolved;
}
