import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestApp, until } from "../support/app.ts";
import { startCompany } from "../support/company.ts";
import { type MailServer, startMailServer } from "../support/mail-server.ts";
import { asOperator, startOperated } from "../support/operator.ts";
import type { FakeWebsite } from "../support/website.ts";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

let site: FakeWebsite;
let mail: MailServer;
let server: TestApp;
let browser: Browser;
let context: BrowserContext;
/** What the browser complained of: errors of scripts, of the policy and of loading. */
const complaints: string[] = [];

beforeAll(async () => {
  [site, mail] = await Promise.all([startCompany(), startMailServer()]);
  server = await startOperated({
    ALLOW_HOSTS: site.host,
    SANDBOX: "true",
    SMTP_URL: mail.url,
    MAIL_FROM: "a@b.example",
  });
  browser = await chromium.launch({
    executablePath: process.env.BROWSER_PATH!,
    args: ["--no-sandbox", "--disable-gpu"],
  });
  context = await browser.newContext({ viewport: { width: 390, height: 800 }, colorScheme: "dark" });
  // The test's own time ends what never comes, however busy the machine is.
  context.setDefaultTimeout(0);
  context.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  context.on("weberror", (error) => complaints.push(String(error.error())));
});
afterAll(async () => {
  await browser?.close();
  await Promise.all([server.close(0), site.close(), mail.close()]);
});

/** What is wrong with a page as it stands: too wide for the phone, or a fault that axe sees. */
async function faults(page: Page): Promise<string[]> {
  const width = await page.evaluate("document.documentElement.scrollWidth");
  const found: string[] = await page.evaluate(`${AXE}; axe.run(document, { resultTypes: ["violations"] }).then((all) =>
    all.violations.map((fault) => fault.id + ": " + fault.nodes.map((node) => node.html).join(" | ")))`);
  return [...(width === 390 ? [] : [`wide: ${width}`]), ...found];
}

describe("a person with a browser", () => {
  it("scans, reads the report, watches the site, reads every page of the console, and makes and ends a key, without a complaint", async () => {
    const page = await context.newPage();
    const policies: string[] = [];
    page.on("response", (response) => {
      if (response.headers()["content-type"]?.startsWith("text/html"))
        policies.push(response.headers()["content-security-policy"] ?? "none");
    });
    await page.goto(`${server.baseUrl}/monitor`);
    expect(await faults(page)).toEqual([]);

    await page.goto(server.baseUrl);
    expect(await faults(page)).toEqual([]);
    await page.fill("#url", `${site.origin}/`);
    await page.click("text=Scan this site");
    await page.waitForURL("**/report/*");
    expect(await page.textContent("h1")).toContain("Harbour Payroll");
    expect(await faults(page)).toEqual([]);
    expect(await page.locator("text=Print or save as PDF").isVisible()).toBe(true);

    await page.fill("#email", "owner@example.com");
    await page.click("text=Watch this site");
    expect(await page.textContent("h1")).toBe("Check your mail");
    expect(await faults(page)).toEqual([]);

    await until(async () => mail.received.length > 0);
    const link = /http\S+\/confirm\/[\w.-]+/.exec(mail.received[0]!.body)![0];
    await page.goto(link);
    expect(await faults(page)).toEqual([]);
    await page.click("main button");
    expect(new URL(page.url()).pathname).toMatch(/^\/monitor\/mon_\w{38}$/);
    const home = page.url();

    await until(async () => {
      await page.goto(home);
      return (await page.locator(".figures").count()) > 0;
    }, 1000);
    const titles = await page.locator('nav[aria-label="Monitor"] a').allTextContents();
    for (const title of titles) {
      await page.click(`nav[aria-label="Monitor"] >> text="${title}"`);
      expect([title, await faults(page)]).toEqual([title, []]);
    }
    await page.click('nav[aria-label="Monitor"] >> text="Questions"');
    await page.click("text=Read the answers >> nth=0");
    expect(await page.locator(".verbatim").count()).toBeGreaterThan(0);
    expect(await faults(page)).toEqual([]);
    await page.goto(`${home}/plan`);
    await page.check("text=On demand only");
    await page.click("text=Change the schedule");
    expect(await page.textContent("[role=status]")).toContain("Done.");
    await page.goto(`${home}/connect`);
    expect(await page.locator(".copyable button").first().isVisible()).toBe(true);

    const network = await asOperator(server, "CreateNetwork", { name: "Agency", email: "owner@example.com" });
    await page.goto(network.link);
    await page.fill("#token", home.split("/").at(-1)!);
    await page.click("text=Add it");
    await page.fill("#name", "My assistant");
    await page.check(`label:has-text("${site.host}") input`);
    await page.click("text=Make the key");
    expect(await page.textContent(".made code")).toMatch(/^key_\w{38}$/);
    expect(await faults(page)).toEqual([]);
    await page.click("text=Revoke");
    expect(await page.textContent("[role=status]")).toContain("opens nothing from its next call on");
    expect(await page.locator(".keys").count()).toBe(0);
    expect(await faults(page)).toEqual([]);
    expect(complaints).toEqual([]);
    expect(policies.length).toBeGreaterThan(15);
    expect(policies.filter((policy) => policy === "none" || policy.includes("unsafe"))).toEqual([]);
  });
});
