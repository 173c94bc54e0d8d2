import type { Browser, BrowserContext, Route } from "playwright-core";
import type { FetchSession } from "../fetch/fetcher.ts";

/** What a page needs for its text; pictures, fonts and media are not asked for. */
const READ = new Set(["document", "script", "stylesheet", "xhr", "fetch"]);
const MAX_BYTES = 3_000_000;
/** Headers that describe bytes which are decoded already, or would leave traces between pages. */
const DROPPED = new Set(["content-encoding", "content-length", "transfer-encoding", "set-cookie", "link", "alt-svc"]);

/**
 * A browser that reaches nothing by itself: names do not resolve, the proxy is a closed port, and every request is
 * answered by the guarded client or not at all. The caller closes it.
 */
export async function openGuardedBrowser(
  executablePath: string,
  session: FetchSession,
  userAgent: string,
): Promise<{ browser: Browser; context: BrowserContext }> {
  // Loaded only where a browser is configured: it would cost every start.
  const { chromium } = await import("playwright-core");
  const browser = await chromium.launch({
    executablePath,
    headless: true,
    // It runs other people's scripts: it inherits none of our keys.
    env: {},
    // Chromium refuses its own sandbox to root.
    chromiumSandbox: process.getuid?.() !== 0,
    proxy: { server: "http://127.0.0.1:9", bypass: "<-loopback>" },
    args: [
      "--host-resolver-rules=MAP * ~NOTFOUND",
      // The name that says "force" is not heeded.
      "--webrtc-ip-handling-policy=disable_non_proxied_udp",
      "--disable-background-networking",
      "--disable-quic",
    ],
  });
  const context = await browser.newContext({
    userAgent,
    viewport: { width: 1280, height: 800 },
    serviceWorkers: "block",
    acceptDownloads: false,
  });
  await context.route("**/*", (route) => answer(route, session));
  await context.routeWebSocket(/.*/, (socket) => void socket.close());
  return { browser, context };
}

async function answer(route: Route, session: FetchSession): Promise<void> {
  const request = route.request();
  if (request.method() !== "GET" || !READ.has(request.resourceType())) {
    await route.abort("blockedbyclient");
    return;
  }
  const accept = request.headers().accept;
  const reply = await session.get(request.url(), { maxBytes: MAX_BYTES, ...(accept ? { accept } : {}) });
  if (reply.status === null || session.signal.aborted) {
    await route.abort("failed").catch(() => {});
    return;
  }
  const kept = Object.entries(reply.headers).filter(([name]) => !DROPPED.has(name));
  const type = (reply.headers["content-type"] ?? "text/html").split(";")[0]!;
  const headers = { ...Object.fromEntries(kept), "content-type": `${type}; charset=utf-8` };
  await route.fulfill({ status: reply.status, headers, body: reply.body }).catch(() => {});
}
