import { plainLine, plainText } from "./plain-text.ts";

/** Other people's words on a line of ours: nothing that Markdown reads, at most so many characters. */
export function inline(text: string, most = 200): string {
  const line = plainLine(text)
    .replace(/[`<>|*_]/g, " ")
    .replaceAll("[", "(")
    .replaceAll("]", ")")
    .replace(/ {2,}/g, " ");
  return cut(line.trim(), most);
}

/** Other people's words in a fence that nothing in them closes, labelled as what they are. */
export function fenced(text: string, most: number, label = "untrusted"): string {
  const inner = cut(plainText(text), most);
  const longest = Math.max(2, ...[...inner.matchAll(/`{3,}/g)].map(([run]) => run.length));
  const fence = "`".repeat(longest + 1);
  return `${fence}${label}\n${inner}\n${fence}`;
}

function cut(text: string, most: number): string {
  return text.length > most
    ? `${text
        .slice(0, most - 1)
        .toWellFormed()
        .trimEnd()}…`
    : text;
}
