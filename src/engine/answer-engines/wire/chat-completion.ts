import { blankReply, type ProviderReply, unknownEnding } from "../provider-reply.ts";
import { EngineFault } from "../types.ts";
import { asCount, asObject, asObjects, asText, type JsonObject } from "./json-path.ts";

/**
 * Reads an OpenAI-format chat completion; every field but the message may be missing, as local servers have it.
 * `anyEnding`: an unheard-of finish reason ends an answer all the same, since local servers have words of their own.
 */
export function readChatCompletion(body: JsonObject, { anyEnding = false } = {}): ProviderReply {
  const choice = asObjects(body.choices)[0] ?? {};
  const message = asObject(choice.message);
  const usage = asObject(body.usage);
  const finishReason = asText(choice.finish_reason);
  const refusal = asText(message.refusal);
  return {
    ...blankReply(),
    ending: refusal ? { refused: refusal } : endingOf(finishReason, anyEnding),
    text: withoutThinking(typeof message.content === "string" ? message.content : ""),
    servedModel: asText(body.model),
    search: "not_offered",
    usage: {
      inputTokens: asCount(usage.prompt_tokens),
      cachedTokens:
        asCount(usage.prompt_cache_hit_tokens) ?? asCount(asObject(usage.prompt_tokens_details).cached_tokens) ?? 0,
      outputTokens: asCount(usage.completion_tokens),
      searches: 0,
    },
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
      return new EngineFault("overloaded", "The provider ran out of resources while answering.");
    default:
      return anyEnding ? "answered" : unknownEnding(finishReason);
  }
}

/** Models think aloud before the answer; a thought that never ends leaves nothing for the buyer. */
function withoutThinking(content: string): string {
  return content.replace(/^\s*<think(?:ing)?>[\s\S]*?(?:<\/think(?:ing)?>\s*|$)/i, "");
}
