import { AsyncLocalStorage } from "node:async_hooks";
import pino, { type Logger } from "pino";
import { escapeUnseen } from "./plain-text.ts";

/** Whatever is logged while a request is answered carries its id. */
export const requestScope = new AsyncLocalStorage<{ requestId: string }>();

/** Credentials as they may stand in an address or a message: ours, providers' keys, passwords in addresses. */
const SECRETS = [
  [/\b(mon|net|key)_[A-Za-z0-9]{8,}/g, "$1_***"],
  [/([?&](?:api_key|key|token)=)[^&\s"]+/gi, "$1***"],
  [/\b(sk|pplx|xai)-[A-Za-z0-9_-]{6,}/g, "$1-***"],
  [/(:\/\/[^/\s:@]+:)[^@\s/]+@/g, "$1***@"],
] as const;

/** A text without anything that opens a door. */
export function scrub(text: string): string {
  return SECRETS.reduce((clean, [pattern, replacement]) => clean.replace(pattern, replacement), text);
}

/** The path of a request, without its query and without what stands where a credential may stand. */
export function scrubPath(path: string): string {
  return scrub(
    path.split("?")[0]!.replace(/^(\/(?:mcp|monitor|network|unsubscribe|confirm)\/)(?!demo\b)[^/]+/, "$1***"),
  );
}

/** The process's log: JSON lines on standard output, every line scrubbed and safe to look at. */
export function createLog(level: string, destination: { write(line: string): unknown } = process.stdout): Logger {
  const scrubbing = { write: (line: string) => destination.write(escapeUnseen(scrub(line))) };
  const mixin = () => ({ ...requestScope.getStore() });
  return pino({ level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime, mixin }, scrubbing);
}
