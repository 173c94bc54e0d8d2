import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "./free-port.ts";
import { listens } from "./listens.ts";

/** A Redis of our own on a private port, which can be stopped and started again. */
export interface RedisServer {
  url: string;
  start(): Promise<void>;
  /** Waits until it is down; it keeps nothing, like one that lost its disk. */
  stop(): Promise<void>;
  /** Stops it and takes its folder away. */
  close(): Promise<void>;
}

/** Needs `redis-server` on the machine. */
export async function startRedis(): Promise<RedisServer> {
  const folder = mkdtempSync(join(tmpdir(), "answerscope-redis-"));
  const port = await freePort();
  const flags = ["--port", String(port), "--bind", "127.0.0.1", "--dir", folder, "--save", "", "--appendonly", "no"];
  let child: ChildProcess | null = null;
  const server: RedisServer = {
    url: `redis://127.0.0.1:${port}`,
    async start() {
      if (child) return;
      const begun = spawn("redis-server", flags, { stdio: "ignore" });
      child = begun;
      while (!(await listens(port))) {
        if (begun.exitCode !== null) throw new Error(`redis-server on port ${port} ended with ${begun.exitCode}`);
        await sleep(20);
      }
    },
    async stop() {
      const ending = child;
      child = null;
      if (!ending || ending.exitCode !== null) return;
      const exited = once(ending, "exit");
      ending.kill("SIGTERM");
      await exited;
    },
    async close() {
      await server.stop();
      rmSync(folder, { recursive: true });
    },
  };
  await server.start();
  return server;
}
