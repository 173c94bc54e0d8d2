import { costLimitRule } from "@escape.tech/graphql-armor-cost-limit";
import { maxDepthRule } from "@escape.tech/graphql-armor-max-depth";
import { type ASTVisitor, GraphQLError, type ValidationContext } from "graphql";

/** Limits of a free query; persisted operations fit them too, and a test says so. */
export const QUERY_LIMITS = { maxTokens: 2000, maxDepth: 10, maxCost: 1000, maxTypes: 10 };

/** A rule that throws would answer 500: the limits report instead, like any other fault of a query. */
const reporting = {
  propagateOnRejection: false,
  onReject: [(context: ValidationContext | null, error: GraphQLError) => context?.reportError(error)],
};

/**
 * A document changes at most one thing, whatever aliases, fragments and operations it holds: one field of `Mutation`
 * in it can run only once, since equal fields are merged.
 */
export function oneMutation(context: ValidationContext): ASTVisitor {
  const mutation = context.getSchema().getMutationType();
  let changes = 0;
  return {
    Field(node) {
      if (context.getParentType() !== mutation || node.name.value === "__typename") return;
      changes += 1;
      if (changes === 2) context.reportError(new GraphQLError("One document changes one thing.", { nodes: node }));
    },
  };
}

/**
 * The schema is read once a document, and a few single types. What is below them has no aliases, for only an alias can
 * repeat it, and the general cost has no measure for that.
 */
export function oneIntrospection(context: ValidationContext): ASTVisitor {
  const left = new Map([
    ["__schema", 1],
    ["__type", QUERY_LIMITS.maxTypes],
  ]);
  let isReported = false;
  return {
    Field(node) {
      const name = node.name.value;
      const more = left.get(name);
      if (more) left.set(name, more - 1);
      const isRepeated = node.alias !== undefined && context.getParentType()?.name.startsWith("__");
      if (isReported || !(more === 0 || isRepeated)) return;
      isReported = true;
      context.reportError(new GraphQLError("The cost of reading the schema so often is too high.", { nodes: node }));
    },
  };
}

/** The rules that keep a free query within the limits. */
export const LIMIT_RULES = [
  maxDepthRule({ n: QUERY_LIMITS.maxDepth, ...reporting }),
  costLimitRule({ maxCost: QUERY_LIMITS.maxCost, ...reporting }),
  oneMutation,
  oneIntrospection,
];
