import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { load } from "cheerio";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { post, startApp } from "../support/app.ts";
import { startCompany } from "../support/company.ts";
import { startEngineServer } from "../support/engine-server.ts";
import { type FakeWebsite, startWebsite } from "../support/website.ts";

/** The program as its users start it: the launcher, a process of its own. */
let site: FakeWebsite;
let closed: FakeWebsite;
const folder = mkdtempSync(join(tmpdir(), "answerscope-cli-"));

beforeAll(async () => {
  [site, closed] = await Promise.all([startCompany(), startWebsite({ "/": { status: 403, body: "Forbidden" } })]);
});
afterAll(async () => {
  await Promise.all([site.close(), closed.close()]);
  rmSync(folder, { recursive: true });
});

function run(
  args: string[],
  env: Record<string, string> = {},
  input = "",
): Promise<{ code: number; out: string; err: string }> {
  const child = spawn(process.execPath, ["bin/answerscope.mjs", ...args], {
    env: { PATH: process.env.PATH, DATA_DIR: folder, ALLOW_HOSTS: `${site.host},${closed.host}`, ...env },
    stdio: ["pipe", "pipe", "pipe"],
  });
  // Most commands end without a look at it.
  child.stdin.on("error", () => {}).end(input);
  let out = "";
  let err = "";
  child.stdout.on("data", (chunk) => (out += chunk));
  child.stderr.on("data", (chunk) => (err += chunk));
  return new Promise((resolve) => child.on("close", (code) => resolve({ code: code ?? -1, out, err })));
}

describe("the program", () => {
  it("audits: 0 when done, 1 under the bar, JSON alone on standard output", async () => {
    const done = await run(["audit", `${site.origin}/`, "--json"]);
    expect(done.code, done.err).toBe(0);
    expect(JSON.parse(done.out)).toMatchObject({ domain: site.host });
    expect((await run(["audit", `${site.origin}/`, "--fail-under", "100"])).code).toBe(1);
  });

  it("scans: 0 when done, JSON alone on standard output, progress on the other", async () => {
    const { code, out, err } = await run(["scan", `${site.origin}/`, "--json"]);
    expect(code, err).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ brand: "Harbour Payroll", preview: true });
    expect(err).toMatch(/Questions, written by rules/);
  });

  it("tells of a site what the API tells of it, to the digit", async () => {
    const server = await startApp({ ALLOW_HOSTS: site.host });
    const url = `${site.origin}/`;
    const [{ out }, { body }] = await Promise.all([
      run(["scan", url, "--json"]),
      post(`${server.baseUrl}/api/scan`, { url }),
    ]);
    await server.close();
    const { report, id, measuredAt, ...told } = body;
    const printed = JSON.parse(out);
    expect(printed).toMatchObject(told);
    expect(Object.keys(body).filter((field) => !(field in printed))).toEqual(["report"]);
    expect([id, measuredAt, printed.id, printed.measuredAt].map((value) => typeof value)).toEqual(
      Array(4).fill("string"),
    );
  });

  it("writes questions within the budget of a scan, which can be handed in as they are", async () => {
    const engines = await startEngineServer({
      script: { local: { json: { questions: ["Who runs payroll in Ohio?"] } } },
    });
    const writer = { WRITER_BASE_URL: engines.baseUrls.local!, WRITER_MODEL: "writer" };
    const written = await run(["questions", `${site.origin}/`, "--questions", "25"], writer);
    expect([written.code, written.out.split("\n")[0]], written.err).toEqual([0, "Who runs payroll in Ohio?"]);
    expect(engines.calls).toHaveLength(1);
    const poor = await run(["questions", `${site.origin}/`], { ...writer, SCAN_BUDGET_USD: "0.0001" });
    expect(poor.err).toContain("budget does not cover it");
    expect(engines.calls).toHaveLength(1);
    await engines.close();
    const { code, out, err } = await run(
      ["scan", `${site.origin}/`, "--json", "--questions-file", "-"],
      {},
      written.out,
    );
    expect(code, err).toBe(0);
    const { queries, questionsBy } = JSON.parse(out);
    expect(questionsBy).toBe("given");
    expect(queries.map(({ question }: { question: string }) => question)).toEqual(written.out.trim().split("\n"));
  });

  it("writes a scan to files of every kind, which tell what the report of the server tells", async () => {
    const server = await startApp({ ALLOW_HOSTS: site.host });
    const url = `${site.origin}/`;
    const files = ["html", "json", "csv", "md"].map((ending) => join(folder, `scan.${ending}`));
    const { code, out, err } = await run(["scan", url, "--quiet", ...files.flatMap((file) => ["--output", file])]);
    expect([code, out, err]).toEqual([0, "", ""]);
    const [page, json, table, text] = files.map((file) => readFileSync(file, "utf8"));
    const { body } = await post(`${server.baseUrl}/api/scan`, { url });
    const served = await fetch(body.report).then((response) => response.text());
    await server.close();
    // The server's sandbox also knows the demo site: of two rivals that are as good as equal, an answer may put the other first.
    const parts = (html: string) => [
      ...["answers", "fixes", "readiness", "ladder"].map((id) => load(html)(`[aria-labelledby=${id}]`).html()),
      load(html)("[aria-labelledby=rivals] tr").length,
      load(html)("[aria-labelledby=rivals] tr")
        .toArray()
        .map((row) => load(html)(row).text())
        .sort(),
    ];
    expect(parts(page!)).toEqual(parts(served));
    expect(page).not.toMatch(/ (?:src|href|action)="(?!#|data:|https?:)/);
    const scan = JSON.parse(json!);
    expect(scan.brand).toBe("Harbour Payroll");
    expect(table!.match(/,answered,/g)).toHaveLength(scan.answers.length);
    for (const { name } of scan.competitors) expect(text).toContain(`- ${name}`);
  });

  it("writes an audit to files, and says the same on the terminal", async () => {
    const files = ["json", "sarif", "xml", "md"].map((ending) => join(folder, `audit.${ending}`));
    const { code, out } = await run([
      "audit",
      site.host.replace(/^/, "http://"),
      ...files.flatMap((file) => ["--output", file]),
    ]);
    expect(code).toBe(0);
    const [json, sarif, junit, text] = files.map((file) => readFileSync(file, "utf8"));
    const { readiness } = JSON.parse(json!);
    expect(out).toContain(`Readiness   ${readiness} of 100`);
    expect(text).toContain(`readiness ${readiness} of 100`);
    expect(junit).toContain(`readiness ${readiness}`);
    expect(JSON.parse(sarif!).version).toBe("2.1.0");
  });

  it("reads answers from a file as from standard input", async () => {
    const file = join(folder, "answers.jsonl");
    writeFileSync(file, `${JSON.stringify({ id: 1, answer: "I would take Acme.", brand: { name: "Acme" } })}\n`);
    const { code, out } = await run(["extract", file]);
    expect([code, JSON.parse(out).placement]).toEqual([0, "prose"]);
  });

  it.each([
    ["a site that cannot be read", () => ["audit", `${closed.origin}/`], 3],
    ["a site that is not public", () => ["scan", "http://10.0.0.1/"], 2],
    ["a command nobody knows", () => ["sing"], 2],
    ["a number out of bounds", () => ["scan", "https://example.com", "--questions", "26"], 2],
    ["a port that is none", () => ["serve", "--port", "70000"], 2],
    ["two formats at once", () => ["audit", "https://example.com", "--json", "--format", "junit"], 2],
    ["questions to write and given ones", () => ["scan", "a.com", "--questions", "3", "--questions-file", "f"], 2],
    ["a file of a kind nobody writes", () => ["scan", "https://example.com", "--output", "scan.pdf"], 2],
    ["a file in no folder", () => ["audit", "https://example.com", "--output", "/nowhere/audit.json"], 2],
    ["a folder for a file", () => ["audit", "https://example.com", "--output", `${folder}/`], 2],
    ["answers in a file that is not there", () => ["extract", "/nowhere.jsonl"], 2],
  ])("ends with its own code for %s", async (_what, args, code) => {
    expect((await run(args())).code).toBe(code);
  });

  it("listens where --port says, above PORT, and says in one line that it is taken", async () => {
    const taken = createServer();
    const port = await new Promise<number>((resolve) =>
      taken.listen(0, "127.0.0.1", () => resolve((taken.address() as { port: number }).port)),
    );
    const { code, err } = await run(["serve", "--port", String(port)], {
      PORT: "1",
      HOST: "127.0.0.1",
      LOG_LEVEL: "silent",
    });
    taken.close();
    expect(code).toBe(3);
    expect(err.trim().split("\n")).toHaveLength(1);
    expect(err).toContain(`Port ${port}`);
  });

  it.each([
    [{ PRICES_FILE: "/nope" }, "PRICES_FILE cannot be used: there is no file /nope."],
    [{ PRICES_FILE: tmpdir() }, `PRICES_FILE cannot be used: ${tmpdir()} cannot be read or run (EISDIR).`],
    [{ BROWSER_PATH: "/nope" }, "BROWSER_PATH cannot be used: there is no file /nope."],
    [{ BROWSER_PATH: tmpdir() }, `BROWSER_PATH cannot be used: ${tmpdir()} is no program.`],
    [
      { DATA_DIR: "package.json/x" },
      `DATA_DIR cannot be used: the folder ${resolve("package.json/x")} cannot be made (ENOTDIR).`,
    ],
    [{ DATA_DIR: "package.json" }, `DATA_DIR cannot be used: ${resolve("package.json")} is no folder.`],
    [
      { DATABASE_URL: "sqlite:package.json/x/a.db" },
      `DATABASE_URL cannot be used: the folder ${resolve("package.json/x")} cannot be made (ENOTDIR).`,
    ],
  ])("names the variable in one line, %j", async (env, line) => {
    const { code, err } = await run(["serve"], { LOG_LEVEL: "silent", ...env });
    expect(err.trim()).toBe(`${line} (BAD_INPUT)`);
    expect(code).toBe(2);
  });

  it.skipIf(process.platform !== "linux")("ends at once where the system lets nobody make a folder", async () => {
    const { code, err } = await run(["serve"], { DATA_DIR: "/proc/x/y" });
    expect(err.trim()).toBe("DATA_DIR cannot be used: the folder /proc/x/y cannot be made (ENOENT). (BAD_INPUT)");
    expect(code).toBe(2);
  });
});
