import { asObject, asObjects, asStrings, asText, type JsonObject } from "./json-path.ts";

/** A source mark in a Responses API message, its range moved to the joined text. */
export interface Annotation {
  url: string;
  title: string | null;
  start: number;
  end: number;
}

/** What the `output` items of a Responses API body hold. */
export interface ResponsesOutput {
  /** What the buyer reads: the final messages, or all where no phase is told. */
  text: string;
  /** The model's words of refusal; `null` without one. */
  refusal: string | null;
  annotations: Annotation[];
  searches: string[];
  /** Pages that searches returned or that were opened. */
  sources: string[];
  /** Search calls that were made, page opens not counted. */
  searchCalls: number;
  /** Any use of the web at all. */
  searched: boolean;
}

/** Walks the output items; unknown item, part and source types are skipped. */
export function readResponsesOutput(output: unknown): ResponsesOutput {
  const items = asObjects(output);
  const calls = items.filter((item) => item.type === "web_search_call" && item.status !== "failed");
  const actions = calls.map(actionOf);
  const searches = actions.filter((action) => action.type === undefined || action.type === "search");
  return {
    ...readMessages(items.filter((item) => item.type === "message")),
    searches: searches.flatMap((action) => {
      const queries = asStrings(action.queries);
      return queries.length > 0 ? queries : asStrings(action.query);
    }),
    sources: actions.flatMap((action) => [
      ...asObjects(action.sources).flatMap((source) => asStrings(source.url)),
      ...asStrings(action.url),
    ]),
    searchCalls: searches.length,
    searched: calls.length > 0,
  };
}

/** Older xAI replies carry the action as `arguments`, a JSON string. */
function actionOf(call: JsonObject): JsonObject {
  if (typeof call.arguments !== "string") return asObject(call.action);
  try {
    return { ...asObject(JSON.parse(call.arguments)), ...asObject(call.action) };
  } catch {
    return asObject(call.action);
  }
}

function readMessages(messages: JsonObject[]): Pick<ResponsesOutput, "text" | "refusal" | "annotations"> {
  const final = messages.filter((message) => message.phase === "final_answer");
  const spoken = final.length > 0 ? final : messages.filter((message) => message.phase !== "commentary");
  const annotations: Annotation[] = [];
  const refusals: string[] = [];
  let text = "";
  for (const message of spoken) {
    if (text) text += "\n\n";
    for (const part of asObjects(message.content)) {
      if (part.type === "refusal") refusals.push(...asStrings(part.refusal));
      if (part.type !== "output_text" || typeof part.text !== "string") continue;
      annotations.push(...annotationsOf(part, text.length));
      text += part.text;
    }
  }
  return { text, refusal: refusals.length > 0 ? refusals.join(" ") : null, annotations };
}

/** The sources of one part of a message, whose text begins at `offset`. */
export function annotationsOf(part: JsonObject, offset: number): Annotation[] {
  return asObjects(part.annotations).flatMap((annotation) => {
    // OpenAI types every annotation; Perplexity may leave the type out.
    if (annotation.type !== undefined && annotation.type !== "url_citation") return [];
    const url = asText(annotation.url);
    if (!url) return [];
    const [start, end] = [annotation.start_index, annotation.end_index].map((index) =>
      Number.isInteger(index) ? (index as number) : 0,
    ) as [number, number];
    // Both 0 is how providers say that they have no range.
    const moved = end > start ? offset : 0;
    return [{ url, title: asText(annotation.title), start: start + moved, end: end + moved }];
  });
}
