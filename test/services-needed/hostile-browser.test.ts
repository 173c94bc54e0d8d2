import { type Browser, type BrowserContext, chromium } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestApp, until } from "../support/app.ts";
import { type EngineServer, startEngineServer } from "../support/engine-server.ts";
import { asOperator, measured, startOperated } from "../support/operator.ts";
import { prose } from "../support/prose.ts";
import { type FakeWebsite, startWebsite } from "../support/website.ts";

/** Runs where a page takes text for markup, or a link for a script. */
const RUNS = '<img src=x onerror="window.pwned=1"><script>window.pwned=1</script>';
const SCRIPT_LINK = "javascript:window.pwned=1";
const LONG = "W".repeat(3000);
const TURNED = "\u202egnisrever\u2066";

/** What an engine that means harm says: some 40 kB, with names to take for rivals. */
const ANSWER = [
  `Here is a shortlist. Harbour Payroll is a good choice. ${RUNS} ${TURNED}`,
  `1. **Boardwell ${RUNS}** is cheap. [Boardwell](${SCRIPT_LINK})`,
  `2. **${LONG}** is long.`,
  `3. **Tasklight** costs 9 EUR. "><svg onload=window.pwned=1> ${TURNED}`,
  `</blockquote></main></html><style>*{display:none}</style>${LONG}`,
  `${"Boardwell and Tasklight are named again, and Harbour Payroll too. ".repeat(480)}`,
].join("\n\n");

let site: FakeWebsite;
let engines: EngineServer;
let server: TestApp;
let browser: Browser;
let context: BrowserContext;
const complaints: string[] = [];
const asked: string[] = [];

beforeAll(async () => {
  const title = `Harbour Payroll ${RUNS.replaceAll("<", "&lt;")} ${TURNED} ${LONG}`;
  site = await startWebsite({
    "/": `<!doctype html><html lang="en"><head><title>${title}</title>
<meta property="og:site_name" content="Harbour Payroll"><meta name="description" content="Payroll software in Ohio.">
</head><body><main><h1>Payroll software for small companies</h1><p>${prose(200)}</p><p>${LONG}</p></main></body></html>`,
  });
  engines = await startEngineServer();
  const said = {
    text: ANSWER,
    citations: [
      { url: SCRIPT_LINK, title: RUNS, quote: RUNS },
      { url: `https://reviews.example/${LONG}?${RUNS}`, title: `${RUNS}${LONG}`, quote: LONG },
    ],
    searches: [RUNS],
  };
  for (const id of ["chatgpt", "gemini"]) {
    engines.set(id, {
      answer: said,
      json: {
        questions: [
          "Which payroll software would you shortlist for a small company in Ohio?",
          "Which main providers of payroll software for a bakery would you recommend?",
        ],
      },
    });
  }
  const env = Object.entries(engines.env).filter(([name]) => /^(OPENAI|GEMINI)_/.test(name));
  server = await startOperated({ ALLOW_HOSTS: site.host, READER_MODEL: "off", ...Object.fromEntries(env) });
  browser = await chromium.launch({
    executablePath: process.env.BROWSER_PATH!,
    args: ["--no-sandbox", "--disable-gpu"],
  });
  context = await browser.newContext({ viewport: { width: 390, height: 800 } });
  context.setDefaultTimeout(0);
  context.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  context.on("weberror", (error) => complaints.push(String(error.error())));
  context.on("request", (request) => asked.push(new URL(request.url()).origin));
});
afterAll(async () => {
  await browser?.close();
  await Promise.all([server.close(0), site.close(), engines.close()]);
});

it("what sites and engines write runs nowhere and widens no page of the report, the console and the network", async () => {
  const monitor = await asOperator(server, "CreateMonitor", { url: `${site.origin}/`, email: "owner@example.com" });
  const network = await asOperator(server, "CreateNetwork", { name: `Agency ${RUNS}`, email: "owner@example.com" });
  await asOperator(server, "AddNetworkSite", { networkId: network.id, monitorId: monitor.id });
  const measure = await asOperator(server, "MeasureMonitor", { id: monitor.id });
  expect(await measured(server, measure.id)).toMatchObject({ status: "DONE" });

  const page = await context.newPage();
  await page.goto(server.baseUrl);
  await page.fill("#url", `${site.origin}/`);
  await page.click("text=Scan this site");
  await page.waitForURL("**/report/*");
  const report = page.url();
  await page.goto(monitor.link);
  const parts = await page
    .locator('nav[aria-label="Monitor"] a')
    .evaluateAll((all) => all.map((link) => (link as unknown as { href: string }).href));
  await page.click('nav[aria-label="Monitor"] >> text="Questions"');
  const answers = await page.locator("text=Read the answers").first().getAttribute("href");
  expect(parts.length).toBeGreaterThan(6);

  for (const address of [report, ...parts, new URL(answers!, page.url()).href, network.link]) {
    await page.goto(address);
    await page.evaluate("for (const details of document.querySelectorAll('details')) details.open = true");
    const [width, pwned, own] = await page.evaluate<[number, unknown, number]>(`[
      document.documentElement.scrollWidth, window.pwned ?? null,
      document.querySelectorAll("main script, main img, main style, a[href^=javascript]").length]`);
    expect([address, width, pwned, own]).toEqual([address, 390, null, 0]);
  }
  expect(await page.textContent("h1")).toContain("Agency");
  await page.goto(new URL(answers!, monitor.link).href);
  const said = await page.textContent("main");
  expect(said).toContain("<script>window.pwned=1</script>");
  expect(said).toContain(LONG);
  expect(complaints).toEqual([]);
  expect([...new Set(asked)]).toEqual([new URL(server.baseUrl).origin]);
  await until(async () => (await fetch(`${report}.png`)).status === 200);
});
