import { namesVersion } from "./address.ts";
import { BELOW_V1, type Draft, droppable, type Variation, without } from "./dialect.ts";
import { asObjects } from "./json-path.ts";

/** In which servers of the Responses API differ; the most exact name stands first. */
export function responsesVariations(baseUrl: string): Variation[] {
  return [
    ...(namesVersion(baseUrl) ? [] : [BELOW_V1]),
    droppable("include", /\binclude\b|action\.sources/i),
    droppable("max_tool_calls", /max_?tool_?calls/i),
    droppable("reasoning", /reasoning|effort/i),
    droppable("store", /\bstore\b/i),
    droppable("language_preference", /language_?preference/i),
    { ...droppable("", /search_?context_?size/i), instead: [withoutToolField("search_context_size")] },
    { ...droppable("", /user_?location/i), instead: [withoutToolField("user_location")], frill: false },
    { ...droppable("tool_choice", /tool[_ ]?choice/i), frill: false },
    { ...droppable("max_output_tokens", /max_?(output_?)?tokens/i), frill: false },
    {
      isRefusedBy: ({ problem }) => /web[_ ]search|\btools?\b/i.test(problem.about),
      instead: [withTool("web_search_preview"), without("tools", "tool_choice", "include", "max_tool_calls")],
    },
  ];
}

/** Whether a search was on offer in what was sent. */
export function offeredSearch({ body }: Draft): boolean {
  return asObjects(body.tools).length > 0;
}

function withTool(type: string): (draft: Draft) => Draft {
  return changingTools((tool) => ({ ...tool, type }));
}

function withoutToolField(field: string): (draft: Draft) => Draft {
  return changingTools((tool) => Object.fromEntries(Object.entries(tool).filter(([name]) => name !== field)));
}

function changingTools(change: (tool: Record<string, unknown>) => Record<string, unknown>): (draft: Draft) => Draft {
  return (draft) =>
    draft.body.tools === undefined
      ? draft
      : { ...draft, body: { ...draft.body, tools: asObjects(draft.body.tools).map(change) } };
}
