import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { AppError } from "../../errors.ts";
import type { Graph, OperationName } from "../../graph/execute.ts";
import { dataSchema, inputSchema, type JsonSchema } from "../../graph/json-schema.ts";
import { jsonText } from "../../plain-text.ts";
import type { Caller } from "../../resolvers/context.ts";
import { clip } from "../clip.ts";
import { isToolRow, SURFACES, type ToolRow } from "../surfaces.ts";

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

interface Tool {
  description: ToolDescription;
  operation: OperationName;
  validate: ValidateFunction;
}

/** The tools of a site: rows of the table, described by their documents. */
export class Toolbox {
  readonly #graph: Graph;
  readonly #tools: Map<string, Tool>;

  constructor(graph: Graph) {
    this.#graph = graph;
    const ajv = new Ajv2020({ useDefaults: true });
    addFormats.default(ajv);
    this.#tools = new Map(SURFACES.filter(isToolRow).map((row) => [row.tool, describe(graph, row, ajv)]));
  }

  list(): ToolDescription[] {
    return [...this.#tools.values()].map(({ description }) => description);
  }

  has(name: unknown): name is string {
    return typeof name === "string" && this.#tools.has(name);
  }

  /** Runs a tool that `has` said is here. */
  async call(name: string, args: unknown, caller: Caller): Promise<ToolResult> {
    const { operation, validate } = this.#tools.get(name)!;
    // Defaults are filled in at the top alone, and a deep copy of what a caller nests has no end.
    const variables = isObject(args) ? { ...args } : (args ?? {});
    if (!validate(variables)) return failure(complaint(validate));
    try {
      const data = await this.#graph.execute(operation, variables as never, caller);
      const [result] = Object.values(data);
      return { content: [{ type: "text", text: jsonText(result) }], structuredContent: result };
    } catch (error) {
      if (error instanceof AppError && error.code !== "INTERNAL") return failure(error.message);
      throw error;
    }
  }
}

function describe(graph: Graph, row: ToolRow, ajv: Ajv2020): Tool {
  const operation = graph.operations.get(row.operation)!;
  const input = inputSchema(graph.schema, operation, row.limits);
  const readOnly = operation.definition.operation === "query";
  return {
    operation: row.operation,
    validate: ajv.compile(input),
    description: {
      name: row.tool,
      title: operation.title,
      description: operation.description,
      inputSchema: input,
      outputSchema: Object.values(dataSchema(graph.schema, operation).properties)[0]!,
      annotations: {
        readOnlyHint: readOnly,
        destructiveHint: false,
        idempotentHint: readOnly,
        openWorldHint: false,
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
