import { describe, expect, it } from "vitest";
import { MAX_ROBOTS_LENGTH, parseRobots } from "../../../../src/engine/read-site/robots/parse-robots.ts";
import { isAllowed } from "../../../../src/engine/read-site/robots/verdict.ts";

describe("parsing robots.txt", () => {
  it.each([
    ["line feeds", "User-agent: *\nDisallow: /"],
    ["carriage returns", "User-agent: *\rDisallow: /"],
    ["both", "User-agent: *\r\nDisallow: /"],
    ["a byte order mark", "\uFEFFUser-agent: *\nDisallow: /"],
    ["a cut byte order mark", "\uFFFDUser-agent: *\nDisallow: /"],
    ["blanks around everything", "  User-agent :\t* \n\t Disallow :  /  "],
    ["comments", "User-agent: * # all\nDisallow: / # everything"],
    ["other letter case", "USER-AGENT: *\ndisALLOW: /"],
    ["a forgotten colon", "User-agent *\nDisallow /"],
    ["a common misspelling", "Useragent: *\nDissallow: /"],
  ])("forgives %s", (_, text) => {
    expect(isAllowed(parseRobots(text), "GPTBot", "/")).toBe(false);
  });

  it("collects sitemaps, wherever they stand", () => {
    const text = "Sitemap: https://shop.example/a.xml\nUser-agent: *\nDisallow:\nsitemap: https://shop.example/b.xml";
    expect(parseRobots(text).sitemaps).toEqual(["https://shop.example/a.xml", "https://shop.example/b.xml"]);
  });

  it("reads what texts may be used for, by group", () => {
    const [group] = parseRobots(
      "User-agent: *\nContent-Signal: search=yes, ai-input=yes,ai-train=no\nContent-Usage: search=y\nAllow: /",
    ).groups;
    expect(group!.usage).toEqual([
      {
        name: "content-signal",
        values: { search: "yes", "ai-input": "yes", "ai-train": "no" },
        line: 2,
        text: "Content-Signal: search=yes, ai-input=yes,ai-train=no",
      },
      { name: "content-usage", values: { search: "y" }, line: 3, text: "Content-Usage: search=y" },
    ]);
  });

  it("counts the lines nobody understands", () => {
    const robots = parseRobots(
      "<!doctype html>\n<title>Home</title>\n\n# note\nUser-agent: *\nCrawl-delay: 3\nAllow: /",
    );
    expect({ lines: robots.lines, unknown: robots.unknown }).toEqual({ lines: 5, unknown: 2 });
  });

  it("stops at 500 KiB, as crawlers do", () => {
    const text = `User-agent: *\n${"#".repeat(MAX_ROBOTS_LENGTH)}\nDisallow: /`;
    expect(isAllowed(parseRobots(text), "GPTBot", "/")).toBe(true);
  });

  it("survives names of object members", () => {
    expect(parseRobots("constructor: x\n__proto__: y").unknown).toBe(2);
  });
});
