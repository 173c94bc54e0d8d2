/** A recorded exchange as the fetcher would have written it. */
import type { Exchange } from "../../src/engine/read-site/types.ts";

/** A body answered 200 with the given type, a bare status, or any fields of the exchange. */
export type Answered = string | number | Partial<Exchange>;

/** `type` is the content type of a body given as text. */
export function exchangeOf(url: string, answered: Answered, type = "text/plain; charset=utf-8"): Exchange {
  const given: Partial<Exchange> =
    typeof answered === "string"
      ? { body: answered, headers: { "content-type": type } }
      : typeof answered === "number"
        ? { status: answered }
        : answered;
  const body = given.body ?? "";
  return {
    url,
    finalUrl: url,
    redirects: [],
    method: "GET",
    status: given.error ? null : 200,
    headers: {},
    body,
    bytes: Buffer.byteLength(body),
    truncated: false,
    ttfbMs: given.error ? null : 80,
    error: null,
    at: "2026-11-21T12:00:00.000Z",
    ...given,
  };
}
