import { decodeHTML } from "entities";

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
    const decoded = parse(decodeHTML(bare));
    if (decoded.ok) return { values: [decoded.value], error: "Its quotation marks are written as HTML entities." };
  }
  return { values: [], error: `It is not valid JSON: ${whole.message}` };
}

const OPENING = /^(?:<!--|(?:\/\/|\/\*)?[\t ]{0,8}<!\[CDATA\[(?:\s{0,8}\*\/)?)/;
const CLOSING = /(?:-->|(?:\/\/|\/\*)?[\t ]{0,8}\]\]>(?:\s{0,8}\*\/)?|;)$/;
/** Marks that are taken off at either end; more than two or three are nobody's habit. */
const MOST_MARKS = 8;
/** As long as a mark at the end can be. */
const LONGEST_MARK = 32;

function unwrap(text: string): string {
  let bare = text.replace(/^\uFEFF/, "").trim();
  for (let taken = 0; taken < MOST_MARKS; taken++) {
    const opening = OPENING.exec(bare)?.[0].length ?? 0;
    const closing = CLOSING.exec(bare.slice(Math.max(opening, bare.length - LONGEST_MARK)))?.[0].length ?? 0;
    if (opening + closing === 0) break;
    bare = bare.slice(opening, bare.length - closing).trim();
  }
  return bare;
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
