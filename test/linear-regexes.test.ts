import { checkSync } from "recheck";
import { expect, test } from "vitest";
import { filesMakingRegexes, findRegexes } from "./support/found-regexes.ts";
import { slowOver } from "./support/pump-regex.ts";

/** Patterns that see nothing but text of our own. */
const OWN_TEXT = ["src/gateways/pages/style.ts"];

/** Functions that make patterns of our own lists, most of them while the module loads. */
const OF_WORD_LISTS = [
  "src/engine/language/keys.ts",
  "src/engine/questions/families.ts",
  "src/engine/questions/instructions.ts",
  "src/engine/questions/near-duplicates.ts",
  "src/engine/questions/recognise-kind.ts",
  "src/engine/questions/subject.ts",
  "src/engine/read-answer/cited/citations.ts",
  "src/engine/read-site/facts/trades.ts",
  "src/engine/read-site/parse/hidden-instructions.ts",
  "src/engine/read-site/parse/walls.ts",
  "src/engine/surfaces/llms-txt.ts",
];
/** Functions that make patterns of a name or a word between fixed marks, with nothing repeated without end. */
const OF_ESCAPED_WORDS = [
  "src/engine/footprint/brand-finder.ts",
  "src/engine/questions/branded.ts",
  "src/engine/questions/noun-phrase.ts",
  "src/engine/read-answer/named/find-names.ts",
  "src/engine/read-site/facts/footer-legal-name.ts",
];

test("no pattern takes longer than linear time, whatever a site, an answer or a caller writes", {
  timeout: 240_000,
}, async () => {
  const slow: string[] = [];
  for (const regex of await findRegexes()) {
    if (regex.places.every((place) => OWN_TEXT.some((file) => place.startsWith(file)))) continue;
    const fault = faultOf(regex);
    if (fault) slow.push(`${regex.places.join(", ")} /${regex.source.slice(0, 120)}/${regex.flags} ${fault}`);
  }
  expect(slow).toEqual([]);
});

test("the check finds a quadratic and an exponential pattern, and passes a linear one", () => {
  expect(faultOf({ source: "\\s+$", flags: "" })).not.toBeNull();
  expect(faultOf({ source: "^(?:a|a)+$", flags: "" })).not.toBeNull();
  expect(faultOf({ source: "(?<!x)(a+ ?)+$", flags: "" })).not.toBeNull();
  expect(faultOf({ source: "(?<!x)\\s+$", flags: "" })).not.toBeNull();
  expect(faultOf({ source: "(?<!\\s)\\s+$", flags: "" })).toBeNull();
});

test("patterns made of what is handed in stand in few files, which were looked at", () => {
  expect(filesMakingRegexes().sort()).toEqual([...OF_WORD_LISTS, ...OF_ESCAPED_WORDS].sort());
});

/** Why a pattern is not linear; `null` when it is. What the checker cannot decide (assertions, long lists) is tried. */
function faultOf(regex: { source: string; flags: string }): string | null {
  if (!repeatsWithoutEnd(regex.source)) return null;
  const verdict = checkSync(regex.source, regex.flags, { checker: "automaton", timeout: 150 });
  if (verdict.status === "safe") return null;
  return verdict.status === "vulnerable" ? verdict.complexity.summary : slowOver(regex);
}

/** Without `*`, `+` or `{n,}` a pattern looks at a fixed number of characters from each place. */
function repeatsWithoutEnd(source: string): boolean {
  const bare = source.replace(/\\./gs, "e").replace(/\[\^?(?:[^\]]|(?<=\[)\])*\]/g, "c");
  return /[*+]|\{\d+,\}/.test(bare);
}
