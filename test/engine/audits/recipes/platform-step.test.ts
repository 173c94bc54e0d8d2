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

  it("is written for platforms that can be recognised", () => {
    const ids = Object.values(TABLE.steps).flatMap((steps) => Object.keys(steps));
    expect(ids.filter((id) => findStack(id) === undefined)).toEqual([]);
  });
});
