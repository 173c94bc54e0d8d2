import ipaddr from "ipaddr.js";
import { AppError } from "../../../errors.ts";

/** One host that scans may reach whatever the host rules say. */
export interface AllowHost {
  /** Lower-case ASCII name, or an address without brackets. */
  host: string;
  /** `null`: the default port of the scheme. */
  port: number | null;
  /** Where the name leads, whatever a resolver says; `null`: ask the resolver. */
  address: string | null;
  /** The port that is really connected to; `null`: the one in the URL. */
  connectPort: number | null;
}

/** Reads a comma list of `host[:port][=address]`; throws `AppError` BAD_INPUT naming the entry that cannot be used. */
export function parseAllowHosts(text: string): AllowHost[] {
  return text
    .split(",")
    .map((entry) => entry.trim())
    .filter(Boolean)
    .map(parseEntry);
}

/** The entry that opens this URL; `null` when the ordinary rules hold. */
export function findAllowHost(url: URL, allowHosts: readonly AllowHost[]): AllowHost | null {
  const host = bareHost(url.hostname);
  return allowHosts.find((entry) => entry.host === host && (entry.port ?? defaultPort(url)) === portOf(url)) ?? null;
}

/** Whether a URL stands on the list of hosts that are open whatever the rules say. */
export function isAllowedHost(url: URL | string, allowHosts: readonly AllowHost[]): boolean {
  return findAllowHost(new URL(url), allowHosts) !== null;
}

/** Host of a URL without brackets and without the trailing dot. */
export function bareHost(hostname: string): string {
  return hostname.replace(/^\[|\]$/g, "").replace(/\.$/, "");
}

/** The port a URL leads to. */
export function portOf(url: URL): number {
  return url.port === "" ? defaultPort(url) : Number(url.port);
}

function defaultPort(url: URL): number {
  return url.protocol === "https:" ? 443 : 80;
}

function parseEntry(entry: string): AllowHost {
  const [authority = "", pinned] = entry.split("=", 2);
  const parsed = /^[^\s/?#@\\%]+$/.test(authority) ? URL.parse(`http://${authority.trim()}/`) : null;
  const address = pinned === undefined ? null : bareHost(pinned.trim());
  if (!parsed?.hostname || (address !== null && !ipaddr.isValid(address))) {
    throw new AppError("BAD_INPUT", `ALLOW_HOSTS: "${entry}" is not host[:port][=address].`);
  }
  // The URL parser drops ":80", so the port is read from the text.
  const port = /:(\d+)$/.exec(authority.replace(/^\[.*\]/, ""))?.[1];
  return { host: bareHost(parsed.hostname), port: port ? Number(port) : null, address, connectPort: null };
}
