import { execFileSync } from "node:child_process";
import { appendFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ServerProcess } from "./server-process.ts";

/** A folder whose disk can be made full under a running server. */
export interface SmallDisk {
  path: string;
  /** How it is made full. */
  by: "tmpfs" | "prlimit";
  fill(server: ServerProcess): void;
  free(server: ServerProcess): void;
  close(): void;
}

/** A small file system of its own where mounting is allowed; else the server is forbidden to make any file longer. */
export function openSmallDisk(): SmallDisk {
  const path = mkdtempSync(join(tmpdir(), "answerscope-disk-"));
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=16m", "tmpfs", path], { stdio: "ignore" });
  } catch {
    return byLimit(path);
  }
  const ballast = join(path, "ballast");
  return {
    path,
    by: "tmpfs",
    fill() {
      for (const size of [65_536, 4096, 512]) {
        try {
          for (;;) appendFileSync(ballast, Buffer.alloc(size));
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
        }
      }
    },
    free: () => rmSync(ballast),
    close() {
      execFileSync("umount", [path]);
      rmSync(path, { recursive: true });
    },
  };
}

function byLimit(path: string): SmallDisk {
  const limit = (server: ServerProcess, bytes: string) =>
    execFileSync("prlimit", ["--pid", String(server.pid), `--fsize=${bytes}:unlimited`]);
  return {
    path,
    by: "prlimit",
    fill: (server) => void limit(server, "1024"),
    free: (server) => void limit(server, "unlimited"),
    close: () => rmSync(path, { recursive: true }),
  };
}
