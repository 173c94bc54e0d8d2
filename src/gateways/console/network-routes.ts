import { type Request, type Response, Router } from "express";
import { AppError } from "../../errors.ts";
import { ownerOf } from "../../resolvers/authorize.ts";
import type { Caller } from "../../resolvers/context.ts";
import { takesOnly } from "../methods.ts";
import { type NetworkPage, renderNetwork } from "../pages/console/network.tsx";
import { type Filled, field, fields, filled, isTicked, readForm } from "./forms.ts";
import type { ConsoleOptions } from "./routes.ts";
import { OPENS_NOTHING, sendTokenPage, tokenPageErrors } from "./token-page.ts";

const PATH = "/network/:link";
const FORMS = ["keys", "revoke", "sites"] as const;

/** What was done, as the page tells it after it was loaded again. */
const DONE: Record<string, string> = {
  revoke: "The key was revoked: it opens nothing from its next call on.",
  sites: "The site was added.",
};

/** The page of a network under its link, with its keys. */
export function networkRoutes({ graph, credentials, rates, baseUrl, log }: ConsoleOptions): Router {
  const router = Router();

  router.get(PATH, async (request, response) => {
    const text = DONE[String(request.query.done)];
    await show(request, response, text ? { said: { text, isFault: false } } : {});
  });
  router.post(`${PATH}/keys`, readForm, (request, response) =>
    orSay(request, response, async (caller, form) => {
      const { createKey } = await graph.execute("CreateKey", wantedKey(form), caller);
      const made = { secret: createKey.key, name: createKey.scoped.name };
      await show(request, response.status(201).set("Cache-Control", "private, no-store"), { made });
    }),
  );
  router.post(`${PATH}/revoke`, readForm, (request, response) =>
    orSay(request, response, async (caller, form) => {
      await graph.execute("RevokeKey", { id: field(form, "id") }, caller);
      response.redirect(303, `${baseOf(request)}?done=revoke`);
    }),
  );
  router.post(`${PATH}/sites`, readForm, (request, response) =>
    orSay(request, response, async (caller, form) => {
      await graph.execute("AddNetworkSite", { token: field(form, "token") }, caller);
      response.redirect(303, `${baseOf(request)}?done=sites`);
    }),
  );
  router.all(
    FORMS.map((form) => `${PATH}/${form}`),
    takesOnly("POST"),
  );
  router.all(PATH, takesOnly("GET", "HEAD"));
  router.use(PATH, () => {
    throw new AppError("NOT_FOUND", OPENS_NOTHING);
  });
  router.use(PATH, tokenPageErrors(log));
  return router;

  /** Whose network the address opens; throws NOT_FOUND, LIMIT_RATE. */
  async function open(request: Request): Promise<Caller> {
    const caller = await credentials.recognise(String(request.params.link), "graphql");
    if (caller?.kind !== "network") throw new AppError("NOT_FOUND", OPENS_NOTHING);
    await rates.count("graphql", ownerOf(caller));
    return caller;
  }

  async function show(request: Request, response: Response, more: Partial<NetworkPage>): Promise<void> {
    const { network } = await graph.execute("GetNetwork", {}, await open(request));
    const page = { base: baseOf(request), network, mcp: `${baseUrl}/mcp`, made: null };
    sendTokenPage(response, renderNetwork({ ...page, ...more }));
  }

  /** Does it; what cannot be done is said on the page. */
  async function orSay(
    request: Request,
    response: Response,
    run: (caller: Caller, form: Filled) => Promise<void>,
  ): Promise<void> {
    const caller = await open(request);
    try {
      await run(caller, filled(request));
    } catch (fault) {
      if (!(fault instanceof AppError) || fault.status >= 500) throw fault;
      await show(request, response.status(fault.status), { said: { text: fault.message, isFault: true } });
    }
  }
}

function wantedKey(form: Filled) {
  const allSites = isTicked(form, "all");
  const sites = allSites ? null : fields(form, "site");
  if (sites?.length === 0) throw new AppError("BAD_INPUT", "Tick at least one site, or all of them.");
  return { name: field(form, "name"), allSites, sites };
}

const baseOf = (request: Request) => `/network/${request.params.link}`;
