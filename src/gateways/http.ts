import express, { type Express } from "express";
import type { Logger } from "pino";
import type { Graph } from "../graph/execute.ts";
import type { Caller } from "../resolvers/context.ts";
import type { Credentials } from "../services/credentials/credentials.ts";
import type { Rates } from "../services/limits/rates.ts";
import type { Secret } from "../services/secret.ts";
import { beaconRoutes } from "./beacon.ts";
import { Callers } from "./caller.ts";
import { compressed } from "./compression.ts";
import { networkRoutes } from "./console/network-routes.ts";
import { consoleRoutes } from "./console/routes.ts";
import { signUpRoutes } from "./console/sign-up.ts";
import { jsonErrors } from "./errors.ts";
import { feedRoutes } from "./feeds.ts";
import { graphqlRoute } from "./graphql.ts";
import { graphqlPage } from "./graphql-page.ts";
import { healthRoutes, type Readiness } from "./health.ts";
import { logUploadRoutes } from "./log-upload.ts";
import { cardRoutes } from "./mcp/cards.ts";
import { mcpRoutes } from "./mcp/route.ts";
import { metricsRoute, type ReadMetrics } from "./metrics.ts";
import { pageRoutes } from "./page-routes.ts";
import type { HomeData } from "./pages/text/home-text.ts";
import type { Publisher } from "./pages/text/publisher.ts";
import type { Pictures } from "./pictures/pictures.ts";
import { requestLog, type SeenRequest } from "./request-log.ts";
import { openApi } from "./rest/openapi.ts";
import { restRoutes } from "./rest/routes.ts";
import type { Wrapper } from "./rest/row.ts";
import { securityHeaders } from "./security-headers.ts";
import { sendJson } from "./send-json.ts";

/** What the doors need. */
export interface HttpOptions {
  graph: Graph;
  secret: Secret;
  credentials: Credentials;
  rates: Rates;
  home: HomeData;
  publisher: Publisher;
  pictures: Pictures;
  demo: Caller;
  /** Whether the fixtures of the protocol's suite stand at `/mcp/conformance`. */
  mcpConformance: boolean;
  version: string;
  trustProxy: number | null;
  operatorToken: string | null;
  /** What stands around the paid routes. */
  payment: Wrapper;
  readiness: () => Promise<Readiness>;
  readMetrics: ReadMetrics;
  onRequest: SeenRequest;
  log: Logger;
}

/** Every door over HTTP, in one Express application; each that a request passes costs it, so the busiest come first. */
export async function createHttp(options: HttpOptions): Promise<Express> {
  const { graph, log, home } = options;
  const callers = new Callers({ ...options, baseUrl: home.baseUrl });
  const app = express();
  app.disable("x-powered-by");
  app.set("trust proxy", options.trustProxy ?? false);
  app.use(requestLog(log, options.trustProxy !== null, options.onRequest));
  app.use(securityHeaders());
  app.use(restRoutes({ graph, callers, wrappers: { payment: options.payment } }));
  app.use(cardRoutes({ baseUrl: home.baseUrl, version: options.version }));
  app.use(
    mcpRoutes({
      graph,
      callers,
      rates: options.rates,
      baseUrl: home.baseUrl,
      version: options.version,
      demo: options.demo,
      conformance: options.mcpConformance ? (await import("./mcp/conformance.ts")).conformanceCatalogue() : null,
      log,
    }),
  );
  // A few kilobytes for a program are packed at more cost than they are found.
  app.use(compressed());
  app.use(graphqlPage(graph));
  app.use(await graphqlRoute({ graph, callers, rates: options.rates, log }));
  app.use(beaconRoutes({ ...options, callers }));
  app.use(feedRoutes({ ...options, graph, log }));
  app.use(logUploadRoutes(options));
  const tokenPages = { ...options, graph, baseUrl: home.baseUrl, log };
  app.use(consoleRoutes(tokenPages));
  app.use(networkRoutes(tokenPages));
  app.use(signUpRoutes({ graph, callers, baseUrl: home.baseUrl }));
  app.use(healthRoutes(options.readiness));
  app.use(metricsRoute(options.readMetrics, { callers, log }));
  const api = openApi(graph, { baseUrl: home.baseUrl, version: options.version });
  app.get("/openapi.json", (_request, response) => sendJson(response, api));
  app.use("/api", jsonErrors(log));
  app.use(pageRoutes({ ...options, callers }));
  app.use(jsonErrors(log));
  return app;
}
