import { readdirSync, readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { buildSchema } from "graphql";
import { describe, expect, it } from "vitest";
import { printOperationTypes } from "../src/graph/print-operation-types.ts";
import { OF_THE_FILE, opening } from "../vitest.mysql.config.ts";

const SRC = resolve(import.meta.dirname, "../src");
const files = readdirSync(SRC, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
  .map((entry) => relative(SRC, join(entry.parentPath, entry.name)));
const text = (file: string) => readFileSync(join(SRC, file), "utf8");

/** The room a file stands in: its folder under src, or its own name at the top. */
const room = (file: string) => (file.includes("/") ? file.split("/")[0]! : file.replace(/\.tsx?$/, ""));

/** What each room may import, besides itself and errors. */
const MAY_IMPORT: Record<string, string[]> = {
  errors: [],
  "package-file": [],
  version: ["package-file"],
  "config-values": [],
  "config-engines": ["config-values"],
  config: ["config-values", "config-engines"],
  "plain-text": [],
  csv: ["plain-text"],
  markdown: ["plain-text"],
  log: ["plain-text"],
  starting: ["log"],
  engine: [],
  schema: ["engine"],
  services: ["engine", "schema", "demo-site", "plain-text", "markdown"],
  resolvers: ["services", "schema", "engine"],
  graph: ["resolvers", "plain-text"],
  gateways: ["graph", "resolvers", "services", "log", "engine", "package-file", "plain-text", "csv"],
  "scan-room": ["config", "engine"],
  "monitor-room": ["scan-room", "services", "graph"],
  "mail-room": ["config", "scan-room", "services"],
  "paid-room": ["config", "scan-room", "services", "graph", "gateways"],
  dispatch: ["config", "services"],
  "config-secrets": ["config"],
  banner: ["config", "engine"],
  instruments: ["config", "config-secrets", "gateways", "services", "log", "version"],
  app: [
    "banner",
    "config",
    "instruments",
    "dispatch",
    "gateways",
    "graph",
    "resolvers",
    "services",
    "engine",
    "scan-room",
    "monitor-room",
    "mail-room",
    "paid-room",
    "starting",
    "version",
  ],
  main: ["app", "banner", "config", "config-secrets", "log", "starting"],
  cli: [
    "main",
    "app",
    "config",
    "engine",
    "scan-room",
    "log",
    "version",
    "graph",
    "gateways",
    "plain-text",
    "csv",
    "markdown",
  ],
};

function importsOf(file: string): { specifier: string; typeOnly: boolean }[] {
  const pattern = /^(?:import|export)\s+(type\s)?[^"';]*?from\s+"(\.[^"]+)"|import\("(\.[^"]+)"\)/gm;
  return [...text(file).matchAll(pattern)].map(([, type, named, dynamic]) => ({
    specifier: (named ?? dynamic)!,
    typeOnly: type !== undefined,
  }));
}

const targets = (file: string) =>
  importsOf(file).map(({ specifier }) => relative(SRC, resolve(join(SRC, file), "..", specifier)));

const rooms = (file: string) => targets(file).map(room);

/** The stages of the engine in run order: each imports only those before it. */
const STAGES = ["read-site", "audits", "questions", "answer-engines", "read-answer", "footprint", "score", "fixes"];

/** What the rooms that every stage shares may import of the others. */
const MAY_SHARE: Record<string, string[]> = {
  language: [],
  trades: ["language"],
  surfaces: ["read-site"],
  traffic: ["read-site"],
};

/**
 * What the rooms of reading an answer import of one another, in run order; `types.ts` and `common-words.ts` are everybody's. A
 * name of everyday words is decided by what reading for rivals makes of its line, whoever is looked for (`offered`).
 */
const READING: Record<string, string[]> = {
  clauses: [],
  document: ["clauses"],
  "rivals/words": ["document", "rivals/context.ts"],
  named: ["clauses", "document", "rivals/words", "rivals/offered.ts", "rivals/headings.ts"],
  placed: ["clauses", "document", "named"],
  cited: ["document", "named"],
  rivals: ["document", "rivals/words", "second-reader/votes.ts"],
  pooled: ["named", "rivals/words", "rivals/company", "rivals/votes"],
  "second-reader": [],
};
const READING_ROOT = "engine/read-answer/";

/** The stage or shared room of a file of the engine: its folder; a file beside them starts or serves them all. */
const stage = (file: string) => (file.startsWith("engine/") && file.split("/").length > 2 ? file.split("/")[1]! : "");

describe("the house", () => {
  it.each(files)("%s imports only what its room may", (file) => {
    const own = room(file);
    const allowed = [own, "errors", ...(MAY_IMPORT[own] ?? [])];
    expect(rooms(file).filter((other) => !allowed.includes(other))).toEqual([]);
  });

  it.each(files.filter((file) => file.startsWith("engine/")))(
    "%s imports only stages that stand before its own",
    (file) => {
      const own = stage(file);
      const order = STAGES.indexOf(own);
      const allowed =
        order === -1 ? (MAY_SHARE[own] ?? [...STAGES, ...Object.keys(MAY_SHARE)]) : STAGES.slice(0, order);
      const ahead = targets(file).filter((target) => {
        const other = stage(target);
        const known = STAGES.includes(other) || (order === -1 && other in MAY_SHARE);
        return known && other !== own && !allowed.includes(other);
      });
      expect(ahead).toEqual([]);
    },
  );

  it.each(files.filter((file) => file.startsWith(READING_ROOT) && file.split("/").length > 3))(
    "%s imports of reading an answer only what its room may",
    (file) => {
      const inReading = (path: string) => path.slice(READING_ROOT.length);
      const roomOf = (path: string) => Object.keys(READING).find((each) => inReading(path).startsWith(`${each}/`))!;
      const own = roomOf(file);
      const others = targets(file).filter(
        (target) => target.startsWith(READING_ROOT) && inReading(target).includes("/"),
      );
      const beyond = others.filter(
        (target) => roomOf(target) !== own && !READING[own]!.some((each) => inReading(target).startsWith(each)),
      );
      expect(beyond).toEqual([]);
    },
  );

  it("lets the tables import no more of the engine than its types", () => {
    const beyond = files
      .filter((file) => file.startsWith("schema/"))
      .flatMap((file) => importsOf(file).filter(({ specifier }) => /engine\/(?!types\.ts)/.test(specifier)));
    expect(beyond).toEqual([]);
  });

  it("lets no test that runs on every kind of database name one, or what it looks at there is empty", () => {
    const shared = opening.filter((path) => !OF_THE_FILE.includes(path) && !path.startsWith("test/services-needed/"));
    const naming = shared.filter((path) =>
      /better-?sqlite3|mysql2|MysqlQueryRunner|\.sqlite"/i.test(readFileSync(path, "utf8")),
    );
    expect(shared.length).toBeGreaterThan(30);
    expect(naming).toEqual([]);
  });

  it("reads the environment in config.ts alone", () => {
    expect(files.filter((file) => text(file).includes("process.env"))).toEqual(["config.ts"]);
  });

  it("starts a server without the words of any language: tens of megabytes that only the workshop needs", () => {
    const reached = new Set(["main.ts"]);
    for (const file of reached) {
      for (const [, named] of text(file).matchAll(/^(?:import|export)\s+(?!type\s)[^"';]*?from\s+"(\.[^"]+\.tsx?)"/gm))
        reached.add(relative(SRC, resolve(join(SRC, file), "..", named!)));
    }
    expect(reached.size).toBeGreaterThan(300);
    expect(
      [...reached].filter((file) => /^engine\/(language\/languages|read-answer\/rivals|footprint\/measure)/.test(file)),
    ).toEqual([]);
  });

  it("sets timers and counts spans through engine/timers.ts alone, since Node's take no number that is not whole, or too large", () => {
    const own = /AbortSignal\.timeout\(|(?<![.\w])set(Timeout|Interval)\(|timers\/promises|performance\.now/;
    expect(files.filter((file) => own.test(text(file)))).toEqual(["engine/timers.ts"]);
  });

  it("calls models of its own through engine/priced-model.ts alone, where each call has its cost", () => {
    const calling = files.filter((file) => /\.completeJson\(/.test(text(file)));
    expect(calling).toEqual(["engine/priced-model.ts"]);
    const making = files.filter((file) => /(?<!function )createModelClient\(/.test(text(file)));
    expect(making).toEqual(["scan-room.ts"]);
  });

  it("writes JSON to callers through send-json.ts alone, where what others wrote drives no terminal", () => {
    const own = /(?<!express)\.json\(/;
    expect(files.filter((file) => file.startsWith("gateways/") && own.test(text(file)))).toEqual([]);
  });

  it("constructs services in the composition root alone", () => {
    const services =
      /new (Scans|ScanIntake|ScanRunner|ScanSaver|ScanClaims|ScanWatch|EngineCatalogue|Credentials|Accounts|Monitors|MonitorSettings|Measures|OperatorMonitors|Consoles|MonitorClock|Notices|Settlement|SignUp|Webhooks|Networks|ScopedKeys|Outbox|Postman|Unsubscribes|Allowances|Rates|Recurring|Traffic|Turns|WaitingList|WeeklyBriefs|AgentScans|CategoryMeasures|Payments|PaymentDoor)\(/;
    expect(files.filter((file) => services.test(text(file)))).toEqual([
      "app.ts",
      "mail-room.ts",
      "monitor-room.ts",
      "paid-room.ts",
    ]);
  });

  it("reaches services from a gateway only through the graph", () => {
    const values = files
      .filter((file) => file.startsWith("gateways/"))
      .flatMap((file) =>
        importsOf(file).filter(({ specifier, typeOnly }) => specifier.includes("services/") && !typeOnly),
      );
    expect(values).toEqual([]);
  });

  it("has the types that its documents say: npm run schema writes them", () => {
    const schema = buildSchema(readFileSync(join(SRC, "../schema.graphql"), "utf8"));
    expect(printOperationTypes(schema)).toBe(text("graph/operation-types.ts"));
  });

  it("keeps files short: none over 300 lines, few over 160, the middle one near 60", () => {
    const written = files.filter((file) => !file.includes("migrations/") && file !== "graph/operation-types.ts");
    const lengths = written.map((file) => text(file).split("\n").length);
    lengths.sort((a, b) => a - b);
    expect(lengths.at(-1)).toBeLessThanOrEqual(300);
    expect(lengths.filter((length) => length > 160).length / lengths.length).toBeLessThan(0.1);
    expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThanOrEqual(80);
  });
});
