/** OpenRouter: `/api/v1`, models as `maker/model`, its own checks of a request, and the cost of each call in its reply. */
import { bearer, type Json, type Reply } from "../engine-server/provider.ts";
import { asChat, type Gateway, type HandedOn, refuse } from "./gateway.ts";

const KEY = "sk-or-v1-stand-in-0001";
const MAKERS: Record<string, ["openai/v1" | "perplexity/v1" | "xai/v1", string]> = {
  "openai/gpt-6-luna": ["openai/v1", "gpt-6-luna"],
  "perplexity/sonar": ["perplexity/v1", "perplexity/sonar"],
  "x-ai/grok-4.3": ["xai/v1", "grok-4.3"],
  "google/gemini-3.8-flash": ["openai/v1", "gpt-6-luna"],
};

const error = (code: number, message: string, metadata?: Json): Reply =>
  refuse(code, { error: { code, message, ...(metadata && { metadata }) } });

/** What the provider behind it refused comes as text within its own error. */
const upstream = (param: string, message: string): Reply =>
  error(400, "Provider returned error", {
    raw: JSON.stringify({ error: { message, type: "invalid_request_error", param, code: "unsupported_parameter" } }),
    provider_name: "OpenAI",
  });

export const openrouter: Gateway = {
  secrets: [KEY],
  env: (origin) => ({
    OPENAI_BASE_URL: `${origin}/api/v1`,
    OPENAI_API_KEY: KEY,
    OPENAI_MODEL: "openai/gpt-6-luna",
    PERPLEXITY_BASE_URL: `${origin}/api/v1/`,
    PERPLEXITY_API_KEY: KEY,
    PERPLEXITY_MODEL: "perplexity/sonar",
    XAI_BASE_URL: `${origin}/api/v1`,
    XAI_API_KEY: KEY,
    XAI_MODEL: "x-ai/grok-4.3",
    GEMINI_BASE_URL: `${origin}/api/v1`,
    GEMINI_API_KEY: KEY,
    GEMINI_MODEL: "google/gemini-3.8-flash",
    ANTHROPIC_BASE_URL: `${origin}/api`,
    ANTHROPIC_HEADERS: JSON.stringify({ authorization: `Bearer ${KEY}` }),
    ANTHROPIC_MODEL: "anthropic/claude-haiku-5.5",
  }),
  answer(request) {
    const { body, path } = request;
    if (!/^\/api\/v1\/(messages|chat\/completions|responses)$/.test(path)) return error(404, "Not Found");
    if (bearer(request) !== KEY) return error(401, "No auth credentials found");
    if (path === "/api/v1/messages")
      return { to: "anthropic/v1", path: "/messages", body: { ...body, model: "claude-haiku-5-5" } };
    const [to, model] = MAKERS[String(body.model)] ?? [];
    if (path === "/api/v1/chat/completions") {
      if (!to || !model) return error(400, `${body.model} is not a valid model ID`);
      if (body.max_tokens !== undefined && body.response_format !== undefined)
        return upstream(
          "max_tokens",
          "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
        );
      return priced(asChat(to, body, model), String(body.model));
    }
    if (!to || !model) return error(400, `${body.model} is not a valid model ID`);
    if (body.include !== undefined)
      return refuse(400, {
        error: { code: "invalid_prompt", message: "Invalid Responses API request" },
        metadata: { raw: [{ code: "invalid_value", path: ["include", 0], message: "Invalid input" }] },
      });
    return priced({ to, path: "/responses", body: { ...body, model } }, String(body.model));
  },
};

/** Every reply tells what it cost, in US dollars. */
function priced(handed: HandedOn, model: string): HandedOn {
  const { change = (reply: Json) => reply } = handed;
  return {
    ...handed,
    change(reply: Json) {
      const { usage, ...told } = change(reply);
      const { cost: _cost, cost_in_usd_ticks: _ticks, ...counted } = usage as Json;
      return { ...told, model, usage: { ...counted, cost: 0.0123, is_byok: false } };
    },
  };
}
