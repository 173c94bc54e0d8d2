import type { BuyerQuestion } from "../types.ts";
import { claimBefore } from "./claim-span.ts";
import type { EngineAccess, EngineDefinition } from "./engine-definition.ts";
import type { FoundCitation, ProviderReply } from "./provider-reply.ts";
import { chatApi } from "./wire/chat-api.ts";
import type { Draft } from "./wire/dialect.ts";
import { asCount, asObject, asStrings, asText } from "./wire/json-path.ts";
import { openAiServer } from "./wire/openai-server.ts";
import { bearer, type ProviderServer } from "./wire/provider-server.ts";
import { reportedCost } from "./wire/reported-cost.ts";
import { offeredSearch, responsesVariations } from "./wire/responses-dialect.ts";
import { endingOf } from "./wire/responses-ending.ts";
import { type Annotation, type ResponsesOutput, readResponsesOutput } from "./wire/responses-output.ts";
import { responsesUsage } from "./wire/responses-usage.ts";
import { type Heard, type Protocol, speaking } from "./wire/speaking.ts";

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
    const server = openAiServer(access);
    const responses: Protocol = {
      variations: responsesVariations(access.baseUrl),
      ask: async (question, say) => read(await say(draft(question, access)), server),
    };
    return speaking(server, [responses, chatApi({ access, search: true })]);
  },
};

function draft({ text }: BuyerQuestion, { model, apiKey }: EngineAccess): Draft {
  const body = {
    model,
    input: [{ role: "user", content: text }],
    tools: [{ type: "web_search" }],
    tool_choice: "required",
    include: ["web_search_call.action.sources"],
    max_output_tokens: 8_000,
    store: false,
  };
  return { path: "/responses", headers: bearer(apiKey), body };
}

function read({ body, sent }: Heard, server: ProviderServer): ProviderReply {
  const output = readResponsesOutput(body.output);
  const usage = asObject(body.usage);
  const counted = asCount(asObject(usage.server_side_tool_usage_details).web_search_calls);
  const ticks = asCount(usage.cost_in_usd_ticks);
  const searched = output.searched || output.annotations.length > 0;
  const ending = endingOf(body, server.quote);
  return {
    ...ending,
    ...(ending.ending === "answered" && output.refusal && { ending: { refused: output.refusal } }),
    text: output.text,
    servedModel: asText(body.model),
    search: searched ? "used" : offeredSearch(sent) ? "not_used" : "not_offered",
    searches: output.searches,
    citations: [...linked(output), ...ranged(output)],
    consulted: [...output.sources, ...output.annotations.map(({ url }) => url), ...asStrings(body.citations)],
    usage: responsesUsage(body, counted ?? output.searchCalls),
    reportedCostUsd: ticks === null ? reportedCost(usage) : ticks / TICKS_PER_USD,
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

/** Titles that only repeat the mark ("1", "[1]") or the address say nothing. */
function pageTitle({ title, url }: Annotation): string | null {
  return title === null || /^[\s[\](){}#]*\d+[\s[\](){}.]*$/.test(title) || title === url ? null : title;
}
