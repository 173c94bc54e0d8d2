import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, describe, expect, it } from "vitest";
import { freePort } from "../support/free-port.ts";

const { endsWith, endingWith } = await import(resolve(import.meta.dirname, "../../bin/follow-parent.mjs"));
const folder = mkdtempSync(join(tmpdir(), "answerscope-parent-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Started {
  starter: ChildProcess;
  isUp(): Promise<boolean>;
  /** Of the server itself. */
  pid(): number;
  output(): string;
}

/** Starts a server behind another process, which has `name` for its data; resolves when it answers, fails where all ended before. */
async function startBehind(name: string, command: string[], env: Record<string, string> = {}): Promise<Started> {
  const port = String(await freePort());
  const own = { PATH: process.env.PATH!, HOST: "127.0.0.1", PORT: port, DATA_DIR: join(folder, name) };
  const starter = spawn(command[0]!, command.slice(1), { env: { ...own, ...env }, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [starter.stdout!, starter.stderr!]) stream.on("data", (text) => (output += text));
  const isUp = () =>
    fetch(`http://127.0.0.1:${port}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  let ended = false;
  starter.once("close", () => (ended = true));
  while (!(await isUp())) {
    if (ended) throw new Error(`It ended before it was up: ${output}`);
    await sleep(50);
  }
  const pid = () => Number(/"pid":(\d+)/.exec(output)?.[1]);
  return { starter, isUp, pid, output: () => output };
}

describe.skipIf(process.platform === "win32")("a server whose starter is gone", () => {
  it("stops as it does on SIGTERM when npm was told to stop", async () => {
    const { starter, output, isUp } = await startBehind("npm", ["npm", "start"]);
    starter.kill("SIGTERM");
    // Both streams close when the last process that writes to them has ended.
    await once(starter, "close");
    expect(output()).toContain('"msg":"stopping"');
    expect(await isUp()).toBe(false);
  });

  it("stops when the launcher that handed over to another Node was killed", async () => {
    const launcher = `import { handOver } from ${JSON.stringify(resolve("bin/pinned-node.mjs"))};
      handOver(${JSON.stringify(resolve("bin/answerscope.mjs"))});`;
    const command = [process.execPath, "--input-type=module", "-e", launcher, "--", "launcher", "serve"];
    const { starter, output, isUp } = await startBehind("launcher", command);
    starter.kill("SIGKILL");
    await once(starter, "close");
    expect(output()).toContain('"msg":"stopping"');
    expect(await isUp()).toBe(false);
  });

  it("stops when the launcher was gone before it could look", async () => {
    const gone = spawn(process.execPath, ["--version"]);
    await once(gone, "exit");
    const own = { PATH: process.env.PATH!, HOST: "127.0.0.1", PORT: "0", DATA_DIR: join(folder, "gone") };
    const env = { ...own, ...endingWith(gone.pid) };
    const server = spawn(process.execPath, ["bin/answerscope.mjs", "serve"], { env, stdio: "ignore" });
    await once(server, "exit");
  });

  it("goes on where a script left it behind on purpose", async () => {
    const script = `${process.execPath} bin/answerscope.mjs serve & echo "\\"pid\\":$!"`;
    const deploy = { npm_lifecycle_event: "deploy", npm_lifecycle_script: "sh deploy.sh" };
    const { starter, isUp, pid } = await startBehind("script", ["sh", "-c", script], deploy);
    expect(starter.exitCode).toBe(0);
    await sleep(1500);
    expect(await isUp()).toBe(true);
    process.kill(pid(), "SIGTERM");
    await once(starter, "close");
  });
});

describe("whom a process ends with", () => {
  it.each([
    ["node bin/answerscope.mjs serve", true],
    ["answerscope serve", true],
    ['"answerscope" serve', true],
    ["PORT=8080 ./node_modules/.bin/answerscope serve", true],
    ["answerscope serve &", false],
    ["nohup answerscope serve", false],
    ["answerscope serve & disown", false],
    ["sh deploy-answerscope.sh", false],
    ["pm2 start answerscope -- serve", false],
    ["vitest run", false],
  ])("is npm when that runs %s: %s", (npm_lifecycle_script, follows) => {
    expect(endsWith({ npm_lifecycle_event: "start", npm_lifecycle_script })).toBe(follows ? process.ppid : null);
  });

  it("is who is told so by the launcher, and nobody else", () => {
    expect(endsWith({})).toBeNull();
    expect(endsWith(endingWith(4711))).toBe(4711);
    expect(endingWith(null)).toEqual({});
  });
});
