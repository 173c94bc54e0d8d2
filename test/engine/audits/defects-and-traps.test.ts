/** `npm run bench -- small-sites` prints the rates by class. */
import { describe, expect, it } from "vitest";
import { DEFECTS } from "../../support/small-sites/defects/index.ts";
import { isFlawed, judged } from "../../support/small-sites/judged.ts";
import { TRAPS } from "../../support/small-sites/traps/index.ts";

describe.each(Object.entries(DEFECTS))("defects that are seen: %s", (_about, sites) => {
  it.each(sites)("%s (%s)", (...site) => {
    const judgement = judged(site);
    expect(isFlawed(judgement), JSON.stringify(judgement)).toBe(true);
    for (const { observed } of judgement.evidence) expect(observed).not.toMatch(/undefined|null|\[object/);
  });
});

describe.each(Object.entries(TRAPS))("traps that are avoided: %s", (_about, sites) => {
  it.each(sites)("%s (%s)", (...site) => {
    const judgement = judged(site);
    expect(isFlawed(judgement), JSON.stringify(judgement)).toBe(false);
  });
});
