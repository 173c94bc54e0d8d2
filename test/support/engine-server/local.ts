/** A chat server of the OpenAI format on one's own machine: no key, sparse replies, thoughts inline. */
import { ok, type Provider, type Reply } from "./provider.ts";

const error = (status: number, message: string, type: string): Reply => ({
  status,
  body: { error: { code: status, message, type } },
});

const FAULTS: Record<string, () => Reply> = {
  "401": () => error(401, "Invalid API Key", "authentication_error"),
  "wrong-model": () => ({
    status: 404,
    body: { error: { message: "model 'x' not found", type: "not_found_error", param: null, code: null } },
  }),
  "429-wait": () => ({ status: 429, headers: { "retry-after": "1" }, body: { error: "too many requests" } }),
  "500": () => ({ status: 500, body: { error: "llama runner process has terminated" } }),
  "503": () => error(503, "Loading model", "unavailable_error"),
};

export const local: Provider = {
  engine: "local",
  prefix: "/local/v1",
  key: "",
  model: "llama-stand-in",

  question({ body }) {
    const messages = body.messages as { role: string; content: string }[] | undefined;
    return messages?.findLast(({ role }) => role === "user")?.content ?? null;
  },

  refuse({ method, path, body }) {
    if (method !== "POST" || path !== "/chat/completions") return { status: 404, body: { error: "File Not Found" } };
    return Array.isArray(body.messages) ? null : error(400, "'messages' is required", "invalid_request_error");
  },

  reply(scenario, said, { serial }) {
    if (FAULTS[scenario]) return FAULTS[scenario]();
    const completion = (content: string | null, finish: string | null) =>
      ok({
        id: `chatcmpl-${serial}`,
        object: "chat.completion",
        model: said.model,
        choices: [{ index: 0, message: { role: "assistant", content }, finish_reason: finish }],
        timings: { predicted_per_second: 31.4 },
      });
    switch (scenario) {
      case "empty":
        return completion("<think>I do not know any.</think>", "stop");
      case "length":
        return completion("Well, the first thing a buyer should", "length");
      case "refusal":
        return completion(null, "content_filter");
      case "sparse":
        return ok({ choices: [{ message: { content: said.text } }], usage: null });
      case "ok":
        return completion(`<think>\nThe user wants names.\n</think>\n\n${said.text}`, "stop");
      default:
        return null;
    }
  },
};
