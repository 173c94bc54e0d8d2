import type { Graph } from "../../graph/execute.ts";
import { isToolRow, SURFACES } from "../surfaces.ts";
import { complete } from "./completion.ts";
import type { CallContext } from "./methods.ts";
import { findPrompt, listPrompts } from "./prompts.ts";
import { contextTemplates, listContexts, readContext } from "./resources.ts";
import { Tool } from "./tool.ts";
import { type CallOptions, createValidator, Toolbox } from "./tools.ts";

/** What a credential opens over MCP: the demo's site, a monitor's site, or the sites of a network. */
export const CATALOGUES = ["demo", "monitor", "network"] as const;
export type CatalogueName = (typeof CATALOGUES)[number];

/** What one kind of credential opens, under the name that the server takes for it. */
export interface Catalogue {
  name: CatalogueName;
  /** `serverInfo.name`. */
  server: string;
  tools: Pick<Toolbox, "has"> & {
    list(): object[];
    call(name: string, args: unknown, options: CallOptions): Promise<object>;
  };
  prompts: { list(): object[]; find(name: unknown): { fill(given: unknown): object } | null };
  /** Reading throws a fault of the protocol for an address that the caller does not reach. */
  resources: {
    list(context: CallContext): Promise<object[]>;
    templates(): object[];
    read(context: CallContext, uri: unknown): Promise<object>;
  };
  complete(context: CallContext, params: unknown): Promise<object>;
}

/** Every catalogue from the table; a tool that stands in two is one, and all have one validator. */
export function createCatalogues(graph: Graph): Record<CatalogueName, Catalogue> {
  const validator = createValidator();
  const tools = SURFACES.filter(isToolRow).map((row) => ({ row, tool: new Tool(graph, row, validator) }));
  const made = CATALOGUES.map((name) => {
    const own = tools.filter(({ row }) => row.catalogues.includes(name)).map(({ tool }) => tool);
    const server = name === "network" ? "answerscope-network" : "answerscope";
    const catalogue: Catalogue = {
      name,
      server,
      tools: new Toolbox(graph, own),
      prompts: { list: () => listPrompts(name), find: (prompt) => findPrompt(name, prompt) },
      resources: {
        list: (context) => listContexts(graph, context),
        templates: contextTemplates,
        read: (context, uri) => readContext(graph, context, uri),
      },
      complete: (context, params) => complete(graph, context, params),
    };
    return [name, catalogue] as const;
  });
  return Object.fromEntries(made) as Record<CatalogueName, Catalogue>;
}
