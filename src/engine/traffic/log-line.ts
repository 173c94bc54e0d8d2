import { jsonFields } from "./log-fields.ts";

/** What is read of one line of a server's log; nothing of it is kept. */
export interface LogLine {
  at: Date;
  method: string;
  /** With its query. */
  path: string;
  status: number;
  /** Empty where there was none. */
  referrer: string;
  agent: string;
}

/** Longer ones are not read: no browser sends so much. */
const LONGEST = 16_384;

/** Common and combined log format behind whatever an installation puts before the date. */
const COMBINED =
  /\[([^\]]{20,32})\] "([A-Z]{3,10}) ([^\s"]{1,4096})[^"]{0,20}" (\d{3}) \S{1,20} "((?:[^"\\]|\\.){0,4096})" "((?:[^"\\]|\\.){0,1024})"/;
const CLF_TIME = /^(\d{2})\/([A-Z][a-z]{2})\/(\d{4}):(\d{2}):(\d{2}):(\d{2}) ([+-])(\d{2})(\d{2})$/;
const MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");

/** One line in combined log format or as JSON, of nginx, Apache, Caddy, Traefik and alike; `null` for any other. */
export function readLogLine(line: string): LogLine | null {
  if (line.length > LONGEST) return null;
  return line.trimStart().startsWith("{") ? fromJson(line) : fromCombined(line);
}

function fromCombined(line: string): LogLine | null {
  const [, time, method, path, status, referrer, agent] = COMBINED.exec(line) ?? [];
  const at = time ? clfTime(time) : null;
  if (!at) return null;
  return { at, method: method!, path: path!, status: Number(status), referrer: given(referrer!), agent: given(agent!) };
}

function fromJson(line: string): LogLine | null {
  const fields = jsonFields(line);
  const at = fields?.time === undefined ? null : timeOf(fields.time);
  if (!fields || !at) return null;
  const [method = "GET", path = "/"] = String(fields.request ?? "")
    .split(" ")
    .filter(Boolean);
  return {
    at,
    method: String(fields.method ?? method).toUpperCase(),
    path: withQuery(String(fields.path ?? path), fields.query),
    status: Number(fields.status),
    referrer: given(String(fields.referrer ?? "")),
    agent: given(String(fields.agent ?? "")),
  };
}

function withQuery(path: string, query: unknown): string {
  return typeof query === "string" && query !== "" && query !== "-" && !path.includes("?")
    ? `${path}?${query.replace(/^\?/, "")}`
    : path;
}

/** Servers write a dash for what was not sent. */
const given = (text: string) => (text === "-" ? "" : text);

function timeOf(value: string | number): Date | null {
  const number = Number(value);
  const ms = Number.isFinite(number) && value !== "" ? (number > 1e11 ? number : number * 1000) : null;
  const at = ms === null ? (clfTime(String(value)) ?? new Date(String(value))) : new Date(ms);
  return Number.isNaN(at.getTime()) ? null : at;
}

function clfTime(text: string): Date | null {
  const [, day, name, year, hours, minutes, seconds, sign, zoneHours, zoneMinutes] = CLF_TIME.exec(text) ?? [];
  const month = MONTHS.indexOf(name ?? "");
  if (month < 0) return null;
  const local = Date.UTC(Number(year), month, Number(day), Number(hours), Number(minutes), Number(seconds));
  const zone = (Number(zoneHours) * 60 + Number(zoneMinutes)) * 60_000;
  return new Date(sign === "-" ? local + zone : local - zone);
}
