/** Two accounts that know nothing of each other, every kind of caller, and who of them may run what. */
import type { Caller } from "../../src/resolvers/context.ts";
import { asOperator, measured } from "./operator.ts";
import type { FakeWebsite } from "./website.ts";

/** A monitor with a measure, the network it is in, and a key of that. */
export interface Tenant {
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

/** Every kind of caller. */
export const KINDS = ["anonymous", "browser", "demo", "monitor", "network", "key", "payer", "operator"] as const;
export type Kind = (typeof KINDS)[number];

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
export const GUESSING = [
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
export const MAY: Record<string, readonly Kind[]> = {
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

/** A tenant with all that it can own, measured once. */
export async function startTenant(
  server: { baseUrl: string },
  { origin, host }: FakeWebsite,
  name: string,
): Promise<Tenant> {
  const email = `${name}-mark@example.com`;
  const monitor = await asOperator(server, "CreateMonitor", { url: `${origin}/`, email });
  const question = `Which payroll software is best for a ${name} mark?`;
  await asOperator(server, "SetQuestions", { id: monitor.id, questions: [{ text: question }] });
  await asOperator(server, "SetBrandNames", { id: monitor.id, names: [`${name} mark`] });
  const { id: scanId } = await asOperator(server, "MeasureMonitor", { id: monitor.id });
  const { status, error } = await measured(server, scanId);
  if (status !== "DONE") throw new Error(`The measure of ${name} is ${status}: ${error?.message}`);
  const network = await asOperator(server, "CreateNetwork", { name: `${name} mark`, email });
  await asOperator(server, "AddNetworkSite", { networkId: network.id, monitorId: monitor.id });
  const { key, scoped } = await asOperator(server, "CreateKey", { networkId: network.id, name, allSites: true });
  const { result } = await asOperator(server, "GetScan", { id: scanId });
  const ids = { monitorId: monitor.id, token: monitor.token, scanId, networkId: network.id, keyId: scoped.id };
  const link = network.link.split("/").pop();
  const slug = result.report.split("/").pop();
  return { ...ids, link, slug, site: host, marks: [`${name} mark`, email, monitor.token, link, key] };
}

/** A tenant in every part. */
export const callersOf = ({ monitorId, networkId, keyId }: Tenant): Record<Kind, Caller> => ({
  anonymous: { kind: "anonymous", ip: "198.51.100.7", browser: null },
  browser: { kind: "anonymous", ip: "198.51.100.7", browser: "a browser" },
  demo: { kind: "demo", site: "nothing.example" },
  monitor: { kind: "monitor", monitorId },
  network: { kind: "network", networkId },
  key: { kind: "key", keyId, networkId, monitorIds: null },
  payer: { kind: "payer", address: "0x0000000000000000000000000000000000000001" } as Caller,
  operator: { kind: "operator" },
});

/** A value for what an operation or a field asks for, by its name: what names something is of a tenant, the rest begins nothing. */
export function valuesOf({ id, tenant: of }: { id: string; tenant: Tenant }): Record<string, unknown> {
  return {
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
}
