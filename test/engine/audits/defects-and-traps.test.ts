/** `npm run bench -- small-sites` prints the rates by class. */
import { describe, expect, it } from "vitest";
import { DEFECTS } from "../../support/small-sites/defects.ts";
import { FOURTH_DEFECTS } from "../../support/small-sites/fourth-defects.ts";
import { FOURTH_TRAPS } from "../../support/small-sites/fourth-traps.ts";
import { isFlawed, judged, together } from "../../support/small-sites/judged.ts";
import { MORE_DEFECTS } from "../../support/small-sites/more-defects.ts";
import { MORE_TRAPS } from "../../support/small-sites/more-traps.ts";
import { THIRD_DEFECTS } from "../../support/small-sites/third-defects.ts";
import { THIRD_TRAPS } from "../../support/small-sites/third-traps.ts";
import { TRAPS } from "../../support/small-sites/traps.ts";

describe.each(Object.entries(together(DEFECTS, MORE_DEFECTS, THIRD_DEFECTS, FOURTH_DEFECTS)))(
  "defects that are seen: %s",
  (_about, sites) => {
    it.each(sites)("%s (%s)", (...site) => {
      const judgement = judged(site);
      expect(isFlawed(judgement), JSON.stringify(judgement)).toBe(true);
      for (const { observed } of judgement.evidence) expect(observed).not.toMatch(/undefined|null|\[object/);
    });
  },
);

describe.each(Object.entries(together(TRAPS, MORE_TRAPS, THIRD_TRAPS, FOURTH_TRAPS)))(
  "traps that are avoided: %s",
  (_about, sites) => {
    it.each(sites)("%s (%s)", (...site) => {
      const judgement = judged(site);
      expect(isFlawed(judgement), JSON.stringify(judgement)).toBe(false);
    });
  },
);
