import { LRUCache } from "lru-cache";
import type { AllowHost } from "../engine/read-site/fetch/allow-hosts.ts";
import { parseScanUrl, siteKey } from "../engine/read-site/fetch/url-policy.ts";
import { cacheKey } from "./cache-key.ts";
import type { EngineCatalogue } from "./engine-catalogue.ts";

/** What an address asks for: its normal form, and the key of the scans that may stand for it. */
export interface AskedSite {
  href: string;
  key: string;
}

/** Addresses that were asked for lately: some have 2,000 characters. */
const MOST = 1000;

/** Tells addresses' keys, which stay the same as long as the server runs. */
export class AskedSites {
  readonly #allowHosts: AllowHost[];
  readonly #engines: EngineCatalogue;
  readonly #known = new LRUCache<string, AskedSite>({ max: MOST });

  constructor({ allowHosts, engines }: { allowHosts: AllowHost[]; engines: EngineCatalogue }) {
    this.#allowHosts = allowHosts;
    this.#engines = engines;
  }

  /** What an address asks for without a wish of its own; `null` where it is not one that is scanned. */
  of(address: string): AskedSite | null {
    const known = this.#known.get(address);
    if (known) return known;
    const url = readUrl(address, this.#allowHosts);
    if (!url) return null;
    const asked = { href: url.href, key: cacheKey(siteKey(url), this.#engines.sample(this.#engines.mode)) };
    this.#known.set(address, asked);
    return asked;
  }
}

function readUrl(address: string, allowHosts: AllowHost[]): URL | null {
  try {
    return parseScanUrl(address, allowHosts);
  } catch {
    return null;
  }
}
