import { ApolloServer, type ApolloServerPlugin } from "@apollo/server";
import { ApolloServerErrorCode, unwrapResolverError } from "@apollo/server/errors";
import { ApolloServerPluginLandingPageDisabled } from "@apollo/server/plugin/disabled";
import { expressMiddleware } from "@as-integrations/express5";
import express, { type ErrorRequestHandler, type Request, type RequestHandler, Router } from "express";
import { type GraphQLFormattedError, print } from "graphql";
import type { Logger } from "pino";
import { AppError } from "../errors.ts";
import type { Graph } from "../graph/execute.ts";
import { jsonText } from "../plain-text.ts";
import { ownerOf } from "../resolvers/authorize.ts";
import type { Context } from "../resolvers/context.ts";
import type { Rates } from "../services/limits/rates.ts";
import { againHeaders } from "./again-headers.ts";
import type { Callers } from "./caller.ts";
import { toAppError } from "./errors.ts";
import { LIMIT_RULES, QUERY_LIMITS } from "./graphql-limits.ts";
import { takesOnly } from "./methods.ts";
import { sendJson } from "./send-json.ts";

/** What got nothing because it cannot be served right now, or no more, says so in its status too, for proxies and retrying clients. */
const laterStatus: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    async willSendResponse({ response: { http, body }, errors = [] }) {
      const fault = errors
        .map(unwrapResolverError)
        .find((error) => error instanceof AppError && [429, 503].includes(error.status));
      if (!(fault instanceof AppError) || (body.kind === "single" && body.singleResult.data)) return;
      http.status = fault.status;
      for (const [name, value] of Object.entries(againHeaders(fault))) http.headers.set(name.toLowerCase(), value);
    },
  }),
};

/** What the route needs. */
export interface GraphqlOptions {
  graph: Graph;
  callers: Callers;
  rates: Rates;
  log: Logger;
}

/** `/graphql`: persisted operations by name, and free queries within limits, so many a minute. */
export async function graphqlRoute({ graph, callers, rates, log }: GraphqlOptions): Promise<Router> {
  const apollo = new ApolloServer<Context>({
    schema: graph.schema,
    introspection: true,
    // Our own persisted operations stand in files; callers store none.
    persistedQueries: false,
    includeStacktraceInErrorResponses: false,
    parseOptions: { maxTokens: QUERY_LIMITS.maxTokens },
    validationRules: LIMIT_RULES,
    plugins: [ApolloServerPluginLandingPageDisabled(), laterStatus],
    logger: log,
    formatError: (formatted, fault) => formatFault(formatted, unwrapResolverError(fault), log),
    stringifyResult: (result) => jsonText(result),
    stopOnTerminationSignals: false,
  });
  await apollo.start();
  const router = Router();
  const admit: RequestHandler = async (request, response, next) => {
    const caller = await callers.bearer(request);
    await rates.count("graphql", ownerOf(caller));
    response.locals.caller = caller;
    next();
  };
  const prepare: RequestHandler = (request, _response, next) => {
    request.body = withPersisted(request, graph);
    next();
  };
  const answer = [
    admit,
    express.json({ limit: "256kb" }),
    prepare,
    expressMiddleware(apollo, { context: async ({ res }) => graph.contextOf(res.locals.caller) }),
  ];
  router.route("/graphql").get(answer).post(answer).all(takesOnly("GET", "POST"));
  router.use("/graphql", graphqlErrors(log));
  return router;
}

/** The body with the document of the persisted operation that it names, when it brings none of its own. */
function withPersisted({ body }: Request, graph: Graph): unknown {
  const name: unknown = body?.operationName;
  if (body?.query || typeof name !== "string") return body;
  const operation = graph.operations.get(name);
  if (!operation) throw new AppError("NOT_FOUND", "There is no persisted operation of that name.");
  return { ...body, query: print(operation.document) };
}

/** What goes wrong before a query runs, in the shape in which GraphQL tells faults. */
function graphqlErrors(log: Logger): ErrorRequestHandler {
  return (fault, _request, response, next) => {
    if (response.headersSent) return next(fault);
    const error = toAppError(fault, log);
    if (error.status === 401) response.set("WWW-Authenticate", "Bearer");
    response.set(againHeaders(error));
    const told = { message: error.message, extensions: extensionsOf(error) };
    sendJson(response.status(error.status), { errors: [told] });
  };
}

const extensionsOf = ({ code, details }: AppError) => ({ code, ...details });

/** Our own errors whole; faults of the query as GraphQL words them; everything else masked. */
function formatFault(formatted: GraphQLFormattedError, fault: unknown, log: Logger): GraphQLFormattedError {
  const { locations, path } = formatted;
  if (fault instanceof AppError) {
    if (fault.cause) log.error({ err: fault.cause }, "query failed");
    return { message: fault.message, locations, path, extensions: extensionsOf(fault) };
  }
  if (formatted.extensions?.code !== ApolloServerErrorCode.INTERNAL_SERVER_ERROR) return formatted;
  log.error({ err: fault }, "query failed unexpectedly");
  return { message: "Something went wrong on our side.", locations, path, extensions: { code: "INTERNAL" } };
}
