import { blankReply, type ProviderReply, unknownEnding } from "../provider-reply.ts";
import { EngineFault } from "../types.ts";
import { chatSources } from "./chat-sources.ts";
import { asCount, asObject, asObjects, asText, type JsonObject } from "./json-path.ts";
import { reportedCost } from "./reported-cost.ts";
import { spokenText } from "./spoken.ts";

/**
 * Reads an OpenAI-format chat completion; every field but the message may be missing, as local servers have it.
 * `anyEnding`: an unheard-of finish reason ends an answer all the same, since local servers have words of their own.
 * `searchOffered`: a web search was asked for, so that an answer without sources leaves open whether there was one.
 */
export function readChatCompletion(body: JsonObject, { anyEnding = false, searchOffered = false } = {}): ProviderReply {
  const choice = asObjects(body.choices)[0] ?? {};
  const message = asObject(choice.message);
  const usage = asObject(body.usage);
  const finishReason = asText(choice.finish_reason);
  const refusal = asText(message.refusal);
  const text = spokenText(message.content);
  const sources = chatSources(body, message, text);
  return {
    ...blankReply(),
    ending: refusal ? { refused: refusal } : endingOf(finishReason, anyEnding),
    text,
    servedModel: asText(body.model),
    search:
      sources.citations.length + sources.consulted.length > 0 ? "used" : searchOffered ? "unknown" : "not_offered",
    ...sources,
    usage: {
      inputTokens: asCount(usage.prompt_tokens),
      cachedTokens:
        asCount(usage.prompt_cache_hit_tokens) ?? asCount(asObject(usage.prompt_tokens_details).cached_tokens) ?? 0,
      outputTokens: asCount(usage.completion_tokens),
      searches: 0,
    },
    reportedCostUsd: reportedCost(usage),
    finishReason,
  };
}

function endingOf(finishReason: string | null, anyEnding: boolean): ProviderReply["ending"] {
  switch (finishReason) {
    case null:
    case "stop":
      return "answered";
    case "length":
      return "cut";
    case "content_filter":
      return { refused: "The provider's content filter stopped the reply." };
    case "insufficient_system_resource":
    case "error":
      return new EngineFault("overloaded", "The provider ran out of resources while answering.");
    default:
      return anyEnding ? "answered" : unknownEnding(finishReason);
  }
}
