import { expect, it } from "vitest";
import { Silence } from "../../src/services/silence.ts";

const scan = (beats: number, ownerId = "other") => ({ id: "scan", ownerId, beats });
/** What a watch that looks every five seconds, from second 0 on, says at each look. */
const looks = (silence: Silence, seen: ({ id: string; ownerId: string; beats: number } | null)[]) =>
  seen.map((row, look) => silence.among(row ? [row] : [], look * 5000).length > 0);

it("falls on an owner whose beats stand still for the whole time, and on no other", () => {
  expect(looks(new Silence(20_000), [scan(1), scan(1), scan(1), scan(1), scan(1)])).toEqual([
    false,
    false,
    false,
    false,
    true,
  ]);
  expect(
    looks(
      new Silence(20_000),
      [1, 2, 3, 4, 5, 6, 7].map((beats) => scan(beats)),
    ),
  ).not.toContain(true);
  expect(
    looks(
      new Silence(20_000),
      [1, 1, 1, 2, 2, 2, 2].map((beats) => scan(beats)),
    ),
  ).not.toContain(true);
});

it("begins anew with a new owner, and with a scan that was away meanwhile", () => {
  const owners = [scan(1), scan(1), scan(1), scan(1), scan(1, "third"), scan(1, "third")];
  expect(looks(new Silence(20_000), owners)).not.toContain(true);
  expect(looks(new Silence(20_000), [scan(1), scan(1), null, scan(1), scan(1), scan(1)])).not.toContain(true);
});

it("is not heard by one who has not looked: after a stop, or while the database was away for everybody", () => {
  const silence = new Silence(20_000);
  expect(silence.among([scan(1)], 0)).toEqual([]);
  expect(silence.among([scan(1)], 60_000)).toEqual([]);
  expect(silence.among([scan(1)], 65_000)).toEqual([]);
  expect(silence.among([scan(1)], 70_000)).toEqual([]);
  expect(silence.among([scan(1)], 75_000)).toEqual([]);
  expect(silence.among([scan(1)], 80_000)).toHaveLength(1);
});

it("is certain at once where no other instance can be", () => {
  expect(new Silence(0).among([scan(1)], 0)).toHaveLength(1);
});
