/**
 * The protocol's own suite, against the demo and against the fixtures it asks for. A scenario that fails must be listed
 * with its reason, and one that is listed must fail: for the fixtures, only what the server does not declare.
 */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { post, startApp, type TestApp, until } from "../support/app.ts";

const results = mkdtempSync(join(tmpdir(), "answerscope-conformance-"));
let server: TestApp;
beforeAll(async () => {
  server = await startApp({ MCP_CONFORMANCE: "1" });
  const call = { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name: "get_visibility", arguments: {} } };
  const told = async () => (await post(`${server.baseUrl}/mcp/demo`, call)).body.result.structuredContent;
  await until(async () => (await told()).status !== "unavailable");
});
afterAll(async () => {
  await server.close();
  rmSync(results, { recursive: true });
});

const cases = ["demo", "conformance"].flatMap((at) =>
  ["2025-11-25", "2026-07-28"].map((revision) => ({ at, revision })),
);

it.each(cases)(
  "keeps to revision $revision of the protocol at /mcp/$at",
  async ({ at, revision }) => {
    const { code, out } = await run([
      ...["server", "--url", `${server.baseUrl}/mcp/${at}`, "--requirements", revision, "-o", results],
      ...["--expected-failures", `test/services-needed/mcp-conformance/${at}-${revision}.yaml`],
    ]);
    expect(code, out.slice(-3000)).toBe(0);
    expect(out).toMatch(/server-initialize: 2 passed|caching: 8 passed/);
    if (at === "conformance") expect(out).toMatch(/tools-call-mixed-content: 2 passed/);
  },
  240_000,
);

function run(args: string[]): Promise<{ code: number | null; out: string }> {
  const child = spawn("node_modules/.bin/conformance", args, { stdio: ["ignore", "pipe", "pipe"] });
  let out = "";
  child.stdout.on("data", (chunk) => (out += chunk));
  child.stderr.on("data", (chunk) => (out += chunk));
  return new Promise((resolve) => child.on("close", (code) => resolve({ code, out })));
}
