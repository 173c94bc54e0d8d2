import { type Request, type Response, Router } from "express";
import type { Logger } from "pino";
import { AppError } from "../../errors.ts";
import type { Graph } from "../../graph/execute.ts";
import { ownerOf } from "../../resolvers/authorize.ts";
import type { Caller } from "../../resolvers/context.ts";
import type { Credentials } from "../../services/credentials/credentials.ts";
import type { Rates } from "../../services/limits/rates.ts";
import { exportOf } from "../exports.ts";
import { takesOnly } from "../methods.ts";
import { pathOf, renderConsole } from "../pages/console/frame.tsx";
import type { Refilled } from "../pages/console/plan.tsx";
import { renderProgress } from "../pages/progress.tsx";
import { progressStages } from "../progress.ts";
import { ACTIONS } from "./actions.ts";
import { filled, readForm } from "./forms.ts";
import { OPENS_NOTHING, sendTokenPage, tokenPageErrors } from "./token-page.ts";
import { ANSWERS, VIEWS, type View } from "./views.tsx";

const REFRESH_SECONDS = 3;
const PATH = "/monitor/:token";

/** What the pages under a credential need. */
export interface ConsoleOptions {
  graph: Graph;
  credentials: Credentials;
  rates: Rates;
  /** Address of this installation, without a slash at the end. */
  baseUrl: string;
  log: Logger;
}

/**
 * The console of a monitor under its token. Its forms need no further proof of where they were sent from: nobody can
 * write their address without the token.
 */
export function consoleRoutes({ graph, credentials, rates, baseUrl, log }: ConsoleOptions): Router {
  const router = Router();

  router.get([PATH, `${PATH}/:view`], async (request, response, next) => {
    const id = textOf(request.params.view) ?? "";
    const view = id === "answers" ? ANSWERS : VIEWS.find((each) => each.id === id);
    if (!view) return next();
    const done =
      typeof request.query.done === "string" ? ACTIONS.some((action) => action.id === request.query.done) : false;
    await show(request, response, { view, said: done ? { text: "It was changed.", isFault: false } : undefined });
  });

  router.get(`${PATH}/run`, async (request, response) => {
    const caller = await open(request);
    const base = baseOf(request);
    const { console } = await graph.execute("GetOverview", { measure: null }, caller);
    const id = console.usage?.rescans.queued;
    if (!id) return void response.redirect(303, base);
    const { scan } = await graph.execute("GetProgress", { id }, caller);
    const refreshSeconds = "pause" in request.query ? null : REFRESH_SECONDS;
    sendTokenPage(response, renderProgress({ ...progressStages(scan), path: `${base}/run`, refreshSeconds }));
  });

  router.get(`${PATH}/export/:file`, async (request, response) => {
    const caller = await open(request);
    const table = exportOf(String(request.params.file).replace(/\.csv$/, ""));
    if (!table || !String(request.params.file).endsWith(".csv"))
      throw new AppError("NOT_FOUND", "There is no such export.");
    const { console } = await graph.execute("GetConsole", { measure: textOf(request.query.measure) }, caller);
    const file = `${console.site.domain.replace(/[^a-z0-9.-]/g, "-")}-${table.name}.csv`;
    response.set({ "Cache-Control": "private, no-cache", "X-Robots-Tag": "noindex", "Referrer-Policy": "no-referrer" });
    response.attachment(file).type("text/csv; charset=utf-8").send(table.write(console));
  });

  for (const action of ACTIONS) {
    router.post(`${PATH}/${action.id}`, readForm, async (request, response) => {
      const caller = await open(request);
      const form = filled(request);
      try {
        const ended = await action.run(graph, form, caller);
        if ("page" in ended) return response.redirect(303, `${baseOf(request)}/${ended.page}`);
        if ("path" in ended) return response.redirect(303, ended.path);
        response.redirect(303, `${baseOf(request)}/plan?done=${action.id}`);
      } catch (fault) {
        if (!(fault instanceof AppError) || fault.status >= 500) throw fault;
        const view = VIEWS.find(({ id }) => id === (action.from ?? "plan"))!;
        const said = { text: fault.message, isFault: true };
        await show(request, response.status(fault.status), { view, said, refilled: { form: action.id, values: form } });
      }
    });
    router.all(`${PATH}/${action.id}`, takesOnly("GET", "HEAD", "POST"));
  }
  router.all(
    [...VIEWS.map(({ id }) => pathOf(PATH, id, null)), `${PATH}/answers`, `${PATH}/run`],
    takesOnly("GET", "HEAD"),
  );
  router.use(PATH, () => {
    throw new AppError("NOT_FOUND", OPENS_NOTHING);
  });
  router.use(PATH, tokenPageErrors(log));
  return router;

  /** Whose monitor the address opens; throws NOT_FOUND, LIMIT_RATE. */
  async function open(request: Request): Promise<Caller> {
    const caller = await credentials.recognise(String(request.params.token), "feed");
    if (!caller) throw new AppError("NOT_FOUND", OPENS_NOTHING);
    await rates.count("graphql", ownerOf(caller));
    return caller;
  }

  async function show(request: Request, response: Response, { view, said, refilled = null }: Shown): Promise<void> {
    const caller = await open(request);
    const base = baseOf(request);
    const measure = view.dated ? textOf(request.query.measure) : null;
    const { console: overview } = await graph.execute("GetOverview", { measure }, caller);
    const { query, params } = request;
    const asked = { graph, caller, base, token: String(params.token), baseUrl, overview, measure, query, refilled };
    const content = await view.show(asked);
    const page = { title: view.title, base, menu: VIEWS, current: view.id, overview, measure, said, content };
    sendTokenPage(response, renderConsole(page));
  }
}

interface Shown {
  view: View;
  said?: { text: string; isFault: boolean };
  refilled?: Refilled | null;
}

const baseOf = (request: Request) => `/monitor/${request.params.token}`;

function textOf(value: unknown): string | null {
  return typeof value === "string" && value !== "" ? value : null;
}
