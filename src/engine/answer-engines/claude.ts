import type { BuyerQuestion, Span } from "../types.ts";
import type { EngineAccess, EngineDefinition } from "./engine-definition.ts";
import type { Usage } from "./prices.ts";
import { type ProviderReply, unknownEnding } from "./provider-reply.ts";
import { namesVersion } from "./wire/address.ts";
import { chatApi } from "./wire/chat-api.ts";
import { type Variation, without } from "./wire/dialect.ts";
import { asCount, asObject, asObjects, asStrings, asText, type JsonObject } from "./wire/json-path.ts";
import { providerServer } from "./wire/provider-server.ts";
import { offeredSearch } from "./wire/responses-dialect.ts";
import { type Protocol, speaking } from "./wire/speaking.ts";

const API_VERSION = "2026-10-21";
/** The one that gateways know which do not know the newest. */
const OLD_API_VERSION = "2023-06-01";
/** The basic tool: with newer ones the search runs inside code execution and its results may be left out. */
const SEARCH_TOOL = "web_search_20250305";
/** How often a paused turn is continued. */
const CONTINUATIONS = 3;

/** Claude through Anthropic's Messages API with its web search tool; whether to search is the model's choice. */
export const claude: EngineDefinition = {
  id: "claude",
  label: "Claude",
  env: "ANTHROPIC",
  baseUrl: "https://api.anthropic.com",
  model: "claude-haiku-5-5",
  chat: false,
  connect(access) {
    const messages: Protocol = {
      variations: VARIATIONS,
      async ask(question, say) {
        const first = draft(question, access);
        const heard = [await say(first)];
        while (heard.at(-1)!.body.stop_reason === "pause_turn" && heard.length <= CONTINUATIONS) {
          // What came back goes back as it is, encrypted parts included.
          const paused = { role: "assistant", content: heard.flatMap(({ body }) => asObjects(body.content)) };
          const messages = [...first.body.messages, paused];
          heard.push(await say({ ...first, body: { ...first.body, messages } }));
        }
        const reply = read(heard.map(({ body }) => body));
        return offeredSearch(heard[0]!.sent) ? reply : { ...reply, search: "not_offered" };
      },
    };
    return speaking(providerServer(access), [messages, chatApi({ access, search: true })]);
  },
};

/** In which servers of the Messages API differ. */
const VARIATIONS: readonly Variation[] = [
  {
    isRefusedBy: ({ problem }) => /anthropic-version/i.test(`${problem.about} ${problem.text}`),
    instead: [(draft) => ({ ...draft, headers: { ...draft.headers, "anthropic-version": OLD_API_VERSION } })],
  },
  {
    isRefusedBy: ({ problem }) => /web[_ ]search|\btools?\b/i.test(problem.about),
    instead: [without("tools")],
  },
];

function draft({ text, country }: BuyerQuestion, { model, apiKey, baseUrl }: EngineAccess) {
  const body = {
    model,
    max_tokens: 4_096,
    messages: [{ role: "user", content: text as unknown }],
    tools: [
      {
        type: SEARCH_TOOL,
        name: "web_search",
        max_uses: 5,
        ...(country && { user_location: { type: "approximate", country } }),
      },
    ],
  };
  const headers = { ...(apiKey && { "x-api-key": apiKey }), "anthropic-version": API_VERSION };
  return { path: namesVersion(baseUrl) ? "/messages" : "/v1/messages", headers, body };
}

function read(turns: JsonObject[]): ProviderReply {
  const blocks = turns.flatMap((turn) => asObjects(turn.content));
  const results = blocks.filter((block) => block.type === "web_search_tool_result");
  // A search that failed carries one object in place of the list of pages.
  const worked = results.filter((block) => Array.isArray(block.content));
  const last = turns.at(-1)!;
  const usage = sumUsage(turns, worked.length);
  return {
    ...readText(blocks),
    ...ending(last),
    servedModel: asText(last.model),
    search: worked.length > 0 ? "used" : "not_used",
    searches: blocks
      .filter((block) => block.type === "server_tool_use" && block.name === "web_search")
      .flatMap((block) => asStrings(asObject(block.input).query)),
    consulted: worked.flatMap((block) => asObjects(block.content).flatMap((page) => asStrings(page.url))),
    usage,
    reportedCostUsd: null,
  };
}

/** The answer begins after the last search; what stands before is the model talking to itself. Blocks join without a gap. */
function readText(blocks: JsonObject[]): Pick<ProviderReply, "text" | "citations"> {
  const begin = blocks.findLastIndex((block) => block.type === "web_search_tool_result") + 1;
  const citations: { url: string; title: string | null; span: Span }[] = [];
  let text = "";
  for (const block of blocks.slice(begin)) {
    if (block.type !== "text" || typeof block.text !== "string") continue;
    const start = text.length;
    text += block.text;
    for (const { url, title } of asObjects(block.citations)) {
      if (asText(url)) citations.push({ url: url as string, title: asText(title), span: { start, end: text.length } });
    }
  }
  // Offsets follow the text when its leading blank lines go.
  const shift = text.length - text.trimStart().length;
  const moved = citations.map(({ url, title, span }) => ({
    url,
    title,
    claim: () => ({ start: Math.max(0, span.start - shift), end: span.end - shift }),
  }));
  return { text: text.slice(shift), citations: moved };
}

function ending(turn: JsonObject): Pick<ProviderReply, "ending" | "finishReason"> {
  const reason = asText(turn.stop_reason);
  switch (reason) {
    case null:
    case "end_turn":
    case "stop_sequence":
      return { ending: "answered", finishReason: reason };
    case "max_tokens":
    case "model_context_window_exceeded":
    case "pause_turn":
      return { ending: "cut", finishReason: reason };
    case "refusal": {
      const category = asText(asObject(turn.stop_details).category);
      return {
        ending: { refused: `The engine refused to answer${category ? ` (${category})` : ""}.` },
        finishReason: reason,
      };
    }
    default:
      return { ending: unknownEnding(reason), finishReason: reason };
  }
}

/** Each turn is billed for itself. */
function sumUsage(turns: JsonObject[], searches: number): Usage {
  const sum: Usage = { inputTokens: null, cachedTokens: 0, outputTokens: null, searches: 0 };
  let counted: number | null = null;
  for (const turn of turns) {
    const usage = asObject(turn.usage);
    const read = asCount(usage.cache_read_input_tokens) ?? 0;
    const fresh = asCount(usage.input_tokens);
    if (fresh !== null) {
      sum.inputTokens = (sum.inputTokens ?? 0) + fresh + read + (asCount(usage.cache_creation_input_tokens) ?? 0);
    }
    sum.cachedTokens += read;
    const written = asCount(usage.output_tokens);
    if (written !== null) sum.outputTokens = (sum.outputTokens ?? 0) + written;
    const requests = asCount(asObject(usage.server_tool_use).web_search_requests);
    if (requests !== null) counted = (counted ?? 0) + requests;
  }
  return { ...sum, searches: counted ?? searches };
}
