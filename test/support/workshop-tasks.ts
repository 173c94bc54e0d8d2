/** Tasks that behave badly on purpose, for tests of the workshop with real processes. */
import { appendFileSync, readFileSync, writeFileSync } from "node:fs";

const spin = (isOver: () => boolean) => {
  while (!isOver());
};

const LIST = {
  echo: (value: unknown) => value,
  pid: (_: null) => process.pid,
  environment: (_: null) => ({ ...process.env }),
  /** Notes that it was done. */
  note: ({ file, line }: { file: string; line: string }) => appendFileSync(file, `${line}\n`),
  spin: (_: null) => spin(() => false),
  /** Spins for so many CPU milliseconds. */
  work: ({ cpuMs }: { cpuMs: number }) => {
    const before = process.threadCpuUsage();
    spin(() => {
      const { user, system } = process.threadCpuUsage(before);
      return (user + system) / 1000 > cpuMs;
    });
    return "worked";
  },
  backtrack: (_: null) => /^(a+)+$/.test(`${"a".repeat(60)}b`),
  hog: (_: null) => {
    const kept: unknown[] = [];
    for (;;) kept.push(new Array(100_000).fill({}));
  },
  /** Brings its process down as often as is asked; the file remembers. */
  die: ({ file, times }: { file: string; times: number }) => {
    appendFileSync(file, "x");
    if (readFileSync(file, "utf8").length <= times) process.exit(7);
    return "alive";
  },
  /** Writes its process id. */
  tell: ({ file }: { file: string }) => writeFileSync(file, String(process.pid)),
  /** Writes its process id and then waits to be killed. */
  tellAndSpin: ({ file }: { file: string }) => {
    writeFileSync(file, String(process.pid));
    spin(() => false);
  },
  fail: (_: null) => {
    throw new TypeError("No such luck.");
  },
};

export const TASKS = Object.fromEntries(
  Object.entries(LIST).map(([name, task]) => [name, async () => task]),
) as unknown as { [K in keyof typeof LIST]: () => Promise<(typeof LIST)[K]> };
