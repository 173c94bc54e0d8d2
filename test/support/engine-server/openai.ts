/** ChatGPT: OpenAI's Responses API. */
import { bearer, type Json, ok, type Provider, type Reply, type StandInRequest, withMarks } from "./provider.ts";

const error = (status: number, body: Json, headers?: Record<string, string>): Reply => ({
  status,
  headers,
  body: { error: { param: null, code: null, ...body } },
});

const FAULTS: Record<string, () => Reply> = {
  "401": () =>
    error(401, {
      message: "Incorrect API key provided: sk-wr***key. You can find your API key in the dashboard.",
      type: "invalid_request_error",
      code: "invalid_api_key",
    }),
  "403": () =>
    error(403, { message: "Project does not have access to this model.", type: "invalid_request_error", code: null }),
  "wrong-model": () =>
    error(404, {
      message: "The model 'gpt-x' does not exist or you do not have access to it.",
      type: "invalid_request_error",
      code: "model_not_found",
    }),
  "429-wait": () =>
    error(
      429,
      {
        message: "Rate limit reached for gpt-6-luna on tokens per min (TPM)",
        type: "tokens",
        code: "rate_limit_exceeded",
      },
      { "retry-after": "1", "x-ratelimit-remaining-requests": "0", "x-ratelimit-reset-requests": "1s" },
    ),
  "429-date": () =>
    error(
      429,
      { message: "Rate limit reached", type: "requests", code: "rate_limit_exceeded" },
      { "retry-after": new Date(Date.now() + 1_000).toUTCString() },
    ),
  "429-absurd": () =>
    error(
      429,
      { message: "Rate limit reached", type: "requests", code: "rate_limit_exceeded" },
      { "retry-after": "86400" },
    ),
  "429-money": () =>
    error(429, {
      message: "You exceeded your current quota, please check your plan and billing details.",
      type: "insufficient_quota",
      code: "insufficient_quota",
    }),
  "402": () =>
    error(429, {
      message: "The credit balance is exhausted.",
      type: "insufficient_quota",
      code: "credit_balance_exhausted",
    }),
  "500": () => error(500, { message: "The server had an error while processing your request.", type: "server_error" }),
  "503": () =>
    error(
      503,
      {
        message: "The engine is currently overloaded.",
        type: "service_unavailable_error",
        code: "server_is_overloaded",
      },
      { "retry-after": "0" },
    ),
  "529": () => error(503, { message: "Slow down.", type: "service_unavailable_error", code: "slow_down" }),
  blocked: () =>
    error(400, {
      message: "Invalid prompt: your prompt was flagged.",
      type: "invalid_request_error",
      code: "invalid_prompt",
    }),
};

export const openai: Provider = {
  engine: "chatgpt",
  prefix: "/openai/v1",
  key: "sk-stand-in-openai-0001",
  model: "gpt-6-luna",

  question: ({ body }) => (typeof body.input === "string" ? body.input : null),

  refuse(request) {
    if (bearer(request) !== this.key) return FAULTS["401"]!();
    if (request.method !== "POST" || request.path !== "/responses") {
      return error(404, {
        message: `Unknown request URL: ${request.method} ${request.path}.`,
        type: "invalid_request_error",
      });
    }
    const { tools = [], tool_choice: choice } = request.body as { tools?: Json[]; tool_choice?: string | Json };
    const wanted = typeof choice === "object" ? String(choice.type) : null;
    if (wanted && !tools.some(({ type }) => type === wanted)) {
      return error(400, {
        message: `Tool choice '${wanted}' not found in 'tools' parameter.`,
        type: "invalid_request_error",
        param: "tool_choice",
      });
    }
    return typeof request.body.model === "string"
      ? null
      : error(400, { message: "you must provide a model parameter", type: "invalid_request_error" });
  },

  reply(scenario, said, request) {
    if (FAULTS[scenario]) return FAULTS[scenario]();
    const base = envelope(request, said.model);
    switch (scenario) {
      case "length":
        return ok({
          ...base,
          status: "incomplete",
          incomplete_details: { reason: "max_output_tokens" },
          output: [{ id: "rs_1", type: "reasoning", summary: [] }],
          usage: usage(320, 1500),
        });
      case "failed-200":
        return ok({
          ...base,
          status: "failed",
          error: { code: "server_error", message: "The model failed." },
          output: [],
          usage: null,
        });
      case "refusal":
        return ok({
          ...base,
          output: [message([{ type: "refusal", refusal: "I can't help with that." }])],
          usage: usage(300, 20),
        });
      case "empty":
        return ok({
          ...base,
          output: [message([{ type: "output_text", text: "", annotations: [] }])],
          usage: usage(300, 0),
        });
      case "unknown-stop":
        return ok({ ...base, status: "folded", output: answer(said), usage: usage(9120, 412) });
      case "no-search":
        return ok({ ...base, output: answer({ ...said, citations: [] }), usage: usage(120, 412) });
      case "unknown-types":
        return ok({
          ...base,
          output: [
            { id: "zz_1", type: "telepathy_call", status: "completed" },
            search(said),
            ...answer(said, [{ type: "output_hologram", data: "AAA" }]),
          ],
          usage: usage(9120, 412),
        });
      case "ok":
        return ok({
          ...base,
          output: [
            { id: "rs_01", type: "reasoning", summary: [] },
            search(said),
            {
              id: "ws_02",
              type: "web_search_call",
              status: "completed",
              action: { type: "open_page", url: said.citations[0]?.url ?? null },
            },
            {
              id: "msg_00",
              type: "message",
              role: "assistant",
              status: "completed",
              phase: "commentary",
              content: [{ type: "output_text", text: "Let me look around first.", annotations: [], logprobs: [] }],
            },
            ...answer(said),
          ],
          usage: usage(9120, 412),
          tool_usage: { image_gen: { total_tokens: 0 }, web_search: { num_requests: 1 } },
        });
      default:
        return null;
    }
  },
};

type Words = Parameters<Provider["reply"]>[1];

function envelope({ body, serial }: StandInRequest, model: string): Json {
  return {
    id: `resp_${serial.toString(16).padStart(8, "0")}`,
    object: "response",
    created_at: 1795219200 + serial,
    completed_at: 1795219209 + serial,
    status: "completed",
    background: false,
    error: null,
    incomplete_details: null,
    instructions: null,
    max_output_tokens: body.max_output_tokens ?? null,
    model,
    parallel_tool_calls: true,
    reasoning: body.reasoning ?? { effort: null, summary: null },
    store: body.store ?? true,
    temperature: 1,
    tool_choice: body.tool_choice ?? "auto",
    tools: body.tools ?? [],
    metadata: {},
  };
}

function search(said: Words): Json {
  const sources = [
    ...said.citations.map(({ url }) => marked(url)),
    ...said.citations.map(({ url }) => url),
    ...said.consulted,
  ];
  return {
    id: "ws_01",
    type: "web_search_call",
    status: "completed",
    action: {
      type: "search",
      query: said.searches[0],
      queries: said.searches,
      sources: [...sources.map((url) => ({ type: "url", url })), { type: "api", name: "oai-finance" }],
    },
  };
}

function answer(said: Words, further: Json[] = []): Json[] {
  const host = (url: string) => new URL(url).hostname;
  const { text, marks } = withMarks(said.text, said.citations, (index) => {
    const { url } = said.citations[index]!;
    return ` ([${host(url)}](${marked(url)}))`;
  });
  const annotations = said.citations.map(({ url, title }, index) => ({
    type: "url_citation",
    // The range covers the link, without the blank before it.
    start_index: marks[index]!.start + 1,
    end_index: marks[index]!.end,
    url: marked(url),
    title,
  }));
  return [message([...further, { type: "output_text", text, logprobs: [], annotations }], "final_answer")];
}

function message(content: Json[], phase?: string): Json {
  return { id: "msg_01", type: "message", role: "assistant", status: "completed", ...(phase && { phase }), content };
}

function marked(url: string): string {
  return `${url}${url.includes("?") ? "&" : "?"}utm_source=openai`;
}

function usage(input: number, output: number): Json {
  return {
    input_tokens: input,
    input_tokens_details: { cached_tokens: 0, cache_write_tokens: 0 },
    output_tokens: output,
    output_tokens_details: { reasoning_tokens: 0 },
    total_tokens: input + output,
  };
}
