import PQueue from "p-queue";
import { steadyNow } from "../../timers.ts";

const PER_SECOND = 8;
const PARALLEL = 6;
const KEEP_SITES = 500;
const IDLE_MS = 2000;

/** Runs a request when its site may be asked again. */
export type Pace = <T>(site: string, paced: boolean, signal: AbortSignal, request: () => Promise<T>) => Promise<T>;

/** At most 6 requests at once and 8 a second to one site, over all scans of this process. */
export function createPacing(): Pace {
  const sites = new Map<string, { queue: PQueue; used: number }>();

  const queueOf = (site: string, paced: boolean): PQueue => {
    if (sites.size >= KEEP_SITES) forgetIdle(sites);
    const known = sites.get(site);
    if (known) {
      known.used = steadyNow();
      return known.queue;
    }
    const rate = paced ? { interval: 1000, intervalCap: PER_SECOND, strict: true } : {};
    const queue = new PQueue({ concurrency: PARALLEL, ...rate });
    sites.set(site, { queue, used: steadyNow() });
    return queue;
  };

  return (site, paced, signal, request) => queueOf(site, paced).add(request, { signal });
}

function forgetIdle(sites: Map<string, { queue: PQueue; used: number }>): void {
  const before = steadyNow() - IDLE_MS;
  for (const [site, { queue, used }] of sites) {
    if (queue.size === 0 && queue.pending === 0 && used < before) sites.delete(site);
  }
}
