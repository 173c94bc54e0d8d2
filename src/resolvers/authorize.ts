/** The one place that says what each kind of caller may do; nothing else compares callers. */
import { randomUUID } from "node:crypto";
import type { AuthChecker } from "type-graphql";
import { AppError } from "../errors.ts";
import type { Monitor } from "../schema/monitor.ts";
import type { Network } from "../schema/network.ts";
import type { Scan } from "../schema/scan.ts";
import type { Caller, CallerKind } from "../services/credentials/caller.ts";
import type { Counted } from "../services/limits/allowances.ts";
import type { Scope } from "../services/scope.ts";
import type { Context } from "./context.ts";

/** What a refused caller is told, by what it would have needed. */
const NEEDS: Partial<Record<CallerKind, string>> = {
  monitor: "the token of a monitor",
  network: "the link of a network",
  operator: "the operator's token",
};

/**
 * Asked before each field that is marked `@Authorized(kinds)`; throws FORBIDDEN for any other kind. Without kinds it
 * marks what engines wrote, searched, cited and cost: for who opened that scan as its own, who paid, and the operator.
 */
export const authorize: AuthChecker<Context, CallerKind> = ({ context: { caller, opened }, root }, kinds) => {
  if (kinds.length === 0) {
    if (caller.kind === "operator" || caller.kind === "payer" || opened.has(root.scanId)) return true;
    throw new AppError("FORBIDDEN", "What engines answered in full needs the token of the site's monitor.");
  }
  if (kinds.includes(caller.kind)) return true;
  throw new AppError("FORBIDDEN", `This needs ${kinds.map((kind) => NEEDS[kind] ?? kind).join(" or ")}.`);
};

/**
 * Whose saved evidence a caller reads. A monitor's token and the demo open one site, and name none; a network and its
 * keys name one of those that are in their live scope. Throws FORBIDDEN, or NOT_FOUND for a site out of scope.
 */
export async function scopeOf(context: Context, domain: string | null = null): Promise<Scope> {
  const { caller } = context;
  if (caller.kind === "demo") return { site: caller.site };
  if (caller.kind === "monitor") return { monitorId: caller.monitorId };
  if (caller.kind === "operator") throw new AppError("FORBIDDEN", "The operator reads evidence with a site's token.");
  return { monitorId: (await monitorFor(context, { domain })).id };
}

/** Which monitor is meant: the operator names its id, a network and its keys its site; a token opens its own alone. */
export interface Meant {
  id?: string | null;
  domain?: string | null;
}

/** The monitor that is meant, where the caller may have it; throws FORBIDDEN or NOT_FOUND. */
export async function monitorFor({ caller, services }: Context, { id, domain }: Meant): Promise<Monitor> {
  switch (caller.kind) {
    case "monitor":
      if (id && id !== caller.monitorId) throw new AppError("NOT_FOUND", "There is no such monitor.");
      return services.monitors.byId(caller.monitorId);
    case "network":
    case "key":
      return services.networks.siteOf(caller, domain ?? "");
    case "operator":
      return services.monitors.byId(id ?? "");
    default:
      throw new AppError("FORBIDDEN", "Saved evidence needs the token of the site's monitor.");
  }
}

/** The network that is meant: its link opens its own alone, the operator names it. Throws FORBIDDEN or NOT_FOUND. */
export async function networkFor({ caller, services }: Context, id: string | null): Promise<Network> {
  if (caller.kind === "operator") return services.networks.byId(id ?? "");
  if (caller.kind !== "network") throw new AppError("FORBIDDEN", `This needs ${NEEDS.network}.`);
  if (id && id !== caller.networkId) throw new AppError("NOT_FOUND", "There is no such network.");
  return services.networks.byId(caller.networkId);
}

/** The scan where this caller may read it: a monitor's measure is for who opens that monitor. Throws NOT_FOUND else. */
export async function readable(scan: Scan, { caller, services, opened }: Context): Promise<Scan> {
  if (scan.monitorId === null || caller.kind === "operator") return scan;
  const opens = await services.networks.opens(caller, scan.monitorId);
  if (!opens) throw new AppError("NOT_FOUND", "There is no such scan.");
  opened.add(scan.id);
  return scan;
}

/** In whose limits a free scan of this caller is counted, whatever the door; `null`: in none, they are us. */
export function countedAs(caller: Caller): Counted | null {
  if (caller.kind === "operator" || caller.kind === "demo") return null;
  return { network: ownerOf(caller), browser: caller.kind === "anonymous" ? caller.browser : null };
}

/** Under whose name a caller is counted where many may ask: an address for visitors, an id for credentials. */
export function ownerOf(caller: Caller): string {
  switch (caller.kind) {
    case "anonymous":
      return caller.ip;
    case "monitor":
      return caller.monitorId;
    case "network":
    case "key":
      return caller.networkId;
    case "payer":
      return caller.address;
    default:
      return caller.kind;
  }
}

/** Under which name a caller's work can be found again: that of the paid run, or a new one. */
export function runOf(caller: Caller): string {
  return caller.kind === "payer" ? caller.runId : randomUUID();
}
