import { type GraphQLSchema, lexicographicSortSchema, printSchema } from "graphql";
import { buildSchemaSync } from "type-graphql";
import { authorize } from "../resolvers/authorize.ts";
import { RESOLVERS } from "../resolvers/index.ts";

/** The one schema behind every surface. */
export function buildGraph(): GraphQLSchema {
  return buildSchemaSync({ resolvers: RESOLVERS, authChecker: authorize, validate: false });
}

/** The schema as `schema.graphql` holds it. */
export function printGraph(schema: GraphQLSchema): string {
  return `${printSchema(lexicographicSortSchema(schema))}\n`;
}
