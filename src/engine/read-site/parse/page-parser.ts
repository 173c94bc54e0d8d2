import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { after } from "../../timers.ts";
import type { Exchange, Page } from "../types.ts";
import type { ParseReply, ParseTask } from "./parse-worker.ts";

/** A parsed page with the CPU milliseconds it took, or why it was given up. */
export type ParseResult = { page: Page; cpuMs: number } | { page: null; cpuMs: number; reason: string };

/** Parses pages off the main thread, a few at a time. */
export interface PageParser {
  parse(exchange: Exchange, isHome?: boolean): Promise<ParseResult>;
  close(): Promise<void>;
}

const HARD_STOP_MS = 3000;
const NOT_PARSED = "The page could not be parsed.";
const MEMORY = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 48, stackSizeMb: 4 };
/** Tests run the TypeScript as it stands, a build the JavaScript beside it. */
const ENTRY = new URL(`./parse-worker${import.meta.url.endsWith(".ts") ? ".ts" : ".js"}`, import.meta.url);

interface Job {
  task: ParseTask;
  settle(result: ParseResult): void;
}

/**
 * Keeps no process alive. A page that takes over 3 seconds or over 256 MB costs its worker, and nothing else.
 * Loading the parser takes longer than most pages do, so one worker starts at once.
 */
export function createPageParser({
  workers = Math.min(4, availableParallelism()),
  hardStopMs = HARD_STOP_MS,
} = {}): PageParser {
  const idle: Worker[] = [];
  const booting = new Set<Worker>();
  const all = new Set<Worker>();
  const waiting: Job[] = [];

  const next = () => {
    while (waiting.length > 0 && idle.length > 0) run(idle.pop()!, waiting.shift()!);
    if (waiting.length > booting.size && all.size < workers) start();
    for (const worker of booting) waiting.length > 0 ? worker.ref() : worker.unref();
  };

  const start = () => {
    const worker = new Worker(ENTRY, { resourceLimits: MEMORY, execArgv: [], env: {} });
    all.add(worker);
    booting.add(worker);
    worker.unref();
    worker.on("error", () => {});
    worker.once("message", () => {
      booting.delete(worker);
      idle.push(worker);
      worker.unref();
      next();
    });
    worker.on("exit", () => {
      all.delete(worker);
      if (idle.includes(worker)) idle.splice(idle.indexOf(worker), 1);
      // A worker that cannot even start takes one page with it, or the others would wait for ever.
      if (booting.delete(worker)) waiting.shift()?.settle({ page: null, cpuMs: 0, reason: NOT_PARSED });
      next();
    });
  };

  const run = (worker: Worker, { task, settle }: Job) => {
    const began = performance.now();
    const end = (result: ParseResult) => {
      cancel();
      worker.off("message", told).off("error", broke).off("exit", left);
      settle(result);
      next();
    };
    const giveUp = (reason: string) => {
      all.delete(worker);
      void worker.terminate();
      end({ page: null, cpuMs: performance.now() - began, reason });
    };
    const told = (reply: ParseReply) => {
      worker.unref();
      idle.push(worker);
      end(resultOf(reply, performance.now() - began));
    };
    const broke = () => giveUp("The page took too much memory to parse.");
    const left = () => giveUp(NOT_PARSED);
    const cancel = after(hardStopMs, () => giveUp("The page took too long to parse."));
    worker.on("message", told).on("error", broke).on("exit", left);
    worker.ref();
    worker.postMessage(task);
  };

  start();
  return {
    parse: (exchange, isHome = false) =>
      new Promise((settle) => {
        waiting.push({ task: taskOf(exchange, isHome), settle });
        next();
      }),
    close: async () => {
      // The workers keep no process alive, so without a timer it could end in the middle of this.
      const alive = setInterval(() => {}, 1000);
      await Promise.all([...all].map((worker) => worker.terminate()));
      clearInterval(alive);
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
  return { page: null, cpuMs: elapsedMs, reason: NOT_PARSED };
}
