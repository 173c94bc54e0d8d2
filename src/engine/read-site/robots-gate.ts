import { robotsAccess } from "./robots/robots-access.ts";
import { isAllowed } from "./robots/verdict.ts";
import type { Exchange } from "./types.ts";

/** Why robots.txt keeps a reader from an address; `null` where it does not. */
export type RobotsGate = (url: string) => string | null;

/** The gate for one reader, named by its User-Agent or product token. A file that fails keeps readers out (RFC 9309, 2.3.1.4). */
export function robotsGate(robots: Exchange, agent: string): RobotsGate {
  const access = robotsAccess(robots);
  const token = agent.split("/")[0]!;
  if (access.kind === "allow_all") return () => null;
  if (access.kind !== "rules") return () => "robots.txt could not be read, which tells readers to stay away.";
  return (url) => (isAllowed(access.robots, token, url) ? null : "robots.txt does not let us read it.");
}

/** What a robots.txt says to one reader of one address. */
export function refusalOf({ robots, agent, url }: { robots: Exchange; agent: string; url: string }): string | null {
  return robotsGate(robots, agent)(url);
}
