import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { combine } from "../../../src/engine/footprint/combine.ts";
import { type FootprintComponent, leftOut, measured } from "../../../src/engine/footprint/types.ts";

const part = (id: string, weight: number, score: number | null): FootprintComponent => ({
  ...(score === null ? leftOut("not asked") : measured(score, "seen")),
  id,
  title: id,
  weight,
});

describe("the footprint's score", () => {
  it.each<[string, [string, number, number | null][], number | null]>([
    [
      "is the weighted mean",
      [
        ["fp.third-party-citations", 60, 0.5],
        ["fp.video", 40, 1],
      ],
      70,
    ],
    [
      "rounds a half up",
      [
        ["fp.wikidata", 50, 0.5],
        ["fp.video", 50, 0.51],
      ],
      51,
    ],
    [
      "stands at half of the weight",
      [
        ["fp.wikidata", 50, 1],
        ["fp.video", 50, null],
      ],
      100,
    ],
    [
      "is none under half",
      [
        ["fp.wikidata", 49, 1],
        ["fp.video", 51, null],
      ],
      null,
    ],
    [
      "is none without the engines' sources and both registries",
      [
        ["fp.profiles-verified", 60, 1],
        ["fp.wikidata", 40, null],
      ],
      null,
    ],
    [
      "stands on Wikipedia alone of these",
      [
        ["fp.profiles-verified", 60, 1],
        ["fp.wikipedia", 8, 0],
      ],
      88,
    ],
    ["is none without components", [], null],
  ])("%s", (_, parts, score) => {
    const combined = combine(parts.map((given) => part(...given)));
    expect(combined).toEqual({ score, reason: score === null ? expect.any(String) : null });
  });

  const share = fc.integer({ min: 0, max: 100 }).map((percent) => percent / 100);
  const verified = fc.array(fc.tuple(fc.integer({ min: 1, max: 30 }), share), { minLength: 1, maxLength: 8 });

  it("never moves by a component that is left out", () => {
    fc.assert(
      fc.property(
        verified,
        fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 5 }),
        fc.nat(20),
        (parts, out, at) => {
          const known = [
            part("fp.wikidata", 50, 0.4),
            ...parts.map(([weight, score], i) => part(`k${i}`, weight, score)),
          ];
          const mixed = known.toSpliced(at % known.length, 0, ...out.map((weight, i) => part(`o${i}`, weight, null)));
          expect(combine(mixed)).toEqual(combine(known));
        },
      ),
    );
  });

  it("lies between the lowest and the highest component, and never falls when one rises", () => {
    fc.assert(
      fc.property(verified, share, (parts, higher) => {
        const known = [
          part("fp.wikidata", 50, 0.4),
          ...parts.map(([weight, score], i) => part(`k${i}`, weight, score)),
        ];
        const scores = known.map(({ score }) => 100 * score!);
        const { score } = combine(known);
        expect(score).toBeGreaterThanOrEqual(Math.round(Math.min(...scores)));
        expect(score).toBeLessThanOrEqual(Math.round(Math.max(...scores)));
        const risen = known.with(1, { ...known[1]!, score: Math.max(known[1]!.score!, higher) });
        expect(combine(risen).score).toBeGreaterThanOrEqual(score!);
      }),
    );
  });
});
