import { describe, expect, it } from "vitest";
import { withPlatformStep } from "../../../../src/engine/audits/recipes/platform-step.ts";
import TABLE from "../../../../src/engine/audits/recipes/platform-steps.json" with { type: "json" };
import { findStack } from "../../../../src/engine/read-site/parse/stack.ts";
import { readingOf } from "../../../support/reading.ts";

const made = (html: string) => readingOf({ pages: { "/": html } });

describe("where to do it", () => {
  it("is told for the site's own platform", () => {
    const shop = made('<link rel="stylesheet" href="https://cdn.shopify.com/x.css">');
    expect(withPlatformStep("Edit it.", shop, "robots")).toBe(
      "Edit it. In Shopify, add robots.txt.liquid under Online Store, Themes, Edit code.",
    );
  });

  it("is left out where the platform is not known", () => {
    expect(withPlatformStep("Edit it.", made("<p>Hello</p>"), "robots")).toBe("Edit it.");
  });

  it("is told for no more than two products", () => {
    const mixed = made(
      '<img src="/wp-content/a.png"><script src="/_next/static/a.js"></script><script src="/_nuxt/a.js"></script>',
    );
    expect(withPlatformStep("Edit it.", mixed, "sitemap").match(/WordPress|Next\.js|Nuxt/g)).toEqual([
      "WordPress",
      "Next.js",
    ]);
  });

  it.each([
    ["company", "Site representation"],
    ["breadcrumb", "Advanced, Breadcrumbs"],
    ["data", "an SEO plugin writes such data"],
  ] as const)("is a plugin's own place for %s", (topic, place) => {
    const yoast = made('<script class="yoast-schema-graph"></script><img src="/wp-content/a.png">');
    expect(withPlatformStep("Edit it.", yoast, topic)).toContain(place);
    expect(withPlatformStep("Edit it.", yoast, topic).match(/ In /g)).toHaveLength(1);
  });

  it("names no plugin that is not there", () => {
    const plain = made('<img src="/wp-content/a.png">');
    for (const topic of Object.keys(TABLE.steps) as (keyof typeof TABLE.steps)[])
      expect(withPlatformStep("Edit it.", plain, topic)).not.toMatch(/Yoast|Rank Math|All in One/);
  });

  it("of one page's data is no file that every page shares", () => {
    const steps = Object.values(TABLE.steps.data).join(" ");
    expect(steps).not.toMatch(/(?<!not )into theme\.liquid|Site settings|head\.tpl|page layout's/);
  });

  it("is written for platforms that can be recognised", () => {
    const ids = Object.values(TABLE.steps).flatMap((steps) => Object.keys(steps));
    expect(ids.filter((id) => findStack(id) === undefined)).toEqual([]);
  });
});
