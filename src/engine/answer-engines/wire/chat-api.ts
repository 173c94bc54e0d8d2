import type { ProviderReply } from "../provider-reply.ts";
import { namesVersion } from "./address.ts";
import { readChatCompletion } from "./chat-completion.ts";
import { BELOW_V1, type Draft, droppable, type Variation, without } from "./dialect.ts";
import type { JsonObject } from "./json-path.ts";
import { bearer, type ServerAccess } from "./provider-server.ts";
import type { Protocol } from "./speaking.ts";

/** Reasoning counts against it. */
const MOST_TOKENS = 4_000;

/** Names of the field that bounds a reply: servers know one of them, or both. */
export type LimitField = "max_tokens" | "max_completion_tokens";

/** How chat completions are asked of one server. */
export interface ChatOptions {
  access: ServerAccess & { model: string };
  /** A web search is asked for, as OpenAI, LiteLLM and OpenRouter document it for chat completions. */
  search?: boolean;
  limit?: LimitField;
  /** Fields of the provider's own. */
  extra?: JsonObject;
  /** As `readChatCompletion` takes it. */
  anyEnding?: boolean;
}

/** OpenAI's chat completions, as nearly every gateway and local server has them. */
export function chatApi({
  access,
  search = false,
  limit = "max_tokens",
  extra = {},
  anyEnding,
}: ChatOptions): Protocol {
  const place = (country: string | null) => ({ type: "approximate", approximate: { country } });
  return {
    variations: [
      ...chatVariations(access.baseUrl, limit),
      ...Object.keys(extra).map((field) => droppable(field, new RegExp(field, "i"))),
      { ...droppable("", /user_?location/i), instead: [withoutPlace], frill: false },
      { ...droppable("web_search_options", /web_?search/i), frill: true },
    ],
    async ask({ text, country }, say): Promise<ProviderReply> {
      const body = {
        model: access.model,
        messages: [{ role: "user", content: text }],
        [limit]: MOST_TOKENS,
        stream: false,
        ...(search && { web_search_options: country ? { user_location: place(country) } : {} }),
        ...extra,
      };
      const heard = await say({ path: "/chat/completions", headers: bearer(access.apiKey), body });
      const offered = heard.sent.body.web_search_options !== undefined;
      return readChatCompletion(heard.body, { anyEnding, searchOffered: offered });
    },
  };
}

/** What servers of chat completions differ in, whatever is asked of them. */
export function chatVariations(baseUrl: string, limit: LimitField): Variation[] {
  const other = limit === "max_tokens" ? "max_completion_tokens" : "max_tokens";
  return [
    ...(namesVersion(baseUrl) ? [] : [BELOW_V1]),
    {
      isRefusedBy: ({ problem }) =>
        /max_?(completion_?|output_?)?tokens|context (length|window|size)/i.test(problem.about),
      instead: [renamed(limit, other), without(limit)],
    },
  ];
}

function renamed(from: string, to: string): (draft: Draft) => Draft {
  return (draft) => {
    const { [from]: value, ...body } = draft.body;
    return { ...draft, body: { ...body, [to]: value } };
  };
}

function withoutPlace(draft: Draft): Draft {
  if (draft.body.web_search_options === undefined) return draft;
  return { ...draft, body: { ...draft.body, web_search_options: {} } };
}
