import { z } from "zod";
import type { Exchange, Reading } from "../read-site/types.ts";
import { catalogLinks } from "./api-catalog.ts";
import { MOST_YAML, MOST_YAML_OF_A_SITE, readForeignYaml } from "./foreign-yaml.ts";
import { usefulLinks } from "./link-headers.ts";
import { isCallable } from "./same-owner.ts";
import { type Surface, surface } from "./types.ts";
import { readFile } from "./well-known-file.ts";

/** Where descriptions of an API usually lie. */
export const OPENAPI_PATHS = [
  "/openapi.json",
  "/.well-known/openapi.json",
  "/openapi.yaml",
  "/swagger.json",
  "/api-docs",
  "/v3/api-docs",
];

const METHODS = ["get", "put", "post", "delete", "options", "head", "patch", "trace", "query"] as const;
const Operation = z.object({ security: z.array(z.unknown()).optional(), parameters: z.array(z.unknown()).optional() });
const PathItem = z.record(z.string(), z.unknown());
const Document = z
  .object({
    openapi: z
      .string()
      .regex(/^3\.\d/)
      .optional(),
    swagger: z.literal("2.0").optional(),
    info: z.object({ title: z.string().min(1) }),
    paths: z.record(z.string().startsWith("/"), PathItem),
    servers: z.array(z.object({ url: z.string() })).optional(),
    host: z.string().optional(),
    basePath: z.string().optional(),
    security: z.array(z.unknown()).optional(),
  })
  .refine(({ openapi, swagger }) => openapi ?? swagger, "names no version of OpenAPI")
  .refine(
    ({ paths }) => Object.values(paths).some((item) => METHODS.some((method) => method in item)),
    "describes no operation",
  );
type OpenApi = z.infer<typeof Document>;

/** Keys of all recorded addresses that could hold a description, those the site names first. */
export function openapiKeys(reading: Reading): { key: string; advertised: boolean }[] {
  const named = [
    ...catalogLinks(reading)
      .filter(({ rel }) => rel === "service-desc")
      .map(({ href }) => href),
    ...usefulLinks(reading)
      .filter(({ rel }) => rel.includes("service-desc"))
      .map(({ href }) => href),
  ];
  return [
    ...[...new Set(named)].map((href) => ({ key: href, advertised: true })),
    ...OPENAPI_PATHS.map((key) => ({ key, advertised: false })),
  ];
}

/** The first description that is valid, else the first that is broken, else that there is none. */
export function openapi(reading: Reading): Surface {
  const judged = openapiKeys(reading).map((place) => judgeDocument(reading, place));
  return (
    judged.find(({ status }) => status === "valid") ??
    judged.find(({ status, advertised }) => status === "invalid" && advertised) ??
    judged.find(({ status }) => status === "invalid") ??
    judged.find(({ status }) => status === "absent") ??
    judged[0]!
  );
}

function judgeDocument(reading: Reading, { key, advertised }: { key: string; advertised: boolean }): Surface {
  const given = { kind: "openapi", url: new URL(key, reading.origin).href, advertised } as const;
  const read = readDocument(reading, key);
  if (!read.document) return surface({ ...given, status: read.state, detail: read.detail });
  const { document } = read;
  const bases = serverBases(document, given.url);
  const foreign = bases.find((base) => !isCallable(reading, base));
  if (foreign)
    return surface({
      ...given,
      status: "invalid",
      detail: `Its server ${foreign} is not an https address of this site.`,
    });
  const count = Object.keys(document.paths).length;
  return surface({
    ...given,
    status: "valid",
    detail: `"${document.info.title}" describes ${count} ${count === 1 ? "path" : "paths"}.`,
    ...liveCall(reading, key, document),
  });
}

/** A documented call that anyone may try: GET, no login, nothing to fill in. `null` when there is none. */
export function harmlessCall(reading: Reading, key: string): string | null {
  const { document } = readDocument(reading, key);
  if (!document) return null;
  const [base] = serverBases(document, new URL(key, reading.origin).href);
  for (const [path, item] of Object.entries(document.paths)) {
    const operation = Operation.safeParse(item.get);
    if (!operation.success || path.includes("{")) continue;
    const needsLogin = (operation.data.security ?? document.security ?? []).length > 0;
    const asks = [...(operation.data.parameters ?? []), ...(Array.isArray(item.parameters) ? item.parameters : [])];
    if (
      needsLogin ||
      asks.some(
        (each) =>
          (each as { required?: unknown } | null)?.required === true || (each as { $ref?: unknown } | null)?.$ref,
      )
    )
      continue;
    const url = `${base!.replace(/\/$/, "")}${path}`;
    if (isCallable(reading, url)) return url;
  }
  return null;
}

/** The key under which the answer to that call is recorded. */
export const callKey = (url: string): string => `openapi:get ${url}`;

function liveCall(reading: Reading, key: string, document: OpenApi): Pick<Surface, "live" | "safe" | "auth"> {
  const url = harmlessCall(reading, key);
  const answer = url ? reading.wellKnown[callKey(url)] : undefined;
  const auth = url ? "none" : (document.security ?? []).length > 0 ? "untold" : null;
  return { live: answer ? isLive(answer) : false, safe: url ? true : null, auth };
}

/** Answered as an API does: data, not a web page, or a challenge that says how to log in. */
function isLive({ status, headers, body }: Exchange): boolean {
  if (status === 401) return /\S/.test(headers["www-authenticate"] ?? "");
  return (
    status !== null &&
    status >= 200 &&
    status < 300 &&
    !/html/i.test(headers["content-type"] ?? "") &&
    !/^\s*<(?:!doctype|html)/i.test(body)
  );
}

type ReadDocument = { document: OpenApi | null; state: "absent" | "invalid" | "not_measured"; detail: string };

const read = new WeakMap<Reading, Map<string, ReadDocument>>();

/** Read once for each reading, since a large description takes its time. */
function readDocument(reading: Reading, key: string): ReadDocument {
  const known = read.get(reading) ?? readDocuments(reading);
  read.set(reading, known);
  return known.get(key) ?? { document: null, state: "not_measured", detail: "It was not asked for." };
}

function readDocuments(reading: Reading): Map<string, ReadDocument> {
  let roomForYaml = MOST_YAML_OF_A_SITE;
  const documents = new Map<string, ReadDocument>();
  for (const { key } of openapiKeys(reading)) {
    const file = readFile(reading, key, /json|yaml|openapi|text\/plain/i);
    if (file.state !== "found") {
      documents.set(key, { document: null, state: file.state, detail: file.detail });
      continue;
    }
    const { body } = file.exchange;
    const isJson = /^\s*\{/.test(body);
    const isTooLong = !isJson && body.length > Math.min(MOST_YAML, roomForYaml);
    if (!isJson && !isTooLong) roomForYaml -= body.length;
    documents.set(key, isTooLong ? invalid(TOO_LONG) : parseDocument(body, isJson));
  }
  return documents;
}

const TOO_LONG = "It is more YAML than is read of a site.";

const invalid = (detail: string): ReadDocument => ({ document: null, state: "invalid", detail });

function parseDocument(body: string, isJson: boolean): ReadDocument {
  let value: unknown;
  try {
    value = isJson ? JSON.parse(body) : readForeignYaml(body);
  } catch {
    return invalid("It is neither valid JSON nor plain YAML.");
  }
  const result = Document.safeParse(value);
  if (result.success) return { document: result.data, state: "invalid", detail: "" };
  const [issue] = result.error.issues;
  return invalid(`${issue?.path.join(".") || "The document"}: ${issue?.message ?? "does not fit"}.`);
}

function serverBases({ servers, host, basePath }: OpenApi, url: string): string[] {
  if (host) return [`https://${host}${basePath ?? ""}`];
  const named = (servers ?? []).map((server) => URL.parse(server.url, url)?.href).filter((href) => href !== undefined);
  return named.length > 0 ? named : [new URL("/", url).href];
}
