import type { ExplainedName, Reasons } from "../engine/read-answer/rivals/explain.ts";
import words from "./sign-words.json" with { type: "json" };

const WORDS = new Map(Object.entries(words));

/** How the id of a sign starts, and what that says; the first that fits. What follows is a sign of its own. */
const STARTS: readonly [start: RegExp, said: string][] = [
  [/^odd: /u, "unlike the names beside it, "],
  [/^lacks: /u, "the names beside it have what it lacks: "],
  [/^whole: /u, "the whole label: "],
  [/^local: /u, "asked on a place, "],
  [/^glued: /u, "among glued entries, "],
  [/^running: /u, "in running text, "],
  [/^(?:German|caseless language|other language): /u, "in this language, "],
  [/^also (?:told )?/u, "a sentence says of it too: "],
  [/^told /u, "its sentence says of it: "],
  [/^size /u, "how many stand together: "],
  [/^most /u, "of most names there: "],
  [/^none /u, "of no name there: "],
  [/^alike /u, "in lists that look alike: "],
  [/^lead (?!alone|pair|some|many|very)/u, "the line before: "],
  [/^above /u, "the line above: "],
  [/^signs /u, "its spelling: "],
  [/^around /u, "right around it: "],
  [/^(?:entry|aside): /u, ""],
  [/^(?:entry|aside) (?=asks|seeks|makes|explains|short|long|very|compares|ends)/u, "the question: "],
  [/^(?:glued entry|entry|row|opening|aside) /u, ""],
];

/** "item many": what stands together, and how much of it. */
const SIZED = /^(.+?) (alone|pair|some|many|very many)$/u;
/** "asks how x venue": a sign of the question or the language, and one of the names. */
const CROSSING = " x ";

/** A sign in words; one that has none yet goes by its id. */
export function inWords(sign: string): string {
  const known = WORDS.get(sign);
  if (known) return known;
  const at = sign.lastIndexOf(CROSSING);
  const [asked, held] = [sign.slice(0, Math.max(0, at)), sign.slice(at + CROSSING.length)];
  if (asked && held) return `${inWords(held)} (${WORDS.get(asked) ?? asked})`;
  const [, kind, size] = SIZED.exec(sign) ?? [];
  if (kind && size && WORDS.has(`in ${kind}`)) return `${WORDS.get(`in ${kind}`)}: ${WORDS.get(size)}`;
  for (const [start, said] of STARTS) if (start.test(sign)) return said + inWords(sign.replace(start, ""));
  return sign;
}

/** What spoke for a name and what against it, in words, each with what it added to the log-odds that decide; strongest first. */
export function reasonsInWords({ first, why }: Pick<ExplainedName, "first" | "why">): {
  for: Reasons;
  against: Reasons;
} {
  const own = why.second.find(([sign]) => sign === "own")?.[1] ?? 0;
  // What it is by itself reaches the decision through one weight.
  const share = first === 0 ? 0 : own / first;
  const sums = new Map<string, number>();
  for (const [sign, added] of [
    ...why.second.filter(([sign]) => sign !== "own"),
    ...why.name.map(([sign, added]) => [sign, added * share] as const),
  ])
    sums.set(inWords(sign), (sums.get(inWords(sign)) ?? 0) + added);
  const sorted = [...sums].sort(([, a], [, b]) => Math.abs(b) - Math.abs(a));
  return { for: sorted.filter(([, added]) => added > 0), against: sorted.filter(([, added]) => added < 0) };
}
