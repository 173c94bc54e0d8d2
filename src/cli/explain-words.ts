import type { ExplainedName, Reasons } from "../engine/read-answer/rivals/explain.ts";

/** So many reasons are told in words. */
const TOLD = 3;

/** What signs by themselves are called in words. */
const WORDS: Record<string, string> = {
  any: "what speaks against any name",
  entry: "what any entry has",
  aside: "what any name in a sentence has",
  "answer odds": "what the whole answer is like",
  "entry answer odds": "what the whole answer is like",
  "aside answer odds": "what the whole answer is like",
  "entry group odds": "the list it stands in",
  "aside group odds": "the names it stands among",
  "entry group odds below": "the list it stands in",
  "aside group odds below": "the names it stands among",
  "prose group odds": "the sentences it stands in as well",
  over: "the names listed under it",
  under: "the entry it is listed under",
};

/** How a sign of a name starts, and what that says. */
const STARTS: readonly [RegExp, string][] = [
  [/^(?:entry|aside): /u, ""],
  [/^odd: /u, "unlike the rest of its list: "],
  [/^lacks: /u, "what the rest of its list has: "],
  [/^whole: /u, "the whole label: "],
  [/^local: /u, "for a question on a place: "],
  [/^glued: /u, "among glued entries: "],
  [/^(?:German|caseless language|other language): /u, "in this language: "],
  [/^also /u, "in a sentence too: "],
  [/^told /u, "its sentence: "],
  [/^cut /u, "read as: "],
  [/^(?:entry|aside) (?=asks|seeks|makes|explains|short|long|no |compares|ends)/u, "the question: "],
  [/^(?:entry|row|aside|glued entry) (?=best|others|sibling|share|many)/u, "the other names: "],
];

/** A sign in words. */
export function inWords(sign: string): string {
  const known = WORDS[sign];
  if (known) return known;
  const start = STARTS.find(([pattern]) => pattern.test(sign));
  return start ? sign.replace(start[0], start[1]) : sign;
}

/** The strongest reasons for what was decided of a name, in words, strongest first. */
export function strongest({ taken, first, why }: Pick<ExplainedName, "taken" | "first" | "why">): string {
  const own = why.second.find(([sign]) => sign === "own")?.[1] ?? 0;
  // What it is by itself reaches the decision through one weight.
  const share = first === 0 ? 0 : own / first;
  const all: Reasons = [
    ...why.second.filter(([sign]) => sign !== "own"),
    ...why.name.map(([sign, added]): [string, number] => [sign, added * share]),
  ];
  const said = all
    .filter(([, added]) => (taken ? added > 0 : added < 0))
    .sort(([, a], [, b]) => Math.abs(b) - Math.abs(a))
    .map(([sign]) => inWords(sign));
  return [...new Set(said)].slice(0, TOLD).join("; ");
}
