import type { BrowserContext, Page as Tab } from "playwright-core";
import { timeLimit } from "../../timers.ts";
import type { SiteFetcher } from "../fetch/fetcher.ts";
import { siteKey } from "../fetch/url-policy.ts";
import type { PageParser } from "../parse/page-parser.ts";
import type { Exchange, Page, Reading, RenderedPage } from "../types.ts";
import { openGuardedBrowser } from "./guarded-browser.ts";
import { PageReport, REPORT, STAND_IN, WATCH, WORLD } from "./observe-page.ts";

const PAGES = 3;
const LOAD_MS = 12_000;
const SETTLE_MS = 2500;
const ALL_MS = 40_000;
/** A browser asks for many files: it has a budget of its own beside that of the scan. */
const REQUESTS = 160;
/** More shift than this is bad whatever pictures would have added (web.dev, Cumulative Layout Shift). */
const BAD_SHIFT = 0.1;

/**
 * The home page and two others after their scripts ran, every request through the guarded client. `null` when no
 * browser could be started or no page was rendered.
 */
export async function renderPages(
  reading: Reading,
  tools: { fetcher: SiteFetcher; parser: PageParser; signal: AbortSignal; browserPath: string; deadlineMs?: number },
): Promise<RenderedPage[] | null> {
  // A page can keep its own tab busy for ever; closing the browser is what always ends it.
  const signal = timeLimit(tools.deadlineMs ?? ALL_MS, tools.signal);
  const session = tools.fetcher.session({ signal, maxRequests: REQUESTS });
  const opened = await openGuardedBrowser(tools.browserPath, session, tools.fetcher.userAgent).catch(() => null);
  if (!opened) return null;
  const close = () => opened.browser.close().catch(() => {});
  signal.addEventListener("abort", close, { once: true });
  try {
    // An abort while the browser started has told nobody, and a busy tab would then be waited for without end.
    if (signal.aborted) return null;
    await opened.context.addInitScript(STAND_IN);
    const rendered: RenderedPage[] = [];
    for (const page of reading.pages.slice(0, PAGES)) {
      const seen = await renderOne(page, opened.context, tools.parser).catch(() => null);
      if (seen) rendered.push(seen);
    }
    return rendered.length > 0 ? rendered : null;
  } finally {
    signal.removeEventListener("abort", close);
    await close();
  }
}

async function renderOne(page: Page, context: BrowserContext, parser: PageParser): Promise<RenderedPage | null> {
  const tab = await context.newPage();
  try {
    const report = await watch(tab, context);
    await tab.goto(page.finalUrl, { waitUntil: "load", timeout: LOAD_MS });
    await tab.waitForLoadState("networkidle", { timeout: SETTLE_MS }).catch(() => {});
    const seen = await report();
    const { page: parsed } = await parser.parse(asExchange(page, seen.html));
    if (!parsed) return null;
    const internal = parsed.links
      .map((link) => link.href)
      .filter((href) => href && siteKey(href) === siteKey(page.finalUrl));
    // Pictures are not loaded, so that a small shift is only known where all of them keep their space.
    const isShiftKnown = seen.shift > BAD_SHIFT || parsed.images.every((image) => image.sized);
    return {
      url: page.finalUrl,
      mainWords: parsed.mainWords,
      internalLinks: [...new Set(internal)],
      structured: parsed.structured,
      overlay: seen.overlay,
      layoutShift: isShiftKnown ? seen.shift : null,
      webmcpTools: seen.tools,
    };
  } finally {
    await tab.close().catch(() => {});
  }
}

/** Watches a tab from a world of our own; resolves to a function that tells what was seen, and rejects when that is no report. */
async function watch(tab: Tab, context: BrowserContext): Promise<() => Promise<PageReport>> {
  const session = await context.newCDPSession(tab);
  await session.send("Page.enable");
  await session.send("Page.addScriptToEvaluateOnNewDocument", { source: WATCH, worldName: WORLD });
  return async () => {
    const { frameTree } = await session.send("Page.getFrameTree");
    const world = await session.send("Page.createIsolatedWorld", { frameId: frameTree.frame.id, worldName: WORLD });
    const asked = { expression: REPORT, contextId: world.executionContextId, returnByValue: true };
    const { result } = await session.send("Runtime.evaluate", asked);
    return PageReport.parse(result.value);
  };
}

function asExchange(page: Page, html: string): Exchange {
  const { finalUrl, status, headers, ttfbMs } = page;
  const read = { url: finalUrl, finalUrl, status, headers, ttfbMs, body: html, bytes: Buffer.byteLength(html) };
  return { ...read, redirects: [], method: "GET", truncated: false, error: null, at: new Date().toISOString() };
}
