import type { SearchUse, Span } from "../types.ts";
import type { Usage } from "./prices.ts";
import { EngineFault } from "./types.ts";

/** A page that a reply names as a source. */
export interface FoundCitation {
  url: string;
  title: string | null;
  /** Looks up the cited claim in the text; only called for the citations that are kept, so it may walk the text. */
  claim(): Span | null | Promise<Span | null>;
}

/** What a provider said, before it is judged: an ending other than `answered` needs no text. */
export interface ProviderReply {
  ending: "answered" | "cut" | { noAnswer: string } | { refused: string } | EngineFault;
  text: string;
  servedModel: string | null;
  search: SearchUse;
  searches: string[];
  citations: FoundCitation[];
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
