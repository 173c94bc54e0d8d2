import { parseRobots } from "./robots/parse-robots.ts";
import type { Exchange } from "./types.ts";

/** Absolute addresses of the sitemaps that a robots.txt names. */
export function declaredSitemaps({ robots, origin }: { robots: Exchange; origin: string }): string[] {
  if (robots.status !== 200) return [];
  return parseRobots(robots.body).sitemaps.flatMap((address) => URL.parse(address, origin)?.href ?? []);
}
