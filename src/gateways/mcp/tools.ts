import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { AppError } from "../../errors.ts";
import type { Graph, OperationName } from "../../graph/execute.ts";
import { dataSchema, inputSchema, type JsonSchema, type ObjectSchema } from "../../graph/json-schema.ts";
import { jsonText } from "../../plain-text.ts";
import type { Caller } from "../../resolvers/context.ts";
import { clip } from "../clip.ts";
import type { ToolRow } from "../surfaces.ts";

/** A tool as `tools/list` shows it. */
export interface ToolDescription {
  name: string;
  title: string;
  description: string;
  inputSchema: JsonSchema;
  outputSchema: JsonSchema;
  annotations: { readOnlyHint: boolean; destructiveHint: boolean; idempotentHint: boolean; openWorldHint: boolean };
}

/** A result as `tools/call` gives it; a tool's own fault is a result with `isError`. */
export interface ToolResult {
  content: { type: "text"; text: string }[];
  structuredContent?: unknown;
  isError?: true;
}

/** A result as JSON that needs no more writing. */
export class WrittenResult {
  readonly text: Buffer;

  constructor(text: Buffer) {
    this.text = text;
  }
}

/** Who calls, and what a result of the protocol's era has besides. */
export interface CallOptions {
  caller: Caller;
  era: { name: string; result: (result: ToolResult) => object };
}

interface Tool {
  description: ToolDescription;
  operation: OperationName;
  open: string | undefined;
  validate: ValidateFunction;
}

/** The tools of one catalogue: rows of the table, described by their documents. */
export class Toolbox {
  readonly #graph: Graph;
  readonly #tools: Map<string, Tool>;

  /** `perSite`: each call names the site; else the credential alone decides, and none can be named. */
  constructor(graph: Graph, rows: readonly ToolRow[], perSite: boolean) {
    this.#graph = graph;
    const ajv = new Ajv2020({ useDefaults: true });
    addFormats.default(ajv);
    this.#tools = new Map(rows.map((row) => [row.tool, describe(graph, row, { ajv, perSite })]));
  }

  list(): ToolDescription[] {
    return [...this.#tools.values()].map(({ description }) => description);
  }

  has(name: unknown): name is string {
    return typeof name === "string" && this.#tools.has(name);
  }

  /** Runs a tool that `has` said is here; its result comes written, in the form that `era` asks for. */
  async call(name: string, args: unknown, { caller, era }: CallOptions): Promise<ToolResult | WrittenResult> {
    const { operation, open, validate } = this.#tools.get(name)!;
    // Defaults are filled in at the top alone, and a deep copy of what a caller nests has no end.
    const variables = isObject(args) ? { ...args } : (args ?? {});
    if (!validate(variables)) return failure(complaint(validate));
    try {
      const shape = (data: object) => {
        const result = opened(Object.values(data)[0], open);
        return era.result({ content: [{ type: "text", text: jsonText(result) }], structuredContent: result });
      };
      const form = { door: `mcp ${name} ${era.name}`, shape };
      return new WrittenResult(await this.#graph.text(operation, variables as never, caller, form));
    } catch (error) {
      if (error instanceof AppError && error.code !== "INTERNAL") return failure(error.message);
      throw error;
    }
  }
}

/** With the fields of one field beside the others. */
function opened(result: unknown, open: string | undefined): unknown {
  if (open === undefined) return result;
  const { [open]: inner, ...others } = result as Record<string, object>;
  return { ...others, ...inner };
}

function openedSchema(schema: ObjectSchema, open: string | undefined): ObjectSchema {
  if (open === undefined) return schema;
  const { [open]: inner, ...others } = schema.properties as Record<string, ObjectSchema>;
  const required = [...schema.required.filter((name) => name !== open), ...inner!.required];
  return { ...schema, properties: { ...others, ...inner!.properties }, required };
}

const DOMAIN = "domain";

/** The arguments of a tool: the site first and required, or not at all. */
function argumentsOf(graph: Graph, row: ToolRow, perSite: boolean): ObjectSchema {
  const { properties, required, ...rest } = inputSchema(graph.schema, graph.operations.get(row.operation)!, row.limits);
  const { [DOMAIN]: domain, ...all } = properties;
  const shown = Object.entries(all).filter(([name]) => !row.hidden?.includes(name));
  const others = Object.fromEntries(shown);
  if (!domain || !perSite) return { ...rest, properties: others, required };
  return { ...rest, properties: { [DOMAIN]: domain, ...others }, required: [DOMAIN, ...required] };
}

function describe(graph: Graph, row: ToolRow, { ajv, perSite }: { ajv: Ajv2020; perSite: boolean }): Tool {
  const operation = graph.operations.get(row.operation)!;
  const input = argumentsOf(graph, row, perSite);
  const readOnly = operation.definition.operation === "query";
  return {
    operation: row.operation,
    open: row.open,
    validate: ajv.compile(input),
    description: {
      name: row.tool,
      title: operation.title,
      description: operation.description,
      inputSchema: input,
      outputSchema: openedSchema(
        Object.values(dataSchema(graph.schema, operation).properties)[0] as ObjectSchema,
        row.open,
      ),
      annotations: {
        readOnlyHint: readOnly,
        destructiveHint: false,
        idempotentHint: readOnly,
        openWorldHint: !readOnly,
      },
    },
  };
}

function failure(text: string): ToolResult {
  return { content: [{ type: "text", text }], isError: true };
}

function isObject(args: unknown): args is Record<string, unknown> {
  return typeof args === "object" && args !== null && !Array.isArray(args);
}

/** The first thing that is wrong with the arguments, and what is allowed. */
function complaint({ errors, schema }: ValidateFunction): string {
  const [{ instancePath, message, params }] = errors as [ErrorObject];
  const extra = params.additionalProperty === undefined ? "" : ` ("${clip(params.additionalProperty)}")`;
  const fault = `${instancePath.slice(1) || "arguments"} ${message}${extra}`;
  const allowed = Object.keys((schema as JsonSchema).properties as object);
  return `${fault}. Allowed arguments: ${allowed.join(", ") || "none"}.`;
}
