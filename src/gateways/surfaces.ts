/** THE table: every door that runs a persisted operation. A new tool or route is one document and one row here. */
import type { OperationName } from "../graph/execute.ts";
import type { Limits } from "../graph/json-schema.ts";
import { type RestRow, rest } from "./rest/row.ts";
import { PENDING, scanReply, startedReply } from "./rest/scan-rows.ts";

/** An MCP tool over the saved evidence of one site. Texts and schemas come from the operation's document. */
export interface ToolRow {
  door: "mcp";
  tool: string;
  operation: OperationName;
  /** Least and greatest value of each number it takes. */
  limits?: Limits;
}

/** A feed of one site: the monitor's token stands in its path. */
export interface FeedRow {
  door: "feed";
  path: string;
  operation: "GetConsole" | "GetContext";
  as: "json" | "markdown";
}

/** One row of the table. */
export type Surface = RestRow | ToolRow | FeedRow;

const OFFSET = [0, 100_000] as const;

/** In the order in which they are listed to callers. */
export const SURFACES: readonly Surface[] = [
  rest({
    method: "POST",
    path: "/api/scan",
    operation: "ScanSite",
    headers: { requestKey: "Idempotency-Key" },
    result: "finished",
    others: [PENDING],
    later: { operation: "StartScan", reply: startedReply },
    faults: [
      "URL_MISSING",
      "URL_INVALID",
      "URL_NOT_PUBLIC",
      "HOST_NOT_FOUND",
      "REQUEST_KEY_REUSED",
      "LIMIT_IP_HOUR",
      "LIMIT_BROWSER_DAY",
      "CAPACITY_DAY",
      "SITE_UNREADABLE",
      "NO_ENGINE",
      "SCAN_FAILED",
      "OVERLOADED",
      "UNAVAILABLE",
    ],
  }),
  rest({
    method: "GET",
    path: "/api/scan/:id",
    operation: "GetScan",
    result: "result",
    reply: scanReply,
    others: [PENDING],
    faults: ["NOT_FOUND", "SITE_UNREADABLE", "NO_ENGINE", "SCAN_FAILED", "UNAVAILABLE"],
  }),
  { door: "feed", path: "/monitor/:token.json", operation: "GetConsole", as: "json" },
  { door: "feed", path: "/monitor/:token/context.md", operation: "GetContext", as: "markdown" },
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
export const isFeedRow = (row: Surface): row is FeedRow => row.door === "feed";
