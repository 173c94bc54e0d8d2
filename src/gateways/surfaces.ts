/** THE table: every door that runs a persisted operation. A new tool or route is one document and one row here. */
import type { OperationName } from "../graph/execute.ts";
import type { Limits } from "../graph/json-schema.ts";
import type { CatalogueName } from "./mcp/catalogues.ts";
import { type RestRow, rest } from "./rest/row.ts";
import { ACCEPTED, finishedReply, PENDING, scanReply, startedReply } from "./rest/scan-rows.ts";

/** An MCP tool: one document, which tells its texts and schemas too. */
export interface ToolRow {
  door: "mcp";
  tool: string;
  operation: OperationName;
  /** In whose lists it stands; in a network's, the site is named with each call. */
  catalogues: readonly CatalogueName[];
  /** Least and greatest value of each number it takes. */
  limits?: Limits;
  /** The field whose own fields stand beside the others in what it gives. */
  open?: string;
  /** Variables that callers may not set. */
  hidden?: readonly string[];
}

/** A feed of one site: the monitor's token stands in its path. */
export interface FeedRow {
  door: "feed";
  path: string;
  operation: "GetConsole" | "GetContext";
  as: "json" | "markdown" | "csv" | "jsonl";
  /** Which list of the console a table shows. */
  list?: "history" | "answers";
}

/** One row of the table. */
export type Surface = RestRow | ToolRow | FeedRow;

const tool =
  (...catalogues: CatalogueName[]) =>
  (name: string, operation: OperationName, more: Pick<ToolRow, "limits" | "open" | "hidden"> = {}): ToolRow => ({
    door: "mcp",
    tool: name,
    operation,
    catalogues,
    ...more,
  });
const site = tool("demo", "monitor");
const monitor = tool("monitor");
const network = tool("network");

const OFFSET = [0, 100_000] as const;
const DAYS = { limits: { days: [1, 90] } } as const;
const QUERIES = { limits: { limit: [1, 100] }, open: "cited" } as const;
const HISTORY = {
  limits: { measures: [1, 52], offset: OFFSET, limit: [1, 25] },
  open: "history",
  hidden: ["budget"],
} as const;
const PAGES = { limits: { offset: OFFSET, limit: [1, 40], chars: [120, 12_000] }, open: "schema" } as const;
const ANSWERS = { limits: { offset: OFFSET, limit: [1, 25], chars: [120, 12_000] }, open: "saved" } as const;

/** What a paid row may end with besides. */
const PAID = [
  "PAYMENT_REQUIRED",
  "PAYMENT_INVALID",
  "PAYMENT_REUSED",
  "PAYER_WAITS",
  "PAYMENTS_NOT_CONFIGURED",
  "UNAVAILABLE",
] as const;

/** In the order in which they are listed to callers. */
export const SURFACES: readonly Surface[] = [
  rest({
    method: "POST",
    path: "/api/scan",
    operation: "ScanSite",
    headers: { requestKey: "Idempotency-Key" },
    result: "finished",
    reply: finishedReply,
    others: [ACCEPTED],
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
  rest({
    method: "GET",
    path: "/report/:slug.json",
    operation: "GetReportResult",
    result: "result",
    faults: ["NOT_FOUND", "SITE_UNREADABLE", "NO_ENGINE", "SCAN_FAILED", "UNAVAILABLE"],
  }),
  rest({
    method: "POST",
    path: "/api/agent/scan",
    operation: "AgentScan",
    quote: "QuoteAgentScan",
    wrap: "payment",
    faults: [
      "URL_MISSING",
      "URL_INVALID",
      "URL_NOT_PUBLIC",
      "HOST_NOT_FOUND",
      "SITE_UNREADABLE",
      "NO_ENGINE",
      "SCAN_FAILED",
      "TOO_FEW_ANSWERS",
      "OVERLOADED",
      ...PAID,
    ],
  }),
  rest({
    method: "GET",
    path: "/api/agent/sov",
    operation: "MeasureShareOfVoice",
    quote: "QuoteShareOfVoice",
    wrap: "payment",
    faults: ["NO_ENGINE", "SCAN_FAILED", "TOO_FEW_ANSWERS", ...PAID],
  }),
  { door: "feed", path: "/monitor/:token.json", operation: "GetConsole", as: "json" },
  { door: "feed", path: "/monitor/:token/context.md", operation: "GetContext", as: "markdown" },
  { door: "feed", path: "/monitor/:token/history.csv", operation: "GetConsole", as: "csv", list: "history" },
  { door: "feed", path: "/monitor/:token/history.jsonl", operation: "GetConsole", as: "jsonl", list: "history" },
  { door: "feed", path: "/monitor/:token/answers.csv", operation: "GetConsole", as: "csv", list: "answers" },
  { door: "feed", path: "/monitor/:token/answers.jsonl", operation: "GetConsole", as: "jsonl", list: "answers" },
  site("get_visibility", "GetVisibility"),
  site("get_question_trajectories", "GetQuestionTrajectories", HISTORY),
  site("get_personas", "GetPersonas"),
  site("get_mentions", "GetMentions", DAYS),
  site("get_rivals", "GetRivals"),
  site("get_cited_queries", "GetCitedQueries", QUERIES),
  site("get_schema_evidence", "GetSchemaEvidence", PAGES),
  site("get_regional_visibility", "GetRegionalVisibility"),
  site("get_answers", "GetAnswers", ANSWERS),
  site("get_share_of_voice", "GetShareOfVoice"),
  site("get_context", "GetContext", { hidden: ["budget", "measure"] }),
  site("get_fix_plan", "GetFixPlan"),
  site("get_citation_sources", "GetCitationSources"),
  site("get_crawler_access", "GetCrawlerAccess"),
  site("get_source_profile", "GetSourceProfile", { open: "profile" }),
  site("get_post_brief", "GetPostBrief", { open: "brief" }),
  site("get_ai_traffic", "GetAiTraffic"),
  site("get_agent_view", "GetAgentView", { open: "page" }),
  site("get_benchmark", "GetBenchmark", { open: "benchmark" }),
  site("request_rescan", "RequestRescan"),
  monitor("get_balance", "GetBalance", { open: "rescans" }),
  monitor("get_weekly_brief", "GetWeeklyBrief", { open: "brief" }),
  monitor("get_grants", "GetGrants"),
  network("get_network_summary", "GetNetworkSummary", { open: "summary" }),
  network("list_sites", "ListSites"),
  network("get_site_answers", "GetAnswers", ANSWERS),
  network("get_site_rivals", "GetRivals"),
  network("get_site_citations", "GetCitations", { limits: { limit: [1, 100] }, open: "citations" }),
  network("get_site_scores", "GetVisibility"),
  network("get_site_mentions", "GetMentions", DAYS),
  network("get_site_fix_plan", "GetFixPlan"),
  network("get_site_personas", "GetPersonas"),
  network("get_site_post_brief", "GetPostBrief", { open: "brief" }),
  network("run_check", "RequestRescan"),
  network("get_run", "GetRun"),
  network("get_site_crawler_access", "GetCrawlerAccess"),
  network("get_site_ai_traffic", "GetAiTraffic"),
  network("get_site_agent_view", "GetAgentView", { open: "page" }),
  network("get_site_benchmark", "GetBenchmark", { open: "benchmark" }),
  network("get_site_share_of_voice", "GetShareOfVoice"),
  network("get_site_cited_queries", "GetCitedQueries", QUERIES),
  network("get_site_source_profile", "GetSourceProfile", { open: "profile" }),
  network("get_site_citation_sources", "GetCitationSources"),
  network("get_site_schema_evidence", "GetSchemaEvidence", PAGES),
  network("get_site_regional_visibility", "GetRegionalVisibility"),
  network("get_site_weekly_brief", "GetWeeklyBrief", { open: "brief" }),
  network("get_site_grants", "GetGrants"),
  network("get_balance", "GetBalance", { open: "rescans" }),
  network("get_site_setup", "GetSetup"),
  network("get_edit_history", "GetEditHistory", { limits: { limit: [1, 200] } }),
  network("get_question_history", "GetQuestionTrajectories", HISTORY),
];

export const isRestRow = (row: Surface): row is RestRow => row.door === "rest";
export const isToolRow = (row: Surface): row is ToolRow => row.door === "mcp";
export const isFeedRow = (row: Surface): row is FeedRow => row.door === "feed";
