import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { Request } from "express";
import { AppError, type ErrorCode } from "../../errors.ts";
import type { Graph } from "../../graph/execute.ts";
import { inputSchema, type JsonSchema, type ObjectSchema } from "../../graph/json-schema.ts";
import { clip } from "../clip.ts";
import { schemaFault } from "../schema-fault.ts";
import type { RestRow, Serving } from "./row.ts";

/** Variables whose faults have codes of their own, wherever they are taken. */
const FAULTS: Record<string, { missing: ErrorCode; invalid: ErrorCode }> = {
  url: { missing: "URL_MISSING", invalid: "URL_INVALID" },
};

/** Where each variable of a row comes from, with its schema. */
export interface Inputs {
  path: ObjectSchema;
  headers: ObjectSchema;
  /** Of the body, or of the query of a GET. */
  fields: ObjectSchema;
}

/** The variables of the row's document, by where they come from; hidden ones are left out. */
export function inputsOf(graph: Graph, row: RestRow): Inputs {
  const whole = inputSchema(graph.schema, graph.operations.get(row.operation)!, row.limits);
  const inPath = [...row.path.matchAll(/:(\w+)/g)].map(([, name]) => name!);
  const inHeaders = Object.keys(row.headers ?? {});
  const apart = [...inPath, ...inHeaders, ...(row.hidden ?? [])];
  return {
    path: part(whole, (name) => inPath.includes(name)),
    headers: part(whole, (name) => inHeaders.includes(name)),
    fields: part(whole, (name) => !apart.includes(name)),
  };
}

function part({ properties, required }: ObjectSchema, has: (name: string) => boolean): ObjectSchema {
  return {
    type: "object",
    properties: Object.fromEntries(Object.entries(properties).filter(([name]) => has(name))),
    required: required.filter(has),
  };
}

/** Reads and checks what a request asks of a row; throws BAD_INPUT, or the code that its variable has. Unknown fields are ignored. */
export function requestReader(graph: Graph, row: RestRow): Pick<Serving, "read" | "readValid"> {
  const { path, headers, fields } = inputsOf(graph, row);
  const parts = [path, headers, fields];
  const schema = {
    type: "object",
    properties: Object.assign({}, ...parts.map(({ properties }) => properties)) as Record<string, JsonSchema>,
    required: parts.flatMap(({ required }) => required),
  };
  const whole = whenFirstAsked(() => validatorOf(schema, { coerceTypes: row.method === "GET" }));
  const names = parts.map(({ properties }) => Object.keys(properties)) as [string[], string[], string[]];
  const collect = (request: Request) => {
    const [inPath, inHeaders, inFields] = names;
    const sent = row.method === "GET" ? request.query : request.body;
    const given: Record<string, unknown> = {};
    for (const name of inFields) give(given, name, own(sent, name));
    for (const name of inHeaders) give(given, name, request.get(row.headers![name]!));
    for (const name of inPath) give(given, name, request.params[name]);
    return given;
  };
  return {
    read(request) {
      const given = collect(request);
      for (const name of schema.required) if (given[name] === "") delete given[name];
      const validate = whole();
      if (!validate(given)) throw refused(validate.errors![0]!);
      return given;
    },
    readValid(request) {
      const given = collect(request);
      const validate = whole();
      while (!validate(given)) {
        const wrong = validate.errors!.map(({ instancePath }) => instancePath.split("/")[1]).find((name) => name);
        if (wrong === undefined) break;
        delete given[wrong];
      }
      return given;
    },
  };
}

/** Our own schemas need no schema of schemas, which takes longer to compile than they do. */
function validatorOf(schema: object, { coerceTypes }: { coerceTypes: boolean }): ValidateFunction {
  const ajv = new Ajv2020({ useDefaults: true, allowUnionTypes: true, coerceTypes, validateSchema: false });
  addFormats.default(ajv);
  return ajv.compile(schema);
}

function whenFirstAsked<T>(make: () => T): () => T {
  let made: T | null = null;
  return () => {
    made ??= make();
    return made;
  };
}

/** null says as much as nothing. */
function give(given: Record<string, unknown>, name: string, value: unknown): void {
  if (value !== undefined && value !== null) given[name] = value;
}

function own(body: unknown, name: string): unknown {
  if (typeof body !== "object" || body === null || !Object.hasOwn(body, name)) return undefined;
  return (body as Record<string, unknown>)[name];
}

function refused(error: ErrorObject): AppError {
  const { instancePath, params, keyword } = error;
  const isMissing = keyword === "required";
  const name = isMissing ? String(params.missingProperty) : (instancePath.split("/")[1] ?? "");
  const code = FAULTS[name]?.[isMissing ? "missing" : "invalid"];
  if (code && isMissing) return new AppError(code);
  const said = isMissing ? "is missing" : clip(schemaFault(error));
  return new AppError(code ?? "BAD_INPUT", `The field ${name} ${said}.`);
}
