import { buildGraph, printGraph } from "../graph/build-graph.ts";

/** Prints the schema as `schema.graphql` holds it. */
export function printSchema(): void {
  process.stdout.write(printGraph(buildGraph()));
}
