import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "./free-port.ts";
import { listens } from "./listens.ts";
import { emptyMysqlDatabase } from "./mysql.ts";

/** A MariaDB of our own on a private port, which can be stopped and started again. */
export interface MariadbServer {
  /** Of an empty database. */
  url: string;
  start(): Promise<void>;
  /** Waits until it is down. */
  stop(): Promise<void>;
  /** Stops it and takes its folder away. */
  close(): Promise<void>;
}

/** Needs `mariadbd` on the machine; takes some seconds. */
export async function startMariadb(): Promise<MariadbServer> {
  const folder = mkdtempSync(join(tmpdir(), "answerscope-mariadb-"));
  const data = join(folder, "data");
  const user = userInfo().username;
  const install = [
    "--no-defaults",
    `--datadir=${data}`,
    "--auth-root-authentication-method=normal",
    "--skip-test-db",
    `--user=${user}`,
  ];
  execFileSync("mariadb-install-db", install, { stdio: "ignore" });
  const port = await freePort();
  const flags = [
    "--no-defaults",
    `--datadir=${data}`,
    `--user=${user}`,
    `--port=${port}`,
    `--socket=${join(folder, "socket")}`,
    "--bind-address=127.0.0.1",
    "--character-set-server=utf8mb4",
    "--collation-server=utf8mb4_bin",
  ];
  let child: ChildProcess | null = null;
  const server: MariadbServer = {
    url: "",
    async start() {
      child = spawn("mariadbd", flags, { stdio: "ignore" });
      while (!(await listens(port))) await sleep(50);
    },
    async stop() {
      if (!child) return;
      const exited = once(child, "exit");
      child.kill("SIGTERM");
      await exited;
      child = null;
    },
    async close() {
      await server.stop();
      rmSync(folder, { recursive: true });
    },
  };
  await server.start();
  server.url = (await emptyMysqlDatabase(`mysql://root@127.0.0.1:${port}/mysql`)).url;
  return server;
}
