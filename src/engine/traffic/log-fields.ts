/** What is looked for in a line of JSON, under the names that servers and log shippers give it; dots lead inwards. */
const NAMES = {
  time: ["time_iso8601", "time_local", "@timestamp", "timestamp", "time", "ts", "msec", "StartUTC", "date"],
  request: ["request", "request_line"],
  method: ["request_method", "method", "RequestMethod", "request.method"],
  path: ["request_uri", "uri", "request_path", "RequestPath", "path", "url", "request.uri", "request.url"],
  query: ["args", "query_string", "query"],
  status: ["status", "status_code", "DownstreamStatus", "response.status"],
  referrer: [
    "http_referer",
    "http_referrer",
    "referer",
    "referrer",
    "request_Referer",
    "request.headers.Referer",
    "request.headers.referer",
  ],
  agent: [
    "http_user_agent",
    "user_agent",
    "userAgent",
    "agent",
    "request_User-Agent",
    "request.headers.User-Agent",
    "request.headers.user-agent",
  ],
} as const;

/** Fields of a line of JSON by our names; `null` where it is no object. */
export function jsonFields(line: string): Partial<Record<keyof typeof NAMES, string | number>> | null {
  const row = parsed(line);
  if (row === null) return null;
  const found = Object.entries(NAMES).map(([name, paths]) => [name, firstOf(row, paths)] as const);
  return Object.fromEntries(found.filter(([, value]) => value !== undefined));
}

function parsed(line: string): object | null {
  try {
    const row = JSON.parse(line);
    return typeof row === "object" && row !== null ? row : null;
  } catch {
    return null;
  }
}

function firstOf(row: object, paths: readonly string[]): string | number | undefined {
  for (const path of paths) {
    const value = plain(at(row, path));
    if (value !== undefined) return value;
  }
}

function at(row: object, path: string): unknown {
  if (Object.hasOwn(row, path)) return (row as Record<string, unknown>)[path];
  let place: unknown = row;
  for (const key of path.split(".")) {
    if (typeof place !== "object" || place === null || !Object.hasOwn(place, key)) return undefined;
    place = (place as Record<string, unknown>)[key];
  }
  return place;
}

/** Caddy writes headers as lists. */
function plain(value: unknown): string | number | undefined {
  const one = Array.isArray(value) ? value[0] : value;
  return typeof one === "string" || typeof one === "number" ? one : undefined;
}
