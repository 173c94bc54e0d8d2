/** Perplexity: the Agent API, in Responses format with its own items. */
import { bearer, type Json, ok, type Provider, type Reply, withMarks } from "./provider.ts";

const FAULTS: Record<string, () => Reply> = {
  "401": () => ({
    status: 401,
    body: { error: { message: "Invalid API key provided.", type: "invalid_api_key", code: 401 } },
  }),
  "402": () => ({
    status: 401,
    body: { error: { message: "You have run out of credits.", type: "insufficient_quota", code: 401 } },
  }),
  "403": () => ({ status: 403, body: { detail: "Forbidden" } }),
  "wrong-model": () => ({
    status: 400,
    body: { error: { message: "Model 'perplexity/x' not found.", type: "invalid_model", code: 400 } },
  }),
  "429-wait": () => ({ status: 429, headers: { "retry-after": "1" }, body: { error: "Request rate limit exceeded" } }),
  "429-date": () => ({
    status: 429,
    headers: { "retry-after": new Date(Date.now() + 1_000).toUTCString() },
    body: { detail: "Too many requests" },
  }),
  "429-absurd": () => ({ status: 429, headers: { "retry-after": "99999999" }, body: { message: "Too many requests" } }),
  "429-money": () => ({ status: 402, body: { detail: "Payment required" } }),
  "500": () => ({ status: 500, body: { message: "Internal error" } }),
  "503": () => ({ status: 503, body: { detail: [{ msg: "unavailable" }] } }),
};

export const perplexity: Provider = {
  engine: "perplexity",
  prefix: "/perplexity/v1",
  key: "pplx-stand-in-0001",
  model: "perplexity/sonar",

  question: ({ body }) => (typeof body.input === "string" ? body.input : null),

  refuse(request) {
    if (bearer(request) !== this.key) return FAULTS["401"]!();
    if (request.method !== "POST" || !["/responses", "/agent"].includes(request.path))
      return { status: 404, body: { detail: "Not Found" } };
    const {
      model,
      models,
      preset,
      tools = [],
    } = request.body as { model?: string; models?: string[]; preset?: string; tools?: Json[] };
    if (!model && !models && !preset)
      return { status: 422, body: { detail: [{ msg: "one of model, models or preset is required" }] } };
    const place = tools
      .map((tool) => tool.user_location as Json | undefined)
      .find((location) => location && "type" in location);
    return place ? { status: 422, body: { detail: [{ msg: "extra fields not permitted: type" }] } } : null;
  },

  reply(scenario, said, { serial }) {
    if (FAULTS[scenario]) return FAULTS[scenario]();
    const pages = [...said.citations, ...said.consulted.map((url) => ({ url, title: "Forum" }))];
    const results = pages.map(({ url, title }, index) => ({
      id: index + 1,
      url,
      title,
      snippet: "...",
      last_updated: "2026-11-01",
      source: "web",
    }));
    const search = { type: "search_results", queries: said.searches, results };
    // The model cites by the number of the result; now and then it makes one up.
    const { text } = withMarks(said.text, said.citations, (index) => `[${index + 1}]`);
    const message = (words: string, annotations: Json[] = []) => ({
      type: "message",
      id: `msg_${serial}`,
      role: "assistant",
      status: "completed",
      content: [{ type: "output_text", text: words, annotations }],
    });
    const body = (output: Json[], changes: Json = {}) =>
      ok({
        id: `resp_${serial}`,
        object: "response",
        created_at: 1795219200 + serial,
        status: "completed",
        model: said.model,
        background: false,
        error: null,
        incomplete_details: null,
        output,
        usage: usage(output.includes(search)),
        store: false,
        ...changes,
      });
    switch (scenario) {
      case "no-search":
        return body([message(said.text)]);
      case "empty":
        return body([]);
      case "length":
        return body([search, message("For a five-person")], {
          status: "incomplete",
          incomplete_details: { reason: "max_output_tokens" },
        });
      case "failed-200":
        return body([], {
          status: "failed",
          error: { code: "server_error", message: "The run failed.", type: "server_error" },
        });
      case "unknown-stop":
        return body([search, message(text)], { status: "requires_action" });
      case "unknown-types":
        return body([
          { type: "unknown", x: 1 },
          search,
          {
            type: "fetch_url_results",
            contents: [{ url: "https://fetched.example/", title: "Fetched", snippet: "..." }],
          },
          message(`${text} Another source says so.[99]`),
        ]);
      case "ok":
        return body([search, message(text)]);
      default:
        return null;
    }
  },
};

function usage(searched: boolean): Json {
  const cost = searched ? 0.0025 : 0;
  return {
    input_tokens: 3007,
    input_tokens_details: { cached_tokens: 0 },
    output_tokens: 36,
    output_tokens_details: { reasoning_tokens: 0 },
    total_tokens: 3043,
    tool_calls_details: searched ? { search_web: { invocation: 1, cost_usd: 0.0025 } } : {},
    cost: {
      currency: "USD",
      input_cost: 0.00075,
      output_cost: 0.00009,
      tool_calls_cost: cost,
      total_cost: Number((0.00084 + cost).toFixed(5)),
    },
  };
}
