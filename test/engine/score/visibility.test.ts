import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { clusteredInterval } from "../../../src/engine/score/interval.ts";
import { bandOf, type ScoredAnswer, scoreVisibility } from "../../../src/engine/score/visibility.ts";
import { ANSWER_STATUSES, PLACEMENTS } from "../../../src/engine/types.ts";

const answered = (question: number, engine: string, placement: ScoredAnswer["placement"]): ScoredAnswer => ({
  question,
  engine,
  status: "answered",
  placement,
  branded: false,
});

describe("visibility", () => {
  it("averages each engine first, then the engines, and states both intervals", () => {
    const score = scoreVisibility([
      answered(0, "a", "prose"),
      answered(1, "a", "citation"),
      answered(0, "b", "absent"),
      answered(1, "b", "absent"),
    ]);
    expect(score).toEqual({
      visibility: 37.5,
      visibilityInterval: [5.6, 85.8],
      band: "Partially visible",
      bandStable: false,
      verdict: "weak",
      namedShare: { named: 1, countable: 4, percent: 25, interval: [2.7, 80.2], lowSample: true },
    });
  });

  it("weighs an engine that answered once as much as one that answered twice", () => {
    const score = scoreVisibility([answered(0, "a", "prose"), answered(0, "b", "absent"), answered(1, "b", "absent")]);
    expect(score?.visibility).toBe(50);
  });

  it("leaves out what was not answered and what was branded", () => {
    const score = scoreVisibility([
      answered(0, "a", "prose"),
      { ...answered(1, "a", null), status: "failed" },
      { ...answered(1, "b", null), status: "no_answer" },
      { ...answered(2, "a", "absent"), branded: true },
    ]);
    expect(score).toMatchObject({ visibility: 100, verdict: "present", namedShare: { named: 1, countable: 1 } });
  });

  it("is null, not zero, when nothing was answered", () => {
    expect(scoreVisibility([{ ...answered(0, "a", null), status: "timed_out" }])).toBeNull();
  });

  it("tells a site that is only cited apart from an absent one, and does not call it named", () => {
    expect(scoreVisibility([answered(0, "a", "citation")])).toMatchObject({
      verdict: "weak",
      namedShare: { named: 0, percent: 0 },
    });
    expect(scoreVisibility([answered(0, "a", "absent")])?.verdict).toBe("absent");
  });

  it.each([
    [100, "Visible to AI"],
    [60, "Visible to AI"],
    [59.9, "Partially visible"],
    [25, "Partially visible"],
    [24.9, "Rarely visible"],
    [0, "Rarely visible"],
  ])("calls %s %s", (visibility, band) => expect(bandOf(visibility)).toBe(band));

  const anyAnswer = fc.record({
    question: fc.nat(24),
    engine: fc.constantFrom("a", "b", "c", "d"),
    status: fc.constantFrom(...ANSWER_STATUSES),
    placement: fc.constantFrom(...PLACEMENTS),
    branded: fc.boolean(),
  });

  it("lies within its own interval, and both within 0 and 100", () => {
    fc.assert(
      fc.property(fc.array(anyAnswer, { maxLength: 80 }), (answers) => {
        const score = scoreVisibility(answers);
        if (score === null) return;
        const { visibility, visibilityInterval, namedShare } = score;
        for (const [value, [low, high]] of [
          [visibility, visibilityInterval],
          [namedShare.percent, namedShare.interval],
        ] as const) {
          expect(low).toBeGreaterThanOrEqual(0);
          expect(high).toBeLessThanOrEqual(100);
          expect(low).toBeLessThanOrEqual(value + 0.1);
          expect(high).toBeGreaterThanOrEqual(value - 0.1);
        }
      }),
    );
  });

  it("never moves with answers that do not count", () => {
    fc.assert(
      fc.property(fc.array(anyAnswer, { maxLength: 30 }), fc.array(anyAnswer, { maxLength: 10 }), (some, more) => {
        const uncounted = more.map((answer) => ({ ...answer, status: "failed" as const }));
        expect(scoreVisibility([...some, ...uncounted])).toEqual(scoreVisibility(some));
      }),
    );
  });
});

describe("the clustered interval", () => {
  it("uses the number of questions as the sample when all questions agree", () => {
    expect(clusteredInterval(0.5, Array(10).fill([0, 1]))).toEqual(
      clusteredInterval(0.5, Array(10).fill([1, 0, 0, 1])),
    );
  });

  it("holds half credits for less uncertain than named-or-not answers of the same mean", () => {
    const halves = clusteredInterval(
      0.5,
      Array.from({ length: 12 }, (_, index) => [0.5, index % 2, 0.5]),
    )!;
    const binary = clusteredInterval(
      0.5,
      Array.from({ length: 12 }, (_, index) => [0, index % 2, 1]),
    )!;
    expect(halves[1] - halves[0]).toBeLessThan(binary[1] - binary[0]);
  });

  it("takes the number of questions for the sample under five of them, whatever was asked of them", () => {
    const asked = (times: number) => [Array(times).fill(0), Array(times).fill(0)];
    expect(clusteredInterval(0, asked(1))).toEqual([0, 65.8]);
    expect(clusteredInterval(0, asked(3))).toEqual([0, 65.8]);
  });

  it("is narrower with more answers a question when the questions agree less than answers do", () => {
    const one = clusteredInterval(0.5, [[0], [1], [0], [1], [0], [1]])!;
    const three = clusteredInterval(0.5, [
      [0, 1, 0],
      [1, 0, 1],
      [0, 1, 1],
      [1, 1, 0],
      [0, 0, 1],
      [1, 0, 0],
    ])!;
    expect(three[1] - three[0]).toBeLessThan(one[1] - one[0]);
  });

  it("is null without a question", () => expect(clusteredInterval(0, [])).toBeNull());
});
