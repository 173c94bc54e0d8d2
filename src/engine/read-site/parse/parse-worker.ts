import { parentPort } from "node:worker_threads";
import type { Page } from "../types.ts";
import { HostilePage } from "./build-tree.ts";
import { type PageContext, parseHtml } from "./parse-html.ts";

/** What a worker is sent, and what it sends back. */
export interface ParseTask {
  html: string;
  context: PageContext;
}
export type ParseReply = { page: Page; cpuMs: number } | { hostile: string } | { failed: string };

/** The first message says that everything is loaded; from then on each task gets one reply. */
parentPort?.postMessage("ready");
parentPort?.on("message", ({ html, context }: ParseTask) => parentPort?.postMessage(parse(html, context)));

function parse(html: string, context: PageContext): ParseReply {
  const before = process.threadCpuUsage();
  try {
    const page = parseHtml(html, context);
    const used = process.threadCpuUsage(before);
    return { page, cpuMs: (used.user + used.system) / 1000 };
  } catch (thrown) {
    if (thrown instanceof HostilePage) return { hostile: thrown.message };
    return { failed: thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown) };
  }
}
