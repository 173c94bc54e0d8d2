import { ApolloServer } from "@apollo/server";
import { ApolloServerErrorCode, unwrapResolverError } from "@apollo/server/errors";
import { ApolloServerPluginLandingPageDisabled } from "@apollo/server/plugin/disabled";
import { expressMiddleware } from "@as-integrations/express5";
import { costLimitRule } from "@escape.tech/graphql-armor-cost-limit";
import { maxDepthRule } from "@escape.tech/graphql-armor-max-depth";
import express, { type Request, Router } from "express";
import { type GraphQLError, type GraphQLFormattedError, print, type ValidationContext } from "graphql";
import type { Logger } from "pino";
import { AppError } from "../errors.ts";
import type { Graph } from "../graph/execute.ts";
import type { Context } from "../resolvers/context.ts";
import type { Callers } from "./caller.ts";

/** Limits of a free query; persisted operations fit them too, and a test says so. */
export const QUERY_LIMITS = { maxTokens: 2000, maxDepth: 10, maxCost: 1000 };

/** A rule that throws would answer 500: the limits report instead, like any other fault of a query. */
const reporting = {
  propagateOnRejection: false,
  onReject: [(context: ValidationContext | null, error: GraphQLError) => context?.reportError(error)],
};

/** The rules that keep a free query within the limits. */
export const LIMIT_RULES = [
  maxDepthRule({ n: QUERY_LIMITS.maxDepth, ...reporting }),
  costLimitRule({ maxCost: QUERY_LIMITS.maxCost, ...reporting }),
];

/** `/graphql`: persisted operations by name, and free queries within limits. */
export async function graphqlRoute(graph: Graph, callers: Callers, log: Logger): Promise<Router> {
  const apollo = new ApolloServer<Context>({
    schema: graph.schema,
    introspection: true,
    includeStacktraceInErrorResponses: false,
    parseOptions: { maxTokens: QUERY_LIMITS.maxTokens },
    validationRules: LIMIT_RULES,
    plugins: [ApolloServerPluginLandingPageDisabled()],
    logger: log,
    formatError: (formatted, fault) => formatFault(formatted, unwrapResolverError(fault), log),
    stopOnTerminationSignals: false,
  });
  await apollo.start();
  const router = Router();
  router.use("/graphql", express.json({ limit: "256kb" }), (request, response, next) => {
    request.body = withPersisted(request, graph);
    const { query, operationName } = request.body ?? {};
    if (query || !operationName) return next();
    const fault = { message: `There is no persisted operation ${operationName}.`, extensions: { code: "NOT_FOUND" } };
    response.status(404).json({ errors: [fault] });
  });
  router.use(
    "/graphql",
    expressMiddleware(apollo, { context: async ({ req }) => graph.contextOf(callers.anonymous(req)) }),
  );
  return router;
}

/** The body with the document of the persisted operation that it names, when it brings none of its own. */
function withPersisted({ body }: Request, graph: Graph): unknown {
  const operation = !body?.query && graph.operations.get(body?.operationName);
  return operation ? { ...body, query: print(operation.document) } : body;
}

/** Our own errors whole; faults of the query as GraphQL words them; everything else masked. */
function formatFault(formatted: GraphQLFormattedError, fault: unknown, log: Logger): GraphQLFormattedError {
  const { locations, path } = formatted;
  if (fault instanceof AppError) {
    if (fault.cause) log.error({ err: fault.cause }, "query failed");
    return { message: fault.message, locations, path, extensions: { code: fault.code, ...fault.details } };
  }
  if (formatted.extensions?.code !== ApolloServerErrorCode.INTERNAL_SERVER_ERROR) return formatted;
  log.error({ err: fault }, "query failed unexpectedly");
  return { message: "Something went wrong on our side.", locations, path, extensions: { code: "INTERNAL" } };
}
