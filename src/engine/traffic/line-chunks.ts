import { AppError } from "../../errors.ts";

/** Characters of one part: some five thousand lines, read in a few hundredths of a second. */
const PART = 1_000_000;

/**
 * Whole lines of a log in parts. Where it is cut depends on what it holds alone, so that the same log, or a longer one of
 * it, is cut the same again. Throws BAD_INPUT for a line that is longer than a part.
 */
export async function* linesInParts(source: AsyncIterable<Uint8Array>, part = PART): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let held = "";
  for await (const piece of source) {
    held += decoder.decode(piece, { stream: true });
    while (held.length >= part) {
      const end = held.lastIndexOf("\n", part - 1) + 1;
      if (end === 0) throw new AppError("BAD_INPUT", "This is no log: it has a line of a million characters.");
      yield held.slice(0, end);
      held = held.slice(end);
    }
  }
  held += decoder.decode();
  if (held.trim() !== "") yield held;
}
