import type { Span } from "../types.ts";
import { byteOffsets } from "./byte-offsets.ts";
import type { EngineAccess, EngineDefinition } from "./engine-definition.ts";
import { type FoundCitation, type ProviderReply, unknownEnding } from "./provider-reply.ts";
import { resolveAll } from "./resolve-links.ts";
import { namesVersion } from "./wire/address.ts";
import { chatApi } from "./wire/chat-api.ts";
import { type Draft, type Variation, without } from "./wire/dialect.ts";
import { asCount, asObject, asObjects, asStrings, asText, type JsonObject } from "./wire/json-path.ts";
import { providerServer } from "./wire/provider-server.ts";
import { offeredSearch } from "./wire/responses-dialect.ts";
import { type Protocol, speaking } from "./wire/speaking.ts";

const REFUSALS = new Set(["SAFETY", "PROHIBITED_CONTENT", "BLOCKLIST", "SPII", "RECITATION", "IMAGE_SAFETY"]);

/**
 * Gemini through `generateContent`, grounded with Google Search. Nothing forces a search, and none of its settings is
 * known to give the search a country or language, so the question speaks for itself.
 */
export const gemini: EngineDefinition = {
  id: "gemini",
  label: "Gemini",
  env: "GEMINI",
  baseUrl: "https://generativelanguage.googleapis.com",
  model: "gemini-3.8-flash",
  chat: false,
  connect(access, { resolveLink }) {
    const generateContent: Protocol = {
      variations: [TOOL],
      async ask({ text }, say, signal) {
        const { body, sent } = await say(draft(text, access));
        const links = groundingChunks(body).map((chunk) => chunk.url);
        const reply = read(body, await resolveAll(links, resolveLink, signal));
        return offeredSearch(sent) ? reply : { ...reply, search: "not_offered" };
      },
    };
    return speaking(providerServer(access), [generateContent, chatApi({ access, search: true })]);
  },
};

/** A model or gateway without grounding. */
const TOOL: Variation = {
  isRefusedBy: ({ problem }) => /google_?search|grounding|\btools?\b/i.test(problem.about),
  instead: [without("tools")],
};

function draft(text: string, { apiKey, baseUrl, model }: EngineAccess): Draft {
  const path = `/models/${encodeURIComponent(model.replace(/^models\//, ""))}:generateContent`;
  const body = {
    contents: [{ role: "user", parts: [{ text }] }],
    tools: [{ googleSearch: {} }],
    // Thinking counts against this limit.
    generationConfig: { maxOutputTokens: 8_192 },
  };
  const headers: Record<string, string> = apiKey ? { "x-goog-api-key": apiKey } : {};
  return { path: namesVersion(baseUrl) ? path : `/v1beta${path}`, headers, body };
}

function read(body: JsonObject, resolved: ReadonlyMap<string, string>): ProviderReply {
  const candidate = asObjects(body.candidates)[0] ?? {};
  const grounding = asObject(candidate.groundingMetadata);
  const usage = asObject(body.usageMetadata);
  const toolTokens = asCount(usage.toolUsePromptTokenCount) ?? 0;
  const queries = asStrings(grounding.webSearchQueries);
  const pages = groundingChunks(body).map((chunk) => ({ ...chunk, url: resolved.get(chunk.url) ?? fallback(chunk) }));
  const text = asObjects(asObject(candidate.content).parts)
    .filter((part) => part.thought !== true && typeof part.text === "string")
    .map((part) => part.text)
    .join("");
  const prompt = asCount(usage.promptTokenCount);
  const written = asCount(usage.candidatesTokenCount);
  return {
    ...ending(body, candidate),
    text,
    servedModel: asText(body.modelVersion),
    // Some replies bill search content and say nothing of it.
    search: queries.length > 0 || pages.length > 0 ? "used" : toolTokens > 0 ? "unknown" : "not_used",
    searches: queries,
    citations: citations(grounding, pages, text),
    consulted: pages.map((page) => page.url),
    usage: {
      inputTokens: prompt === null ? null : prompt + toolTokens,
      cachedTokens: asCount(usage.cachedContentTokenCount) ?? 0,
      outputTokens: prompt === null ? null : (written ?? 0) + (asCount(usage.thoughtsTokenCount) ?? 0),
      searches: queries.length,
    },
    reportedCostUsd: null,
  };
}

interface Chunk {
  url: string;
  /** Normally the bare domain, not the page's title. */
  title: string | null;
}

function groundingChunks(body: JsonObject): Chunk[] {
  const chunks = asObjects(asObject(asObjects(body.candidates)[0]?.groundingMetadata).groundingChunks);
  // A chunk without a web page keeps its place, since supports count by index.
  return chunks.map(({ web }) => ({ url: asText(asObject(web).uri) ?? "", title: asText(asObject(web).title) }));
}

function citations(grounding: JsonObject, pages: Chunk[], text: string): FoundCitation[] {
  const locate = locator(text);
  return asObjects(grounding.groundingSupports).flatMap((support) => {
    const claim = () => locate(asObject(support.segment));
    const indices = Array.isArray(support.groundingChunkIndices) ? support.groundingChunkIndices : [];
    return indices.flatMap((index) => {
      const page = pages[index as number];
      return page ? [{ ...page, claim }] : [];
    });
  });
}

/** Where a segment stands in the text. Its offsets count the bytes of its own part, so its words have the last say. */
function locator(text: string): (segment: JsonObject) => Span | null {
  let offset: ReturnType<typeof byteOffsets> | null = null;
  return (segment) => {
    offset ??= byteOffsets(text);
    const start = offset(asCount(segment.startIndex) ?? 0);
    const end = offset(asCount(segment.endIndex) ?? 0);
    const span = start !== null && end !== null && end > start ? { start, end } : null;
    const words = asText(segment.text);
    if (words === null || (span && text.slice(span.start, span.end) === words)) return span;
    const found = text.indexOf(words);
    return found < 0 ? null : { start: found, end: found + words.length };
  };
}

/** A link that could not be resolved still names its site by the title. */
function fallback({ url, title }: Chunk): string {
  return title && /^([a-z0-9-]+\.)+[a-z]{2,}$/i.test(title) ? `https://${title.toLowerCase()}/` : url;
}

function ending(body: JsonObject, candidate: JsonObject): Pick<ProviderReply, "ending" | "finishReason"> {
  const blocked = asText(asObject(body.promptFeedback).blockReason);
  if (blocked) return { ending: { refused: `The provider blocked the question (${blocked}).` }, finishReason: blocked };
  const reason = asText(candidate.finishReason);
  if (reason === null || reason === "STOP") return { ending: "answered", finishReason: reason };
  if (reason === "MAX_TOKENS") return { ending: "cut", finishReason: reason };
  if (REFUSALS.has(reason)) {
    return { ending: { refused: `The provider's filter stopped the reply (${reason}).` }, finishReason: reason };
  }
  return { ending: unknownEnding(reason), finishReason: reason };
}
