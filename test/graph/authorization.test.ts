import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { App } from "../../src/app.ts";
import type { OperationName } from "../../src/graph/execute.ts";
import type { Caller } from "../../src/resolvers/context.ts";
import type { TestApp } from "../support/app.ts";
import { startCompany } from "../support/company.ts";
import { asOperator, measured, startOperated } from "../support/operator.ts";
import type { FakeWebsite } from "../support/website.ts";

/** A monitor with a measure, the network it is in, and a key of that. */
interface Tenant {
  monitorId: string;
  token: string;
  scanId: string;
  slug: string;
  networkId: string;
  link: string;
  keyId: string;
  site: string;
  /** What no other tenant may see. */
  marks: string[];
}

const KINDS = ["anonymous", "browser", "demo", "monitor", "network", "key", "payer", "operator"] as const;
type Kind = (typeof KINDS)[number];

const EVERYBODY: readonly Kind[] = KINDS;
const OWNERS: readonly Kind[] = ["monitor", "operator"];
const HOLDERS: readonly Kind[] = ["network", "operator"];
const OPERATOR: readonly Kind[] = ["operator"];
const SETTING_UP: readonly Kind[] = ["monitor", "network", "key"];
const REACHING: readonly Kind[] = ["demo", "monitor", "network", "key"];
const SIGNING: readonly Kind[] = ["anonymous", "browser", "monitor", "operator"];
const PAYING: readonly Kind[] = ["payer", "operator"];
/** Of a monitor's measure; a visitor's scan is everybody's. */
const OPENING: readonly Kind[] = ["monitor", "network", "key", "operator"];
/** Sent what names nothing, so that nothing is changed: not to find it is to be let through. */
const GUESSING = [
  "CountVisit",
  "ConfirmMonitor",
  "Unsubscribe",
  "RevokeKey",
  "RemoveNetworkSite",
  "RotateToken",
  "RotateNetworkLink",
  "MeasureMonitor",
];

/** Who may run each operation; one that is not here fails the test. What a site owns is told apart further below. */
const MAY: Record<string, readonly Kind[]> = {
  AddNetworkSite: HOLDERS,
  ConfirmMonitor: SIGNING,
  CreateAccount: OPERATOR,
  CreateKey: HOLDERS,
  CreateMonitor: OPERATOR,
  CreateNetwork: OPERATOR,
  GetAnswers: REACHING,
  GetConsole: REACHING,
  GetContext: REACHING,
  GetExample: ["demo", "monitor"],
  GetFixPlan: REACHING,
  GetMeasure: OPENING,
  GetMeasured: OPENING,
  GetMonitor: OWNERS,
  GetNetwork: HOLDERS,
  GetOverview: ["demo", "monitor"],
  GetProgress: OPENING,
  GetReport: OPENING,
  GetRivals: REACHING,
  GetScan: OPENING,
  GetVerbatim: OPENING,
  GetVisibility: REACHING,
  GrantAccount: OPERATOR,
  ListPayments: OPERATOR,
  MeasureMonitor: OPERATOR,
  Prune: OPERATOR,
  RemoveNetworkSite: HOLDERS,
  RequestRescan: REACHING,
  RevokeKey: HOLDERS,
  RotateToken: OWNERS,
  ScanSite: EVERYBODY,
  SetBrandNames: OWNERS,
  SetEngines: OWNERS,
  SetQuestions: OWNERS,
  SetRivals: OWNERS,
  SetSchedule: OWNERS,
  SetWebhook: OWNERS,
  StartMonitor: SIGNING,
  StartScan: EVERYBODY,
  Unsubscribe: EVERYBODY,
  WriteQuestions: OWNERS,
  GetAgentView: REACHING,
  GetAiTraffic: REACHING,
  GetBenchmark: REACHING,
  GetCitationSources: REACHING,
  GetCitations: REACHING,
  GetCitedQueries: REACHING,
  GetCrawlerAccess: REACHING,
  GetGrants: REACHING,
  GetMentions: REACHING,
  GetPersonas: REACHING,
  GetPostBrief: REACHING,
  GetQuestionTrajectories: REACHING,
  GetRegionalVisibility: REACHING,
  GetSchemaEvidence: REACHING,
  GetShareOfVoice: REACHING,
  GetSourceProfile: REACHING,
  GetWeeklyBrief: REACHING,
  ListSites: ["network", "key"],
  GetNetworkSummary: ["network", "key"],
  GetBalance: SETTING_UP,
  GetEditHistory: SETTING_UP,
  GetSetup: SETTING_UP,
  GetRun: OPENING,
  GetReportResult: OPENING,
  AgentScan: PAYING,
  MeasureShareOfVoice: PAYING,
  CountVisit: EVERYBODY,
  ImportTraffic: OWNERS,
  SetAreas: OWNERS,
  TestWebhook: OWNERS,
  GetWebhook: OWNERS,
  RotateNetworkLink: HOLDERS,
  SetBeacon: OWNERS,
  QuoteAgentScan: EVERYBODY,
  QuoteShareOfVoice: EVERYBODY,
};

let sites: FakeWebsite[];
let server: TestApp;
let app: App;
let own: Tenant;
let foreign: Tenant;

beforeAll(async () => {
  sites = await Promise.all([startCompany(), startCompany()]);
  server = await startOperated({ ALLOW_HOSTS: sites.map(({ host }) => host).join(",") });
  app = server.app;
  [own, foreign] = [await tenant(sites[0]!, "own"), await tenant(sites[1]!, "foreign")];
});
afterAll(async () => {
  await server.close();
  await Promise.all(sites.map((site) => site.close()));
});

async function tenant({ origin, host }: FakeWebsite, name: string): Promise<Tenant> {
  const email = `${name}-mark@example.com`;
  const monitor = await asOperator(server, "CreateMonitor", { url: `${origin}/`, email });
  const question = `Which payroll software is best for a ${name} mark?`;
  await asOperator(server, "SetQuestions", { id: monitor.id, questions: [{ text: question }] });
  await asOperator(server, "SetBrandNames", { id: monitor.id, names: [`${name} mark`] });
  const { id: scanId } = await asOperator(server, "MeasureMonitor", { id: monitor.id });
  expect(await measured(server, scanId)).toMatchObject({ status: "DONE" });
  const network = await asOperator(server, "CreateNetwork", { name: `${name} mark`, email });
  await asOperator(server, "AddNetworkSite", { networkId: network.id, monitorId: monitor.id });
  const { key, scoped } = await asOperator(server, "CreateKey", { networkId: network.id, name, allSites: true });
  const { result } = await asOperator(server, "GetScan", { id: scanId });
  const ids = { monitorId: monitor.id, token: monitor.token, scanId, networkId: network.id, keyId: scoped.id };
  const link = network.link.split("/").pop();
  const slug = result.report.split("/").pop();
  return { ...ids, link, slug, site: host, marks: [`${name} mark`, email, monitor.token, link, key] };
}

const callersOf = ({ monitorId, networkId, keyId }: Tenant): Record<Kind, Caller> => ({
  anonymous: { kind: "anonymous", ip: "198.51.100.7", browser: null },
  browser: { kind: "anonymous", ip: "198.51.100.7", browser: "a browser" },
  demo: { kind: "demo", site: "nothing.example" },
  monitor: { kind: "monitor", monitorId },
  network: { kind: "network", networkId },
  key: { kind: "key", keyId, networkId, monitorIds: null },
  payer: { kind: "payer", address: "0x0000000000000000000000000000000000000001" } as Caller,
  operator: { kind: "operator" },
});

/** Every variable of an operation: what names something, from a tenant; the rest so that nothing is begun by it. */
function variablesOf(name: string, { id, tenant: of }: { id: string; tenant: Tenant }): Record<string, unknown> {
  const given: Record<string, unknown> = {
    ...{ id, slug: of.slug, measure: of.scanId, domain: of.site, networkId: of.networkId, monitorId: of.monitorId },
    ...{
      url: "http://10.0.0.1/",
      email: "nobody",
      name: "",
      token: "none",
      code: "none",
      kw: "x",
      run: of.scanId,
      source: "g2.com",
      competitor: "x",
    },
    ...{ sites: [of.site], questions: [], names: [], rivals: [], engines: [], schedule: "WEEKLY", count: 0 },
    ...{ on: false, beacon: "none", engine: "chatgpt", origin: "", agent: "", log: "access", lines: "x", areas: [] },
  };
  const definitions = app.graph.operations.get(name)!.definition.variableDefinitions ?? [];
  const names = definitions.map(({ variable, type }) => [variable.name.value, type] as const);
  return Object.fromEntries(
    names.flatMap(([key, type]) => {
      if (key === "questions" && JSON.stringify(type).includes('"Int"')) return [[key, 0]];
      return key in given ? [[key, given[key]]] : [];
    }),
  );
}

async function outcome(name: string, variables: object, caller: Caller) {
  const run = app.graph.execute(name as OperationName, variables as never, caller);
  return run.then(
    (data) => ({ code: "ok", text: JSON.stringify(data) }),
    (error) => ({ code: String(error.code ?? error), text: `${error.message} ${JSON.stringify(error.details)}` }),
  );
}

describe("who may do what", () => {
  it("is written down for every operation, and for no other", () => {
    expect(Object.keys(MAY).sort()).toEqual([...app.graph.operations.keys()].sort());
  });

  it("holds for every operation and every kind of caller", async () => {
    const callers = callersOf(own);
    const rows: string[] = [];
    const wrong: string[] = [];
    for (const name of app.graph.operations.keys()) {
      const cells: string[] = [];
      for (const kind of KINDS) {
        const guess = GUESSING.includes(name);
        const ids = /Network|Key/.test(name)
          ? own.networkId
          : /Scan|Measured?$|Progress|Verbatim/.test(name)
            ? own.scanId
            : own.monitorId;
        const variables = variablesOf(name, { id: guess ? "none" : ids, tenant: own });
        if (guess)
          for (const key of ["networkId", "domain", "monitorId"]) if (key in variables) variables[key] = "none";
        if (kind === "demo") delete variables.measure;
        if (name === "AddNetworkSite") variables.token = own.token;
        const { code } = await outcome(name, variables, callers[kind]);
        const actual = code === "FORBIDDEN" || (code === "NOT_FOUND" && !guess) ? "-" : "yes";
        const expected = MAY[name]?.includes(kind) ? "yes" : "-";
        cells.push(actual === expected ? actual : `${actual}, not ${expected} (${code})`);
        if (actual !== expected) wrong.push(`${name} ${kind}: ${code}`);
      }
      rows.push(`${name.padEnd(22)}${cells.map((cell) => cell.padEnd(10)).join("")}`);
    }
    console.log([`${"".padEnd(22)}${KINDS.map((kind) => kind.padEnd(10)).join("")}`, ...rows].join("\n"));
    expect(wrong).toEqual([]);
  });
});

describe("what belongs to another", () => {
  it("is neither read nor changed, whatever id is sent", async () => {
    const before = await asOperator(server, "GetMonitor", { id: foreign.monitorId });
    const network = await asOperator(server, "GetNetwork", { id: foreign.networkId });
    const { operator: _, ...callers } = callersOf(own);
    let tried = 0;
    for (const name of app.graph.operations.keys()) {
      for (const id of [foreign.monitorId, foreign.scanId, foreign.networkId, foreign.keyId, foreign.slug]) {
        const variables = variablesOf(name, { id, tenant: foreign });
        for (const [kind, caller] of Object.entries(callers)) {
          const { text } = await outcome(name, variables, caller);
          const seen = foreign.marks.filter((mark) => text.includes(mark));
          expect(seen, `${name} by ${kind} with ${JSON.stringify(variables)}: ${text.slice(0, 200)}`).toEqual([]);
          tried += 1;
        }
      }
    }
    expect(tried).toBeGreaterThan(1000);
    const after = await asOperator(server, "GetMonitor", { id: foreign.monitorId });
    const now = ({ next: _, rescans: __, ...rest }: Record<string, unknown>) => rest;
    expect(now(after)).toEqual(now(before));
    expect(await asOperator(server, "GetNetwork", { id: foreign.networkId })).toEqual(network);
  });

  it.each(["monitor", "network", "key", "anonymous", "payer"] as const)(
    "a measure is nothing to another %s",
    async (kind) => {
      const caller = callersOf(own)[kind];
      for (const [name, variables] of [
        ["GetScan", { id: foreign.scanId }],
        ["GetMeasure", { id: foreign.scanId }],
        ["GetProgress", { id: foreign.scanId }],
        ["GetReport", { slug: foreign.slug }],
      ] as const) {
        expect((await outcome(name, variables, caller)).code).toBe("NOT_FOUND");
      }
    },
  );

  it("is reached by a key only while its site is in the network, and chosen", async () => {
    const { key: caller } = callersOf(own);
    const chosen = { ...caller, monitorIds: [foreign.monitorId] } as Caller;
    const context = (who: Caller) => outcome("GetContext", { domain: own.site }, who);
    expect((await context(caller)).code).toBe("ok");
    expect((await context(chosen)).code).toBe("NOT_FOUND");
    await asOperator(server, "RemoveNetworkSite", { networkId: own.networkId, monitorId: own.monitorId });
    expect((await context(caller)).code).toBe("NOT_FOUND");
    expect((await context(callersOf(own).network)).code).toBe("NOT_FOUND");
  });
});

describe("a site in a network", () => {
  it("is put there by the token that opens its monitor, and by no guess", async () => {
    const { network: caller } = callersOf(own);
    const add = (more: object) => outcome("AddNetworkSite", { networkId: own.networkId, ...more }, caller);
    expect((await add({ monitorId: foreign.monitorId })).code).toBe("NOT_FOUND");
    expect((await add({ token: `${foreign.token}x` })).code).toBe("NOT_FOUND");
    expect((await add({ token: foreign.link })).code).toBe("NOT_FOUND");
    const { code, text } = await add({ token: foreign.token });
    expect([code, text.includes(foreign.site)]).toEqual(["ok", true]);
  });
});
