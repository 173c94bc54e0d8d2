import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compareScans, type MeasuredScan } from "../../../src/engine/score/movement.ts";
import { PLACEMENTS, type Placement } from "../../../src/engine/types.ts";

const scan = (placements: Placement[], more: Partial<MeasuredScan> = {}, model = "m1"): MeasuredScan => ({
  site: "acme.example",
  names: [],
  mode: "live",
  scoreVersion: "1",
  cells: placements.map((placement, index) => ({ question: `q${index}`, engine: "a", model, placement })),
  ...more,
});
const absent = Array<Placement>(8).fill("absent");
const named = Array<Placement>(8).fill("prose");

describe("a comparison of two scans", () => {
  it("says up when the change of the same cells excludes zero", () => {
    const after: Placement[] = ["prose", "prose", "prose", "list", "prose", "prose", "absent", "prose"];
    expect(compareScans(scan(absent), scan(after))).toMatchObject({ moved: "up", cells: 8, reason: null });
  });

  it("says no when the change may be chance", () => {
    const after: Placement[] = ["prose", ...absent.slice(1)];
    expect(compareScans(scan(absent), scan(after))).toMatchObject({ moved: "no", change: 12.5 });
  });

  it("averages the repeats of one cell before it compares", () => {
    const twice = scan([]);
    twice.cells = [...scan(named).cells, ...scan(absent).cells];
    expect(compareScans(twice, scan(named))).toMatchObject({ change: 50, cells: 8 });
  });

  it.each<[string, MeasuredScan, RegExp]>([
    ["another site", scan(named, { site: "other.example" }), /moved from acme.example to other.example/],
    ["other names of the brand", scan(named, { names: ["Acme Labs"] }), /names/],
    ["another mode", scan(named, { mode: "sandbox" }), /sandbox/],
    ["another score version", scan(named, { scoreVersion: "2" }), /version/],
    ["another model", scan(named, {}, "m2"), /model/],
    ["another question set", scan([...named, "prose"]), /questions/],
  ])("compares nothing across %s", (_what, after, reason) => {
    const movement = compareScans(scan(absent), after);
    expect(movement).toMatchObject({ moved: null, change: null });
    expect(movement.reason).toMatch(reason);
  });

  it("needs five common questions", () => {
    expect(compareScans(scan(absent.slice(4)), scan(named.slice(4))).reason).toMatch(/Fewer than 5/);
  });

  it("turns round when the scans change places, and never moves against itself", () => {
    const placements = fc.array(fc.constantFrom(...PLACEMENTS), { minLength: 5, maxLength: 25 });
    const turned = { up: "down", down: "up", no: "no" } as const;
    fc.assert(
      fc.property(placements, fc.infiniteStream(fc.constantFrom(...PLACEMENTS)), (before, stream) => {
        const after = before.map(() => stream.next().value as Placement);
        const there = compareScans(scan(before), scan(after)).moved!;
        expect(compareScans(scan(after), scan(before)).moved).toBe(turned[there]);
        expect(compareScans(scan(before), scan(before)).moved).toBe("no");
      }),
    );
  });
});
