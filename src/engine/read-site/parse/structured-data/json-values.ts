import { load } from "cheerio";

/** A block above these is not parsed: no search engine reads one, and both are cheap ways to hurt a parser. */
const MAX_BYTES = 256 * 1024;
const MAX_DEPTH = 32;

/**
 * The JSON values in a script's text. Byte order mark, HTML comments and CDATA around them are taken off.
 * What only a forgiving reader can read is read, and `error` says what a strict one trips over.
 */
export function parseJsonValues(text: string): { values: unknown[]; error: string | null } {
  if (Buffer.byteLength(text) > MAX_BYTES) return { values: [], error: "The block is larger than 256 kB." };
  const bare = unwrap(text);
  if (bare === "") return { values: [], error: "The block is empty." };
  const { depth, ends } = measure(bare);
  if (depth > MAX_DEPTH) return { values: [], error: `The block is nested deeper than ${MAX_DEPTH} levels.` };

  const whole = parse(bare);
  if (whole.ok) return { values: [whole.value], error: null };

  const pieces = ends.map((end, at) => parse(bare.slice(at === 0 ? 0 : ends[at - 1], end).replace(/^[\s,;]+/, "")));
  if (pieces.length > 1 && pieces.every(({ ok }) => ok)) {
    const error = `${pieces.length} data blocks stand in one script; strict readers drop them all.`;
    return { values: pieces.map(({ value }) => value), error };
  }
  if (/&(quot|#0*34|#x0*22);/i.test(bare)) {
    const decoded = parse(load(bare.replaceAll("<", "&lt;"), null, false).text());
    if (decoded.ok) return { values: [decoded.value], error: "Its quotation marks are written as HTML entities." };
  }
  return { values: [], error: `It is not valid JSON: ${whole.message}` };
}

function unwrap(text: string): string {
  return text
    .replace(/^\uFEFF/, "")
    .trim()
    .replace(/^(?:<!--|(?:\/\/|\/\*)?\s*<!\[CDATA\[(?:\s*\*\/)?|\s)+/, "")
    .replace(/(?:-->|(?:\/\/|\/\*)?\s*\]\]>(?:\s*\*\/)?|\s|;)+$/, "")
    .trim();
}

function parse(text: string): { ok: boolean; value?: unknown; message: string } {
  try {
    return { ok: true, value: JSON.parse(text), message: "" };
  } catch (error) {
    return { ok: false, message: (error instanceof Error ? error.message : String(error)).slice(0, 160) };
  }
}

/** How deep brackets nest outside strings, and where each top-level value ends. */
function measure(text: string): { depth: number; ends: number[] } {
  let open = 0;
  let depth = 0;
  let quoted = false;
  const ends: number[] = [];
  for (let at = 0; at < text.length; at++) {
    const char = text[at];
    if (quoted) {
      if (char === "\\") at += 1;
      else if (char === '"') quoted = false;
    } else if (char === '"') quoted = true;
    else if (char === "{" || char === "[") depth = Math.max(depth, ++open);
    else if ((char === "}" || char === "]") && --open === 0) ends.push(at + 1);
  }
  return { depth, ends };
}
