import type { z } from "zod";
import type { Exchange, Reading } from "../read-site/types.ts";
import { sameOwner } from "./same-owner.ts";

/** What stands at a well-known address, once it is believed: its type, its content and its owner. */
export type WellKnownFile =
  | { state: "found"; exchange: Exchange }
  | { state: "absent" | "invalid" | "not_measured"; detail: string; exchange: Exchange | null };

/** A file read as JSON by a schema. */
export type JsonFile<T> = { state: "found"; value: T; exchange: Exchange } | Exclude<WellKnownFile, { state: "found" }>;

/** Longer files are cut by the reader, so that they cannot be judged. */
const isText = (exchange: Exchange) => !/^\s*(?:<!doctype|<html|<head|<body)/i.test(exchange.body);

/**
 * Reads a recorded file with the guard against sites that answer 200 to everything: a web page, an empty body or the
 * body of the page that cannot exist is no file. `types` is what its content type must look like.
 */
export function readFile(reading: Reading, key: string, types: RegExp): WellKnownFile {
  const exchange = Object.hasOwn(reading.wellKnown, key) ? reading.wellKnown[key]! : null;
  const not = (state: "absent" | "invalid" | "not_measured", detail: string): WellKnownFile => ({
    state,
    detail,
    exchange,
  });
  if (!exchange) return not("not_measured", "It was not asked for.");
  const { status, error, headers, body, finalUrl } = exchange;
  if (error || status === null) return not("not_measured", error?.message ?? "Nothing answered.");
  if (status === 429 || status >= 500 || status === 401 || status === 403)
    return not("not_measured", `It answers ${status}.`);
  if (status !== 200) return not("absent", `It answers ${status}.`);
  const type = headers["content-type"] ?? "";
  if (/html/i.test(type) || !isText(exchange)) return not("absent", "A web page is served there.");
  if (body.trim() === "" || body === reading.random.body)
    return not("absent", "The site answers the same to a page that cannot exist.");
  if (exchange.truncated) return not("invalid", "It is longer than 1 MB.");
  if (!reading.httpAllowed && !finalUrl.startsWith("https:")) return not("invalid", "It is not served over https.");
  if (!sameOwner(reading, finalUrl)) return not("invalid", `It leads to another site: ${finalUrl}.`);
  if (!types.test(type)) return not("invalid", `Its content type is "${type || "not given"}".`);
  return { state: "found", exchange };
}

/** The same, parsed as JSON by a schema; the first thing that does not fit is told. */
export function readJson<T>(
  reading: Reading,
  key: string,
  { types, schema }: { types: RegExp; schema: z.ZodType<T> },
): JsonFile<T> {
  const file = readFile(reading, key, types);
  if (file.state !== "found") return file;
  const parsed = parseAs(file.exchange.body, schema);
  return parsed.ok
    ? { state: "found", value: parsed.value, exchange: file.exchange }
    : { state: "invalid", detail: parsed.detail, exchange: file.exchange };
}

/** Reads text as JSON by a schema. */
export function parseAs<T>(text: string, schema: z.ZodType<T>): { ok: true; value: T } | { ok: false; detail: string } {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ok: false, detail: "It is not valid JSON." };
  }
  const result = schema.safeParse(value);
  if (result.success) return { ok: true, value: result.data };
  const [issue] = result.error.issues;
  return { ok: false, detail: `${issue?.path.join(".") || "The document"}: ${issue?.message ?? "does not fit"}.` };
}

/** Any JSON type. */
export const JSON_TYPE = /^[^;]*[/+]json\b/i;
