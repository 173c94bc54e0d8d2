import TABLE from "./ai-engines.json" with { type: "json" };

/** An AI engine as visits tell of it. */
export interface SendingEngine {
  id: string;
  label: string;
  /** Its web application; a host below one of them is it too. */
  hosts: string[];
  /** Package names of its Android app, as browsers tell them. */
  apps: string[];
  /** What it writes as `utm_source`. */
  sources: string[];
}

/** THE list of engines whose visits are counted, from the dated table. */
export const SENDING_ENGINES: readonly SendingEngine[] = TABLE.engines;

/** Name of an engine for a reader; its id where it has none here. */
export const labelOf = (id: string): string => SENDING_ENGINES.find((engine) => engine.id === id)?.label ?? id;

/** Which engine a visit came from, by its referrer, else by the `utm_source` of the address it came to; `null`: none. */
export function engineOf({ referrer, path }: { referrer: string; path: string }): string | null {
  return byReferrer(referrer) ?? bySource(path);
}

function byReferrer(referrer: string): string | null {
  const url = URL.parse(referrer);
  if (!url) return null;
  const host = url.hostname.toLowerCase();
  if (url.protocol === "android-app:") return idWhere(({ apps }) => apps.includes(host));
  if (url.protocol !== "https:" && url.protocol !== "http:") return null;
  return idWhere(({ hosts }) => hosts.some((own) => host === own || host.endsWith(`.${own}`)));
}

function bySource(path: string): string | null {
  const query = path.split("#", 1)[0]!.split("?").slice(1).join("?");
  const source = query.includes("utm_source")
    ? new URLSearchParams(query).get("utm_source")?.trim().toLowerCase()
    : null;
  return source ? idWhere(({ sources }) => sources.includes(source)) : null;
}

function idWhere(holds: (engine: SendingEngine) => boolean): string | null {
  return SENDING_ENGINES.find(holds)?.id ?? null;
}
