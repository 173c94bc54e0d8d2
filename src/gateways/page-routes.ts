import express, { type Request, type Response, Router } from "express";
import type { Logger } from "pino";
import { withScheme } from "../engine/read-site/fetch/url-policy.ts";
import { AppError } from "../errors.ts";
import type { Graph } from "../graph/execute.ts";
import type { Caller } from "../resolvers/context.ts";
import { againHeaders } from "./again-headers.ts";
import type { Callers } from "./caller.ts";
import { confirmRoutes } from "./confirm.ts";
import { toAppError } from "./errors.ts";
import { Example } from "./example.ts";
import { frontDoorFiles } from "./front-door.ts";
import { takesOnly } from "./methods.ts";
import { requireOwnPage } from "./own-page.ts";
import { renderFailed } from "./pages/failed.tsx";
import { EXAMPLE, renderHome } from "./pages/home.tsx";
import { ICON_SVG } from "./pages/icon.ts";
import { renderMessage } from "./pages/message.tsx";
import { renderProgress } from "./pages/progress.tsx";
import { renderReport } from "./pages/report.tsx";
import { contentSecurityPolicy, SCRIPT } from "./pages/style.ts";
import { changesPage, releases } from "./pages/text/changes.ts";
import { docsIndex } from "./pages/text/docs-index.ts";
import { guides } from "./pages/text/guides.ts";
import { type HomeData, homeText } from "./pages/text/home-text.ts";
import type { Publisher } from "./pages/text/publisher.ts";
import { servicePages } from "./pages/text/service-pages.ts";
import { renderTextPage, type TextPage, textPageMarkdown } from "./pages/text/text-page.tsx";
import type { Pictures } from "./pictures/pictures.ts";
import { pictureRoutes } from "./pictures/routes.ts";
import { progressStages } from "./progress.ts";
import { unsubscribeRoutes } from "./unsubscribe.ts";

const HOME = { label: "Scan a website", href: "/" };
const REFRESH_SECONDS = 2;
const ADDRESS_FAULT = "That address cannot be scanned";
const READ_ONLY = [
  "/icon.svg",
  "/favicon.ico",
  "/enhance.js",
  "/openapi.json",
  "/healthz",
  "/readyz",
  "/scan/:id",
  "/report/:slug",
];

/** What the pages need. */
export interface PageOptions {
  graph: Graph;
  callers: Callers;
  home: HomeData;
  publisher: Publisher;
  /** Whose evidence the example is. */
  demo: Caller;
  pictures: Pictures;
  log: Logger;
}

/** The pages for people: plain HTML, no script needed. */
export function pageRoutes({ graph, callers, home, publisher, demo, pictures, log }: PageOptions): Router {
  const router = Router();
  const front = homeText(home);
  const manuals = guides(home.baseUrl);
  const history = releases();
  const pages = [docsIndex(manuals), ...manuals, changesPage(history), ...servicePages(publisher)];
  const files = frontDoorFiles({ graph, publisher, pages: [front, ...pages], releases: history });

  const markdown = (page: TextPage) => () => textPageMarkdown(page, publisher);
  const example = new Example(graph, demo);
  router.get("/", async (request, response) => {
    const drawn = await example.report();
    both(() => renderHome(home, publisher, drawn), markdown(front))(request, response);
  });
  for (const page of pages)
    router.get(
      page.path,
      both(() => renderTextPage(page, publisher), markdown(page)),
    );
  for (const { path, type, text } of files) {
    router.get(
      path,
      (_request, response) => void response.set("Cache-Control", "public, max-age=3600").type(type).send(text),
    );
  }
  router.get(["/icon.svg", "/favicon.ico"], (_request, response) => void response.type("image/svg+xml").send(ICON_SVG));

  router.get("/enhance.js", (_request, response) => void response.type("text/javascript").send(SCRIPT));

  const readForm = express.urlencoded({ extended: false, limit: "16kb" });
  router.post("/scan", requireOwnPage(home.baseUrl), requireForm, readForm, async (request, response) => {
    const caller = callers.anonymous(request);
    callers.remember(caller, response);
    const email: unknown = request.body?.email;
    const own = {
      fresh: request.body?.fresh === "true",
      requestKey: null,
      email: typeof email === "string" && email !== "" ? email : null,
    };
    const { startScan } = await graph.execute("StartScan", { url: addressOf(request.body?.url), ...own }, caller);
    if (startScan.scan) return void response.redirect(303, `/scan/${startScan.scan.id}`);
    const text = startScan.waiting!.message;
    html(response.status(202), renderMessage({ status: 202, title: "Your scan waits", text, next: [HOME] }));
  });

  router.get("/scan/:id", async (request, response) => {
    const { scan } = await graph.execute("GetProgress", { id: request.params.id }, callers.anonymous(request));
    if (scan.status === "DONE") return void response.redirect(303, new URL(scan.report).pathname);
    if (scan.error) {
      const { status } = new AppError(scan.error.code);
      return html(response.status(status), renderFailed({ url: scan.url, ...scan.error }));
    }
    const refreshSeconds = "pause" in request.query ? null : REFRESH_SECONDS;
    html(response, renderProgress({ ...progressStages(scan), path: request.path, refreshSeconds }));
  });

  router.get(EXAMPLE, async (_request, response) => {
    const address = (await example.report())?.report;
    if (!address) throw new AppError("NOT_FOUND", "The example is being measured. Try again in a minute.");
    response.set("Cache-Control", "no-cache").redirect(302, new URL(address).pathname);
  });

  router.use(pictureRoutes({ graph, callers, pictures }));
  router.get("/report/:slug", async (request, response) => {
    const { report } = await graph.execute("GetReport", { slug: request.params.slug }, callers.anonymous(request));
    const { status, measuredAt } = report;
    if (status !== "DONE" || !measuredAt) throw new AppError("NOT_FOUND", "There is no such report.");
    if (report.mode === "sandbox") response.set("X-Robots-Tag", "noindex");
    const page = { measuredAt, expiresNothing: true, methodologyUrl: "/docs/scoring" };
    html(response, renderReport({ ...report, ...page }));
  });

  router.use(unsubscribeRoutes(graph, callers));
  router.use(confirmRoutes(graph, callers));
  router.all([...READ_ONLY, front.path, ...[...pages, ...files].map(({ path }) => path)], takesOnly("GET", "HEAD"));
  router.all("/scan", takesOnly("POST"));
  router.use(() => {
    throw new AppError("NOT_FOUND");
  });
  router.use((fault: unknown, request: Request, response: Response, next: (fault: unknown) => void) => {
    if (response.headersSent) return next(fault);
    const error = toAppError(fault, log);
    response.set(againHeaders(error));
    const typed: unknown = request.path === "/scan" ? request.body?.url : undefined;
    const form = typeof typed === "string" && error.status === 400 ? { url: typed, error: error.message } : undefined;
    const waitUrl = typeof typed === "string" && error.code === "CAPACITY_DAY" ? typed : undefined;
    html(response.status(error.status), renderMessage({ ...message(error), next: [HOME], form, waitUrl }));
  });
  return router;
}

function requireForm(request: Request, _response: Response, next: () => void): void {
  const isOther = request.get("Content-Type") && !request.is("application/x-www-form-urlencoded");
  if (isOther) throw new AppError("MEDIA_TYPE", "Send the form as application/x-www-form-urlencoded.");
  next();
}

/** A page as HTML, or as Markdown where the caller prefers it; each is written when it is first asked for. */
function both(page: () => string, markdown: () => string) {
  const written: { html?: string; markdown?: string } = {};
  return (request: Request, response: Response) => {
    response.vary("Accept");
    if (request.accepts(["text/html", "text/markdown"]) === "text/markdown") {
      written.markdown ??= markdown();
      response.type("text/markdown; charset=utf-8").send(written.markdown);
    } else {
      written.html ??= page();
      html(response, written.html);
    }
  };
}

/** Under a policy without any referrer, browsers would not tell us that our own form is ours. */
function html(response: Response, page: string): void {
  response.set({ "Content-Security-Policy": contentSecurityPolicy(), "Referrer-Policy": "same-origin" });
  response.type("html").send(page);
}

function addressOf(url: unknown): string {
  const address = typeof url === "string" ? withScheme(url) : "";
  if (address === "") throw new AppError("URL_MISSING", "Give the website's address.");
  return address;
}

function message({ code, status, message }: AppError) {
  const isAddress = status === 400 && /^(URL|HOST)_/.test(code);
  const titles: Record<number, string> = { 404: "Not found", 429: "Over the limit" };
  return { status, title: isAddress ? ADDRESS_FAULT : (titles[status] ?? "That did not work"), text: message };
}
