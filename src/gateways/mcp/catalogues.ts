import type { Graph } from "../../graph/execute.ts";
import { isToolRow, SURFACES } from "../surfaces.ts";
import { Toolbox } from "./tools.ts";

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

/** Every catalogue, made once from the table. */
export function createCatalogues(graph: Graph): Record<CatalogueName, Catalogue> {
  const made = CATALOGUES.map((name) => {
    const rows = SURFACES.filter(isToolRow).filter((row) => row.catalogues.includes(name));
    const server = name === "network" ? "answerscope-network" : "answerscope";
    return [name, { name, server, tools: new Toolbox(graph, rows, name === "network") }] as const;
  });
  return Object.fromEntries(made) as Record<CatalogueName, Catalogue>;
}
