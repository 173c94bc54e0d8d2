import type { Span } from "../../../types.ts";

const END = /[.!?…](?:["”»’)\]]+)?(?=\s|$|\p{Lu})|[。！？]|\n+|;\s|\s[-•*]\s(?=\p{Lu})/gu;
/** What ends with a dot without ending a sentence. */
const SHORT =
  /(?:\b(?:e\.g|i\.e|vs|approx|etc|incl|Inc|Co|Corp|Ltd|Dr|Mr|Mrs|Ms|St|No|z\.\s?B|bzw|ca|u\.\s?a|p\.\s?ej|ex|av|tzv|np|т\.\s?е|т\.\s?д)|(?:^|[\s.(])\p{L})$/u;

/** The sentences of a visible text, without the spaces between. */
export function sentencesOf(text: string): Span[] {
  const spans: Span[] = [];
  let start = 0;
  const close = (end: number): void => {
    const lead = /^\s*/u.exec(text.slice(start, end))![0].length;
    if (start + lead < end) spans.push({ start: start + lead, end });
  };
  for (const { index, 0: sign } of text.matchAll(END)) {
    if (sign.startsWith(".") && SHORT.test(text.slice(Math.max(start, index - 8), index))) continue;
    if (sign === "." && /\d/u.test(text[index - 1] ?? "") && /\d/u.test(text[index + 1] ?? "")) continue;
    close(index + sign.trimEnd().length);
    start = index + sign.length;
  }
  close(text.length);
  return spans;
}

const LONGEST_QUOTE = 200;

/** The sentence around a place, cut to 200 characters with the place in it. */
export function quoteAround(text: string, sentence: Span, place: Span): string {
  if (sentence.end - sentence.start <= LONGEST_QUOTE) return text.slice(sentence.start, sentence.end).trim();
  const from = Math.max(sentence.start, Math.min(place.start - 60, sentence.end - LONGEST_QUOTE + 1));
  const start = from === sentence.start ? from : text.indexOf(" ", from) + 1 || from;
  const begin = Math.min(start, place.start);
  return `${text.slice(begin, begin + LONGEST_QUOTE - 1).replace(/(?<!\s)\s+\S*$/u, "")}…`;
}
