// What the MCP tools' answers take of a model's context: tokens (four characters each) of every tool of a monitor and a
// network, over 25 questions, seven engines and twelve weeks, measured by the real pipeline with stand-in engines that write
// answers of some 1,600 characters. Usage: npm run bench -- mcp-answers [folder to write the answers to]
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "better-sqlite3";
import { createApp } from "../dist/src/app.js";
import { readConfig } from "../dist/src/config.js";
import { createLog } from "../dist/src/log.js";
import { startCompany } from "../test/support/company.ts";
import { startEngineServer } from "../test/support/engine-server.ts";
import { freePort } from "../test/support/free-port.ts";
import { NO_LIMITS } from "../test/support/no-limits.ts";

const WEEKS = 12;
const OPERATOR_TOKEN = "an-operator-token-of-32-characters";
const ENGINES = ["chatgpt", "claude", "gemini", "perplexity", "grok", "deepseek", "google-ai-overviews"];
const RIVALS =
  "Paywell, Wagelight, Ledgerfold, Rollmark, Clockbrook, Tallyhouse, Stubwise, Hirebeam, Penrose Pay, Quillpay, Brassledger, Fernwage";
const NEEDS =
  "files state taxes, pays contractors, has a phone line, runs time sheets, works for restaurants, handles tips, serves farms, pays nurses, suits churches, joins with accounting, supports two states, costs under $50 a month";
const [keep] = process.argv.slice(2);

const engines = await startEngineServer();
for (const [at, engine] of ENGINES.entries()) engines.set(engine, { answer: (question) => written(question, at) });
const site = await startCompany();
const folder = mkdtempSync(join(tmpdir(), "answerscope-mcp-"));
const own = Object.fromEntries(Object.entries(engines.env).filter(([name]) => !name.startsWith("LOCAL")));
const config = readConfig({
  ...own,
  ...NO_LIMITS,
  HOST: "127.0.0.1",
  PORT: String(await freePort()),
  DATA_DIR: folder,
  ALLOW_HOSTS: site.host,
  OPERATOR_TOKEN,
  READER_MODEL: "off",
  LOG_LEVEL: "error",
});
const app = await createApp(config, createLog("error", process.stderr));
await app.listen();

const email = "pro@example.com";
await asOperator("CreateAccount", { email, plan: "PRO", tokens: 1_000_000 });
const monitor = await asOperator("CreateMonitor", { url: `${site.origin}/`, email });
const questions = NEEDS.split(", ")
  .flatMap((need) => [
    { text: `Which payroll software for small companies in Ohio ${need}?`, persona: "Owner of a shop", area: "Ohio" },
    { text: `Who would you shortlist for payroll that ${need} in Toledo?`, persona: "Bookkeeper", area: "Toledo" },
  ])
  .concat({ text: "What are the main providers of payroll software in Ohio?", persona: "Owner of a shop", area: null });
await asOperator("SetQuestions", { id: monitor.id, questions });
for (let week = WEEKS - 1; week >= 0; week--) {
  const { id } = await asOperator("MeasureMonitor", { id: monitor.id });
  while (!["DONE", "FAILED"].includes((await asOperator("GetMeasure", { id })).status))
    await new Promise((resolve) => setTimeout(resolve, 100));
  setBack(id, week);
}
const network = await asOperator("CreateNetwork", { name: "Agency", email });
await asOperator("AddNetworkSite", { networkId: network.id, monitorId: monitor.id });

const values = { domain: site.host, competitor: "Paywell", source: "paywell.example", run: "none" };
await tell("monitor", monitor.token);
await tell("network", network.link.split("/").at(-1));
await app.close(0);
await Promise.all([engines.close(), site.close()]);
rmSync(folder, { recursive: true });
process.exit(0);

/** An answer that names some of the rivals, the site at times, and differs by engine. */
function written(question, engine) {
  const turn = [...question].reduce((sum, mark) => (sum * 31 + mark.charCodeAt(0)) % 9973, engine * 7);
  const names = RIVALS.split(", ");
  const some = Array.from({ length: 5 }, (_, at) => names[(turn + at * 5) % names.length]);
  if (turn % 3 === 0) some.splice(turn % 4, 0, "Harbour Payroll");
  const about = (name, at) =>
    `**${name}** is a sound choice ${at === 0 ? "to begin with" : "as well"}: it pays wages on the day you choose, files what the state asks for, and shows each employee a slip online. Reviewers like its phone line and note that prices rise with the number of employees, so ask for a quote before you sign a contract for a whole year.`;
  const text = [`For "${question}" these stand out.`, ...some.map(about), "Compare two of them before you decide."];
  const link = (name) => `https://${name.toLowerCase().replaceAll(" ", "")}.example/`;
  const citations = some.map((name) => ({ url: link(name), title: `${name}: payroll`, quote: `${name}` }));
  return {
    text: text.join("\n\n"),
    citations: [...citations, { url: "https://payreviews.example/ohio", title: "Payroll in Ohio, compared" }],
    searches: ["payroll software ohio"],
    consulted: [],
  };
}

function setBack(id, week) {
  const at = new Date(Date.now() - week * 7 * 86_400_000).toISOString().replace("T", " ").replace("Z", "");
  const database = new Database(join(folder, "answerscope.sqlite"), { timeout: 5000 });
  database.prepare("UPDATE scan SET measuredAt = ? WHERE id = ?").run(at, id);
  database.prepare("UPDATE answer SET at = ? WHERE scanId = ?").run(at, id);
  database.close();
}

async function tell(name, token) {
  const call = (method, params = {}) => post(`/mcp/${token}`, { jsonrpc: "2.0", id: 1, method, params });
  const { tools } = (await call("tools/list")).result;
  const rows = [];
  for (const { name: tool, inputSchema } of tools) {
    const args = Object.fromEntries((inputSchema.required ?? []).map((each) => [each, values[each]]));
    const { result, error } = await call("tools/call", { name: tool, arguments: args });
    if (error) throw new Error(`${tool}: ${error.message}`);
    const { text } = result.content[0];
    if (keep) {
      mkdirSync(join(keep, name), { recursive: true });
      writeFileSync(join(keep, name, `${tool}.json`), text);
    }
    rows.push({
      tool,
      tokens: tokensOf(text),
      status: result.structuredContent?.status ?? (result.isError ? "error" : ""),
    });
  }
  console.log(`\n${name}: ${tools.length} tools, listed in ${tokensOf(JSON.stringify(tools))} tokens`);
  const shown = tools.map(({ name, description, inputSchema }) => ({ name, description, inputSchema }));
  console.log(`  of which names, descriptions and arguments: ${tokensOf(JSON.stringify(shown))}`);
  for (const { tool, tokens, status } of rows) console.log(`${String(tokens).padStart(8)}  ${tool} ${status}`);
  console.log(`${String(rows.reduce((sum, { tokens }) => sum + tokens, 0)).padStart(8)}  all of them`);
}

function tokensOf(text) {
  return Math.ceil(text.length / 4);
}

async function asOperator(operationName, variables) {
  const { data, errors } = await post("/graphql", { operationName, variables }, `Bearer ${OPERATOR_TOKEN}`);
  if (errors) throw new Error(`${operationName}: ${errors[0].message}`);
  return Object.values(data)[0];
}

async function post(path, body, authorization) {
  const response = await fetch(config.baseUrl + path, {
    method: "POST",
    headers: { "content-type": "application/json", ...(authorization && { authorization }) },
    body: JSON.stringify(body),
  });
  return response.json();
}
