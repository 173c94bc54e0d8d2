import { describe, expect, it } from "vitest";
import { CRAWLERS, crawlerAccess, keyUrls, tellVerdict } from "../../../../src/engine/read-site/robots/crawlers.ts";
import { readingOf } from "../../../support/reading.ts";
import { SOUND_SITE } from "../../../support/site-pages.ts";

const access = (agent: string, robots: Parameters<typeof readingOf>[0] = {}) =>
  crawlerAccess(readingOf({ pages: SOUND_SITE, ...robots })).find(({ crawler }) => crawler.agent === agent)!;

describe("the table of crawlers", () => {
  it("names each once, with its source", () => {
    const names = CRAWLERS.map(({ agent }) => agent.toLowerCase());
    expect(new Set(names).size).toBe(names.length);
    expect(CRAWLERS.every(({ source, vendor, purpose }) => source.startsWith("https://") && vendor && purpose)).toBe(
      true,
    );
  });

  it("shares one whole among the search crawlers", () => {
    const shares = CRAWLERS.flatMap(({ kind, share }) => (kind === "search" && share ? [share] : []));
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 10);
    expect(CRAWLERS.filter(({ kind, share }) => kind !== "search" && share)).toEqual([]);
  });
});

describe("the verdict on a crawler", () => {
  it("tells the first page it may not fetch and the line that says so", () => {
    const found = access("GPTBot", { robots: "User-agent: GPTBot\nDisallow: /prices # not for training" });
    expect(found.share).toBeCloseTo(2 / 3, 5);
    expect(found.verdict).toEqual({
      allowed: false,
      rule: { line: 2, text: "Disallow: /prices" },
      group: "GPTBot",
      url: "https://acme.example/prices",
    });
    expect(tellVerdict(found.verdict!)).toBe("line 2: Disallow: /prices (for GPTBot)");
  });

  it.each<[string, Parameters<typeof readingOf>[0], number | null, string | null]>([
    ["no file", { robots: 404 }, 1, "no rule concerns it"],
    ["a file that fails", { robots: 503 }, 0, "robots.txt answers with a server error"],
    ["an empty group", { robots: "User-agent: *\nDisallow:" }, 1, "its rules do not forbid it"],
    ["a file nobody saw", { robots: { error: { code: "timeout", message: "No answer." } } }, null, null],
  ])("with %s", (_, robots, share, told) => {
    const found = access("GPTBot", robots);
    expect(found.share).toBe(share);
    expect(found.verdict && tellVerdict(found.verdict)).toBe(told);
  });

  it("says what cannot be told from here", () => {
    expect(access("Google-Extended").limits[0]).toContain("no visitor carries it");
    expect(access("ChatGPT-User").limits[0]).toContain("whatever robots.txt says");
    expect(access("GPTBot", { robots: { error: { code: "timeout", message: "No answer." } } }).limits).toContain(
      "robots.txt could not be read: No answer.",
    );
  });

  it("takes in pages that robots.txt kept us from reading, and no others that were left out", () => {
    const skipped = [
      { url: "https://acme.example/closed", reason: "robots.txt does not let us read it." },
      { url: "https://acme.example/gone", reason: "It could not be read: 404." },
    ];
    const urls = keyUrls(readingOf({ pages: SOUND_SITE, reading: { skipped } }));
    expect(urls).toEqual(["/", "/about", "/prices", "/closed"].map((path) => `https://acme.example${path}`));
  });
});
