import { asObjects, asText } from "./json-path.ts";

/** Models think aloud first: a thought that never ends leaves nothing to read, and some templates swallow the tag that opens it. */
const THOUGHT = /^\s*<think(?:ing)?>[\s\S]*?(?:<\/think(?:ing)?>\s*|$)/i;
const UNOPENED = /^(?:(?!<think)[\s\S])*?<\/think(?:ing)?>\s*/i;

/** What a chat message says to its reader: its text, or the text among its parts, without what was thought. */
export function spokenText(content: unknown): string {
  const whole = asText(content) ?? asObjects(content).flatMap(textOf).join("");
  return whole.replace(THOUGHT.test(whole) ? THOUGHT : UNOPENED, "");
}

function textOf({ type, text }: Record<string, unknown>): string[] {
  return (type === undefined || type === "text" || type === "output_text") && typeof text === "string" ? [text] : [];
}
