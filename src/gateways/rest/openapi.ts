import { type ErrorCode, errorText } from "../../errors.ts";
import type { Graph } from "../../graph/execute.ts";
import { dataSchema, type JsonSchema, type ObjectSchema } from "../../graph/json-schema.ts";
import { isRestRow, SURFACES } from "../surfaces.ts";
import { inputsOf } from "./read-request.ts";
import type { RestRow } from "./row.ts";

/** The JSON routes as an OpenAPI 3.1 document, made from the rows, the documents behind them and the table of errors. */
export function openApi(
  graph: Graph,
  { baseUrl, version, rows = SURFACES.filter(isRestRow) }: { baseUrl: string; version: string; rows?: RestRow[] },
) {
  const components = new Map<string, JsonSchema>([
    ["Error", ERROR],
    ["LimitReached", LIMIT_REACHED],
  ]);
  const paths = [...Map.groupBy(rows, ({ path }) => path.replace(/:(\w+)/g, "{$1}"))].map(([path, methods]) => [
    path,
    Object.fromEntries(methods.map((row) => [row.method.toLowerCase(), describe(graph, row, components)])),
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
    components: {
      schemas: Object.fromEntries(components),
      ...(rows.some(({ callers }) => callers) && { securitySchemes: { token: { type: "http", scheme: "bearer" } } }),
    },
  };
}

const ERROR: JsonSchema = {
  type: "object",
  required: ["error", "code"],
  properties: { error: { type: "string", description: "One sentence for a person." }, code: { type: "string" } },
};

const LIMIT_REACHED: JsonSchema = {
  type: "object",
  required: ["error", "code", "limit", "resetAt"],
  properties: {
    ...(ERROR.properties as object),
    limit: { type: "string", description: "Which limit, e.g. ip-hour." },
    resetAt: { type: "string", format: "date-time" },
  },
};

const JSON_TYPE = "application/json";
const RETRY_AFTER = {
  "Retry-After": { schema: { type: "integer" }, description: "Seconds until it may help to try." },
};
/** draft-ietf-httpapi-ratelimit-headers-11. */
const RATE_LIMIT = {
  "RateLimit-Policy": {
    schema: { type: "string" },
    description: 'So many (q) in so many seconds (w): "ip-hour";q=10;w=3600.',
  },
  RateLimit: {
    schema: { type: "string" },
    description: 'What is left (r), until in so many seconds (t): "ip-hour";r=0;t=1200.',
  },
};

function describe(graph: Graph, row: RestRow, components: Map<string, JsonSchema>) {
  const { title, description } = graph.operations.get(row.operation)!;
  const { path, headers, fields } = inputsOf(graph, row);
  const isPost = row.method === "POST";
  const refer = (name: string, schema: JsonSchema) => {
    components.set(name, schema);
    return content(name);
  };
  const others = (row.others ?? []).map(({ status, description, schema: { title, ...schema } }) => [
    status,
    { description, content: refer(String(title), schema) },
  ]);
  return {
    operationId: row.operation,
    summary: title,
    description,
    parameters: [
      ...parameters("path", path),
      ...parameters("header", headers, row.headers),
      ...(isPost ? [] : parameters("query", fields)),
      ...(row.later ? [{ name: "Prefer", in: "header", schema: { type: "string", enum: ["respond-async"] } }] : []),
    ],
    ...(isPost && { requestBody: { required: true, content: { [JSON_TYPE]: { schema: fields } } } }),
    ...(row.callers && { security: [{ token: [] }] }),
    responses: {
      200: { description: "The result.", content: refer(resultName(graph, row), resultSchema(graph, row)) },
      ...Object.fromEntries(others),
      ...faultsOf(row),
    },
  };
}

function parameters(
  place: string,
  { properties, required }: ObjectSchema,
  names: Readonly<Record<string, string>> = {},
) {
  return Object.entries(properties).map(([name, { description, ...schema }]) => ({
    name: names[name] ?? name,
    in: place,
    required: required.includes(name),
    ...(description !== undefined && { description }),
    schema,
  }));
}

/** What the row's document selects of its result. */
function resultSchema(graph: Graph, row: RestRow): JsonSchema {
  const [root] = Object.values(dataSchema(graph.schema, graph.operations.get(row.operation)!).properties);
  return row.result ? resultIn(present(root!) as ObjectSchema, { ...row, result: row.result }) : present(root!);
}

/** The schema of the field that a row tells as its result; throws where its document has none of that name. */
export function resultIn(
  { properties }: ObjectSchema,
  { method, path, operation, result }: Pick<RestRow, "method" | "path" | "operation"> & { result: string },
): JsonSchema {
  const found = properties[result];
  if (found) return present(found);
  throw new Error(`The route ${method} ${path} tells ${result}, which ${operation}.graphql does not select.`);
}

/** Without the null that stands for "not there yet". */
function present(schema: JsonSchema): JsonSchema {
  return (schema.anyOf as JsonSchema[] | undefined)?.[0] ?? schema;
}

/** The name of the one fragment that the result is, so that routes share it; else one of the row's own. */
function resultName(graph: Graph, row: RestRow): string {
  const [root] = graph.operations.get(row.operation)!.definition.selectionSet.selections;
  const fields = root?.kind === "Field" ? (root.selectionSet?.selections ?? []) : [];
  const inner = fields.flatMap((node) => (node.kind === "Field" && node.name.value === row.result ? node : []))[0];
  const [only, ...more] = row.result ? (inner?.selectionSet?.selections ?? []) : fields;
  return only?.kind === "FragmentSpread" && more.length === 0 ? only.name.value : `${row.operation}Result`;
}

/** The faults of the row and those of every such route, by status. */
function faultsOf({ method, callers, faults }: RestRow) {
  const codes: ErrorCode[] = [
    ...faults,
    "BAD_INPUT",
    ...(method === "POST" ? (["BODY_NOT_JSON", "BODY_TOO_LARGE", "MEDIA_TYPE"] as const) : []),
    ...(callers ? (["TOKEN_UNKNOWN", "FORBIDDEN"] as const) : []),
    "INTERNAL",
  ];
  const byStatus = Map.groupBy(new Set(codes), (code) => errorText(code).status);
  const told = [...byStatus].sort(([a], [b]) => a - b);
  return Object.fromEntries(
    told.map(([status, same]) => [
      status,
      {
        description: same.map((code) => `${code}: ${errorText(code).message}`).join(" "),
        ...(status === 429 && { headers: { ...RETRY_AFTER, ...RATE_LIMIT } }),
        ...(status === 503 && { headers: RETRY_AFTER }),
        content: content(status === 429 ? "LimitReached" : "Error"),
      },
    ]),
  );
}

function content(name: string) {
  return { [JSON_TYPE]: { schema: { $ref: `#/components/schemas/${name}` } } };
}
