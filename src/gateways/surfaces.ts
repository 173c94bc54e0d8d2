/** THE table: every door that runs a persisted operation. A new tool is one document and one row here; a new route has a shape in `rest.ts` besides. */

/** The operations whose variables and replies `rest.ts` can put into JSON. */
export type RestOperation = "ScanSite" | "StartScan" | "GetScan";

/** A JSON route. */
export interface RestRow {
  door: "rest";
  method: "GET" | "POST";
  path: string;
  operation: RestOperation;
  /** Runs instead when the caller sends `Prefer: respond-async`. */
  asyncOperation?: RestOperation;
}

/** An MCP tool over the saved evidence of one site. Texts and schemas come from the operation's document. */
export interface ToolRow {
  door: "mcp";
  tool: string;
  operation: string;
  /** Least and greatest value of each number it takes. */
  limits?: Record<string, readonly [number, number]>;
}

/** One row of the table. */
export type Surface = RestRow | ToolRow;

const OFFSET = [0, 100_000] as const;

/** In the order in which they are listed to callers. */
export const SURFACES: readonly Surface[] = [
  { door: "rest", method: "POST", path: "/api/scan", operation: "ScanSite", asyncOperation: "StartScan" },
  { door: "rest", method: "GET", path: "/api/scan/:id", operation: "GetScan" },
  { door: "mcp", tool: "get_visibility", operation: "GetVisibility" },
  { door: "mcp", tool: "get_rivals", operation: "GetRivals" },
  {
    door: "mcp",
    tool: "get_answers",
    operation: "GetAnswers",
    limits: { offset: OFFSET, limit: [1, 25], chars: [120, 12_000] },
  },
  { door: "mcp", tool: "get_fix_plan", operation: "GetFixPlan" },
];

export const isRestRow = (row: Surface): row is RestRow => row.door === "rest";
export const isToolRow = (row: Surface): row is ToolRow => row.door === "mcp";
