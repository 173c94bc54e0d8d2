import { hasEffort } from "./answer-engines/chatgpt.ts";

/** How one server wants to be asked for a JSON document. */
export interface Dialect {
  /** Name of the field that bounds the reply. */
  limit: "max_tokens" | "max_completion_tokens";
  /** The server takes no schema, only the wish for JSON. */
  schemaInPrompt: boolean;
  /** Fields that keep the model from thinking at length first. */
  extra: Record<string, unknown>;
}

/** Where the OpenAI protocol is not the same everywhere. */
export function dialectOf({ baseUrl, model }: { baseUrl: string; model: string }): Dialect {
  const { hostname } = new URL(baseUrl);
  if (/(^|\.)openai\.com$/.test(hostname)) {
    const extra = hasEffort(model) ? { reasoning_effort: "low" } : {};
    return { limit: "max_completion_tokens", schemaInPrompt: false, extra };
  }
  if (/(^|\.)deepseek\.com$/.test(hostname)) {
    return { limit: "max_tokens", schemaInPrompt: true, extra: { thinking: { type: "disabled" } } };
  }
  return { limit: "max_tokens", schemaInPrompt: false, extra: {} };
}
