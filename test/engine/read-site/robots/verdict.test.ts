import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseRobots } from "../../../../src/engine/read-site/robots/parse-robots.ts";
import { isAllowed, verdict } from "../../../../src/engine/read-site/robots/verdict.ts";

const lines = (...text: string[]) => text.join("\n");

/** Disallows one path to everyone and asks for another. */
const forbids = (path: string, asked: string) =>
  !isAllowed(parseRobots(lines("User-agent: *", `Disallow: ${path}`)), "AnyBot", `https://shop.example${asked}`);

describe("a path pattern", () => {
  it.each([
    ["/fish", "/fish", true],
    ["/fish", "/fish.html", true],
    ["/fish", "/Fish", false],
    ["/fish", "/catfish", false],
    ["/fish/", "/fish", false],
    ["/fish*", "/fishheads/yummy.html", true],
    ["/*.php", "/folder/any.php.file", true],
    ["/*.php", "/windows.PHP", false],
    ["/*.php$", "/filename.php", true],
    ["/*.php$", "/filename.php?parameters", false],
    ["/*.php$", "/a.php/b.php", true],
    ["/fish*.php", "/fish.php", true],
    ["/a*b*c$", "/a-b-b-c", true],
    ["/a*bc$", "/abcbd", false],
    ["/ab*ba$", "/aba", false],
    ["/$", "/", true],
    ["/$", "/page", false],
    ["/page?id=1", "/page?id=1&x=2", true],
    ["/page", "/page?id=1", true],
    ["/price-$5", "/price-$5", true],
    ["/file-with-a-%2A.html", "/file-with-a-*.html", true],
    ["/foo-%24", "/foo-$", true],
    ["/bar/ツ", "/bar/%E3%83%84", true],
    ["/bar/%e3%83%84", "/bar/%E3%83%84", true],
    ["/bar/%62%61%7A", "/bar/baz", true],
    ["/bar%2Fbaz", "/bar/baz", false],
    ["/{id}", "/%7Bid%7D", true],
    ["*", "/anything", true],
    ["fish", "/fish", false],
  ])("%s against %s: %s", (path, asked, expected) => {
    expect(forbids(path, asked)).toBe(expected);
  });

  it("takes time in proportion to the path, whatever the number of wildcards", () => {
    const robots = parseRobots(lines("User-agent: *", `Disallow: /${"*a".repeat(5000)}b`));
    expect(isAllowed(robots, "AnyBot", `https://shop.example/${"a".repeat(20_000)}`)).toBe(true);
  });
});

describe("the rule that decides", () => {
  it("is the longest match, wherever it stands", () => {
    const robots = parseRobots(lines("User-agent: *", "Disallow: /", "Allow: /shop/", "Disallow: /shop/cart"));
    expect(verdict(robots, "GPTBot", "https://shop.example/shop/tea")).toEqual({
      allowed: true,
      rule: { line: 3, text: "Allow: /shop/" },
      group: "*",
    });
    expect(isAllowed(robots, "GPTBot", "https://shop.example/shop/cart/1")).toBe(false);
  });

  it("is Allow when both match at the same length", () => {
    for (const rules of [
      ["Allow: /page", "Disallow: /page"],
      ["Disallow: /page", "Allow: /page"],
    ]) {
      expect(isAllowed(parseRobots(lines("User-agent: *", ...rules)), "GPTBot", "/page")).toBe(true);
    }
  });

  it("is none for the file itself, which is always allowed", () => {
    expect(verdict(parseRobots(lines("User-agent: *", "Disallow: /")), "GPTBot", "/robots.txt").allowed).toBe(true);
  });

  it("is none where no group names the crawler", () => {
    const robots = parseRobots(lines("User-agent: GPTBot", "Disallow: /"));
    expect(verdict(robots, "ClaudeBot", "/")).toEqual({ allowed: true, rule: null, group: null });
  });

  it("is none where Disallow is empty", () => {
    const robots = parseRobots(lines("User-agent: *", "Disallow:"));
    expect(verdict(robots, "ClaudeBot", "/")).toEqual({ allowed: true, rule: null, group: "*" });
  });
});

describe("a crawler's group", () => {
  const everyoneOut = ["User-agent: *", "Disallow: /"];

  it.each([
    ["GPTBot", "GPTBot", true],
    ["gptbot", "GPTBot", true],
    ["GPTBot/1.1", "GPTBot", true],
    ["GPTBot", "GPTBot/1.4 (+https://example.com)", true],
    ["Applebot", "Applebot-Extended", false],
    ["Claude-User", "ClaudeBot", false],
    ["Claude", "ClaudeBot", false],
    ["AI2Bot", "AI2Bot", true],
    ["meta-externalagent", "Meta-ExternalAgent", true],
    ["* all", "GPTBot", true],
  ])("named %s holds for %s: %s", (named, agent, expected) => {
    const robots = parseRobots(lines(`User-agent: ${named}`, "Disallow: /secret"));
    expect(!isAllowed(robots, agent, "/secret")).toBe(expected);
  });

  it("replaces the group for everyone, even when it has no rules", () => {
    expect(isAllowed(parseRobots(lines(...everyoneOut, "User-agent: GPTBot")), "GPTBot", "/")).toBe(true);
    expect(isAllowed(parseRobots(lines(...everyoneOut, "User-agent: GPTBot")), "ClaudeBot", "/")).toBe(false);
  });

  it("is merged from all groups that name it", () => {
    const robots = parseRobots(
      lines(
        "User-agent: GPTBot",
        "Disallow: /a",
        "User-agent: ClaudeBot",
        "Disallow: /b",
        "User-agent: gptbot",
        "Disallow: /c",
      ),
    );
    expect(["/a", "/b", "/c"].map((path) => isAllowed(robots, "GPTBot", path))).toEqual([false, true, false]);
  });

  it("is shared by names that stand one after another, whatever else stands between them", () => {
    const robots = parseRobots(
      lines(
        "User-agent: GPTBot",
        "",
        "# both",
        "Crawl-delay: 5",
        "Sitemap: https://shop.example/s.xml",
        "User-agent: ClaudeBot",
        "Disallow: /",
      ),
    );
    expect(isAllowed(robots, "GPTBot", "/")).toBe(false);
    expect(isAllowed(robots, "ClaudeBot", "/")).toBe(false);
  });

  it("does not begin before the first name", () => {
    expect(isAllowed(parseRobots(lines("Disallow: /", "User-agent: *")), "GPTBot", "/")).toBe(true);
  });
});

describe("two files that say the same", () => {
  const path = fc.stringMatching(/^\/[a-c*$]{0,6}$/);
  const rules = fc.array(fc.record({ allow: fc.boolean(), path }), { maxLength: 6 });
  const written = (list: { allow: boolean; path: string }[]) =>
    lines("User-agent: *", ...list.map((rule) => `${rule.allow ? "Allow" : "Disallow"}: ${rule.path}`));

  it("judge alike whatever the order of their lines", () => {
    fc.assert(
      fc.property(rules, path, (list, asked) => {
        const forwards = isAllowed(parseRobots(written(list)), "GPTBot", asked);
        expect(isAllowed(parseRobots(written(list.toReversed())), "GPTBot", asked)).toBe(forwards);
      }),
    );
  });

  it("never allow more after another Disallow", () => {
    fc.assert(
      fc.property(rules, path, path, (list, more, asked) => {
        const before = isAllowed(parseRobots(written(list)), "GPTBot", asked);
        const after = isAllowed(parseRobots(written([...list, { allow: false, path: more }])), "GPTBot", asked);
        expect(after && !before).toBe(false);
      }),
    );
  });
});
