/** Chat completions of the OpenAI format, as the writer of questions asks for them. */
import { type Json, ok, type Reply, type StandInRequest } from "./provider.ts";

/** Whether the request is for a chat completion with a JSON document as its reply. */
export function asksForJson({ path, body }: StandInRequest): boolean {
  return path.endsWith("/chat/completions") && typeof body.response_format === "object";
}

/** The whole document as the assistant's message. */
export function jsonReply(document: unknown, { body, serial }: StandInRequest): Reply {
  const message: Json = { role: "assistant", content: JSON.stringify(document), refusal: null };
  return ok({
    id: `chatcmpl-${serial}`,
    object: "chat.completion",
    created: 1795219200 + serial,
    model: body.model,
    choices: [{ index: 0, message, logprobs: null, finish_reason: "stop" }],
    usage: { prompt_tokens: 700, completion_tokens: 200, total_tokens: 900 },
  });
}
