import { spawn } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { post } from "../support/app.ts";
import { startCompany } from "../support/company.ts";
import { asOperator, run, startOperated } from "../support/operator.ts";

const folder = mkdtempSync(join(tmpdir(), "answerscope-restore-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** One command in a process of its own, beside a server over the same data; its JSON. */
async function admin(env: Record<string, string>, ...words: string[]) {
  const child = spawn(process.execPath, ["bin/answerscope.mjs", "admin", ...words, "--json"], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let out = "";
  child.stdout.on("data", (chunk) => (out += chunk));
  const code = await new Promise((resolve) => child.on("close", resolve));
  expect(code, words.join(" ")).toBe(0);
  return JSON.parse(out);
}

it("a copy that was taken while the server went on, and its secret, are the whole service again elsewhere", async () => {
  const site = await startCompany();
  const live = await startOperated({ ALLOW_HOSTS: site.host });
  const ask = { url: `${site.origin}/`, email: "a@example.com", questions: 0 };
  const monitor = await asOperator(live, "CreateMonitor", ask);
  const { body: scan } = await post(`${live.baseUrl}/api/scan`, { url: `${site.origin}/` });
  const copy = join(folder, "copy.sqlite");
  expect(await admin(live.dataEnv, "backup", copy)).toEqual({ file: copy, bytes: expect.any(Number) });
  const later = await asOperator(live, "CreateMonitor", { ...ask, email: "b@example.com" });
  const pruned = await admin(live.dataEnv, "prune");
  expect(pruned).toEqual({ answers: 0, mails: 0, categories: 0, before: expect.any(String) });
  expect((await run(live, "GetMonitor", {}, later.token)).error).toBeNull();

  const elsewhere = join(folder, "data");
  mkdirSync(elsewhere);
  copyFileSync(copy, join(elsewhere, "answerscope.sqlite"));
  copyFileSync(join(live.dataDir, "secret"), join(elsewhere, "secret"));
  await live.close();
  const restored = await startOperated({ ALLOW_HOSTS: site.host }, elsewhere);
  expect((await run(restored, "GetMonitor", {}, monitor.token)).error).toBeNull();
  expect((await run(restored, "GetMonitor", {}, later.token)).error.code).toBe("TOKEN_UNKNOWN");
  const report = await fetch(`${restored.baseUrl}${new URL(scan.report).pathname}`);
  expect([report.status, await report.text()]).toEqual([200, expect.stringContaining(String(scan.visibility))]);
  const { body: again } = await post(`${restored.baseUrl}/api/scan`, { url: `${site.origin}/` });
  expect(again).toMatchObject({ id: scan.id, cached: true, visibility: scan.visibility });
  await Promise.all([restored.close(), site.close()]);
});
