import type { BuyerQuestion } from "../types.ts";
import type { EngineDefinition } from "./engine-definition.ts";
import { overviewMarkdown } from "./overview-markdown.ts";
import { blankReply, type FoundCitation, type ProviderReply } from "./provider-reply.ts";
import { EngineFault } from "./types.ts";
import { asCount, asObject, asObjects, asText, type JsonObject } from "./wire/json-path.ts";
import { providerServer } from "./wire/provider-server.ts";

/** Google's AI overviews, read from the result page through SerpApi. That none is shown is a result, not a failure. */
export const googleAiOverviews: EngineDefinition = {
  id: "google-ai-overviews",
  label: "Google AI Overviews",
  env: "SERPAPI",
  baseUrl: "https://serpapi.com",
  model: "google",
  chat: false,
  connect(access) {
    const server = providerServer(access);
    const path = "/search.json";
    // The key travels in the address, so addresses never enter a message.
    const key: Record<string, string> = access.apiKey ? { api_key: access.apiKey } : {};
    let hasShownOne = new URL(access.baseUrl).hostname.endsWith("serpapi.com");
    return async (question, signal) => {
      const page = await server.get(path, { ...parametersOf(question), ...key }, signal);
      hasShownOne ||= Object.keys(asObject(page.ai_overview)).length > 0;
      const reading = { question, hasShownOne, quote: server.quote };
      const token = asText(asObject(page.ai_overview).page_token);
      if (!token || asObjects(asObject(page.ai_overview).text_blocks).length > 0) return read(page, reading);
      // The token lives for a minute.
      const asked = { engine: "google_ai_overview", page_token: token, ...key };
      const later = await server.get(path, asked, signal).catch(lostToken);
      const reply = read({ ...later, ai_overview: later.ai_overview ?? { error: later.error } }, reading);
      return { ...reply, usage: { ...reply.usage, searches: 2 } };
    };
  },
};

interface Reading {
  question: BuyerQuestion;
  /** Whether overviews are known to come from this server where Google shows them. */
  hasShownOne: boolean;
  quote(text: string): string;
}

/** Where SerpApi's codes (serpapi.com/google-languages, google-countries) are not the ISO ones. */
const HL: Record<string, string> = { zh: "zh-cn", he: "iw", jv: "jw", nb: "no", nn: "no" };
const GL: Record<string, string> = { GB: "uk" };

function parametersOf({ text, country, language }: BuyerQuestion): Record<string, string> {
  return {
    engine: "google",
    q: text,
    hl: HL[language] ?? language,
    ...(country && { gl: GL[country] ?? country.toLowerCase() }),
    device: "desktop",
    no_cache: "true",
  };
}

function read(page: JsonObject, reading: Reading): ProviderReply {
  const overview = asObject(page.ai_overview);
  const { text, marks } = overviewMarkdown(overview.text_blocks);
  const references = asObjects(overview.references).flatMap(referenceOf);
  const byIndex = new Map(references.map((reference) => [reference.index, reference]));
  const cited = marks.flatMap(({ reference, start, end }) => {
    const page = byIndex.get(reference);
    return page ? [{ url: page.url, title: page.title, claim: () => ({ start, end }) }] : [];
  });
  return {
    ...blankReply(),
    ending: ending(page, text, reading),
    text,
    search: "used",
    searches: [reading.question.text],
    // Without any mark, the pages shown beside the overview are its sources.
    citations: cited.length > 0 ? cited : references.map(asCitation),
    consulted: references.map(({ url }) => url),
    usage: { inputTokens: null, cachedTokens: 0, outputTokens: null, searches: 1 },
    finishReason: asText(asObject(page.search_metadata).status),
  };
}

interface Reference {
  index: number;
  url: string;
  title: string | null;
}

/** A token that is no longer taken leaves an overview that was shown and not obtained. */
function lostToken(error: unknown): JsonObject {
  if (error instanceof EngineFault && error.code === "bad_request") return { error: "The page token was not taken." };
  throw error;
}

function referenceOf(reference: JsonObject, position: number): Reference[] {
  const url = asText(reference.link);
  return url ? [{ index: asCount(reference.index) ?? position, url, title: asText(reference.title) }] : [];
}

function asCitation({ url, title }: Reference): FoundCitation {
  return { url, title, claim: () => null };
}

function ending(page: JsonObject, text: string, { hasShownOne, quote }: Reading): ProviderReply["ending"] {
  const metadata = asObject(page.search_metadata);
  const status = asText(metadata.status);
  if (text) return "answered";
  if (status !== null && status !== "Success") {
    return new EngineFault("overloaded", `The search did not finish (${status.slice(0, 40)}).`);
  }
  if (page.ai_overview === undefined || page.ai_overview === null) {
    // A gateway may hand on result pages without their overviews; SerpApi's own pages tell where they are kept.
    const isWhole = status === "Success" && (hasShownOne || asText(metadata.json_endpoint) !== null);
    if (isWhole) return { noAnswer: "Google shows no AI overview for this question." };
    return new EngineFault("bad_response", NOT_WHOLE);
  }
  const told = quote(asText(asObject(page.ai_overview).error) ?? "");
  return new EngineFault("bad_response", `Google shows an AI overview, but it could not be retrieved${told}.`);
}

const NOT_WHOLE =
  "The reply is no result page as SerpApi sends it, so whether Google shows an AI overview cannot be told. Check SERPAPI_BASE_URL.";
