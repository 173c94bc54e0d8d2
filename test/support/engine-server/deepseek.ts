/** DeepSeek: chat completions without web search; tools are ignored without an error. */
import { bearer, ok, type Provider, type Reply } from "./provider.ts";

const error = (
  status: number,
  message: string,
  type = "unknown_error",
  code: unknown = "invalid_request_error",
): Reply => ({
  status,
  body: { error: { message, type, param: null, code } },
});

const FAULTS: Record<string, () => Reply> = {
  "401": () => error(401, "Authentication Fails, Your api key: ****0001 is invalid", "authentication_error"),
  "402": () => error(402, "Insufficient Balance"),
  "wrong-model": () => error(400, "Model Not Exist", "invalid_request_error"),
  "429-wait": () => ({ ...error(429, "Rate limit reached", "rate_limit_error", 429), headers: { "retry-after": "1" } }),
  "429-date": () => ({
    ...error(429, "Rate limit reached", "rate_limit_error", 429),
    headers: { "retry-after": new Date(Date.now() + 1_000).toUTCString() },
  }),
  "429-absurd": () => ({
    ...error(429, "Rate limit reached", "rate_limit_error", 429),
    headers: { "retry-after": "-5" },
  }),
  "429-money": () => error(402, "Insufficient Balance"),
  "500": () => error(500, "Internal error", "server_error"),
  "503": () => error(503, "Server overloaded", "server_error"),
};

export const deepseek: Provider = {
  engine: "deepseek",
  prefix: "/deepseek",
  key: "sk-stand-in-deepseek-0001",
  model: "deepseek-flash",

  question({ body }) {
    const messages = body.messages as { role: string; content: string }[] | undefined;
    return messages?.findLast(({ role }) => role === "user")?.content ?? null;
  },

  refuse(request) {
    if (bearer(request) !== this.key) return FAULTS["401"]!();
    if (request.method !== "POST" || !/^(\/v1)?\/chat\/completions$/.test(request.path)) return error(404, "Not Found");
    return Array.isArray(request.body.messages)
      ? null
      : error(422, "missing field `messages`", "invalid_request_error");
  },

  reply(scenario, said, { serial, body }) {
    if (FAULTS[scenario]) return FAULTS[scenario]();
    const thinks = (body.thinking as { type?: string } | undefined)?.type !== "disabled";
    const completion = (content: string | null, finish: string) =>
      ok({
        id: `930c60df-bf64-41c9-a88e-${String(serial).padStart(12, "0")}`,
        object: "chat.completion",
        created: 1795219200 + serial,
        model: said.model,
        system_fingerprint: "fp_v41",
        choices: [
          {
            index: 0,
            message: { role: "assistant", content, ...(thinks && { reasoning_content: "The user asks about..." }) },
            logprobs: null,
            finish_reason: finish,
          },
        ],
        usage: {
          prompt_tokens: 16,
          completion_tokens: 92,
          total_tokens: 108,
          prompt_tokens_details: { cached_tokens: 0 },
          completion_tokens_details: { reasoning_tokens: thinks ? 74 : 0 },
          prompt_cache_hit_tokens: 0,
          prompt_cache_miss_tokens: 16,
        },
      });
    switch (scenario) {
      case "empty":
        return completion(null, "stop");
      case "length":
        return completion("For a five-person", "length");
      case "refusal":
      case "blocked":
        return completion("", "content_filter");
      case "failed-200":
        return completion("For a five-", "insufficient_system_resource");
      case "unknown-stop":
        return completion(said.text, "tea_break");
      case "ok":
        return completion(said.text, "stop");
      default:
        return null;
    }
  },
};
