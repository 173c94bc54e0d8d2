/** Gemini: generateContent with Google Search, and the redirects its citation links go through. */
import { type Json, ok, type Provider, type Reply, type StandInRequest } from "./provider.ts";

const error = (status: number, name: string, message: string, details: Json[] = []): Reply => ({
  status,
  body: { error: { code: status, message, status: name, details } },
});

const info = (reason: string): Json => ({
  "@type": "type.googleapis.com/google.rpc.ErrorInfo",
  reason,
  domain: "googleapis.com",
});
const retry = (delay: string): Json => ({ "@type": "type.googleapis.com/google.rpc.RetryInfo", retryDelay: delay });
const quota = (id: string): Json => ({
  "@type": "type.googleapis.com/google.rpc.QuotaFailure",
  violations: [{ quotaMetric: "generativelanguage.googleapis.com/requests", quotaId: id }],
});
// Google words its plain rate limit like an empty account.
const LIMIT = "You exceeded your current quota, please check your plan and billing details.";

const FAULTS: Record<string, () => Reply> = {
  "401": () =>
    error(400, "INVALID_ARGUMENT", "API key not valid. Please pass a valid API key.", [info("API_KEY_INVALID")]),
  "402": () => error(402, "RESOURCE_EXHAUSTED", "Your prepaid credit is used up."),
  "403": () => error(403, "PERMISSION_DENIED", "The caller does not have permission"),
  "wrong-model": () => error(404, "NOT_FOUND", "models/gemini-x is not found for API version v1beta."),
  "429-wait": () =>
    error(429, "RESOURCE_EXHAUSTED", LIMIT, [quota("GenerateRequestsPerMinutePerProjectPerModel"), retry("1s")]),
  "429-date": () =>
    error(429, "RESOURCE_EXHAUSTED", LIMIT, [quota("GenerateRequestsPerMinutePerProjectPerModel"), retry("0.5s")]),
  "429-absurd": () =>
    error(429, "RESOURCE_EXHAUSTED", LIMIT, [quota("GenerateRequestsPerMinutePerProjectPerModel"), retry("86400s")]),
  "429-day": () =>
    error(429, "RESOURCE_EXHAUSTED", LIMIT, [
      quota("GenerateRequestsPerDayPerProjectPerModel-FreeTier"),
      retry("0.2s"),
    ]),
  "429-money": () => error(402, "RESOURCE_EXHAUSTED", "Your prepaid credit is used up."),
  "500": () => error(500, "INTERNAL", "An internal error has occurred."),
  "503": () => error(503, "UNAVAILABLE", "The model is overloaded. Please try again later."),
  "529": () => error(504, "DEADLINE_EXCEEDED", "The request timed out."),
};

export const google: Provider = {
  engine: "gemini",
  prefix: "/google",
  key: "AIzaStandInGoogle0001",
  model: "gemini-3.8-flash",

  question({ body }) {
    const contents = body.contents as { parts: { text: string }[] }[] | undefined;
    return (
      contents
        ?.at(-1)
        ?.parts.map(({ text }) => text)
        .join("") ?? null
    );
  },

  refuse(request) {
    if (request.headers["x-goog-api-key"] !== this.key && request.query.get("key") !== this.key)
      return FAULTS["401"]!();
    const model = /^\/v1beta\/models\/([^/]+):generateContent$/.exec(request.path)?.[1];
    if (!model || request.method !== "POST") return error(404, "NOT_FOUND", "Requested entity was not found.");
    const known = new Set([
      "contents",
      "tools",
      "toolConfig",
      "generationConfig",
      "systemInstruction",
      "safetySettings",
      "cachedContent",
    ]);
    const odd = Object.keys(request.body).find((name) => !known.has(name));
    return odd
      ? error(400, "INVALID_ARGUMENT", `Invalid JSON payload received. Unknown name "${odd}": Cannot find field.`)
      : null;
  },

  reply(scenario, said, request) {
    if (FAULTS[scenario]) return FAULTS[scenario]();
    const end = { modelVersion: said.model, responseId: `EXC${request.serial}` };
    const usageMetadata = {
      promptTokenCount: 21,
      candidatesTokenCount: 88,
      toolUsePromptTokenCount: 308,
      thoughtsTokenCount: 333,
      totalTokenCount: 750,
      serviceTier: "standard",
    };
    const parts = [{ text: "Thinking about the buyer...", thought: true }, { text: said.text }];
    const candidate = { content: { role: "model", parts }, finishReason: "STOP", index: 0 };
    const with_ = (changes: Json) => ok({ candidates: [{ ...candidate, ...changes }], usageMetadata, ...end });
    switch (scenario) {
      case "blocked":
        return ok({
          promptFeedback: { blockReason: "PROHIBITED_CONTENT" },
          usageMetadata: { promptTokenCount: 9, totalTokenCount: 9 },
          ...end,
        });
      case "refusal":
        return ok({ candidates: [{ finishReason: "SAFETY", index: 0 }], usageMetadata, ...end });
      case "length":
        return with_({ content: {}, finishReason: "MAX_TOKENS" });
      case "failed-200":
        return with_({ content: undefined, finishReason: "MALFORMED_RESPONSE" });
      case "unknown-stop":
        return with_({ finishReason: "TEA_BREAK" });
      case "empty":
        return with_({ content: { role: "model", parts: [] } });
      case "no-search":
        return ok({
          candidates: [candidate],
          usageMetadata: { ...usageMetadata, toolUsePromptTokenCount: undefined },
          ...end,
        });
      case "unknown-types":
        return with_({
          content: { role: "model", parts: [{ executableCode: { code: "1" } }, { hologram: "AAA" }, ...parts] },
          groundingMetadata: grounding(said, request),
        });
      case "ok":
        return with_({ groundingMetadata: grounding(said, request) });
      default:
        return null;
    }
  },
};

function grounding(said: Parameters<Provider["reply"]>[1], { origin }: StandInRequest): Json {
  const pages = [...said.citations.map(({ url }) => url), ...said.consulted];
  const urls = [...new Set(pages)];
  const supports = Map.groupBy(said.citations, ({ quote }) => quote ?? said.text);
  return {
    webSearchQueries: said.searches,
    searchEntryPoint: { renderedContent: '<style>.c{}</style><div class="c">...</div>' },
    groundingChunks: urls.map((url) => ({
      web: { uri: redirectTo(url, origin), title: new URL(url).hostname },
    })),
    groundingSupports: [...supports].map(([quote, citations]) => ({
      segment: segment(said.text, quote),
      groundingChunkIndices: citations.map(({ url }) => urls.indexOf(url)),
    })),
  };
}

/** Offsets count UTF-8 bytes; a start of 0 is left out. */
function segment(text: string, quote: string): Json {
  const start = Buffer.byteLength(text.slice(0, Math.max(0, text.indexOf(quote))));
  const end = start + Buffer.byteLength(quote);
  return { ...(start > 0 && { startIndex: start }), endIndex: end, text: quote };
}

/** The citation link for a page; the stand-in answers it with 302 to the page. */
export function redirectTo(url: string, origin: string): string {
  return `${origin}/google/grounding-api-redirect/${Buffer.from(url).toString("base64url")}`;
}
