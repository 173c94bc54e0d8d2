import { hasEffort } from "./answer-engines/chatgpt.ts";
import { chatVariations, type LimitField } from "./answer-engines/wire/chat-api.ts";
import { type Draft, droppable, type Variation } from "./answer-engines/wire/dialect.ts";
import { asObject, asObjects, type JsonObject } from "./answer-engines/wire/json-path.ts";

/** How one server is first asked for a JSON document, and what is tried where it refuses that. */
export interface ModelDialect {
  /** Name of the field that bounds the reply. */
  limit: LimitField;
  /** The draft as this server wants it, made from one with `response_format: json_schema`. */
  first(draft: Draft): Draft;
  /** Fields that keep the model from thinking at length first. */
  extra: JsonObject;
  variations: Variation[];
}

/** Where the OpenAI protocol is not the same everywhere. */
export function dialectOf({ baseUrl, model }: { baseUrl: string; model: string }): ModelDialect {
  const { hostname } = new URL(baseUrl);
  const limit = /(^|\.)(openai\.com|azure\.com)$/.test(hostname) ? "max_completion_tokens" : "max_tokens";
  const extra = extraFields(hostname, model);
  return {
    limit,
    extra,
    first: /(^|\.)deepseek\.com$/.test(hostname) ? schemaInPrompt({ type: "json_object" }) : (draft) => draft,
    variations: [
      ...chatVariations(baseUrl, limit),
      ...Object.keys(extra).map((field) => droppable(field, /reasoning|effort|thinking/i)),
      {
        isRefusedBy: ({ problem }) =>
          /response_?format|json_?(schema|object|mode)|structured.?output/i.test(problem.about),
        instead: [schemaInPrompt({ type: "json_object" }), schemaInPrompt(undefined)],
        frill: true,
      },
      {
        isRefusedBy: ({ problem }) => /\bsystem\b|developer (role|message|instruction)/i.test(problem.about),
        instead: [instructionsInMessage],
      },
    ],
  };
}

function extraFields(hostname: string, model: string): JsonObject {
  if (/(^|\.)deepseek\.com$/.test(hostname)) return { thinking: { type: "disabled" } };
  return /(^|\.)(openai\.com|azure\.com)$/.test(hostname) && hasEffort(model) ? { reasoning_effort: "low" } : {};
}

/** The schema goes into the instructions where the server does not hold the reply to it. */
function schemaInPrompt(format: { type: string } | undefined): (draft: Draft) => Draft {
  return (draft) => {
    const { response_format: asked, ...body } = draft.body;
    const schema = asObject(asObject(asked).json_schema).schema;
    if (schema === undefined) return { ...draft, body: { ...body, ...(format && { response_format: format }) } };
    const messages = asObjects(body.messages).map((message) =>
      message.role === "system"
        ? { ...message, content: `${message.content} It follows this JSON Schema: ${JSON.stringify(schema)}` }
        : message,
    );
    return { ...draft, body: { ...body, messages, ...(format && { response_format: format }) } };
  };
}

/** Models without a part for instructions find them in front of what they are shown. */
function instructionsInMessage(draft: Draft): Draft {
  const messages = asObjects(draft.body.messages);
  const content = messages.map((message) => message.content).join("\n\n");
  return { ...draft, body: { ...draft.body, messages: [{ role: "user", content }] } };
}
