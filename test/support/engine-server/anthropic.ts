/** Claude: Anthropic's Messages API with the web search tool. */
import { bearer, type Json, ok, type Provider, type Reply, type StandInRequest } from "./provider.ts";

const error = (
  status: number,
  type: string,
  message: string,
  more: { details?: Json; headers?: Record<string, string> } = {},
): Reply => ({
  status,
  headers: more.headers,
  body: {
    type: "error",
    error: { type, message, ...(more.details && { details: more.details }) },
    request_id: "req_011",
  },
});

const FAULTS: Record<string, () => Reply> = {
  "401": () => error(401, "authentication_error", "invalid x-api-key"),
  "402": () => error(402, "billing_error", "Your organization has no credit."),
  "403": () => error(403, "permission_error", "Your API key does not have permission to use the specified resource."),
  "wrong-model": () => error(404, "not_found_error", "model: claude-x"),
  "429-wait": () =>
    error(429, "rate_limit_error", "This request would exceed your organization's rate limit.", {
      headers: { "retry-after": "1" },
    }),
  "429-date": () =>
    error(429, "rate_limit_error", "Too many requests.", {
      headers: { "retry-after": new Date(Date.now() + 1_000).toUTCString() },
    }),
  "429-absurd": () => error(429, "rate_limit_error", "Too many requests.", { headers: { "retry-after": "31536000" } }),
  "429-money": () =>
    error(429, "rate_limit_error", "Spend limit reached.", { details: { error_code: "enforced_spend_limit_reached" } }),
  "500": () => error(500, "api_error", "Internal server error"),
  "503": () => error(504, "timeout_error", "Request timed out."),
  "529": () => error(529, "overloaded_error", "Overloaded"),
};

export const anthropic: Provider = {
  engine: "claude",
  prefix: "/anthropic",
  key: "sk-ant-stand-in-0001",
  model: "claude-haiku-5-5",

  question({ body }) {
    const messages = body.messages as { role: string; content: unknown }[] | undefined;
    const first = messages?.[0]?.content;
    return typeof first === "string" ? first : null;
  },

  refuse(request) {
    const { headers, body, method, path } = request;
    if (headers["x-api-key"] !== this.key && bearer(request) !== this.key) return FAULTS["401"]!();
    if (method !== "POST" || path !== "/v1/messages") return error(404, "not_found_error", "Not found");
    const version = headers["anthropic-version"];
    if (typeof version !== "string")
      return error(400, "invalid_request_error", "anthropic-version: header is required");
    const sampling = ["temperature", "top_p", "top_k"].find((name) => name in body);
    if (version >= "2026-10-21" && sampling)
      return error(400, "invalid_request_error", `${sampling}: Extra inputs are not permitted`);
    if (typeof body.max_tokens !== "number") return error(400, "invalid_request_error", "max_tokens: Field required");
    const tools = (body.tools ?? []) as Json[];
    if (tools.some((tool) => tool.allowed_domains && tool.blocked_domains)) {
      return error(400, "invalid_request_error", "tools.0: Cannot specify both allowed_domains and blocked_domains");
    }
    const messages = body.messages as { role: string; content: Json[] }[];
    const last = messages.at(-1);
    if (last?.role === "assistant" && !endsPaused(last.content)) {
      return error(400, "invalid_request_error", "This model does not support assistant message prefill.");
    }
    return null;
  },

  reply(scenario, said, request) {
    if (FAULTS[scenario]) return FAULTS[scenario]();
    const messages = request.body.messages as { role: string; content: Json[] }[];
    const continued = messages.at(-1)?.role === "assistant";
    const send = (content: Json[], changes: Json = {}) => ok({ ...envelope(request, said.model), content, ...changes });
    switch (scenario) {
      case "refusal":
      case "blocked":
        return send([], {
          stop_reason: "refusal",
          stop_details: { type: "refusal", category: "general_harms", explanation: "..." },
          usage: { input_tokens: 18, output_tokens: 5, server_tool_use: null },
        });
      case "length":
        return send([...chatter(), ...search(said), { type: "text", text: "For a five-person", citations: null }], {
          stop_reason: "max_tokens",
        });
      case "empty":
        return send([...chatter(), ...search(said)]);
      case "unknown-stop":
        return send([...chatter(), ...search(said), ...answer(said)], { stop_reason: "tea_break" });
      case "no-search":
        return send([{ type: "text", text: said.text, citations: null }], { usage: usage(null) });
      case "search-error":
        return send([
          ...chatter(),
          search(said)[0]!,
          {
            type: "web_search_tool_result",
            tool_use_id: "srvtoolu_01",
            caller: { type: "direct" },
            content: { type: "web_search_tool_result_error", error_code: "unavailable" },
          },
          { type: "text", text: said.text, citations: null },
        ]);
      case "pause":
      case "pause-forever":
        if (continued && scenario === "pause") return send(answer(said), { usage: usage(null) });
        return send([...chatter(), ...search(said)], { stop_reason: "pause_turn" });
      case "unknown-types":
        return send([
          { type: "hologram", data: "AAA" },
          ...chatter(),
          ...search(said),
          { type: "thinking", thinking: "Hm.", signature: "c2ln" },
          ...answer(said),
        ]);
      case "ok":
        return send([...chatter(), ...search(said), ...answer(said)]);
      default:
        return null;
    }
  },
};

type Words = Parameters<Provider["reply"]>[1];

/** Only a turn that was paused may be continued, and its blocks must come back as they were sent. */
function endsPaused(content: unknown): boolean {
  if (!Array.isArray(content)) return false;
  const results = content.filter(({ type }) => type === "web_search_tool_result");
  const whole = results.every(
    ({ content: pages }) => !Array.isArray(pages) || pages.every((page) => page.encrypted_content),
  );
  return results.length > 0 && whole;
}

function envelope({ serial }: StandInRequest, model: string): Json {
  return {
    id: `msg_${serial.toString().padStart(6, "0")}`,
    type: "message",
    role: "assistant",
    model,
    container: null,
    diagnostics: null,
    stop_reason: "end_turn",
    stop_sequence: null,
    stop_details: null,
    usage: usage(1),
  };
}

function usage(searches: number | null): Json {
  return {
    input_tokens: 6039,
    cache_creation_input_tokens: 0,
    cache_read_input_tokens: 0,
    output_tokens: 211,
    server_tool_use: searches === null ? null : { web_search_requests: searches, web_fetch_requests: 0 },
    service_tier: "standard",
  };
}

const chatter = (): Json[] => [{ type: "text", text: "I'll look this up.", citations: null }];

function search(said: Words): Json[] {
  const pages = [...said.citations, ...said.consulted.map((url) => ({ url, title: null }))];
  return [
    {
      type: "server_tool_use",
      id: "srvtoolu_01",
      name: "web_search",
      input: { query: said.searches[0] },
      caller: { type: "direct" },
    },
    {
      type: "web_search_tool_result",
      tool_use_id: "srvtoolu_01",
      caller: { type: "direct" },
      content: pages.map(({ url, title }) => ({
        type: "web_search_result",
        url,
        title,
        encrypted_content: "EqgfAAAA".repeat(40),
        page_age: null,
      })),
    },
  ];
}

/** Text is split at the borders of what is cited. */
function answer(said: Words): Json[] {
  const blocks: Json[] = [];
  let rest = said.text;
  for (const { url, title, quote } of said.citations) {
    const at = quote ? rest.indexOf(quote) : 0;
    const cited = quote ?? rest;
    if (at < 0 || !cited) {
      const last = blocks.findLast((block) => Array.isArray(block.citations));
      (last?.citations as Json[] | undefined)?.push(location(url, title));
      continue;
    }
    if (at > 0) blocks.push({ type: "text", text: rest.slice(0, at), citations: null });
    blocks.push({ type: "text", text: cited, citations: [location(url, title)] });
    rest = rest.slice(at + cited.length);
  }
  if (rest) blocks.push({ type: "text", text: rest, citations: null });
  return blocks;
}

function location(url: string, title: string | null): Json {
  return { type: "web_search_result_location", url, title, encrypted_index: "Eo8BCg", cited_text: "..." };
}
