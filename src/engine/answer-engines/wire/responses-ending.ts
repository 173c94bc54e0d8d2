import { type ProviderReply, unknownEnding } from "../provider-reply.ts";
import { EngineFault } from "../types.ts";
import { asObject, asText, type JsonObject } from "./json-path.ts";

const REFUSED_CODES = /^(invalid_prompt|content_filter|bio_policy|.*policy_violation)$/;

/** How a Responses API body ended, and the provider's word for it: a 200 can have failed, been filtered or been cut. `quote` makes its sentence fit for a message. */
export function endingOf(
  body: JsonObject,
  quote: (text: string) => string,
): Pick<ProviderReply, "ending" | "finishReason"> {
  const status = asText(body.status) ?? "completed";
  const error = asObject(body.error);
  if (status === "completed") return { ending: "answered", finishReason: status };
  if (status === "incomplete") {
    const reason = asText(asObject(body.incomplete_details).reason) ?? status;
    return { ending: incomplete(reason), finishReason: reason };
  }
  if (status !== "failed") return { ending: unknownEnding(status), finishReason: status };
  const code = asText(error.code) ?? status;
  return { ending: failed(code, quote(asText(error.message) ?? "")), finishReason: code };
}

function incomplete(reason: string): ProviderReply["ending"] {
  if (reason === "content_filter") return { refused: "The provider's content filter stopped the reply." };
  return reason === "max_output_tokens" || reason === "max_messages" || reason === "incomplete"
    ? "cut"
    : unknownEnding(reason);
}

function failed(code: string, said: string): ProviderReply["ending"] {
  if (REFUSED_CODES.test(code)) return { refused: "The provider's content filter turned the question away." };
  if (code === "rate_limit_exceeded") return new EngineFault("rate_limited", "The provider asked to slow down.");
  if (/quota|credit|billing/.test(code)) {
    return new EngineFault(
      "no_money",
      "The account at the provider has no credit left, or its spending limit is reached.",
    );
  }
  if (/server_error|overloaded|unavailable|timeout/.test(code)) {
    return new EngineFault("overloaded", "The provider had a fault of its own while answering.");
  }
  return new EngineFault("bad_response", `The provider reported a failure (${code.slice(0, 60)})${said}.`);
}
