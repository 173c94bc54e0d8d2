import type { Page, Reading } from "../read-site/types.ts";
import { type Surface, surface } from "./types.ts";

/** Forms and tools that a page offers to an assistant in the browser (WebMCP, an origin trial of Chrome). */
export function webmcp(reading: Reading): Surface {
  const tools = reading.rendered?.flatMap((page) => page.webmcpTools.map((tool) => ({ url: page.url, tool }))) ?? [];
  const forms = reading.pages.flatMap((page) =>
    page.forms.filter(({ toolName, toolDescription }) => toolName || toolDescription).map((form) => ({ page, form })),
  );
  const given = {
    kind: "webmcp",
    url: forms[0]?.page.finalUrl ?? tools[0]?.url ?? reading.home.finalUrl,
    advertised: forms.length > 0,
  } as const;
  const flaw =
    forms.map(({ form }) => formFlaw(form)).find((each) => each !== null) ??
    tools.map(({ tool }) => toolFlaw(tool)).find((each) => each !== null);
  if (flaw) return surface({ ...given, status: "invalid", detail: flaw });
  if (forms.length === 0 && tools.length === 0)
    return surface({ ...given, status: "absent", detail: "No form or script offers a tool." });
  const names = [...forms.map(({ form }) => form.toolName), ...tools.map(({ tool }) => tool.name)];
  return surface({
    ...given,
    status: "valid",
    detail: `Tools: ${[...new Set(names)].join(", ")}.`,
    live: tools.length > 0,
    // A form that only reads is sent with GET; others wait for the person to send them.
    safe: tools.length > 0 || forms.length > 0 ? true : null,
    auth: "none",
  });
}

function formFlaw({ toolName, toolDescription, fields }: Page["forms"][number]): string | null {
  if (!toolName || !toolDescription) return "A form has a tool's name or its description, and not both.";
  const unnamed = fields.find(({ required, name }) => required && !name);
  if (unnamed) return `A required field of ${toolName} has no name.`;
  const mute = fields.find(({ label, toolParamDescription }) => !label && !toolParamDescription);
  return mute ? `A field of ${toolName} has neither a label nor a description.` : null;
}

function toolFlaw({
  name,
  description,
  inputSchema,
}: {
  name: string;
  description: string;
  inputSchema: unknown;
}): string | null {
  if (!name.trim() || !description.trim()) return "A tool lacks a name or a description.";
  const isSchema = typeof inputSchema === "object" && inputSchema !== null && !Array.isArray(inputSchema);
  return inputSchema === undefined || inputSchema === null || isSchema
    ? null
    : `The input of ${name} is not described by a schema.`;
}
