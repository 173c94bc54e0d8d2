import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { SIGNAL_WEIGHTS } from "../../../src/engine/score/constants.ts";
import { exactReadiness, scoreReadiness } from "../../../src/engine/score/readiness.ts";
import { FINDING_STATUSES, type FindingStatus, SIGNALS, type Signal } from "../../../src/engine/types.ts";

const ANCHORS: Record<Signal, string> = {
  citability: "cit.substance",
  eeat: "eeat.owner",
  technical: "tech.robots-file",
  schema: "sch.present",
  platform: "plat.rendering",
};

interface Judged {
  id: string;
  signal: Signal;
  status: FindingStatus;
  score: number | null;
  weight: number;
  gate: boolean;
}

const finding = (signal: Signal, score: number | null, rest: Partial<Judged> = {}): Judged => ({
  id: ANCHORS[signal],
  signal,
  status: score === null ? "not_measured" : score === 1 ? "pass" : score === 0 ? "fail" : "partial",
  score,
  weight: 5,
  gate: false,
  ...rest,
});

const everySignal = (score: number) => SIGNALS.map((signal) => finding(signal, score));

describe("readiness", () => {
  it("is the weighted mean of the signals, rounded half up once", () => {
    const scored = [
      finding("citability", 0.645),
      finding("technical", 0.5),
      finding("platform", 0.9),
      finding("eeat", 0.2),
      finding("schema", 0),
    ];
    const { readiness, signals } = scoreReadiness(scored);
    expect(readiness).toBe(53);
    expect(signals.map(({ score }) => score)).toEqual([65, 20, 50, 0, 90]);
    expect(signals.map(({ share }) => share)).toEqual([0.3, 0.15, 0.25, 0.1, 0.2]);
  });

  it("leaves an unmeasured signal out instead of counting it as zero", () => {
    const { readiness, signals } = scoreReadiness([...everySignal(0.8).slice(1), finding("citability", null)]);
    expect(readiness).toBe(80);
    expect(signals[0]).toEqual({
      signal: "citability",
      score: null,
      share: 0,
      reason: "None of its checks could be measured.",
    });
  });

  it("leaves a signal out when its anchor was not measured", () => {
    const other = finding("citability", 1, { id: "cit.headings", weight: 50 });
    expect(scoreReadiness([finding("citability", null), other]).signals[0]).toMatchObject({ score: null, share: 0 });
  });

  it("says why, in the words of the check that is missing", () => {
    const blind = { ...finding("eeat", null), reason: "The home page showed nothing." };
    const other = finding("eeat", 1, { id: "eeat.contact", weight: 50 });
    expect(scoreReadiness([blind, other]).signals[1]?.reason).toBe("The home page showed nothing.");
  });

  it("keeps platform while one of its two anchors was measured", () => {
    const edge = finding("platform", 1, { id: "plat.edge-access" });
    const rendering = finding("platform", null);
    expect(scoreReadiness([edge, rendering]).signals[4]?.score).toBe(100);
    expect(
      scoreReadiness([finding("platform", null, { id: "plat.edge-access" }), rendering]).signals[4]?.score,
    ).toBeNull();
  });

  it("leaves a signal out when less than half of its weight was measured", () => {
    const anchor = finding("eeat", 1, { weight: 4 });
    const missed = finding("eeat", null, { id: "eeat.contact", weight: 5 });
    expect(scoreReadiness([anchor, missed]).signals[1]?.reason).toMatch(/44 %/);
    expect(scoreReadiness([anchor, { ...missed, weight: 4 }]).signals[1]?.score).toBe(100);
  });

  it("caps the gate's own signal and the whole when a gate fails, and names it", () => {
    const open = [...everySignal(1), finding("technical", 0, { id: "tech.indexable", weight: 1 })];
    const shut = open.map((each) => ({ ...each, gate: each.id === "tech.indexable" }));
    expect(scoreReadiness(open).signals[2]?.score).toBe(83);
    expect(scoreReadiness(shut).signals.map(({ score }) => score)).toEqual([100, 100, 20, 100, 100]);
    expect(scoreReadiness(open)).toMatchObject({ readiness: 96, gate: null });
    expect(scoreReadiness(shut)).toMatchObject({ readiness: 40, gate: { id: "tech.indexable" } });
  });

  it("is null, not zero, when nothing was verified", () => {
    expect(scoreReadiness([]).readiness).toBeNull();
    expect(scoreReadiness(SIGNALS.map((signal) => finding(signal, null))).readiness).toBeNull();
  });

  it("does not count audits of weight 0", () => {
    expect(scoreReadiness([...everySignal(1), finding("platform", 0, { id: "plat.stack", weight: 0 })]).readiness).toBe(
      100,
    );
  });
});

const anyFinding = fc
  .record({
    signal: fc.constantFrom(...SIGNALS),
    status: fc.constantFrom(...FINDING_STATUSES),
    part: fc.double({ min: 0.01, max: 0.99, noNaN: true }),
    weight: fc.integer({ min: 0, max: 10 }),
    anchor: fc.boolean(),
  })
  .map(({ signal, status, part, weight, anchor }): Judged => {
    const score = { pass: 1, partial: part, fail: 0, not_applicable: null, not_measured: null }[status];
    return { id: anchor ? ANCHORS[signal] : `${signal}.x`, signal, status, score, weight, gate: false };
  });
const anyFindings = fc.array(anyFinding, { maxLength: 40 });

describe("whatever was found", () => {
  it("readiness lies between its lowest and its highest signal, and the shares add up to 1", () => {
    fc.assert(
      fc.property(anyFindings, (findings) => {
        const { readiness, signals } = scoreReadiness(findings);
        const scores = signals.flatMap(({ score }) => (score === null ? [] : [score]));
        if (readiness === null) return scores.length === 0;
        const shares = signals.reduce((total, { share }) => total + share, 0);
        return readiness >= Math.min(...scores) && readiness <= Math.max(...scores) && Math.abs(shares - 1) < 1e-9;
      }),
    );
  });

  it("adding what does not apply moves no number", () => {
    fc.assert(
      fc.property(anyFindings, anyFindings, (findings, more) => {
        const left = more.map((each): Judged => ({ ...each, status: "not_applicable", score: null }));
        expect(scoreReadiness([...findings, ...left])).toMatchObject({ readiness: scoreReadiness(findings).readiness });
      }),
    );
  });

  it("adding what was not measured moves no signal's number; it can only leave the signal out", () => {
    fc.assert(
      fc.property(anyFindings, anyFindings, (findings, more) => {
        const missed = more.map((each): Judged => ({ ...each, status: "not_measured", score: null }));
        const before = scoreReadiness(findings).signals;
        const after = scoreReadiness([...findings, ...missed]).signals;
        return after.every(({ score }, at) => score === null || score === before[at]?.score);
      }),
    );
  });

  it("mending any finding never lowers readiness", () => {
    fc.assert(
      fc.property(anyFindings, fc.nat(), (findings, pick) => {
        const at = findings.length === 0 ? 0 : pick % findings.length;
        const before = exactReadiness(findings);
        const mended = findings.map((each, index) =>
          index === at && each.score !== null ? { ...each, status: "pass" as const, score: 1 } : each,
        );
        const after = exactReadiness(mended);
        return before === null ? after === null : after !== null && after >= before - 1e-9;
      }),
    );
  });
});

it("weighs the five signals to 100", () => {
  expect(Object.values(SIGNAL_WEIGHTS).reduce((total, weight) => total + weight, 0)).toBe(100);
});
