import { describe, expect, it } from "vitest";
import {
  community,
  competitorGap,
  reviews,
  thirdPartyCitations,
  video,
} from "../../../src/engine/footprint/from-citations.ts";
import type { CitedPage } from "../../../src/engine/footprint/types.ts";
import type { ReadAnswer } from "../../../src/engine/read-answer/read-answers.ts";

const withSources = [{ reading: { citations: [{}] } }] as unknown as ReadAnswer[];
const withoutSources = [{ reading: { citations: [] } }, { reading: null }] as unknown as ReadAnswer[];
const page = (domain: string, more: Partial<CitedPage> = {}): CitedPage => ({
  domain,
  url: `https://${domain}/`,
  type: "other",
  title: null,
  names: true,
  titleOnly: false,
  rivals: 0,
  ...more,
});
const pages = (count: number, more: Partial<CitedPage> = {}, from = 0) =>
  Array.from({ length: count }, (_, at) => page(`site${from + at}.example`, more));
const byTitle = { titleOnly: true };
const unread = { names: null, titleOnly: true };
const silent = { names: false };

describe("third-party citations", () => {
  it.each<[string, CitedPage[], number]>([
    ["twelve domains that name the brand: full", pages(12), 1],
    ["more than twelve: no more than full", pages(15), 1],
    ["three of five", [...pages(3), ...pages(2, silent, 3)], Math.log2(4) / Math.log2(13)],
    ["none of five", pages(5, silent), 0],
    [
      "half credit by title",
      [...pages(2), ...pages(2, byTitle, 2), ...pages(1, silent, 4)],
      Math.log2(4) / Math.log2(13),
    ],
    [
      "a domain once, by its best page",
      [...pages(5, silent), page("site0.example"), page("site0.example", byTitle)],
      Math.log2(2) / Math.log2(13),
    ],
    ["unread pages aside", [...pages(1), ...pages(4, silent, 1), ...pages(9, unread, 5)], Math.log2(2) / Math.log2(13)],
  ])("count %s", (_, cited, score) => {
    expect(thirdPartyCitations(withSources, cited).score).toBeCloseTo(score, 12);
  });

  it("are left out where no engine gave its sources", () => {
    expect(thirdPartyCitations(withoutSources, []).reason).toBe("No engine gave its sources.");
  });

  it("are left out where under five third parties could be read", () => {
    const cited = [...pages(4), ...pages(8, unread, 4)];
    expect(thirdPartyCitations(withSources, cited)).toMatchObject({
      score: null,
      reason: "Of the third parties that the engines cited, 4 could be read; it takes 5.",
    });
  });
});

describe("cited comparisons", () => {
  it("count by the share that names the brand, of those with two rivals or more", () => {
    const cited = [
      page("a.example", { rivals: 2 }),
      page("b.example", { rivals: 5, names: false }),
      page("c.example", { rivals: 1 }),
    ];
    expect(competitorGap(cited)).toEqual({
      score: 0.5,
      observed: "1 of 2 cited comparisons name the brand",
      reason: null,
    });
  });

  it("are left out without a page that compares", () => {
    expect(competitorGap([page("c.example", { rivals: 1 })]).score).toBeNull();
  });
});

describe("pages of one kind", () => {
  const cited = [
    page("forum.example", { type: "community" }),
    page("forum.example", { type: "community", url: "https://forum.example/2" }),
    page("talk.example", { type: "community", names: false }),
    page("youtube.com", { type: "community", titleOnly: true }),
    page("stars.example", { type: "review" }),
    page("list.example", { type: "directory", names: false }),
    page("list2.example", { type: "directory", names: null }),
  ];
  it.each([
    [
      "threads, videos aside",
      community,
      Math.log2(3) / Math.log2(5),
      "2 of 3 cited forum threads and posts name the brand",
    ],
    ["videos, half by title", video, Math.log2(1.5) / Math.log2(5), "1 of 1 cited videos name the brand"],
    [
      "reviews and directories",
      reviews,
      Math.log2(2) / Math.log2(5),
      "1 of 2 cited reviews and directories name the brand",
    ],
  ])("count %s", (_, measure, score, observed) => {
    expect(measure(cited)).toEqual({ score: expect.closeTo(score, 12), observed, reason: null });
    expect(measure([page("plain.example"), ...pages(2, unread)]).score).toBeNull();
  });
});
