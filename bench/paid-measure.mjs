// What one monitor's whole measure takes: 25 questions of seven engines, over a server in a process of its own and a
// MariaDB. CPU an answer of the server's main process, of all its processes and of the database; statements, rows and
// bytes an answer, in the columns and on disk. Sites and engines stand in, on the same machine. Needs mariadbd; Linux.
// Usage: npm run bench -- paid-measure [measures]
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { createConnection } from "mysql2/promise";
import { startCompany } from "../test/support/company.ts";
import { startEngineServer } from "../test/support/engine-server.ts";
import { startMariadb } from "../test/support/mariadb-server.ts";
import { NO_LIMITS } from "../test/support/no-limits.ts";
import { startServerProcess } from "../test/support/server-process.ts";
import { cpuOf, memoryOf, treeOf } from "./lean/process-tree.mjs";

const QUESTIONS = 25;
const OPERATOR_TOKEN = "an operator's token for this bench";
const NAMES = "Tavroot,Brontio,Fenwickle Hub,Gusto,Rippling,Paychex,Ovalane,Merrowby,Pinegate,Sundell".split(",");
const many = Number(process.argv[2] ?? 8);

const [mariadb, engines, sites] = await Promise.all([
  startMariadb(),
  startEngineServer(),
  Promise.all(Array.from({ length: many + 1 }, startCompany)),
]);
const { LOCAL_ENGINE_BASE_URL: _, LOCAL_ENGINE_MODEL: __, ...keys } = engines.env;
const ids = ["chatgpt", "claude", "gemini", "perplexity", "grok", "deepseek", "google-ai-overviews"];
for (const [at, id] of ids.entries()) engines.set(id, { answer: (question) => answerOf(question.length + at) });
const env = {
  ...keys,
  ...NO_LIMITS,
  DATABASE_URL: mariadb.url,
  SECRET_KEY: "a secret of this bench, and of nothing else",
  OPERATOR_TOKEN,
  READER_MODEL: "off",
  WIKIDATA_API_URL: "http://127.0.0.1:9/",
  WIKIPEDIA_API_URL: "http://127.0.0.1:9/",
  ALLOW_HOSTS: sites.map(({ host }) => host).join(","),
};
// What the server would do by itself in the midst of it.
const launcher = fileURLToPath(new URL("../bin/answerscope.mjs", import.meta.url));
await promisify(execFile)(process.execPath, [launcher, "seed-demo"], { env: { PATH: process.env.PATH, ...env } });
const server = await startServerProcess(env);
const sql = await createConnection(mariadb.url);

const monitors = [];
for (const [at, site] of sites.entries()) {
  const email = `reader${at}@example.com`;
  await operate("CreateAccount", { email, plan: "PRO", tokens: 100_000 });
  monitors.push(await operate("CreateMonitor", { url: `${site.origin}/`, email, questions: QUESTIONS }));
}
await measure(monitors[0]);
const before = await taken();
const began = performance.now();
for (const monitor of monitors.slice(1)) await measure(monitor);
const seconds = (performance.now() - began) / 1000;
const after = await taken();
const answers = after.answers - before.answers;
const per = (name, by = 1) => Number(((after[name] - before[name]) / answers / by).toFixed(2));
console.table({
  "answers measured": answers,
  "answers a second, one measure at a time": Number((answers / seconds).toFixed(1)),
  "CPU an answer, main process, ms": per("main"),
  "CPU an answer, all processes, ms": per("all"),
  "CPU an answer, database, ms": per("database"),
  "statements an answer": per("statements"),
  "rows an answer": per("rows"),
  "bytes an answer, in columns": Math.round(per("columns")),
  "bytes an answer, on disk with indexes": Math.round(per("disk")),
  "memory of the server meanwhile, MiB": Math.round(memoryOf(server.pid)),
});
await sql.end();
await server.stop("SIGTERM");
await Promise.all([mariadb.close(), engines.close(), ...sites.map((site) => site.close())]);
process.exit(0);

/** Some 1,500 characters that name five companies, as engines write. */
function answerOf(turn) {
  const named = Array.from({ length: 5 }, (_, at) => NAMES[(turn + at * 3) % NAMES.length]);
  const items = named.map(
    (name, at) =>
      `${at + 1}. **${name}**: a provider that small companies often choose; it files local taxes, pays people on time, and its support answers within a day. Prices begin at $${20 + turn + at} a month, with a fee for each person on top.`,
  );
  return `For a company of that size these are worth a look.\n\n${items.join("\n")}\n\nWhich one fits depends on how many people you pay and in how many places. Ask two of them for an offer, and compare what setting up costs.`;
}

async function operate(operationName, variables) {
  const headers = { "content-type": "application/json", authorization: `Bearer ${OPERATOR_TOKEN}` };
  const body = JSON.stringify({ operationName, variables });
  const reply = await (await fetch(`${server.baseUrl}/graphql`, { method: "POST", headers, body })).json();
  if (reply.errors) throw new Error(JSON.stringify(reply.errors));
  return Object.values(reply.data)[0];
}

async function measure({ id }) {
  const { id: scanId } = await operate("MeasureMonitor", { id });
  for (;;) {
    const [[{ status }]] = await sql.query("SELECT status FROM scan WHERE id = ?", [scanId]);
    if (status === "DONE") return;
    if (status === "FAILED") throw new Error("a measure failed");
    await sleep(200);
  }
}

/** What was taken so far. */
async function taken() {
  const [[{ Value: statements }]] = await sql.query("SHOW GLOBAL STATUS LIKE 'Questions'");
  const [tables] = await sql.query("SHOW TABLES");
  let [rows, columns] = [0, 0];
  for (const name of tables.map((row) => Object.values(row)[0])) {
    const [fields] = await sql.query("SHOW COLUMNS FROM ??", [name]);
    const length = fields.map(({ Field }) => `COALESCE(LENGTH(\`${Field}\`), 0)`).join(" + ");
    const [[sum]] = await sql.query(`SELECT COUNT(*) AS rows_, COALESCE(SUM(${length}), 0) AS bytes FROM ??`, [name]);
    rows += sum.rows_;
    columns += Number(sum.bytes);
    await sql.query("ANALYZE TABLE ??", [name]);
  }
  const [[{ disk }]] = await sql.query(
    "SELECT SUM(data_length + index_length) AS disk FROM information_schema.tables WHERE table_schema = DATABASE()",
  );
  const [[{ answers }]] = await sql.query("SELECT COUNT(*) AS answers FROM answer WHERE status = 'answered'");
  const database = treeOf(process.pid).find((pid) => readFileSync(`/proc/${pid}/comm`, "utf8").trim() === "mariadbd");
  return {
    ...{ answers, rows, columns, disk: Number(disk), statements: Number(statements) },
    ...cpuOf(server.pid),
    database: cpuOf(database).main,
  };
}
