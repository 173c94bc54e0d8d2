/** LiteLLM's proxy: one key, model names of the operator's own, each provider's API below one address. */
import { bearer, type Json, type Reply } from "../engine-server/provider.ts";
import { asChat, type Gateway, refuse } from "./gateway.ts";

const KEY = "sk-litellm-virtual-0001";
const GROUPS: Record<string, "openai/v1" | "perplexity/v1" | "xai/v1"> = {
  "openai/gpt-4.1": "openai/v1",
  "perplexity/perplexity/sonar": "perplexity/v1",
  "xai/grok-4.3": "xai/v1",
};
const REAL: Record<string, string> = {
  "openai/gpt-4.1": "gpt-6-luna",
  "perplexity/perplexity/sonar": "perplexity/sonar",
  "xai/grok-4.3": "grok-4.3",
};

const unsupported = (names: string[], model: string): Reply =>
  refuse(400, {
    error: {
      message: `litellm.UnsupportedParamsError: openai does not support parameters: [${names.map((name) => `'${name}'`)}], for model=${model}. To drop these, set \`litellm.drop_params=True\` or for proxy:\n\n\`litellm_settings:\n drop_params: true\`\n. Received Model Group=${model}\nAvailable Model Group Fallbacks=None`,
      type: "None",
      param: "None",
      code: "400",
    },
  });

/** Its address has no version; what a model's provider does not take is refused by name, in a nested sentence. */
export const litellm: Gateway = {
  secrets: [KEY],
  env: (origin) => ({
    OPENAI_BASE_URL: origin,
    OPENAI_API_KEY: KEY,
    OPENAI_MODEL: "openai/gpt-4.1",
    PERPLEXITY_BASE_URL: origin,
    PERPLEXITY_API_KEY: KEY,
    PERPLEXITY_MODEL: "perplexity/perplexity/sonar",
    XAI_BASE_URL: `${origin}/v1`,
    XAI_API_KEY: KEY,
    XAI_MODEL: "xai/grok-4.3",
    ANTHROPIC_BASE_URL: origin,
    ANTHROPIC_API_KEY: KEY,
    ANTHROPIC_MODEL: "claude-haiku-5-5",
    GEMINI_BASE_URL: `${origin}/gemini`,
    GEMINI_API_KEY: KEY,
    GEMINI_MODEL: "gemini-3.8-flash",
    DEEPSEEK_BASE_URL: origin,
    DEEPSEEK_API_KEY: KEY,
    DEEPSEEK_MODEL: "deepseek/deepseek-flash",
  }),
  answer(request) {
    const { body, headers } = request;
    const key = headers["x-api-key"] ?? headers["x-goog-api-key"] ?? bearer(request);
    if (key !== KEY) {
      const message = "Authentication Error, Invalid proxy server token passed.";
      return refuse(401, { error: { message, type: "auth_error", param: "None", code: "401" } });
    }
    const path = request.path.replace(/^\/v1(?=\/)/, "");
    if (path === "/messages") return { to: "anthropic/v1", path, body };
    const gemini = /^\/gemini\/v1beta(\/models\/.*)$/.exec(request.path)?.[1];
    if (gemini) return { to: "google/v1beta", path: gemini, body };
    const model = String(body.model);
    if (path === "/chat/completions") {
      if (model === "deepseek/deepseek-flash") {
        if (body.thinking) return unsupported(["thinking"], model);
        return { to: "deepseek", path, body: { ...body, model: "deepseek-flash", thinking: { type: "disabled" } } };
      }
      const unknown = ["reasoning_effort", "max_tokens"].filter((name) => body[name] !== undefined);
      return unknown.length > 0 ? unsupported(unknown, model) : asChat("openai/v1", body, REAL[model]!);
    }
    if (path !== "/responses") return refuse(404, { detail: "Not Found" });
    const to = GROUPS[model];
    if (!to) {
      const message = `litellm.BadRequestError: Invalid model name passed in model=${model}. Call \`/v1/models\` to view available models for your key.`;
      return refuse(400, { error: { message, type: "invalid_request_error", param: "model", code: "400" } });
    }
    const unknown = ["reasoning", "max_tool_calls"].filter((name) => body[name] !== undefined);
    if (unknown.length > 0) return unsupported(unknown, model);
    return { to, path, body: { ...body, model: REAL[model] }, change: (reply: Json) => ({ ...reply, model }) };
  },
};
