import type { Request } from "express";
import type { ErrorCode } from "../../errors.ts";
import type { OperationName, Operations } from "../../graph/execute.ts";
import type { JsonSchema, Limits } from "../../graph/json-schema.ts";
import type { Caller } from "../../resolvers/context.ts";

/** What a caller gets. */
export interface Reply {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
  /** It stood written already: nothing was asked of any limit for it. */
  isKept?: boolean;
}

/** A further status that a route may answer with: what it means, and its body. */
export interface OtherReply {
  status: number;
  description: string;
  schema: JsonSchema;
}

/**
 * A JSON route: one document. Its variables come by their names from the path, the named headers, and the query (GET) or
 * the JSON body (POST); the schemas of both ways, and what `/openapi.json` says, come from the document.
 */
export interface RestRow<Name extends OperationName = OperationName> {
  door: "rest";
  method: "GET" | "POST";
  path: string;
  operation: Name;
  /** Whose call it takes; visitors without a credential where left out, and then no credential is looked at. */
  callers?: readonly Caller["kind"][];
  /** Variables that come in headers. */
  headers?: Readonly<Record<string, string>>;
  /** Least and greatest value of each number it takes. */
  limits?: Limits;
  /** Which variables callers may not set. */
  hidden?: readonly string[];
  /** Path from the root field to the result; the root field itself where left out. */
  result?: string;
  /** How the data becomes a reply; 200 with the result where left out. */
  reply?(data: Operations[Name]["data"]): Reply;
  /** What else it may answer besides 200 with the result. */
  others?: readonly OtherReply[];
  /** Runs instead when the caller sends `Prefer: respond-async`. */
  later?: Later;
  /** Codes of the faults it may end with, besides those of every route. */
  faults: readonly ErrorCode[];
  /** Name of what stands around it, such as a payment. */
  wrap?: string;
  /** The operation that tells what a paid row takes, with its variables: `quote { answers saved }`. */
  quote?: OperationName;
}

/** What runs in a row's place, with its variables. */
type Later = { [Name in OperationName]: Pick<RestRow<Name>, "operation" | "reply"> }[OperationName];

/** One call of a row in two steps, so that a wrapper can look at what was asked before it is done. */
export interface Serving {
  row: RestRow;
  /** What was asked, checked; throws what the document does not take. */
  read(request: Request): Record<string, unknown>;
  /** The variables that can be used, whatever else was sent. */
  readValid(request: Request): Record<string, unknown>;
  run(variables: Record<string, unknown>, caller: Caller): Promise<Reply>;
}

/** Stands around a row: knows requests and replies, and nothing of what is done. */
export type Wrapper = (serving: Serving) => (request: Request, caller: Caller) => Promise<Reply>;

/** Binds a row to its document, so that its reply is typed by it. */
export function rest<Name extends OperationName>(row: Omit<RestRow<Name>, "door">): RestRow<Name> {
  return { door: "rest", ...row };
}
