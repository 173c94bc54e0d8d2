import { getDomain } from "tldts";
import type { Reading } from "../read-site/types.ts";

/** Whether an address belongs to the site's owner: the same host, or the same registrable domain. */
export function sameOwner(reading: Reading, address: string): boolean {
  const host = URL.parse(address)?.hostname;
  const own = new URL(reading.origin).hostname;
  if (!host) return false;
  if (host === own) return true;
  const domain = getDomain(own, { allowPrivateDomains: true });
  return domain !== null && domain === getDomain(host, { allowPrivateDomains: true });
}

/** An address a site may give for a machine to call: absolute, its owner's own, encrypted unless plain http is accepted there. */
export function isCallable(reading: Reading, address: string): boolean {
  const url = URL.parse(address);
  if (!url || (url.protocol !== "https:" && !(reading.httpAllowed && url.protocol === "http:"))) return false;
  return sameOwner(reading, address);
}
