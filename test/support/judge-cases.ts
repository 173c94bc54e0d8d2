/** Tables of cases for audits: what a small site says, and how the audit must judge it. */
import { describe, expect, it } from "vitest";
import type { Audit } from "../../src/engine/audits/types.ts";
import type { FindingStatus } from "../../src/engine/types.ts";
import { type FakeRead, type ReadingOptions, readingOf } from "./reading.ts";

/** Name, expected status, pages by path (`/` first), and anything else of the reading. */
export type JudgeCase = [
  name: string,
  expected: FindingStatus,
  pages: Record<string, FakeRead>,
  options?: ReadingOptions,
];

/** One test a case; whatever is not right must come with evidence and a recipe, whatever is left out with a reason. */
export function judgeCases(audit: Audit, cases: JudgeCase[]): void {
  describe(audit.id, () => {
    it.each(cases)("%s: %s", (_name, expected, pages, options) => {
      const reading = readingOf({ ...options, pages });
      const judgement = audit.judge(reading);
      expect(judgement.status, JSON.stringify(judgement)).toBe(expected);
      const isLeftOut = expected === "not_applicable" || expected === "not_measured";
      expect(judgement.score === null).toBe(isLeftOut);
      expect(judgement.reason === null).toBe(!isLeftOut);
      if (expected === "pass") expect(judgement.score).toBe(1);
      if (expected === "fail" || expected === "partial") {
        expect(judgement.score).toBeLessThan(1);
        expect(judgement.evidence[0]).toMatchObject({ url: expect.any(String), observed: expect.stringMatching(/\S/) });
        expect(audit.fix(reading, judgement).how).toMatch(/\S/);
      }
    });
  });
}
