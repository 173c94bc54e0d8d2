import { globSync, readFileSync } from "node:fs";
import { checkSync } from "recheck";
import { expect, test } from "vitest";
import { findRegexes } from "./support/found-regexes.ts";
import { slowOver } from "./support/pump-regex.ts";

/** Patterns that see nothing but text of our own. */
const OWN_TEXT = ["src/gateways/pages/style.ts"];

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

// In one process with many patterns V8 (Node 24) misses matches of some that do, which shows nowhere else.
test("no pattern switches its flags inside itself", () => {
  const switching = /\(\?(?:[ims]{1,3}(?:-[ims]{1,3})?|-[ims]{1,3}):/;
  expect("(?i:my name is) Ada").toMatch(switching);
  expect(globSync("src/**/*.{ts,tsx,json}").filter((file) => switching.test(readFileSync(file, "utf8")))).toEqual([]);
});

test("the check finds a quadratic and an exponential pattern, and passes a linear one", () => {
  expect(faultOf({ source: "\\s+$", flags: "" })).not.toBeNull();
  expect(faultOf({ source: "^(?:a|a)+$", flags: "" })).not.toBeNull();
  expect(faultOf({ source: "(?<!x)(a+ ?)+$", flags: "" })).not.toBeNull();
  expect(faultOf({ source: "(?<!x)\\s+$", flags: "" })).not.toBeNull();
  expect(faultOf({ source: "(?<!\\s)\\s+$", flags: "" })).toBeNull();
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
