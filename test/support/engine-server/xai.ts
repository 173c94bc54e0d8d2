/** Grok: xAI's Responses API, its loose annotations and its three shapes of error. */
import { bearer, type Json, ok, type Provider, type Reply, withMarks } from "./provider.ts";

const coded = (status: number, code: string, error: string, headers?: Record<string, string>): Reply => ({
  status,
  headers,
  body: { code, error },
});
const INVALID = "Client specified an invalid argument";

const FAULTS: Record<string, () => Reply> = {
  "401": () => coded(400, INVALID, "Incorrect API key provided: xa***01. You can obtain an API key from the console."),
  "402": () =>
    coded(
      403,
      "The caller does not have permission to execute the specified operation",
      "Your team has used all available credits or reached its monthly spending limit.",
    ),
  "403": () =>
    coded(
      403,
      "The caller does not have permission to execute the specified operation",
      "Team is blocked from using this model.",
    ),
  "wrong-model": () => coded(400, INVALID, "Model not found: grok-x"),
  "429-wait": () => ({ status: 429, headers: { "retry-after": "1" }, body: { error: "Too many requests" } }),
  "429-date": () =>
    coded(429, "Some resource has been exhausted", "Too many requests", {
      "retry-after": new Date(Date.now() + 1_000).toUTCString(),
    }),
  "429-absurd": () => coded(429, "Some resource has been exhausted", "Too many requests", { "retry-after": "604800" }),
  "429-money": () => coded(429, "Some resource has been exhausted", "Your team has used all available credits."),
  "500": () => ({
    status: 500,
    body: { error: { message: "Internal error", type: "server_error", param: null, code: null } },
  }),
  "503": () => coded(503, "The service is currently unavailable", "The model is at capacity."),
  blocked: () =>
    coded(
      403,
      "The caller does not have permission to execute the specified operation",
      "Content violates usage guidelines.",
    ),
};

export const xai: Provider = {
  engine: "grok",
  prefix: "/xai/v1",
  key: "xai-stand-in-0001",
  model: "grok-4.3",

  question({ body }) {
    const turns = body.input as { role: string; content: string }[] | string | undefined;
    return typeof turns === "string" ? turns : (turns?.findLast(({ role }) => role === "user")?.content ?? null);
  },

  refuse(request) {
    const { headers, path, method, body } = request;
    if (!headers.authorization)
      return coded(401, "The request does not have valid authentication credentials", "No API key provided.");
    if (bearer(request) !== this.key) return FAULTS["401"]!();
    if ("search_parameters" in body) {
      return coded(
        410,
        "The requested resource is no longer available",
        "Live search is deprecated. Please switch to the Agent Tools API.",
      );
    }
    if (method !== "POST" || path !== "/responses") return { status: 404, body: { error: "Not found" } };
    const tools = (body.tools ?? []) as Json[];
    return tools.some((tool) => tool.user_location)
      ? { status: 422, body: { error: "Failed to deserialize the JSON body: unknown field `user_location`" } }
      : null;
  },

  reply(scenario, said, { serial }) {
    if (FAULTS[scenario]) return FAULTS[scenario]();
    const seen = [...said.citations.map(({ url }) => url), ...said.consulted];
    const call = {
      type: "web_search_call",
      id: `ws_${serial}_call-0`,
      status: "completed",
      action: { type: "search", query: said.searches[0], sources: seen.map((url) => ({ type: "url", url })) },
    };
    const { text } = withMarks(said.text, said.citations, (index) => `[[${index + 1}]](${said.citations[index]!.url})`);
    // Every page it saw, cited or not, without a range; titles are numbers or the address itself.
    const annotations = seen.map((url, index) => ({
      type: "url_citation",
      url,
      start_index: 0,
      end_index: 0,
      title: index % 2 ? url : String(index + 1),
    }));
    const message = (words: string, marks: Json[] = []) => ({
      type: "message",
      id: `msg_${serial}`,
      role: "assistant",
      status: "completed",
      content: [{ type: "output_text", logprobs: [], text: words, annotations: marks }],
    });
    const body = (output: Json[], changes: Json = {}) =>
      ok({
        id: `1d1a0870-0000-0000-0000-${String(serial).padStart(12, "0")}`,
        object: "response",
        created_at: 1795219200 + serial,
        status: "completed",
        model: said.model,
        output,
        usage: usage(output.some(({ type }) => type === "web_search_call")),
        incomplete_details: null,
        error: null,
        store: false,
        ...changes,
      });
    switch (scenario) {
      case "no-search":
        return body([message(said.text)]);
      case "empty":
        return body([]);
      case "length":
        return body([call, message("For a")], {
          status: "incomplete",
          incomplete_details: { reason: "max_output_tokens" },
        });
      case "refusal":
        return body([call], { status: "incomplete", incomplete_details: { reason: "content_filter" } });
      case "failed-200":
        return body([], { status: "failed", error: { code: "server_error", message: "failed" } });
      case "unknown-stop":
        return body([message(text)], { status: "napping" });
      case "unknown-types": {
        // As recorded in 2025: the search as a function-like call.
        const older = {
          type: "web_search_call",
          id: "ws_old",
          status: "completed",
          name: "web_search",
          arguments: JSON.stringify({ query: "older search" }),
        };
        return body([{ type: "x_dream", z: 1 }, older, call, message(text, annotations)]);
      }
      case "ok":
        return body([call, message(text, annotations)]);
      default:
        return null;
    }
  },
};

function usage(searched: boolean): Json {
  return {
    input_tokens: 4144,
    input_tokens_details: { cached_tokens: 1920 },
    output_tokens: 49,
    output_tokens_details: { reasoning_tokens: 0 },
    total_tokens: 4193,
    num_sources_used: 0,
    num_server_side_tools_used: searched ? 1 : 0,
    cost_in_usd_ticks: 82865000,
    server_side_tool_usage_details: { web_search_calls: searched ? 1 : 0, x_search_calls: 0 },
  };
}
