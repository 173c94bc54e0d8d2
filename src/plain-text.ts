/**
 * Characters that reorder, hide or tag text, or that a terminal obeys: C0 and C1 controls, bidi marks, line and paragraph
 * separators, zero-width and tag characters. Tabs and line feeds are text; the joiners that scripts and emoji need as well.
 */
const UNSEEN =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]|[\u{e0000}-\u{e007f}]/gu;
const LINE_END = /\r\n?|[\u2028\u2029]/g;

/** Other people's text as a reader should see it: nothing hidden in it, nothing that turns the line around or drives a terminal. */
export function plainText(text: string): string {
  return text.replace(LINE_END, "\n").replace(UNSEEN, "").trim();
}

/** The same on one line, so that it cannot pass for a line of ours. */
export function plainLine(text: string): string {
  return plainText(text).replace(/\s+/g, " ");
}

/** A copy of plain data with every string in it as plain text. */
export function plainValues<T>(value: T): T {
  const plain = (inner: unknown): unknown => {
    if (typeof inner === "string") return plainText(inner);
    if (Array.isArray(inner)) return inner.map(plain);
    if (typeof inner !== "object" || inner === null) return inner;
    return Object.fromEntries(Object.entries(inner).map(([key, each]) => [key, plain(each)]));
  };
  return plain(value) as T;
}

/** JSON that means the same, with what `plainText` takes out written as `\u` escapes: safe to look at, and nothing is lost. */
export function jsonText(value: unknown, indent?: number): string {
  return escapeUnseen(JSON.stringify(value, null, indent));
}

/** The same for JSON that is written already. */
export function escapeUnseen(json: string): string {
  return json.replace(UNSEEN, (sign) => sign.split("").map(escaped).join(""));
}

const escaped = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
