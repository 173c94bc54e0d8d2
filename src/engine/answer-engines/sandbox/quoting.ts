import type { IndexEntry } from "./index-entries.ts";
import { sentences } from "./passages.ts";
import { words } from "./terms.ts";

/** Characters of a page's own words that an answer repeats. */
const LONGEST_QUOTE = 200;
const SHORTEST_QUOTE = 25;

/** Text of a page, made safe to stand inside a Markdown sentence. */
export function plain(text: string, limit = LONGEST_QUOTE): string {
  const clean = text
    .replace(/https?:\/\/\S+/g, "")
    .replace(/[*_`#<>[\]|\\“”„«»"\p{Cc}\p{Cf}]/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
  if (clean.length <= limit) return clean;
  const cut = clean.slice(0, limit - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), limit / 2)).trimEnd()}…`;
}

/** The sentence of an entry that shares most words with the question; the first of several; `""` when it has none. */
export function bestSentence(entry: IndexEntry, terms: string[]): string {
  const candidates = sentences(entry.text)
    .map((sentence) => plain(sentence))
    .filter((sentence) => sentence.length >= SHORTEST_QUOTE)
    .map((sentence) => ({ sentence, shared: sharedWords(sentence, terms) }));
  return candidates.sort((a, b) => b.shared - a.shared)[0]?.sentence ?? "";
}

/** A page title without the part that only says whose page it is. */
export function titleWithoutName({ title, name }: IndexEntry): string {
  const parts = title
    .split(/\s{1,8}[|–—-]\s{1,8}|:\s/)
    .filter((part) => !words(part).join("").includes(words(name).join("")));
  return plain(parts[0] ?? "", 90);
}

function sharedWords(sentence: string, terms: string[]): number {
  const said = words(sentence);
  // Five letters in common are enough: endings differ between a question and a page.
  return terms.filter((term) =>
    said.some((word) => word === term || word.startsWith(term.slice(0, Math.max(5, term.length - 2)))),
  ).length;
}
