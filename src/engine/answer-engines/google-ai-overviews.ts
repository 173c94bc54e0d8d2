import type { BuyerQuestion } from "../types.ts";
import type { EngineDefinition } from "./engine-definition.ts";
import { overviewMarkdown } from "./overview-markdown.ts";
import { blankReply, type FoundCitation, type ProviderReply } from "./provider-reply.ts";
import { EngineFault } from "./types.ts";
import { getJson } from "./wire/http-json.ts";
import { asCount, asObject, asObjects, asText, type JsonObject } from "./wire/json-path.ts";
import { quote } from "./wire/scrub.ts";

/** Google's AI overviews, read from the result page through SerpApi. That none is shown is a result, not a failure. */
export const googleAiOverviews: EngineDefinition = {
  id: "google-ai-overviews",
  label: "Google AI Overviews",
  env: "SERPAPI",
  baseUrl: "https://serpapi.com",
  model: "google",
  chat: false,
  connect({ apiKey, baseUrl }) {
    // The key travels in the address, so addresses never enter a message.
    const search = async (parameters: Record<string, string>, signal: AbortSignal) => {
      const query = new URLSearchParams({ ...parameters, api_key: apiKey });
      return asObject(await getJson(new URL(`${baseUrl}/search.json?${query}`), { secret: apiKey, signal }));
    };
    return async (question, signal) => {
      const page = await search(parametersOf(question), signal);
      const token = asText(asObject(page.ai_overview).page_token);
      if (!token || asObjects(asObject(page.ai_overview).text_blocks).length > 0) return read(page, question, apiKey);
      // The token lives for a minute.
      const later = await search({ engine: "google_ai_overview", page_token: token }, signal).catch(lostToken);
      const reply = read({ ...later, ai_overview: later.ai_overview ?? { error: later.error } }, question, apiKey);
      return { ...reply, usage: { ...reply.usage, searches: 2 } };
    };
  },
};

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

function read(page: JsonObject, question: BuyerQuestion, secret: string): ProviderReply {
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
    ending: ending(page, text, secret),
    text,
    search: "used",
    searches: [question.text],
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

function ending(page: JsonObject, text: string, secret: string): ProviderReply["ending"] {
  const status = asText(asObject(page.search_metadata).status);
  if (text) return "answered";
  if (status !== null && status !== "Success") {
    return new EngineFault("overloaded", `The search did not finish (${status.slice(0, 40)}).`);
  }
  if (page.ai_overview === undefined || page.ai_overview === null) {
    return { noAnswer: "Google shows no AI overview for this question." };
  }
  const told = quote(asText(asObject(page.ai_overview).error) ?? "", secret);
  return new EngineFault("bad_response", `Google shows an AI overview, but it could not be retrieved${told}.`);
}
