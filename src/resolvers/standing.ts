import type { Caller, Context } from "./context.ts";

/** Tells all that the reply to an operation depends on; `null` where it may change and has to be run. */
type Standing = (
  variables: Readonly<Record<string, unknown>>,
  by: Pick<Context, "caller" | "services">,
) => Promise<string | null> | string | null;

/** Of the saved evidence that a caller's own credential opens, the newest scan decides all. */
const evidence: Standing = async (variables, { caller, services }) => {
  const scope = ownScope(caller);
  const newest = scope && (await services.scans.newestOf(scope));
  return newest && `${JSON.stringify([scope, variables])} ${newest}`;
};

/** Operations that show finished scans and nothing else, which never change; every other one is run each time. */
export const STANDING: Readonly<Record<string, Standing>> = {
  ScanSite: ({ url, fresh, requestKey, email }, { services }) =>
    fresh || requestKey || email ? null : services.intake.standingFor(String(url)),
  GetVisibility: evidence,
  GetRivals: evidence,
  GetAnswers: evidence,
  GetFixPlan: evidence,
};

/** Networks and their keys reach what their owner says now, so they are asked each time. */
function ownScope(caller: Caller) {
  if (caller.kind === "demo") return { site: caller.site };
  return caller.kind === "monitor" ? { monitorId: caller.monitorId } : null;
}
