import { sentencesOf } from "../../language/sentences.ts";
import { CHARACTERS_A_PAGE } from "./scanned-site.ts";

/** Words a passage aims at: about what a search result shows, and about as long as a directory entry. */
const PASSAGE_WORDS = 90;
/** Passages one page may add to the index. */
const PASSAGES_A_PAGE = 8;

/** The sentences of a text, trimmed; a line end ends a sentence as well. */
export function sentences(text: string): string[] {
  return sentencesOf(text).map((sentence) => sentence.replace(/\s+/g, " "));
}

/** A page's text in pieces of whole sentences that can be found and quoted on their own; at least one, maybe empty. */
export function passages(text: string): string[] {
  const pieces: string[] = [];
  let piece: string[] = [];
  let length = 0;
  for (const sentence of sentences(text.slice(0, CHARACTERS_A_PAGE))) {
    piece.push(sentence);
    // Scripts without spaces: two characters weigh as one word.
    length += Math.max(sentence.split(" ").length, (sentence.match(/\p{Script=Han}/gu)?.length ?? 0) / 2);
    if (length >= PASSAGE_WORDS) {
      pieces.push(piece.join("\n"));
      piece = [];
      length = 0;
    }
  }
  if (piece.length > 0 || pieces.length === 0) pieces.push(piece.join("\n"));
  return pieces.slice(0, PASSAGES_A_PAGE);
}
