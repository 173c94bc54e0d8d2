import type { ResponseCreateParamsNonStreaming } from "openai/resources/responses/responses";
import type { BuyerQuestion } from "../types.ts";
import { claimBefore } from "./claim-span.ts";
import type { EngineDefinition } from "./engine-definition.ts";
import type { FoundCitation, ProviderReply } from "./provider-reply.ts";
import { asCount, asObject, asStrings, asText, type JsonObject } from "./wire/json-path.ts";
import { calling, openAiClient } from "./wire/openai-client.ts";
import { endingOf } from "./wire/responses-ending.ts";
import { type Annotation, type ResponsesOutput, readResponsesOutput } from "./wire/responses-output.ts";
import { responsesUsage } from "./wire/responses-usage.ts";

const TICKS_PER_USD = 10_000_000_000;
/** `[[3]](https://…)`, as Grok writes its citations into the text. */
const INLINE_LINK = /\[\[\d+\]\]\((https?:\/\/(?:[^\s()]|\([^\s()]*\))+)\)/g;

/** Grok through xAI's Responses API, with its web search forced. It takes neither country nor language. */
export const grok: EngineDefinition = {
  id: "grok",
  label: "Grok",
  env: "XAI",
  baseUrl: "https://api.x.ai/v1",
  model: "grok-4.3",
  chat: true,
  connect(access) {
    const client = openAiClient(access);
    return async (question, signal) => {
      const call = client.responses.create(request(question, access.model), { signal });
      return read(asObject(await calling(call, signal)), access.apiKey);
    };
  },
};

function request({ text }: BuyerQuestion, model: string): ResponseCreateParamsNonStreaming {
  return {
    model,
    input: [{ role: "user", content: text }],
    tools: [{ type: "web_search" }],
    tool_choice: "required",
    include: ["web_search_call.action.sources"],
    max_output_tokens: 8_000,
    store: false,
  };
}

function read(body: JsonObject, secret: string): ProviderReply {
  const output = readResponsesOutput(body.output);
  const usage = asObject(body.usage);
  const counted = asCount(asObject(usage.server_side_tool_usage_details).web_search_calls);
  const ticks = asCount(usage.cost_in_usd_ticks);
  const ending = endingOf(body, secret);
  return {
    ...ending,
    ...(ending.ending === "answered" && output.refusal && { ending: { refused: output.refusal } }),
    text: output.text,
    servedModel: asText(body.model),
    search: output.searched ? "used" : "not_used",
    searches: output.searches,
    citations: [...linked(output), ...ranged(output)],
    consulted: [...output.sources, ...output.annotations.map(({ url }) => url), ...asStrings(body.citations)],
    usage: responsesUsage(body, counted ?? output.searchCalls),
    reportedCostUsd: ticks === null ? null : ticks / TICKS_PER_USD,
  };
}

/** Links written into the text are what Grok cites; annotations may list every page it saw. */
function linked({ text, annotations }: ResponsesOutput): FoundCitation[] {
  const titles = new Map(
    annotations.toReversed().flatMap((one) => (pageTitle(one) ? [[one.url, pageTitle(one)]] : [])),
  );
  return [...text.matchAll(INLINE_LINK)].map(({ index, 1: url }) => ({
    url: url!,
    title: titles.get(url!) ?? null,
    claim: () => claimBefore(text, index),
  }));
}

/** An annotation with a range that is not one of those links is a citation too. */
function ranged({ text, annotations }: ResponsesOutput): FoundCitation[] {
  return annotations
    .filter(({ start, end }) => end > start && end <= text.length)
    .map((annotation) => ({
      url: annotation.url,
      title: pageTitle(annotation),
      claim() {
        const { start, end } = annotation;
        return text.slice(start, end).includes("](") ? claimBefore(text, start) : { start, end };
      },
    }));
}

/** Titles that only repeat the mark's number or the address say nothing. */
function pageTitle({ title, url }: Annotation): string | null {
  return title === null || /^\d+$/.test(title.trim()) || title === url ? null : title;
}
