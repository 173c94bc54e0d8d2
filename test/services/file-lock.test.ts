import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, expect, it } from "vitest";
import { lockFile } from "../../src/services/file-lock.ts";
import { startApp } from "../support/app.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "answerscope-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

it("is one process's until it gives it back", () => {
  const path = join(folder, "a.sqlite");
  const unlock = lockFile(path);
  expect(() => lockFile(path)).toThrow(`Another server runs on ${path}: stop it, or give this one its own DATA_DIR.`);
  unlock();
  lockFile(path)();
});

it("is taken in a folder that is not there yet, as at the very first start", () => {
  lockFile(join(folder, "data", "a.sqlite"))();
});

it("is free again when the process that had it was killed, whatever it left", async () => {
  const path = join(folder, "a.sqlite");
  const module = pathToFileURL(join(import.meta.dirname, "../../src/services/file-lock.ts"));
  const script = `import { lockFile } from ${JSON.stringify(module)}; lockFile(${JSON.stringify(path)}); gc(); console.log("has it"); setInterval(() => {}, 1000);`;
  const holder = spawn(process.execPath, ["--expose-gc", "--input-type=module", "-e", script], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  try {
    await once(holder.stdout, "data");
    expect(() => lockFile(path)).toThrow(/Another server/);
  } finally {
    holder.kill("SIGKILL");
    await once(holder, "exit");
  }
  lockFile(path)();
});

it("keeps a second server off the same file, and lets it in after the first has stopped", async () => {
  const first = await startApp({}, folder);
  await expect(startApp({}, folder)).rejects.toThrow(/^Another server runs on .*answerscope\.sqlite: stop it/);
  await first.close(0);
  await (await startApp({}, folder)).close(0);
});
