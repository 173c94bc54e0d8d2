import type { Graph } from "../../graph/execute.ts";
import { isToolRow, SURFACES } from "../surfaces.ts";
import { Tool } from "./tool.ts";
import { createValidator, Toolbox } from "./tools.ts";

/** What a credential opens over MCP: the demo's site, a monitor's site, or the sites of a network. */
export const CATALOGUES = ["demo", "monitor", "network"] as const;
export type CatalogueName = (typeof CATALOGUES)[number];

/** The tools of one kind of credential, under the name that the server takes for it. */
export interface Catalogue {
  name: CatalogueName;
  /** `serverInfo.name`. */
  server: string;
  tools: Toolbox;
}

/** Every catalogue from the table; a tool that stands in two is one, and all have one validator. */
export function createCatalogues(graph: Graph): Record<CatalogueName, Catalogue> {
  const validator = createValidator();
  const tools = SURFACES.filter(isToolRow).map((row) => ({ row, tool: new Tool(graph, row, validator) }));
  const made = CATALOGUES.map((name) => {
    const own = tools.filter(({ row }) => row.catalogues.includes(name)).map(({ tool }) => tool);
    const server = name === "network" ? "answerscope-network" : "answerscope";
    return [name, { name, server, tools: new Toolbox(graph, own) }] as const;
  });
  return Object.fromEntries(made) as Record<CatalogueName, Catalogue>;
}
