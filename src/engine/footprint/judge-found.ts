import type { SiteFacts } from "../types.ts";
import { createBrandFinder } from "./brand-finder.ts";
import type { Footprint, FoundPage } from "./types.ts";

/** Those pages of a search whose title or extract names the brand: a search finds more than what was looked for. */
export function judgeFound({ facts, found }: { facts: SiteFacts; found: FoundPage[] }): Footprint["found"] {
  const finder = createBrandFinder(facts, []);
  const naming = found.filter(({ title, snippet }) => finder.names(`${title ?? ""}\n${snippet ?? ""}`));
  return naming.map(({ snippet: _, ...page }) => page);
}
