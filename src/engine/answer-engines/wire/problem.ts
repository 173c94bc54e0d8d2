import { asObject, asObjects, asText, type JsonObject } from "./json-path.ts";
import { durationMs } from "./retry-after.ts";

/** What is looked through of a provider's sentence. */
const LONGEST_TEXT = 4_000;

/** What an error body says, whichever provider's shape it has. */
export interface Problem {
  /** Machine words of the body (code, type, status, reason), lower case. */
  words: string[];
  /** The provider's sentence, at most 4,000 characters; "" without one. */
  text: string;
  /** Where the provider says what it did not take: the parameter it names, else its sentence. */
  about: string;
  /** Wait named inside the body (Google's RetryInfo), in milliseconds. */
  waitMs: number | null;
  /** A limit of the whole day is used up. */
  perDay: boolean;
}

/**
 * Reads `{ error: { message, type, code, status, details } }`, `{ code, error: "text" }`, `{ error: "text" }`,
 * `{ detail: "text" | [{ msg, loc }] }`, `{ message }`, a list of errors (Cloudflare), and what a gateway hands on of the provider
 * behind it (OpenRouter's `metadata.raw`). A body that is not JSON says nothing.
 */
export function readProblem(body: string): Problem {
  let parsed: JsonObject;
  try {
    parsed = asObject(JSON.parse(body));
  } catch {
    return { words: [], text: "", about: "", waitMs: null, perDay: false };
  }
  const listed = [...asObjects(parsed.errors), ...asObjects(parsed.error)][0];
  const error = listed ?? asObject(parsed.error);
  const details = asObjects(error.details);
  const words = [
    error.code,
    error.type,
    error.status,
    asObject(error.details).error_code,
    ...details.map((detail) => detail.reason),
    parsed.code,
  ];
  const quotaIds = details.flatMap((detail) => asObjects(detail.violations)).map((violation) => violation.quotaId);
  const text = textOf(parsed, error);
  return {
    words: words.filter((word) => typeof word === "string").map((word) => word.toLowerCase()),
    text,
    about: parameterOf(parsed, error) ?? text,
    waitMs: details.map((detail) => durationMs(detail.retryDelay)).find((wait) => wait !== null) ?? null,
    perDay: quotaIds.some((id) => typeof id === "string" && /perday/i.test(id)),
  };
}

function textOf(parsed: JsonObject, error: JsonObject): string {
  const text =
    asText(error.message) ??
    asText(parsed.error) ??
    asText(parsed.detail) ??
    asText(asObjects(parsed.detail)[0]?.msg) ??
    asText(parsed.message) ??
    "";
  const behind = asText(asObject(error.metadata).raw);
  return [text, ...(behind ? [behind] : [])].join(" ").slice(0, LONGEST_TEXT);
}

/** The parameter that a body names as the faulty one; LiteLLM writes "None" for none. */
function parameterOf(parsed: JsonObject, error: JsonObject): string | null {
  const place = asObjects(parsed.detail)[0]?.loc;
  if (Array.isArray(place)) return place.filter((part) => part !== "body").join(".");
  const named = asText(error.param);
  return named === "None" ? null : named;
}
