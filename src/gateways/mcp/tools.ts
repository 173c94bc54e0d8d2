import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { AppError } from "../../errors.ts";
import type { Graph } from "../../graph/execute.ts";
import type { JsonSchema } from "../../graph/json-schema.ts";
import { jsonText } from "../../plain-text.ts";
import type { Caller } from "../../resolvers/context.ts";
import { clip } from "../clip.ts";
import { schemaFault } from "../schema-fault.ts";
import type { Tool, ToolDescription } from "./tool.ts";

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

/** What checks the arguments of all tools. */
export function createValidator(): Ajv2020 {
  const ajv = new Ajv2020({ useDefaults: true, validateSchema: false });
  addFormats.default(ajv);
  return ajv;
}

/** The tools of one catalogue, in the order of the table. */
export class Toolbox {
  readonly #graph: Graph;
  readonly #tools: ReadonlyMap<string, Tool>;

  constructor(graph: Graph, tools: readonly Tool[]) {
    this.#graph = graph;
    this.#tools = new Map(tools.map((tool) => [tool.name, tool]));
  }

  list(): ToolDescription[] {
    return [...this.#tools.values()].map(({ description }) => description);
  }

  has(name: unknown): name is string {
    return typeof name === "string" && this.#tools.has(name);
  }

  /** Runs a tool that `has` said is here; its result comes written, in the form that `era` asks for. */
  async call(name: string, args: unknown, { caller, era }: CallOptions): Promise<ToolResult | WrittenResult> {
    const tool = this.#tools.get(name)!;
    const { validate } = tool;
    // Defaults are filled in at the top alone, and a deep copy of what a caller nests has no end.
    const variables = isObject(args) ? { ...args } : (args ?? {});
    if (!validate(variables)) return failure(complaint(validate));
    try {
      const shape = (data: object) => {
        const result = tool.shape(data);
        return era.result({ content: [{ type: "text", text: jsonText(result) }], structuredContent: result });
      };
      const form = { door: `mcp ${name} ${era.name}`, shape };
      return new WrittenResult(await this.#graph.text(tool.operation, variables as never, caller, form));
    } catch (error) {
      if (error instanceof AppError && error.code !== "INTERNAL") return failure(error.message);
      throw error;
    }
  }
}

function failure(text: string): ToolResult {
  return { content: [{ type: "text", text }], isError: true };
}

function isObject(args: unknown): args is Record<string, unknown> {
  return typeof args === "object" && args !== null && !Array.isArray(args);
}

/** The first thing that is wrong with the arguments, and what is allowed. */
function complaint({ errors, schema }: ValidateFunction): string {
  const [error] = errors as [ErrorObject];
  const { instancePath, params } = error;
  const extra = params.additionalProperty === undefined ? "" : ` ("${clip(params.additionalProperty)}")`;
  const fault = `${instancePath.slice(1) || "arguments"} ${schemaFault(error)}${extra}`;
  const allowed = Object.keys((schema as JsonSchema).properties as object);
  return `${fault}. Allowed arguments: ${allowed.join(", ") || "none"}.`;
}
