import type { BuyerQuestion } from "../types.ts";
import type { EngineAccess, EngineDefinition } from "./engine-definition.ts";
import { markedCitations, type NumberedPage } from "./marked-citations.ts";
import type { FoundCitation, ProviderReply } from "./provider-reply.ts";
import { chatApi } from "./wire/chat-api.ts";
import type { Draft } from "./wire/dialect.ts";
import { asCount, asObject, asObjects, asStrings, asText, type JsonObject } from "./wire/json-path.ts";
import { openAiServer } from "./wire/openai-server.ts";
import { bearer, type ProviderServer } from "./wire/provider-server.ts";
import { reportedCost } from "./wire/reported-cost.ts";
import { offeredSearch, responsesVariations } from "./wire/responses-dialect.ts";
import { endingOf } from "./wire/responses-ending.ts";
import { type Annotation, readResponsesOutput } from "./wire/responses-output.ts";
import { responsesUsage } from "./wire/responses-usage.ts";
import { type Heard, type Protocol, speaking } from "./wire/speaking.ts";

/** Perplexity's own model through its Agent API, with web search offered; presets may resolve to another maker's model. */
export const perplexity: EngineDefinition = {
  id: "perplexity",
  label: "Perplexity",
  env: "PERPLEXITY",
  baseUrl: "https://api.perplexity.ai/v1",
  model: "perplexity/sonar",
  chat: false,
  connect(access) {
    const server = openAiServer(access);
    const agent: Protocol = {
      variations: responsesVariations(access.baseUrl),
      ask: async (question, say) => read(await say(draft(question, access)), server),
    };
    return speaking(server, [agent, chatApi({ access, search: true })]);
  },
};

/** The Agent API is the Responses API with fields of its own. */
function draft({ text, country, language }: BuyerQuestion, { model, apiKey }: EngineAccess): Draft {
  const body = {
    model,
    input: text,
    tools: [{ type: "web_search", search_context_size: "medium", ...(country && { user_location: { country } }) }],
    max_output_tokens: 4_000,
    language_preference: language,
    store: false,
  };
  return { path: "/responses", headers: bearer(apiKey), body };
}

function read({ body, sent }: Heard, server: ProviderServer): ProviderReply {
  const output = readResponsesOutput(body.output);
  const items = asObjects(body.output);
  const found = items.filter((item) => item.type === "search_results");
  const fetched = items.filter((item) => item.type === "fetch_url_results");
  const pages = found.flatMap((item) => asObjects(item.results)).flatMap(pageOf);
  const opened = fetched.flatMap((item) => asObjects(item.contents)).flatMap(pageOf);
  const searched = found.length > 0 || output.searched || output.annotations.length > 0;
  const usage = asObject(body.usage);
  const counted = asCount(asObject(asObject(usage.tool_calls_details).search_web).invocation);
  return {
    ...endingOf(body, server.quote),
    text: output.text,
    servedModel: asText(body.model),
    search: searched ? "used" : offeredSearch(sent) ? "not_used" : "not_offered",
    searches: [...found.flatMap((item) => asStrings(item.queries)), ...output.searches],
    citations:
      output.annotations.length > 0 ? annotated(output.annotations, pages) : markedCitations(output.text, pages),
    consulted: [...[...pages, ...opened].map(({ url }) => url), ...output.sources],
    usage: responsesUsage(body, counted ?? found.length),
    reportedCostUsd: asCount(asObject(usage.cost).total_cost) ?? reportedCost(usage),
  };
}

function pageOf({ id, url, title }: JsonObject): NumberedPage[] {
  return asText(url) ? [{ id: asCount(id), url: url as string, title: asText(title) }] : [];
}

function annotated(annotations: Annotation[], pages: NumberedPage[]): FoundCitation[] {
  const titles = new Map(pages.toReversed().map((page) => [page.url, page.title]));
  return annotations.map(({ url, title, start, end }) => ({
    url,
    title: title ?? titles.get(url) ?? null,
    claim: () => ({ start, end }),
  }));
}
