// The feeds of a site with a year of weekly measures, 25 questions and seven engines, made through the real pipeline with
// stand-in engines: SQL statements of `.json` and `context.md`, and their time among a thousand sites over that among
// ten, both asked in turns so that the machine's load falls on both alike. The other sites are copies by SQL of that one
// with its newest measures: six each are a million answers. The embedded database, and with MYSQL_URL MySQL or MariaDB
// as well. Usage: npm run bench -- feeds [weeks [sites [measures of each copy]]]
import { mkdtempSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { BetterSqlite3QueryRunner } from "typeorm/driver/better-sqlite3/BetterSqlite3QueryRunner.js";
import { MysqlQueryRunner } from "typeorm/driver/mysql/MysqlQueryRunner.js";
import { createApp } from "../dist/src/app.js";
import { readConfig } from "../dist/src/config.js";
import { createLog } from "../dist/src/log.js";
import { startCompany } from "../test/support/company.ts";
import { startEngineServer } from "../test/support/engine-server.ts";
import { NO_LIMITS } from "../test/support/no-limits.ts";
import { addCopies, connectTo } from "./feeds/copies.mjs";

const WEEK_MS = 7 * 24 * 3_600_000;
const FEW = 10;
const ASKED = 40;
const MOST_STATEMENTS = 11;
const MOST_RATIO = 1.3;
const OPERATOR = { kind: "operator" };
const [weeks = 52, sites = 1000, measures = 6] = process.argv.slice(2).map(Number);

const statements = countStatements();
const clock = shiftedClock();
const folder = mkdtempSync(join(tmpdir(), "answerscope-feeds-"));
const engines = await startEngineServer();
const site = await startCompany();
/** As engines write: other companies, this one in every third answer, two sources. */
const TEXTS = [
  "Most small companies choose Gusto or Rippling; Paychex suits larger ones, and ADP those with staff abroad.",
  "1. Gusto: easy to set up\n2. Harbour Payroll: files Ohio taxes\n3. Rippling: for growing teams",
  "For a team of that size Gusto is the usual choice. OnPay costs less, and Paychex has more advisers.",
];
let asked = 0;
for (const id of Object.keys(engines.baseUrls))
  engines.set(id, {
    answer: (question) => TEXTS[(question.length + id.length + Math.floor(asked++ / 175)) % TEXTS.length],
  });
const { LOCAL_ENGINE_BASE_URL: _, LOCAL_ENGINE_MODEL: __, ...keys } = engines.env;

let failed = false;
const places = [["SQLite", onFile], ...(process.env.MYSQL_URL ? [["MySQL or MariaDB", onServer]] : [])];
for (const [name, open] of places) await measureOn(name, await open());
await Promise.all([engines.close(), site.close()]);
rmSync(folder, { recursive: true });
process.exit(failed ? 1 : 0);

async function measureOn(name, place) {
  const small = await start(place.small);
  const began = performance.now();
  const monitor = await history(small);
  console.log(`${name}: ${weeks} measures of 25 questions x 7 engines took ${seconds(began)} s`);
  await small.app.close(0);
  const few = await connectTo(place.small);
  await addCopies(few, monitor.id, { sites: FEW - 1, measures });
  await few.close();
  await place.double();
  const copying = performance.now();
  const many = await connectTo(place.large);
  // The first ones are there: their numbers go on.
  const answers = await addCopies(many, monitor.id, { sites: sites - FEW, measures, after: FEW - 1 });
  await many.close();
  console.log(`${sites} sites with ${answers.toLocaleString("en")} answers; copying took ${seconds(copying)} s`);
  const [ten, thousand] = [await start(place.small), await start(place.large)];
  for (const path of [".json", "/context.md"]) {
    const told = await compare(ten, thousand, `/monitor/${monitor.token}${path}`);
    const bad = told.ratio > MOST_RATIO || told.statements > MOST_STATEMENTS;
    failed ||= bad;
    console.log(
      `${path.padEnd(12)} ${told.bytes} bytes, ${told.statements} statements (at most ${MOST_STATEMENTS}); median ${told.few.toFixed(1)} ms among ${FEW} sites, ${told.many.toFixed(1)} ms among ${sites}: x ${told.ratio.toFixed(2)} (at most ${MOST_RATIO})${bad ? "  NOT MET" : ""}`,
    );
  }
  console.log(`load of the machine meanwhile: ${loadavg()[0].toFixed(1)}`);
  await Promise.all([ten.app.close(0), thousand.app.close(0)]);
  await place.drop();
}

async function start(databaseUrl) {
  const config = readConfig({
    ...keys,
    ...NO_LIMITS,
    PORT: "0",
    HOST: "127.0.0.1",
    DATA_DIR: mkdtempSync(join(folder, "data-")),
    DATABASE_URL: databaseUrl,
    SECRET_KEY: "what both servers of this bench derive tokens from",
    FEED_LIMIT_PER_MINUTE: "1000000",
    WIKIDATA_API_URL: "http://127.0.0.1:9/",
    WIKIPEDIA_API_URL: "http://127.0.0.1:9/",
    ALLOW_HOSTS: site.host,
  });
  const app = await createApp(config, createLog("silent"));
  return { app, base: `http://127.0.0.1:${await app.listen()}` };
}

/** A monitor with its measures, each a week after the other, and visits in each of them. */
async function history({ app: { graph } }) {
  const run = async (name, variables) => Object.values(await graph.execute(name, variables, OPERATOR))[0];
  const email = "owner@example.com";
  await run("CreateAccount", { email, plan: "PRO", tokens: weeks * 25 * 7 * 18 });
  const monitor = await run("CreateMonitor", { url: `${site.origin}/`, email, schedule: "ON_DEMAND", questions: 0 });
  const questions = Array.from({ length: 25 }, (_each, at) => ({
    text: `Which payroll software is best for a company of ${at * 10 + 5} employees?`,
  }));
  await run("SetQuestions", { id: monitor.id, questions });
  for (let week = weeks - 1; week >= 0; week -= 1) {
    clock.shift(-week * WEEK_MS);
    const { id } = await run("MeasureMonitor", { id: monitor.id });
    for (;;) {
      const { status, error } = await run("GetMeasure", { id });
      if (status === "DONE") break;
      if (status === "FAILED") throw new Error(error.message);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    const at = new Date().toISOString();
    const visit = { time: at, status: 200, uri: "/", referrer: "https://chatgpt.com/" };
    const agent = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
    await run("ImportTraffic", { id: monitor.id, lines: JSON.stringify({ ...visit, user_agent: agent }) });
  }
  clock.shift(0);
  return monitor;
}

/** Medians of a feed on two servers that are asked in turns. */
async function compare(few, many, path) {
  const get = async ({ base }) => {
    const began = performance.now();
    const response = await fetch(base + path);
    const { length } = await response.text();
    if (response.status !== 200) throw new Error(`${path}: ${response.status}`);
    return { ms: performance.now() - began, length };
  };
  for (let turn = 0; turn < 5; turn += 1) for (const server of [few, many]) await get(server);
  const times = { few: [], many: [] };
  for (let turn = 0; turn < ASKED; turn += 1) {
    times.few.push((await get(few)).ms);
    times.many.push((await get(many)).ms);
  }
  const counts = [];
  let bytes = 0;
  for (let turn = 0; turn < 5; turn += 1) {
    const before = statements.count;
    bytes = (await get(many)).length;
    counts.push(statements.count - before);
  }
  const [one, other] = [median(times.few), median(times.many)];
  return { few: one, many: other, ratio: other / one, statements: Math.min(...counts), bytes };
}

function onFile() {
  const [small, large] = ["few", "many"].map((name) => join(folder, `${name}.sqlite`));
  return {
    small: `sqlite:${small}`,
    large: `sqlite:${large}`,
    async double() {
      const file = new Sqlite(small);
      await file.backup(large);
      file.close();
    },
    drop: async () => {},
  };
}

async function onServer() {
  const names = ["few", "many"].map((name) => `feeds_${process.pid}_${name}`);
  const [small, large] = names.map((name) => new URL(`/${name}`, process.env.MYSQL_URL).href);
  const say = async (sql) => {
    const server = await connectTo(process.env.MYSQL_URL);
    for (const name of names) await server.all(sql.replace("?", name));
    await server.close();
  };
  await say("CREATE DATABASE ? CHARACTER SET utf8mb4 COLLATE utf8mb4_bin");
  return {
    small,
    large,
    async double() {
      await (await start(large)).app.close(0);
      const database = await connectTo(large);
      const [name] = names;
      for (const row of await database.all(`SHOW TABLES FROM ${name}`)) {
        const [table] = Object.values(row);
        await database.all(`DELETE FROM ${table}`);
        await database.all(`INSERT INTO ${table} SELECT * FROM ${name}.${table}`);
      }
      await database.close();
    },
    drop: () => say("DROP DATABASE ?"),
  };
}

function countStatements() {
  const counter = { count: 0 };
  for (const { prototype } of [BetterSqlite3QueryRunner, MysqlQueryRunner]) {
    const query = prototype.query;
    prototype.query = function counted(...given) {
      counter.count += 1;
      return query.apply(this, given);
    };
  }
  return counter;
}

/** Dates are so much later or earlier; timers and spans run as ever. */
function shiftedClock() {
  const Real = Date;
  let shift = 0;
  globalThis.Date = class extends Real {
    constructor(...given) {
      if (given.length > 0) super(...given);
      else super(Real.now() + shift);
    }
    static now() {
      return Real.now() + shift;
    }
  };
  return {
    shift(ms) {
      shift = ms;
    },
  };
}

function median(numbers) {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
}

function seconds(began) {
  return ((performance.now() - began) / 1000).toFixed(0);
}
