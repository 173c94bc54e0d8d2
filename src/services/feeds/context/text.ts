import { inline } from "../../../markdown.ts";

/** A date as people and programs read it. */
export function day(date: Date | null): string {
  return date ? date.toISOString().slice(0, 10) : "never";
}

/** `1 answer`, `2 answers`. */
export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}

/** Other people's words on a line of ours; what is too long ends where a sentence, an entry or at least a word ends. */
export function shortened(text: string, most: number): string {
  const line = inline(text, 100_000);
  if (line.length <= most) return line;
  const head = line.slice(0, most - 2);
  const ends = [...head.matchAll(/[.?!](?= )|.(?=; )/g)].map(({ index }) => index + 1);
  const end = ends.at(-1) ?? 0;
  const word = line.slice(0, most - 1).lastIndexOf(" ");
  const at = end > most / 3 ? end : word > 0 ? word : head.length;
  return `${head.slice(0, at).toWellFormed()} …`;
}
