import type { ResponseCreateParamsNonStreaming } from "openai/resources/responses/responses";
import type { BuyerQuestion } from "../types.ts";
import { claimBefore } from "./claim-span.ts";
import type { EngineDefinition } from "./engine-definition.ts";
import type { FoundCitation, ProviderReply } from "./provider-reply.ts";
import { asCount, asObject, asObjects, asStrings, asText, type JsonObject } from "./wire/json-path.ts";
import { calling, openAiClient } from "./wire/openai-client.ts";
import { endingOf } from "./wire/responses-ending.ts";
import { type Annotation, readResponsesOutput } from "./wire/responses-output.ts";
import { responsesUsage } from "./wire/responses-usage.ts";

/** Perplexity's own model through its Agent API, with web search offered; presets may resolve to another maker's model. */
export const perplexity: EngineDefinition = {
  id: "perplexity",
  label: "Perplexity",
  env: "PERPLEXITY",
  baseUrl: "https://api.perplexity.ai/v1",
  model: "perplexity/sonar",
  chat: false,
  connect(access) {
    const client = openAiClient(access);
    return async (question, signal) => {
      const call = client.responses.create(request(question, access.model), { signal });
      return read(asObject(await calling(call, signal)), access.apiKey);
    };
  },
};

function request({ text, country, language }: BuyerQuestion, model: string): ResponseCreateParamsNonStreaming {
  const body = {
    model,
    input: text,
    tools: [{ type: "web_search", search_context_size: "medium", ...(country && { user_location: { country } }) }],
    max_output_tokens: 4_000,
    language_preference: language,
    store: false,
  };
  // The Agent API is the Responses API with fields of its own.
  return body as ResponseCreateParamsNonStreaming;
}

interface Page {
  id: number | null;
  url: string;
  title: string | null;
}

function read(body: JsonObject, secret: string): ProviderReply {
  const output = readResponsesOutput(body.output);
  const items = asObjects(body.output);
  const found = items.filter((item) => item.type === "search_results");
  const fetched = items.filter((item) => item.type === "fetch_url_results");
  const pages = found.flatMap((item) => asObjects(item.results)).flatMap(pageOf);
  const opened = fetched.flatMap((item) => asObjects(item.contents)).flatMap(pageOf);
  const usage = asObject(body.usage);
  const counted = asCount(asObject(asObject(usage.tool_calls_details).search_web).invocation);
  return {
    ...endingOf(body, secret),
    text: output.text,
    servedModel: asText(body.model),
    search: found.length > 0 ? "used" : "not_used",
    searches: found.flatMap((item) => asStrings(item.queries)),
    citations: output.annotations.length > 0 ? annotated(output.annotations, pages) : marked(output.text, pages),
    consulted: [...pages, ...opened].map(({ url }) => url),
    usage: responsesUsage(body, counted ?? found.length),
    reportedCostUsd: asCount(asObject(usage.cost).total_cost),
  };
}

function pageOf({ id, url, title }: JsonObject): Page[] {
  return asText(url) ? [{ id: asCount(id), url: url as string, title: asText(title) }] : [];
}

function annotated(annotations: Annotation[], pages: Page[]): FoundCitation[] {
  const titles = new Map(pages.toReversed().map((page) => [page.url, page.title]));
  return annotations.map(({ url, title, start, end }) => ({
    url,
    title: title ?? titles.get(url) ?? null,
    claim: () => ({ start, end }),
  }));
}

/** Marks such as `[2]` name a result by its id; one without a result is ignored. */
function marked(text: string, pages: Page[]): FoundCitation[] {
  const byId = new Map(pages.toReversed().map((page) => [page.id, page]));
  return [...text.matchAll(/\[(\d{1,4})\]/g)].flatMap((mark) => {
    const page = byId.get(Number(mark[1]));
    return page ? [{ url: page.url, title: page.title, claim: () => claimBefore(text, mark.index) }] : [];
  });
}
