import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { json } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { startCompany } from "./support/company.ts";
import type { FakeWebsite } from "./support/website.ts";

interface Step {
  id: string;
  uses?: string;
  run?: string;
  env?: Record<string, string>;
}

const action = parse(readFileSync("action.yml", "utf8"));
const steps: Step[] = action.runs.steps;
const folder = mkdtempSync(join(tmpdir(), "answerscope-action-"));
const github = fakeGithub();
let site: FakeWebsite;
beforeAll(async () => {
  site = await startCompany();
});
afterAll(async () => {
  await site.close();
  github.server.close();
  rmSync(folder, { recursive: true });
});

/** As much of the forge as comments need. */
function fakeGithub() {
  const comments: { id: number; body: string; url: string }[] = [];
  const calls: string[] = [];
  const server = createServer(async (request, response) => {
    calls.push(`${request.method} ${request.url!.split("?")[0]}`);
    if (request.headers.authorization !== "Bearer token-of-the-job") return void response.writeHead(403).end("{}");
    const sent = request.method === "GET" ? null : ((await json(request)) as { body: string });
    if (request.method === "POST") {
      const id = comments.length + 1;
      comments.push({ id, body: sent!.body, url: `${origin()}/repos/acme/site/issues/comments/${id}` });
    }
    if (request.method === "PATCH") comments[Number(request.url!.split("/").at(-1)) - 1]!.body = sent!.body;
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(comments));
  }).listen(0, "127.0.0.1");
  const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { server, comments, calls, origin };
}

/** Runs the steps of the action in order, as a runner does; what needs a registry or another action is left out. */
async function runAction(given: Record<string, string>) {
  const inputs = Object.fromEntries(
    Object.entries<{ default?: string }>(action.inputs).map(([name, input]) => [name, given[name] ?? input.default]),
  );
  const outputs: Record<string, string> = {};
  const event = join(folder, "event.json");
  writeFileSync(event, JSON.stringify({ pull_request: { number: 7 } }));
  const filled = (text: string) =>
    text
      .replace(/\$\{\{ inputs\.([\w-]+) \}\}/g, (_, name) => inputs[name] ?? "")
      .replace(/\$\{\{ steps\.audit\.outputs\.(\w+) \}\}/g, (_, name) => outputs[name] ?? "");
  const codes: Record<string, number> = {};
  for (const { id, run, env = {} } of steps) {
    if (!run || id === "packages") continue;
    const told = join(folder, `${id}.txt`);
    writeFileSync(told, "");
    const own = Object.fromEntries(Object.entries(env).map(([name, text]) => [name, filled(text)]));
    const child = spawn("bash", ["-e", "-c", run], {
      cwd: folder,
      stdio: "ignore",
      env: {
        PATH: `${join(process.execPath, "..")}:${process.env.PATH}`,
        GITHUB_ACTION_PATH: process.cwd(),
        GITHUB_OUTPUT: told,
        GITHUB_STEP_SUMMARY: join(folder, "summary.md"),
        GITHUB_API_URL: github.origin(),
        GITHUB_EVENT_PATH: event,
        GITHUB_REPOSITORY: "acme/site",
        ALLOW_HOSTS: site.host,
        DATA_DIR: folder,
        ...own,
      },
    });
    codes[id] = await new Promise((resolve) => child.on("close", (code) => resolve(code ?? -1)));
    for (const line of readFileSync(told, "utf8").trim().split("\n")) {
      const [name, value] = line.split(/=(.*)/s);
      if (id === "audit") outputs[name!] = value!;
    }
    if (codes[id] !== 0) break;
  }
  return { codes, outputs };
}

describe("the GitHub Action", () => {
  it("audits, tells its outputs and a summary, and comments once, however often it runs", async () => {
    const asked = { url: `${site.origin}/`, token: "token-of-the-job" };
    const first = await runAction(asked);
    expect(first.codes).toEqual({ audit: 0, comment: 0, verdict: 0 });
    const { readiness } = JSON.parse(readFileSync(join(folder, "answerscope.json"), "utf8"));
    expect(first.outputs).toMatchObject({ readiness: String(readiness), gate: "", code: "0" });
    expect(readFileSync(join(folder, "summary.md"), "utf8")).toContain(`readiness ${readiness} of 100`);
    expect(JSON.parse(readFileSync(join(folder, first.outputs.sarif!), "utf8")).runs).toHaveLength(1);

    const again = await runAction({ ...asked, "fail-under": "100" });
    expect(again.codes).toEqual({ audit: 0, comment: 0, verdict: 1 });
    expect(github.comments).toHaveLength(1);
    expect(github.comments[0]!.body).toContain(`readiness ${readiness} of 100`);
    expect(github.calls.at(-1)).toBe("PATCH /repos/acme/site/issues/comments/1");
  });

  it("says so when the token may not comment", async () => {
    const { codes } = await runAction({ url: `${site.origin}/`, token: "another" });
    expect(codes).toEqual({ audit: 0, comment: 1 });
  });

  it("ends with the audit's own code for an address that is none", async () => {
    const { codes } = await runAction({ url: "http://10.0.0.1/", token: "token-of-the-job" });
    expect(codes.audit).toBe(2);
  });

  it("takes no input into a command line but through the environment", () => {
    for (const { run } of steps) expect(run ?? "").not.toContain("${{");
  });
});
