import { press } from "../../workshop/pressed.ts";
import type { Exchange, Page } from "../types.ts";
import { HostilePage } from "./build-tree.ts";
import { parseHtml } from "./parse-html.ts";

/** A parsed page with the CPU milliseconds it took, or why it was not parsed. */
export type ParseResult = { page: Page; cpuMs: number } | { page: null; cpuMs: number; reason: string };

/** What is known of a page before it is parsed. */
export type PageSource = Pick<
  Exchange,
  "url" | "finalUrl" | "status" | "headers" | "ttfbMs" | "bytes" | "truncated" | "body"
> & { isHome: boolean };

/** What of a page is kept, in bytes; the longest texts and lists that are read fit in. */
const MOST_BYTES = 4_000_000;

/** Parses one recorded page, for sending on. */
export function parsePage({ body, status, ...context }: PageSource): ParseResult {
  const before = process.threadCpuUsage();
  const cpuMs = () => {
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1000;
  };
  try {
    const page = parseHtml(body, { ...context, status: status ?? 0 });
    if (press(page) > MOST_BYTES) throw new HostilePage("more than can be kept of it");
    return { page, cpuMs: cpuMs() };
  } catch (thrown) {
    if (thrown instanceof HostilePage) return { page: null, cpuMs: cpuMs(), reason: thrown.message };
    throw thrown;
  }
}
