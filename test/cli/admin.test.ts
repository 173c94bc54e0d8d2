import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../support/app.ts";
import { startCompany } from "../support/company.ts";
import { run as ask, startOperated } from "../support/operator.ts";
import type { FakeWebsite } from "../support/website.ts";

const folder = mkdtempSync(join(tmpdir(), "answerscope-admin-"));
let site: FakeWebsite;
let env: Record<string, string>;
let server: TestApp;

beforeAll(async () => {
  site = await startCompany();
  env = { ALLOW_HOSTS: site.host };
  server = await startOperated(env, folder);
});
afterAll(async () => {
  await Promise.all([server.close(), site.close()]);
  rmSync(folder, { recursive: true });
});

/** One command in a process of its own; its JSON. */
function admin(...args: string[]): Promise<{ code: number; json: ReturnType<typeof JSON.parse>; err: string }> {
  const child = spawn(process.execPath, ["bin/answerscope.mjs", "admin", ...args, "--json"], {
    env: { PATH: process.env.PATH, BASE_URL: server.baseUrl, ...server.dataEnv, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let out = "";
  let err = "";
  child.stdout.on("data", (chunk) => (out += chunk));
  child.stderr.on("data", (chunk) => (err += chunk));
  return new Promise((resolve) =>
    child.on("close", (code) => resolve({ code: code ?? -1, json: out ? JSON.parse(out) : null, err })),
  );
}

describe("the operator's command line", () => {
  it("sets up accounts, monitors, networks and keys while the server runs, and the server knows them at once", async () => {
    const account = await admin("account", "create", "a@example.com", "--plan", "pro", "--tokens", "100");
    expect(account.json, account.err).toEqual({
      accountId: expect.any(String),
      email: "a@example.com",
      plan: "pro",
      tokens: 100,
    });
    const { accountId } = account.json;
    expect((await admin("account", "grant", "a@example.com", "--tokens", "20")).json).toEqual({
      accountId,
      email: "a@example.com",
      plan: "pro",
      tokens: 120,
    });
    const monitor = (
      await admin(
        "monitor",
        "create",
        `${site.origin}/`,
        "--email",
        "a@example.com",
        "--schedule",
        "weekly",
        "--questions",
        "3",
      )
    ).json;
    expect(monitor).toEqual({
      monitorId: expect.any(String),
      site: site.host,
      token: expect.stringMatching(/^mon_/),
      link: `${server.baseUrl}/monitor/${monitor.token}`,
    });
    const setUp = (await ask(server, "GetMonitor", {}, monitor.token)).data;
    expect([setUp.schedule, setUp.questions.length, setUp.next.tokens]).toEqual(["WEEKLY", 3, 3 * 2 * 18]);

    const measure = await admin("monitor", "measure", monitor.monitorId, "--wait");
    expect(measure).toMatchObject({ code: 0, json: { scanId: expect.any(String), status: "DONE" } });
    expect((await ask(server, "GetVisibility", {}, monitor.token)).data.coverage).toMatchObject({ asked: 6 });
    const poor = await admin("monitor", "measure", monitor.monitorId);
    expect([poor.code, poor.err]).toEqual([3, expect.stringContaining("TOKENS_SHORT")]);

    const rotated = (await admin("monitor", "rotate", monitor.monitorId)).json;
    expect((await ask(server, "GetMonitor", {}, monitor.token)).error.code).toBe("TOKEN_UNKNOWN");
    expect((await ask(server, "GetMonitor", {}, rotated.token)).error).toBeNull();

    const network = (await admin("network", "create", "Agency", "--email", "agency@example.com")).json;
    expect(network).toEqual({ networkId: expect.any(String), link: expect.stringMatching(/\/network\/net_/) });
    const { networkId } = network;
    expect((await admin("network", "add", networkId, monitor.monitorId)).json).toEqual({
      networkId,
      sites: [site.host],
    });
    const key = (await admin("key", "create", networkId, "Tool", "--sites", site.host)).json;
    expect(key).toEqual({ keyId: expect.any(String), key: expect.stringMatching(/^key_/) });
    const listed = { keyId: key.keyId, name: "Tool", sites: [site.host], uses: 0, lastUsedAt: null, revokedAt: null };
    expect((await admin("key", "list", networkId)).json).toEqual([listed]);
    expect((await admin("key", "revoke", key.keyId)).json).toEqual({ keyId: key.keyId, revokedAt: expect.any(String) });
    expect((await admin("network", "remove", networkId, monitor.monitorId)).json).toEqual({ networkId, sites: [] });
  });

  it("imports an access log, plain or packed, which the console then tells, and counts no line twice", async () => {
    const { monitorId, token } = (
      await admin("monitor", "create", `${site.origin}/`, "--email", "logs@example.com", "--schedule", "on-demand")
    ).json;
    const at = new Date(Date.now() - 3_600_000);
    const [, month] = at.toUTCString().split(" ").slice(1, 3);
    const day = `${String(at.getUTCDate()).padStart(2, "0")}/${month}/${at.getUTCFullYear()}`;
    const line = (second: string, referrer: string) =>
      `192.0.2.1 - - [${day}:00:00:${second} +0000] "GET / HTTP/1.1" 200 512 "https://${referrer}/" "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"\n`;
    const [plain, packed] = [join(folder, "access.log"), join(folder, "access.log.gz")];
    writeFileSync(plain, line("01", "chatgpt.com") + line("02", "www.perplexity.ai"));
    writeFileSync(
      packed,
      gzipSync(line("01", "chatgpt.com") + line("02", "www.perplexity.ai") + line("03", "chatgpt.com")),
    );
    const first = await admin("traffic", "import", monitorId, plain);
    expect(first.json, first.err).toMatchObject({ lines: 2, understood: 2, skipped: 0, visits: 2 });
    expect((await admin("traffic", "import", monitorId, packed)).json).toMatchObject({ skipped: 2, visits: 1 });
    const { data } = await ask(server, "GetAiTraffic", {}, token);
    expect(data.weeks.map(({ visits }: { visits: number }) => visits)).toContain(3);
    expect(await (await fetch(`${server.baseUrl}/monitor/${token}/traffic`)).text()).toContain("Perplexity");
    for (const unreadable of [join(folder, "none.log"), folder]) {
      const refused = await admin("traffic", "import", monitorId, unreadable);
      expect(refused).toMatchObject({ code: 2, json: null, err: expect.stringContaining("cannot be read") });
    }
  });

  it.each([
    [["account", "create", "nobody"], 2],
    [["account", "create", "b@example.com", "--plan", "gold"], 2],
    [["account", "create", "b@example.com", "--tokens", "-3"], 2],
    [["account", "grant", "unknown@example.com"], 3],
    [["monitor", "create", "https://example.com/"], 2],
    [["monitor", "create", "http://10.0.0.1/", "--email", "b@example.com"], 2],
    [["monitor", "measure", "none"], 3],
    [["key", "create", "none", "Tool"], 2],
    [["key", "revoke", "none"], 3],
  ])("says what is wrong with %j, and exits with %i", async (args, code) => {
    const told = await admin(...args);
    expect([told.code, told.json], told.err).toEqual([code, null]);
    expect(told.err).not.toBe("");
  });
});
