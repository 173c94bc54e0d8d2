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
