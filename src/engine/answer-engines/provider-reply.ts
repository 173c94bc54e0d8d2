import type { SearchUse } from "../types.ts";
import type { Usage } from "./prices.ts";
import { EngineFault, type RawCitation } from "./types.ts";

/** What a provider said, before it is judged: an ending other than `answered` needs no text. */
export interface ProviderReply {
  ending: "answered" | "cut" | { noAnswer: string } | { refused: string } | EngineFault;
  text: string;
  servedModel: string | null;
  search: SearchUse;
  searches: string[];
  citations: RawCitation[];
  /** Pages it read, cited or not. */
  consulted: string[];
  usage: Usage;
  /** US dollars, where the provider says so itself. */
  reportedCostUsd: number | null;
  finishReason: string | null;
}

/** A reply with nothing in it yet, for a provider file to fill. */
export function blankReply(): ProviderReply {
  return {
    ending: "answered",
    text: "",
    servedModel: null,
    search: "unknown",
    searches: [],
    citations: [],
    consulted: [],
    usage: { inputTokens: null, cachedTokens: 0, outputTokens: null, searches: 0 },
    reportedCostUsd: null,
    finishReason: null,
  };
}

/** The fault for an ending that is not in the provider's documentation. */
export function unknownEnding(finishReason: string): EngineFault {
  return new EngineFault(
    "bad_response",
    `The provider ended the reply in an unexpected way (${finishReason.slice(0, 60)}).`,
  );
}
