import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { renderHome } from "../../../src/gateways/pages/home.tsx";
import { renderMessage } from "../../../src/gateways/pages/message.tsx";
import { renderProgress } from "../../../src/gateways/pages/progress.tsx";
import { renderReport } from "../../../src/gateways/pages/report.tsx";
import { contentSecurityPolicy } from "../../../src/gateways/pages/style.ts";
import { guides } from "../../../src/gateways/pages/text/guides.ts";
import { renderTextPage } from "../../../src/gateways/pages/text/text-page.tsx";
import { home, publisher } from "./home-sample.ts";
import { freeSample } from "./report-samples.ts";
import * as samples from "./report-variants.ts";

const BROWSER = process.env.BROWSER_PATH ?? "/usr/bin/chromium";
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const baseUrl = "https://answerscope.example";

const PAGES: [string, string][] = [
  ["a free report", renderReport(freeSample())],
  ["a report of 25 questions to 7 engines", renderReport(samples.proScan())],
  ["a sandbox report of very long names", renderReport({ ...samples.longNames(), mode: "sandbox" })],
  ["the front page", renderHome({ ...home, engines: [], mode: "sandbox" }, publisher)],
  ["a guide", renderTextPage(guides(publisher.baseUrl)[1]!, publisher)],
  [
    "a scan under way",
    renderProgress({
      url: "https://brightleaf.com/",
      path: "/scan/abc",
      stages: [{ name: "Read the site", state: "now", detail: null }],
      engines: [{ label: "ChatGPT", done: 0, of: 2, failed: 1 }],
      refreshSeconds: null,
    }),
  ],
  [
    "a mistake in the form",
    renderMessage({
      status: 400,
      title: "No",
      text: "No.",
      next: [],
      form: { url: "x", error: "It must begin with https://." },
    }),
  ],
];

/** Needs a real browser; without one on the machine there is nothing to drive. */
describe.skipIf(!existsSync(BROWSER))("in a browser", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: BROWSER,
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    });
  });
  afterAll(() => browser?.close());

  /** Loads a page under its own policy, with everything that folds unfolded. */
  async function show(html: string, { width, dark }: { width: number; dark: boolean }): Promise<Page> {
    const page = await browser.newPage({ viewport: { width, height: 800 }, colorScheme: dark ? "dark" : "light" });
    await page.route("**/*", (route) =>
      route.request().isNavigationRequest()
        ? route.fulfill({
            contentType: "text/html",
            body: html,
            headers: { "content-security-policy": contentSecurityPolicy() },
          })
        : route.abort(),
    );
    await page.goto(`${baseUrl}/page`);
    await page.evaluate("for (const details of document.querySelectorAll('details')) details.open = true");
    return page;
  }

  async function faults(page: Page): Promise<string[]> {
    return page.evaluate(`${AXE}; axe.run(document, { resultTypes: ["violations"] }).then((found) =>
      found.violations.map((fault) => fault.id + ": " + fault.nodes.map((node) => node.html).join(" | ")))`);
  }

  it.each(PAGES)("%s fits a phone and shows axe no fault", async (_, html) => {
    const page = await show(html, { width: 360, dark: true });
    expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(360);
    expect(await faults(page)).toEqual([]);
    await page.close();
  });

  it("a free report shows axe no fault on a desk in the light", async () => {
    const page = await show(renderReport(freeSample()), { width: 1280, dark: false });
    expect(await faults(page)).toEqual([]);
    await page.close();
  });

  it("lays an opened sentence over room of its own, at the width of the row, one a row", async () => {
    const page = await show(renderReport(samples.proScan()), { width: 1280, dark: false });
    const row = page.locator(".matrix tbody tr").first();
    await row.locator("summary").nth(1).click();
    await row.locator("summary").nth(0).click();
    expect(await row.locator("details[open]").count()).toBe(1);
    const said = (await row.locator("details[open] .said > div").boundingBox())!;
    const around = (await row.boundingBox())!;
    const question = (await row.locator("th > span").boundingBox())!;
    expect(said.width).toBeGreaterThan(600);
    expect(said.y).toBeGreaterThanOrEqual(question.y + question.height);
    expect(said.y + said.height).toBeLessThanOrEqual(around.y + around.height + 1);
    await page.close();
  });
});
