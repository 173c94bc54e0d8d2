/** A company's own proxy: one address for all providers, a token of the team in a header, provider keys put in behind it; it cuts result pages down. */
import { type Gateway, refuse } from "./gateway.ts";

const TOKEN = "team-token-0001";
const HEADERS = JSON.stringify({ "X-Team-Token": TOKEN });

/** Base addresses with the version and without it, with a slash and without one. */
export const company: Gateway = {
  secrets: [TOKEN],
  env: (origin) => ({
    OPENAI_BASE_URL: `${origin}/openai`,
    OPENAI_HEADERS: HEADERS,
    ANTHROPIC_BASE_URL: `${origin}/anthropic/v1/`,
    ANTHROPIC_HEADERS: HEADERS,
    GEMINI_BASE_URL: `${origin}/google/v1beta`,
    GEMINI_HEADERS: HEADERS,
    PERPLEXITY_BASE_URL: `${origin}/perplexity`,
    PERPLEXITY_HEADERS: HEADERS,
    XAI_BASE_URL: `${origin}/xai/v1`,
    XAI_HEADERS: HEADERS,
    DEEPSEEK_BASE_URL: `${origin}/deepseek/`,
    DEEPSEEK_HEADERS: HEADERS,
    SERPAPI_BASE_URL: `${origin}/serpapi/search.json`,
    SERPAPI_HEADERS: HEADERS,
  }),
  answer({ path, body, headers }) {
    if (headers["x-team-token"] !== TOKEN) return refuse(403, { message: "Forbidden: no team." });
    const [, to, own] =
      /^\/(openai\/v1|anthropic\/v1|google\/v1beta|perplexity\/v1|xai\/v1|deepseek|serpapi)(\/.*)$/.exec(path) ?? [];
    if (!to || !own) return refuse(404, { message: "no Route matched with those values" });
    if (to !== "serpapi") return { to: to as "openai/v1", path: own, body };
    return { to, path: own, body, change: ({ organic_results }) => ({ organic_results }) };
  },
};
