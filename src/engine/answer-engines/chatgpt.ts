import type { BuyerQuestion } from "../types.ts";
import type { EngineAccess, EngineDefinition } from "./engine-definition.ts";
import { linkedCitations, withoutTag } from "./linked-citations.ts";
import { bareModel } from "./prices.ts";
import type { ProviderReply } from "./provider-reply.ts";
import { chatApi } from "./wire/chat-api.ts";
import type { Draft } from "./wire/dialect.ts";
import { asCount, asObject, asText, type JsonObject } from "./wire/json-path.ts";
import { openAiServer } from "./wire/openai-server.ts";
import { bearer, type ProviderServer } from "./wire/provider-server.ts";
import { reportedCost } from "./wire/reported-cost.ts";
import { offeredSearch, responsesVariations } from "./wire/responses-dialect.ts";
import { endingOf } from "./wire/responses-ending.ts";
import { readResponsesOutput } from "./wire/responses-output.ts";
import { responsesUsage } from "./wire/responses-usage.ts";
import { type Heard, type Protocol, speaking } from "./wire/speaking.ts";

/** ChatGPT's models through OpenAI's Responses API, with its web search forced. */
export const chatgpt: EngineDefinition = {
  id: "chatgpt",
  label: "ChatGPT",
  env: "OPENAI",
  baseUrl: "https://api.openai.com/v1",
  model: "gpt-6-luna",
  chat: true,
  connect(access) {
    const server = openAiServer(access);
    const responses: Protocol = {
      variations: responsesVariations(access.baseUrl),
      ask: async (question, say) => read(await say(draft(question, access)), server),
    };
    return speaking(server, [responses, chatApi({ access, search: true, limit: "max_completion_tokens" })]);
  },
};

function draft({ text, country }: BuyerQuestion, { model, apiKey }: EngineAccess): Draft {
  const body: JsonObject = {
    model,
    input: text,
    tools: [
      {
        type: "web_search",
        search_context_size: "medium",
        // Left out altogether, the United States are assumed.
        user_location: { type: "approximate", ...(country && { country }) },
      },
    ],
    // The one tool there is; naming it is refused.
    tool_choice: "required",
    include: ["web_search_call.action.sources"],
    // Reasoning counts against this limit.
    max_output_tokens: 8_000,
    max_tool_calls: 6,
    store: false,
    ...(hasEffort(model) && { reasoning: { effort: "low" } }),
  };
  return { path: "/responses", headers: bearer(apiKey), body };
}

/** Whether an OpenAI model takes a reasoning effort; those before GPT-5 refuse the field. A deployment may bear any name, and is tried. */
export function hasEffort(model: string): boolean {
  return !/^(chatgpt-4|gpt-[1-4])/.test(bareModel(model));
}

function read({ body, sent }: Heard, server: ProviderServer): ProviderReply {
  const output = readResponsesOutput(body.output);
  const counted = asCount(asObject(asObject(body.tool_usage).web_search).num_requests);
  const ending = endingOf(body, server.quote);
  const searched = output.searched || output.annotations.length > 0;
  return {
    ...ending,
    ...(ending.ending === "answered" && output.refusal && { ending: { refused: output.refusal } }),
    text: output.text,
    servedModel: asText(body.model),
    search: searched ? "used" : offeredSearch(sent) ? "not_used" : "not_offered",
    searches: output.searches,
    citations: linkedCitations(output),
    consulted: output.sources.map(withoutTag),
    usage: responsesUsage(body, counted ?? output.searchCalls),
    reportedCostUsd: reportedCost(asObject(body.usage)),
  };
}
