import { isIP } from "node:net";
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

/** A part of a host name; inner networks use the underscore too. */
const LABEL = /^[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?$/;
const MAX_PORT = 65_535;

/**
 * Reads a comma list of `host[:port][=address]`, each host by its exact name. Throws `AppError` BAD_INPUT, one line that
 * says of each entry that cannot be used what is wrong with it.
 */
export function parseAllowHosts(text: string): AllowHost[] {
  const entries = text.split(",").map((entry) => entry.trim());
  const read = entries.filter(Boolean).map((entry) => ({ entry, host: parseEntry(entry) }));
  const wrong = read.flatMap(({ entry, host }) => (typeof host === "string" ? [`"${entry}" ${host}`] : []));
  if (wrong.length > 0) throw new AppError("BAD_INPUT", `ALLOW_HOSTS cannot be used: ${wrong.join("; ")}.`);
  return read.map(({ host }) => host as AllowHost);
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

/** The entry, or what is wrong with it. */
function parseEntry(entry: string): AllowHost | string {
  const [authority = "", pinned, ...more] = entry.split("=").map((part) => part.trim());
  if (more.length > 0) return 'has more than one "="';
  if (entry.includes("://")) return "holds a scheme; write the host alone, host[:port][=address]";
  if (authority.includes("*")) return "holds a wildcard; name each host";
  const [, written, port] = /^(\[[^\]]*\]|[^\s:/?#@\\%[\]]+)(?::(.*))?$/.exec(authority) ?? [];
  if (written === undefined) return "is not host[:port][=address]";
  if (port !== undefined && !isPort(port)) return `has a port that is no number from 1 to ${MAX_PORT}`;
  const host = bareHost(URL.parse(`http://${written}/`)?.hostname ?? "");
  const isAddress = isIP(host) > 0;
  if (isAddress ? !isIP(bareHost(written)) : !host.split(".").every((label) => LABEL.test(label))) {
    return "does not name a host, nor an IP address written in full";
  }
  const address = pinned === undefined ? null : bareHost(pinned);
  if (address !== null && !isIP(address)) return "leads to something that is no IP address";
  return { host, port: port === undefined ? null : Number(port), address, connectPort: null };
}

function isPort(text: string): boolean {
  return /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= MAX_PORT;
}
