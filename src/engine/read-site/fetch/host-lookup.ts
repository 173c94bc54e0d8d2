import { Resolver } from "node:dns/promises";
import { after, steadyNow } from "../../timers.ts";
import { isPublicAddress } from "./address-policy.ts";
import { FetchFailure, HOST_NOT_FOUND } from "./fetch-failure.ts";

/** All addresses of a name; throws or returns none when there is no such name. */
export type HostResolver = (host: string) => Promise<string[]>;

/** Finds the addresses of a name; throws `FetchFailure` host_not_found unless every answer is public. */
export type HostLookup = (host: string) => Promise<string[]>;

const LOOKUP_MS = 5000;
/** One scan opens several connections: they share the answer that was checked. */
const KEEP_MS = 10_000;
const KEEP_NAMES = 2000;

/** A look-up that refuses a name as soon as any of its addresses is not public, and keeps checked answers for 10 seconds. */
export function createHostLookup(resolver: HostResolver = askNameServers, onRefused = () => {}): HostLookup {
  const kept = new Map<string, { until: number; addresses: Promise<string[]> }>();
  return (host) => {
    const known = kept.get(host);
    if (known && known.until > steadyNow()) return known.addresses;
    if (kept.size >= KEEP_NAMES) kept.clear();
    const addresses = publicAddresses(host, resolver, onRefused);
    addresses.catch(() => {});
    kept.set(host, { until: steadyNow() + KEEP_MS, addresses });
    return addresses;
  };
}

async function publicAddresses(host: string, resolver: HostResolver, onRefused: () => void): Promise<string[]> {
  const addresses = await within(LOOKUP_MS, resolver(host)).catch(() => []);
  if (addresses.length === 0 || !addresses.every(isPublicAddress)) {
    if (addresses.length > 0) onRefused();
    throw new FetchFailure("host_not_found", HOST_NOT_FOUND);
  }
  return addresses;
}

// Not dns.lookup: getaddrinfo blocks one of four shared threads, and a name with a slow server would hold up every scan.
async function askNameServers(host: string): Promise<string[]> {
  const resolver = new Resolver({ timeout: 2000, tries: 2 });
  const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  return answers.flatMap((answer) => (answer.status === "fulfilled" ? answer.value : []));
}

async function within<T>(milliseconds: number, promise: Promise<T>): Promise<T> {
  let cancel = () => {};
  const late = new Promise<never>((_, reject) => {
    cancel = after(milliseconds, () => reject(new Error("late")));
  });
  return Promise.race([promise, late]).finally(cancel);
}
