/** Who is asking. What each may do stands in `resolvers/authorize.ts`. */
export type Caller =
  | { kind: "anonymous"; ip: string; browser: string | null }
  | { kind: "demo"; site: string }
  | MonitorCaller
  | NetworkCaller
  | KeyCaller
  | PayerCaller
  | { kind: "operator" };

/** Holds the token of one monitor. */
export interface MonitorCaller {
  kind: "monitor";
  monitorId: string;
}

/** Holds the link of a network: every site in it. */
export interface NetworkCaller {
  kind: "network";
  networkId: string;
}

/** Holds a scoped key of a network: the chosen monitors that are in it now, all of them where `null`. */
export interface KeyCaller {
  kind: "key";
  keyId: string;
  networkId: string;
  monitorIds: string[] | null;
}

/** Pays for one answer; a run that is taken up again after a crash keeps its id. */
export interface PayerCaller {
  kind: "payer";
  address: string;
  runId: string;
}

/** A kind of caller. */
export type CallerKind = Caller["kind"];

/** Where a credential is shown; scoped keys open MCP alone. */
export type Door = "mcp" | "graphql" | "feed";
