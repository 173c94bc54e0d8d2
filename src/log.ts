import { AsyncLocalStorage } from "node:async_hooks";
import pino, { type Logger } from "pino";
import { escapeUnseen } from "./plain-text.ts";

/** Whatever is logged while a request is answered carries its id. */
export const requestScope = new AsyncLocalStorage<{ requestId: string }>();

const NO_REQUEST = {};

/** Credentials as they may stand in an address or a message: ours, what we signed (links in mails, cookies), providers' keys, passwords in addresses. */
const SECRETS = [
  [/\b(mon|net|key)_[A-Za-z0-9]{8,}/g, "$1_***"],
  [/(?<![\w-])[\w-]{20,}\.[\w-]{43}(?![\w-])/g, "***"],
  [/([?&](?:api_key|key|token)=)[^&\s"]+/gi, "$1***"],
  [/\b(sk|pplx|xai)-[A-Za-z0-9_-]{6,}/g, "$1-***"],
  [/(:\/\/[^/\s:@]+:)[^@\s/]+@/g, "$1***@"],
] as const;

/** Shorter ones would blot out half of a log. */
const SHORTEST_SECRET = 8;

/** A text without anything that opens a door. */
export function scrub(text: string): string {
  return SECRETS.reduce((clean, [pattern, replacement]) => clean.replace(pattern, replacement), text);
}

/** Takes out of a text what opens a door, by its look or because it is one of these secrets. */
export function scrubber(secrets: readonly string[]): (text: string) => string {
  const known = secrets.filter(({ length }) => length >= SHORTEST_SECRET);
  return (text) => known.reduce((clean, secret) => clean.replaceAll(secret, "***"), scrub(text));
}

/** The path of a request, without its query and without what stands where a credential may stand. */
export function scrubPath(path: string): string {
  return scrub(
    path.split("?")[0]!.replace(/^(\/(?:mcp|monitor|network|unsubscribe|confirm)\/)(?!demo\b)[^/]+/, "$1***"),
  );
}

/** The process's log: JSON lines on standard output, every line without `secrets` or what looks like one, and safe to look at. */
export function createLog(
  level: string,
  destination: { write(line: string): unknown } = pino.destination({ fd: 1, sync: true }),
  secrets: readonly string[] = [],
): Logger {
  const clean = scrubber(secrets);
  const scrubbing = { write: (line: string) => destination.write(escapeUnseen(clean(line))) };
  // Pino's own way would write into what every line of a request shares.
  const within = {
    mixin: () => requestScope.getStore() ?? NO_REQUEST,
    mixinMergeStrategy: (line: object, scope: object) => ({ ...scope, ...line }),
  };
  return pino({ level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime, ...within }, scrubbing);
}
