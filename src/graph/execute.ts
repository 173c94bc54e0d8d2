import { execute, type GraphQLSchema } from "graphql";
import type { Logger } from "pino";
import { AppError } from "../errors.ts";
import { jsonText } from "../plain-text.ts";
import { type Caller, type Context, createContext, type Means } from "../resolvers/context.ts";
import { STANDING } from "../resolvers/standing.ts";
import { KeptReplies } from "./kept-replies.ts";
import type { Operations } from "./operation-types.ts";
import type { Operation } from "./operations.ts";

export type { Fragments, Operations } from "./operation-types.ts";

/** Name of a persisted operation. */
export type OperationName = keyof Operations;

/** The only way from a gateway into the graph. */
export interface Graph {
  schema: GraphQLSchema;
  operations: ReadonlyMap<string, Operation>;
  /** Runs a persisted operation; rejects with `AppError`, unexpected faults masked as INTERNAL. */
  execute<Name extends OperationName>(
    operation: Name,
    variables: Operations[Name]["variables"],
    caller: Caller,
  ): Promise<Operations[Name]["data"]>;
  /**
   * What `shape` makes of its data, as JSON; kept as long as nothing it depends on changes. `door` names the shape, which
   * gives `undefined` for what is no reply to keep: the text is then empty.
   */
  text<Name extends OperationName>(
    operation: Name,
    variables: Operations[Name]["variables"],
    caller: Caller,
    form: { door: string; shape: (data: Operations[Name]["data"]) => unknown },
  ): Promise<Buffer>;
  contextOf(caller: Caller): Context;
}

/** Binds the schema and its documents to what resolvers need. */
export function createGraph(options: {
  schema: GraphQLSchema;
  operations: ReadonlyMap<string, Operation>;
  means: Means;
  log: Logger;
}): Graph {
  const { schema, operations, means, log } = options;
  const contextOf = (caller: Caller) => createContext(caller, means);
  const kept = new KeptReplies();
  const graph: Graph = {
    schema,
    operations,
    contextOf,
    async text(name, variables, caller, { door, shape }) {
      const keyOf = async () => {
        const depends = await STANDING[name]?.(variables, { caller, services: means.services });
        return depends ? `${door} ${name} ${depends}` : null;
      };
      const key = await keyOf();
      const known = key && kept.get(key);
      if (known) return known;
      const shaped = shape(await graph.execute(name, variables, caller));
      if (shaped === undefined) return Buffer.alloc(0);
      const text = Buffer.from(jsonText(shaped));
      // What stands may have changed meanwhile, or stand only now.
      const after = await keyOf();
      if (after && (key === null || key === after)) kept.keep(after, text);
      return text;
    },
    async execute<Name extends OperationName>(
      name: Name,
      variableValues: Operations[Name]["variables"],
      caller: Caller,
    ) {
      const document = operations.get(name)!.document;
      const result = await execute({ schema, document, variableValues, contextValue: contextOf(caller) });
      const fault = result.errors?.[0];
      if (!fault) return result.data as Operations[Name]["data"];
      if (fault.originalError instanceof AppError) {
        if (fault.originalError.cause)
          log.error({ operation: name, err: fault.originalError.cause }, "operation failed");
        throw fault.originalError;
      }
      if (!fault.originalError) throw new AppError("BAD_INPUT", fault.message);
      log.error({ operation: name, err: fault.originalError }, "operation failed unexpectedly");
      throw new AppError("INTERNAL");
    },
  };
  return graph;
}
