import { createHash } from "node:crypto";
import { load } from "cheerio";
import { describe, expect, it } from "vitest";
import { renderHome } from "../../../src/gateways/pages/home.tsx";
import { renderReport } from "../../../src/gateways/pages/report.tsx";
import { contentSecurityPolicy, STYLES } from "../../../src/gateways/pages/style.ts";
import { home, publisher } from "./home-sample.ts";
import { freeSample } from "./report-samples.ts";

const css = STYLES.report;
const dark = css.slice(css.indexOf("@media screen and (prefers-color-scheme: dark)"));

/** The value of a colour variable in a theme, as three numbers of 0 to 255. */
function colour(theme: "light" | "dark", name: string): [number, number, number] {
  const hex = new RegExp(`--${name}: #([0-9a-f]{6})`).exec(theme === "dark" ? dark : css)?.[1];
  expect(hex, `--${name} in the ${theme} theme`).toBeDefined();
  return [0, 2, 4].map((at) => Number.parseInt(hex!.slice(at, at + 2), 16)) as [number, number, number];
}

/** WCAG 2.2: relative luminance, then contrast. */
function contrast(one: [number, number, number], other: [number, number, number]): number {
  const luminance = (rgb: number[]) => {
    const [r, g, b] = rgb.map((part) => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
  };
  const [low, high] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high! + 0.05) / (low! + 0.05);
}

describe.each(["light", "dark"] as const)("the %s theme", (theme) => {
  const TEXT = ["ink", "quiet", "accent", "full", "half", "none"];

  it.each(TEXT.flatMap((text) => ["paper", "ground"].map((ground) => [text, ground])))(
    "keeps 4.5:1 for --%s on --%s",
    (text, ground) => {
      expect(contrast(colour(theme, text), colour(theme, ground))).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each([
    ["ink", "notice", 4.5],
    ["on-accent", "accent", 4.5],
    ["bar", "paper", 3],
    ["bar", "track", 2.5],
    ["strong-line", "paper", 3],
  ])("keeps --%s apart from --%s by %d:1", (one, other, least) => {
    expect(contrast(colour(theme, one), colour(theme, other))).toBeGreaterThanOrEqual(least);
  });
});

describe("the styles", () => {
  it("use four type sizes and no others", () => {
    const sizes = [...css.matchAll(/font-size: ([^;]+);/g)].map((match) => match[1]);
    expect(new Set(sizes)).toEqual(new Set(["var(--small)", "var(--body)", "var(--large)", "var(--display)", "10pt"]));
  });

  it("load nothing from elsewhere", () => {
    expect(css).not.toMatch(/@import|url\(|https?:/);
  });

  it("move only where motion is welcome", () => {
    expect(css.replace(/@media \(prefers-reduced-motion: no-preference\) \{.*?\} \}/g, "")).not.toMatch(
      /transition|animation|scroll-behavior/,
    );
  });

  it.each([
    ["a report", renderReport(freeSample())],
    ["a plain page", renderHome(home, publisher)],
  ])("of %s are allowed by the policy to the byte, and no script but our own file", (_, html) => {
    const inline = load(html)("style").text();
    const policy = contentSecurityPolicy();
    expect(policy).toContain(`'sha256-${createHash("sha256").update(inline).digest("base64")}'`);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe/);
    expect(policy).toContain("script-src 'self'");
  });
});
