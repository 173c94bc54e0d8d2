import { linkedCitations } from "../linked-citations.ts";
import { markedCitations } from "../marked-citations.ts";
import type { FoundCitation } from "../provider-reply.ts";
import { asObject, asObjects, asStrings, asText, type JsonObject } from "./json-path.ts";
import { annotationsOf } from "./responses-output.ts";

/** The sources of a chat completion: OpenAI's and OpenRouter's nested annotations, else Perplexity's list of results with marks in the text. */
export function chatSources(
  body: JsonObject,
  message: JsonObject,
  text: string,
): { citations: FoundCitation[]; consulted: string[] } {
  // The fields stand one level deeper than in the Responses API.
  const flat = asObjects(message.annotations).map((note) => ({ ...note, ...asObject(note.url_citation) }));
  const annotations = annotationsOf({ annotations: flat }, 0);
  if (annotations.length > 0) return { citations: linkedCitations({ annotations, text }), consulted: [] };
  const results = asObjects(body.search_results).flatMap(({ url, title }) => {
    const found = asText(url);
    return found ? [{ url: found, title: asText(title) }] : [];
  });
  const pages = results.length > 0 ? results : asStrings(body.citations ?? []).map((url) => ({ url, title: null }));
  const numbered = pages.map((page, index) => ({ ...page, id: index + 1 }));
  return { citations: markedCitations(text, numbered), consulted: pages.map(({ url }) => url) };
}
