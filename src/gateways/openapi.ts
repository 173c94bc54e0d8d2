import type { Graph } from "../graph/execute.ts";
import { type JsonSchema, outputSchema } from "./json-schema.ts";
import { isRestRow, type RestRow, SURFACES } from "./surfaces.ts";

/** The JSON routes as an OpenAPI 3.1 document, made from the table and the documents behind it. */
export function openApi(graph: Graph, { baseUrl, version }: { baseUrl: string; version: string }) {
  const rows = SURFACES.filter(isRestRow);
  const paths = [...Map.groupBy(rows, ({ path }) => path.replace(/:(\w+)/g, "{$1}"))].map(([path, methods]) => [
    path,
    Object.fromEntries(methods.map((row) => [row.method.toLowerCase(), describe(graph, row)])),
  ]);
  return {
    openapi: "3.1.0",
    info: {
      title: "Answerscope",
      version,
      description: "How visible a website is to AI answer engines.",
      license: { name: "Apache-2.0", identifier: "Apache-2.0" },
    },
    servers: [{ url: baseUrl }],
    paths: Object.fromEntries(paths),
    components: { schemas: { ScanRequest, ScanResult: scanResult(graph), PendingScan, Error: ErrorBody } },
  };
}

const ScanRequest: JsonSchema = {
  type: "object",
  required: ["url"],
  properties: {
    url: { type: "string", format: "uri", description: "Public website address with its scheme." },
    fresh: { type: "boolean", default: false, description: "Measure anew once the last result is 15 minutes old." },
  },
};

const PendingScan: JsonSchema = {
  type: "object",
  required: ["id", "status", "poll"],
  properties: {
    id: { type: "string" },
    status: { type: "string", enum: ["queued", "running"] },
    poll: { type: "string", description: "Path to ask again." },
  },
};

const ErrorBody: JsonSchema = {
  type: "object",
  required: ["error", "code"],
  properties: { error: { type: "string", description: "One sentence for a person." }, code: { type: "string" } },
};

/** What a finished scan looks like: the selection of `GetScan` without its state, and whether it is an earlier one. */
function scanResult(graph: Graph): JsonSchema {
  const scan = outputSchema(graph.schema, graph.operations.get("GetScan")!);
  const { status, error, ...properties } = scan.properties as Record<string, JsonSchema>;
  const cached = { type: "boolean", description: "An earlier result of the same site; nothing was measured anew." };
  return { ...scan, properties: { ...properties, cached }, required: [...Object.keys(properties), "cached"] };
}

function describe(graph: Graph, row: RestRow) {
  const { title, description } = graph.operations.get(row.operation)!;
  return {
    operationId: row.operation,
    summary: title,
    description,
    parameters: [...pathParameters(row), ...(row.method === "POST" ? HEADERS : [])],
    ...(row.method === "POST" && { requestBody: { required: true, content: json("ScanRequest") } }),
    responses: {
      200: { description: "The result.", content: json("ScanResult") },
      202: { description: "Not done yet: where to ask again.", content: json("PendingScan") },
      ...Object.fromEntries(
        ERRORS[row.method].map(([status, text]) => [status, { description: text, content: json("Error") }]),
      ),
    },
  };
}

const ERRORS: Record<RestRow["method"], [number, string][]> = {
  POST: [
    [400, "The url is missing, not a website address, not public, or its host was not found."],
    [409, "The Idempotency-Key was used with another body."],
    [413, "The body is over 16 KiB."],
    [415, "The content type is not application/json."],
    [429, "A limit is used up: which, and when it begins anew; see also Retry-After, RateLimit and RateLimit-Policy."],
    [500, "The site could not be read, or no answer engine answered; the message says why."],
    [503, "Too many scans are waiting; see Retry-After."],
  ],
  GET: [
    [404, "There is no such scan."],
    [500, "The scan failed; the message says why."],
  ],
};

const HEADERS = [
  { name: "Idempotency-Key", in: "header", schema: { type: "string", maxLength: 255 } },
  { name: "Prefer", in: "header", schema: { type: "string", enum: ["respond-async"] } },
];

function pathParameters({ path }: RestRow) {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
  return names.map((name) => ({ name, in: "path", required: true, schema: { type: "string" } }));
}

function json(schema: string) {
  return { "application/json": { schema: { $ref: `#/components/schemas/${schema}` } } };
}
