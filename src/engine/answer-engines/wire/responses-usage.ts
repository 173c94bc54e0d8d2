import type { Usage } from "../prices.ts";
import { asCount, asObject, type JsonObject } from "./json-path.ts";

/** Tokens of a Responses API body; `searches` as counted by the caller. */
export function responsesUsage(body: JsonObject, searches: number): Usage {
  const usage = asObject(body.usage);
  return {
    inputTokens: asCount(usage.input_tokens),
    cachedTokens: asCount(asObject(usage.input_tokens_details).cached_tokens) ?? 0,
    outputTokens: asCount(usage.output_tokens),
    searches,
  };
}
