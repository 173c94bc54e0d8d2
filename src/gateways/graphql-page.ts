import { type RequestHandler, Router } from "express";
import { print } from "graphql";
import type { Graph } from "../graph/execute.ts";
import { inputSchema } from "../graph/json-schema.ts";
import { takesOnly } from "./methods.ts";
import { GRAPHQL_SCRIPT, renderGraphqlPage } from "./pages/graphql-page.tsx";
import { contentSecurityPolicy } from "./pages/style.ts";

/** `GET /graphql` in a browser: a page to try queries on; anything that asks a query goes on to the graph. */
export function graphqlPage(graph: Graph): Router {
  const page = renderGraphqlPage(examples(graph));
  const show: RequestHandler = (request, response, next) => {
    if (request.method !== "GET" || request.path !== "/") return next();
    response.vary("Accept");
    if ("query" in request.query || "operationName" in request.query) return next();
    if (request.accepts(["application/json", "text/html"]) !== "text/html") return next();
    response.set("Content-Security-Policy", `${contentSecurityPolicy()}; script-src 'self'; connect-src 'self'`);
    response.type("html").send(page);
  };
  const router = Router();
  router.use("/graphql", show);
  router.get("/graphql.js", (_request, response) => void response.type("text/javascript").send(GRAPHQL_SCRIPT));
  router.all("/graphql.js", takesOnly("GET", "HEAD"));
  return router;
}

/** The documents that read, with what they need to be given. */
function examples({ operations, schema }: Graph) {
  const queries = [...operations.values()].filter(({ definition }) => definition.operation === "query");
  return queries.map((operation) => {
    const { required } = inputSchema(schema, operation);
    const variables = JSON.stringify(Object.fromEntries(required.map((name) => [name, ""])));
    return { name: operation.name, title: operation.title, query: print(operation.document), variables };
  });
}
