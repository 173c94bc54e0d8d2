/** Cloudflare's AI Gateway: each provider's own API below `/v1/<account>/<gateway>/<provider>`, its token in a header of its own, keys stored there. */
import type { Behind, Gateway } from "./gateway.ts";
import { asChat, refuse } from "./gateway.ts";

const TOKEN = "cf-gateway-token-0001";
const BASE = "/v1/0123456789abcdef/answers";
const HEADERS = JSON.stringify({ "cf-aig-authorization": `Bearer ${TOKEN}` });
const NAMES = {
  OPENAI: "openai",
  ANTHROPIC: "anthropic",
  GEMINI: "google-ai-studio",
  PERPLEXITY: "perplexity-ai",
  XAI: "grok",
  DEEPSEEK: "deepseek",
};
/** Paths that the providers have there. */
const ROUTES: Record<string, [Behind, string]> = {
  "/openai/responses": ["openai/v1", "/responses"],
  "/openai/chat/completions": ["openai/v1", "/chat/completions"],
  "/anthropic/v1/messages": ["anthropic/v1", "/messages"],
  "/grok/v1/responses": ["xai/v1", "/responses"],
  "/perplexity-ai/chat/completions": ["perplexity/v1", "/chat/completions"],
  "/deepseek/chat/completions": ["deepseek", "/chat/completions"],
};

export const cloudflare: Gateway = {
  secrets: [TOKEN],
  env: (origin) =>
    Object.fromEntries(
      Object.entries(NAMES).flatMap(([name, provider]) => [
        [`${name}_BASE_URL`, `${origin}${BASE}/${provider}`],
        [`${name}_HEADERS`, HEADERS],
      ]),
    ),
  answer({ path, body, headers }) {
    if (headers["cf-aig-authorization"] !== `Bearer ${TOKEN}`)
      return refuse(401, {
        success: false,
        result: [],
        messages: [],
        error: [{ code: 2009, message: "Unauthorized" }],
      });
    const below = path.startsWith(`${BASE}/`) ? path.slice(BASE.length) : "";
    const gemini = /^\/google-ai-studio\/v1beta(\/models\/.*)$/.exec(below)?.[1];
    if (gemini) return { to: "google/v1beta", path: gemini, body };
    const [to, own] = ROUTES[below] ?? [];
    if (!to || !own)
      return refuse(404, { success: false, result: [], messages: [], error: [{ code: 2005, message: "Not found" }] });
    if (to === "perplexity/v1" || (to === "openai/v1" && own === "/chat/completions"))
      return asChat(to, body, String(body.model));
    return { to, path: own, body };
  },
};
