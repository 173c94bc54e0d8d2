import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { freePort } from "./free-port.ts";

const LAUNCHER = fileURLToPath(new URL("../../bin/answerscope.mjs", import.meta.url));

/** A server in a process of its own, which can be killed. */
export interface ServerProcess {
  pid: number;
  baseUrl: string;
  /** What it has written so far, both streams together. */
  output(): string;
  /** Resolves to the exit code, null where a signal ended it. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
  exited: Promise<number | null>;
}

/** Starts the built program; resolves when it is ready, or has exited. */
export async function startServerProcess(env: Record<string, string>): Promise<ServerProcess> {
  const port = await freePort();
  const baseUrl = `http://127.0.0.1:${port}`;
  const own = { PATH: process.env.PATH!, HOST: "127.0.0.1", PORT: String(port), BASE_URL: baseUrl };
  const child = spawn(process.execPath, [LAUNCHER, "serve"], {
    env: { ...own, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (output += text));
  const exited = once(child, "exit").then(([code]) => code as number | null);
  let running = true;
  void exited.then(() => (running = false));
  const isUp = () =>
    fetch(`${baseUrl}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (running && !(await isUp())) await sleep(50);
  return {
    pid: child.pid!,
    baseUrl,
    output: () => output,
    stop(signal = "SIGTERM") {
      child.kill(signal);
      return exited;
    },
    exited,
  };
}
