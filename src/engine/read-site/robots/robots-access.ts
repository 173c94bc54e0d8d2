/** What a site's answer for /robots.txt means to every crawler (RFC 9309, 2.3.1). */
import type { Exchange, Reading } from "../types.ts";
import { parseRobots, type Robots } from "./parse-robots.ts";

/**
 * `rules`: a file was served. `allow_all`: there is none, so nothing is forbidden. `unreachable`: the server failed,
 * which crawlers take as "stay away". `unknown`: we could not see it, and cannot say what others see.
 */
export type RobotsAccess =
  | { kind: "rules"; robots: Robots }
  | { kind: "allow_all"; robots: null; reason: string }
  | { kind: "unreachable"; robots: null; reason: string }
  | { kind: "unknown"; robots: null; reason: string };

const seen = new WeakMap<Exchange, RobotsAccess>();

/** The same exchange gives the same object, so that parsing happens once. */
export function robotsAccess(exchange: Exchange): RobotsAccess {
  const access = seen.get(exchange) ?? judgeAccess(exchange);
  seen.set(exchange, access);
  return access;
}

/** What the robots.txt of a reading comes to. */
export const robotsOf = (reading: Reading): RobotsAccess => robotsAccess(reading.robots);

function judgeAccess({ status, error, headers, body }: Exchange): RobotsAccess {
  if (error?.code === "too_many_redirects") {
    return { kind: "allow_all", robots: null, reason: "It redirects too often, which counts as no file." };
  }
  if (error || status === null) {
    return { kind: "unknown", robots: null, reason: error?.message ?? "Nothing answered." };
  }
  if (headers["cf-mitigated"] === "challenge") {
    return { kind: "unknown", robots: null, reason: "A challenge page was served to us instead of the file." };
  }
  if (status >= 500 || status === 429) {
    return { kind: "unreachable", robots: null, reason: `It answers ${status}, which crawlers take as "stay away".` };
  }
  if (status >= 200 && status < 300) return { kind: "rules", robots: parseRobots(body) };
  return {
    kind: "allow_all",
    robots: null,
    reason: `It answers ${status}: there is no file, so nothing is forbidden.`,
  };
}
