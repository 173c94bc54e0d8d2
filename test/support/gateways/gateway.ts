/** What the stand-ins of all gateways share: a gateway lets a call in, refuses it, or hands it on to a provider's stand-in. */
import type { Json, Reply, StandInRequest } from "../engine-server/provider.ts";

/** A provider of the stand-in server, by its path there. */
export type Behind =
  | "openai/v1"
  | "anthropic/v1"
  | "google/v1beta"
  | "perplexity/v1"
  | "xai/v1"
  | "deepseek"
  | "serpapi";

export interface HandedOn {
  to: Behind;
  /** Below the provider's own base. */
  path: string;
  body: Json;
  /** What becomes of the reply. */
  change?(body: Json): Json;
}

/** One gateway's wire format, as documented. */
export interface Gateway {
  /** What an operator sets for it. */
  env(origin: string): Record<string, string>;
  /** Values that must appear in no message or log. */
  secrets: readonly string[];
  answer(request: StandInRequest): Reply | HandedOn;
}

export const refuse = (status: number, body: unknown): Reply => ({ status, body });

/** Hands a chat completion on as the Responses call that it stands for, and its reply back as a chat completion. */
export function asChat(to: "openai/v1" | "perplexity/v1" | "xai/v1", body: Json, model: string): HandedOn {
  if (body.response_format !== undefined || isForDocument(body)) {
    // The stand-in gives documents where JSON is asked for.
    return { to: "openai/v1", path: "/chat/completions", body: { ...body, response_format: { type: "json_object" } } };
  }
  const messages = body.messages as { content: string }[];
  const input = messages.at(-1)!.content;
  const search = body.web_search_options !== undefined;
  const tools = search ? [{ type: "web_search" }] : [];
  return {
    to,
    path: "/responses",
    body: { model, input, tools, stream: false },
    change: (reply) => chatOf(reply, search),
  };
}

function isForDocument({ messages }: Json): boolean {
  return (messages as { role: string }[]).some(({ role }) => role === "system");
}

function chatOf(reply: Json, search: boolean): Json {
  const messages = (reply.output as Json[]).filter(({ type, phase }) => type === "message" && phase !== "commentary");
  const [part] = messages.at(-1)!.content as { text: string; annotations: Json[] }[];
  const annotations = search
    ? part!.annotations.map(({ type, ...url_citation }) => ({ type, url_citation }))
    : undefined;
  const usage = reply.usage as Record<string, number>;
  return {
    id: "chatcmpl-1",
    object: "chat.completion",
    model: reply.model,
    choices: [
      {
        index: 0,
        message: { role: "assistant", content: part!.text, ...(annotations && { annotations }) },
        finish_reason: "stop",
      },
    ],
    usage: { prompt_tokens: usage.input_tokens, completion_tokens: usage.output_tokens },
  };
}
