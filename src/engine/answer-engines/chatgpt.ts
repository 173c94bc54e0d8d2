import type { ResponseCreateParamsNonStreaming } from "openai/resources/responses/responses";
import type { BuyerQuestion } from "../types.ts";
import { claimBefore } from "./claim-span.ts";
import type { EngineDefinition } from "./engine-definition.ts";
import type { FoundCitation, ProviderReply } from "./provider-reply.ts";
import { asCount, asObject, asText, type JsonObject } from "./wire/json-path.ts";
import { calling, openAiClient } from "./wire/openai-client.ts";
import { endingOf } from "./wire/responses-ending.ts";
import { type ResponsesOutput, readResponsesOutput } from "./wire/responses-output.ts";
import { responsesUsage } from "./wire/responses-usage.ts";
import { writtenLinks } from "./written-links.ts";

/** ChatGPT's models through OpenAI's Responses API, with its web search forced. */
export const chatgpt: EngineDefinition = {
  id: "chatgpt",
  label: "ChatGPT",
  env: "OPENAI",
  baseUrl: "https://api.openai.com/v1",
  model: "gpt-6-luna",
  chat: true,
  connect(access) {
    const client = openAiClient(access);
    return async (question, signal) => {
      const call = client.responses.create(request(question, access.model), { signal });
      return read(asObject(await calling(call, signal)), access.apiKey);
    };
  },
};

function request({ text, country }: BuyerQuestion, model: string): ResponseCreateParamsNonStreaming {
  return {
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
}

/** Whether an OpenAI model takes a reasoning effort; those before GPT-5 refuse the field. */
export function hasEffort(model: string): boolean {
  return !/^gpt-[1-4]/.test(model);
}

function read(body: JsonObject, secret: string): ProviderReply {
  const output = readResponsesOutput(body.output);
  const counted = asCount(asObject(asObject(body.tool_usage).web_search).num_requests);
  const ending = endingOf(body, secret);
  return {
    ...ending,
    ...(ending.ending === "answered" && output.refusal && { ending: { refused: output.refusal } }),
    text: output.text,
    servedModel: asText(body.model),
    search: output.searched ? "used" : "not_used",
    searches: output.searches,
    citations: citations(output),
    consulted: output.sources.map(withoutTag),
    usage: responsesUsage(body, counted ?? output.searchCalls),
    reportedCostUsd: null,
  };
}

/** The range of an annotation covers the link that was written into the text; the claim stands before it. */
function citations({ annotations, text }: ResponsesOutput): FoundCitation[] {
  const links = writtenLinks(text);
  return annotations.map(({ url, title, start, end }) => ({
    url: withoutTag(url),
    title,
    claim() {
      const mark = nearest(links.get(url) ?? [], start);
      return mark === null ? { start, end } : claimBefore(text, mark);
    },
  }));
}

/** The place nearest to the one told: the unit of OpenAI's offsets is not documented. */
function nearest(places: number[], told: number): number | null {
  const nearer = (best: number, place: number) => (Math.abs(place - told) < Math.abs(best - told) ? place : best);
  return places.length > 0 ? places.reduce(nearer) : null;
}

/** OpenAI marks the links it hands out; the page is the same without the mark. */
function withoutTag(url: string): string {
  return url.replace(/([?&])utm_source=openai(&|(?=#)|$)/, (_mark, before, after) => (after === "&" ? before : ""));
}
