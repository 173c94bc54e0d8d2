import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { Exchange, Page } from "../types.ts";
import type { ParseReply, ParseTask } from "./parse-worker.ts";

/** A parsed page with the CPU milliseconds it took, or why it was given up. */
export type ParseResult = { page: Page; cpuMs: number } | { page: null; cpuMs: number; reason: string };

/** Parses pages off the main thread, a few at a time. */
export interface PageParser {
  parse(exchange: Exchange, isHome?: boolean): Promise<ParseResult>;
  close(): Promise<void>;
}

const HARD_STOP_MS = 4000;
const MEMORY = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 48, stackSizeMb: 4 };
/** Tests run the TypeScript as it stands, a build the JavaScript beside it. */
const ENTRY = new URL(`./parse-worker${import.meta.url.endsWith(".ts") ? ".ts" : ".js"}`, import.meta.url);

interface Job {
  task: ParseTask;
  settle(result: ParseResult): void;
}

/**
 * Keeps no process alive. A page that takes over 4 seconds or over 256 MB costs its worker, and nothing else.
 */
export function createPageParser({ workers = Math.min(4, availableParallelism()) } = {}): PageParser {
  const idle: Worker[] = [];
  const all = new Set<Worker>();
  const waiting: Job[] = [];

  const next = () => {
    while (waiting.length > 0) {
      const worker = idle.pop() ?? (all.size < workers ? start() : null);
      if (!worker) return;
      run(worker, waiting.shift()!);
    }
  };

  const start = () => {
    const worker = new Worker(ENTRY, { resourceLimits: MEMORY, execArgv: [], env: {} });
    all.add(worker);
    worker.unref();
    worker.on("error", () => {});
    worker.on("exit", () => {
      all.delete(worker);
      if (idle.includes(worker)) idle.splice(idle.indexOf(worker), 1);
    });
    return worker;
  };

  const retire = (worker: Worker) => {
    all.delete(worker);
    void worker.terminate();
  };

  const run = (worker: Worker, { task, settle }: Job) => {
    const began = performance.now();
    const end = (result: ParseResult) => {
      clearTimeout(timer);
      worker.off("message", told).off("error", broke).off("exit", left);
      settle(result);
      next();
    };
    const giveUp = (reason: string) => {
      retire(worker);
      end({ page: null, cpuMs: performance.now() - began, reason });
    };
    const told = (reply: ParseReply) => {
      worker.unref();
      idle.push(worker);
      end(resultOf(reply, performance.now() - began));
    };
    const broke = () => giveUp("The page took too much memory to parse.");
    const left = () => giveUp("The page could not be parsed.");
    const timer = setTimeout(() => giveUp("The page took too long to parse."), HARD_STOP_MS);
    worker.on("message", told).on("error", broke).on("exit", left);
    worker.ref();
    worker.postMessage(task);
  };

  // Loading the parser takes longer than most pages do, so one worker starts while the first page is fetched.
  idle.push(start());
  return {
    parse: (exchange, isHome = false) =>
      new Promise((settle) => {
        waiting.push({ task: taskOf(exchange, isHome), settle });
        next();
      }),
    close: async () => {
      await Promise.all([...all].map((worker) => worker.terminate()));
    },
  };
}

function taskOf(exchange: Exchange, isHome: boolean): ParseTask {
  const { url, finalUrl, status, headers, ttfbMs, bytes, truncated, body } = exchange;
  return { html: body, context: { url, finalUrl, status: status ?? 0, headers, ttfbMs, bytes, truncated, isHome } };
}

function resultOf(reply: ParseReply, elapsedMs: number): ParseResult {
  if ("page" in reply) return reply;
  if ("hostile" in reply) return { page: null, cpuMs: elapsedMs, reason: reply.hostile };
  return { page: null, cpuMs: elapsedMs, reason: "The page could not be parsed." };
}
