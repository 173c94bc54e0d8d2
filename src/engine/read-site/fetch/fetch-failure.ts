import type { FetchErrorCode } from "../types.ts";

/** The one sentence for every way in which a name does not lead to a public website, so that nobody can map an inner network. */
export const HOST_NOT_FOUND = "No public website was found under that host name.";

/** Why a request was not made, or did not come back whole. */
export class FetchFailure extends Error {
  readonly code: FetchErrorCode;

  constructor(code: FetchErrorCode, message: string) {
    super(message);
    this.name = "FetchFailure";
    this.code = code;
  }
}

const LATE = /TIMEOUT|ETIMEDOUT/;
const TLS = /^(CERT_|ERR_TLS_|ERR_SSL_|EPROTO|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED_|HOSTNAME_MISMATCH)/;
const UNREADABLE = /^(HTTPParserError|HPE_|UND_ERR_(HEADERS_OVERFLOW|RES_|INVALID)|Z_|ERR_(_ERROR|BROTLI|PADDING))/;

/** Whose time was over when a request was given up: the one it had, or what the scan itself had left; `null`: neither. */
export type TimeOver = "request" | "scan" | null;

/** Turns whatever a request threw into the failure it was. A server is not blamed for what our own limit cut short. */
export function readFailure(thrown: unknown, over: TimeOver): FetchFailure {
  const causes = causesOf(thrown);
  const known = causes.find((cause) => cause instanceof FetchFailure);
  if (known) return known;
  const signs = causes.flatMap((cause) => [String(cause.code ?? ""), String(cause.name ?? "")]);
  const shows = (pattern: RegExp) => signs.some((sign) => pattern.test(sign));
  if (over === "scan") return new FetchFailure("timeout", "The scan's own time was over before the server answered.");
  if (over === "request" || shows(LATE)) return new FetchFailure("timeout", "The server did not answer in time.");
  if (shows(TLS)) return new FetchFailure("tls", "The server's certificate or encryption could not be verified.");
  if (shows(UNREADABLE)) return new FetchFailure("bad_response", "The server's reply could not be understood.");
  return new FetchFailure("connection", "The connection to the server failed.");
}

interface Cause {
  code?: unknown;
  name?: unknown;
  cause?: unknown;
}

function causesOf(thrown: unknown): Cause[] {
  const causes: Cause[] = [];
  for (let cause = thrown as Cause | undefined; cause && causes.length < 8; cause = cause.cause as Cause | undefined) {
    causes.push(cause);
    if (cause instanceof AggregateError) causes.push(...cause.errors.slice(0, 8));
  }
  return causes;
}
