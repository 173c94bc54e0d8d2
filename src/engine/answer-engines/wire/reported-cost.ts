import { asCount, type JsonObject } from "./json-path.ts";

/** US dollars as OpenRouter reports them in `usage.cost`; with a key of one's own (`is_byok`) that is its fee alone, and says nothing. */
export function reportedCost(usage: JsonObject): number | null {
  return usage.is_byok === true ? null : asCount(usage.cost);
}
