import { EngineFault } from "../types.ts";
import { faultOfResponse } from "./http-faults.ts";
import { asObject } from "./json-path.ts";

/** The longest reply read; the largest recorded answers are under 200 kB. */
const LONGEST_BODY = 4_000_000;

/**
 * `fetch` for provider calls: resolves only to a 2xx response whose body is whole, valid JSON. Everything else rejects
 * with `EngineFault` or `RefusedByProvider`; an abort rejects with the signal's reason. Redirects are not followed, since
 * they would carry the key (`secrets` are kept out of every message) elsewhere.
 */
export function providerFetch(secrets: readonly string[]): typeof fetch {
  return async (input, init) => {
    try {
      const response = await fetch(input, { ...init, redirect: "manual" });
      const body = await readBody(response);
      if (!response.ok) throw faultOfResponse({ status: response.status, headers: response.headers, body }, secrets);
      if (body.trim() === "") throw new EngineFault("bad_response", "The provider sent an empty body.");
      const failed = statusInside(parsed(body));
      if (failed !== null) throw faultOfResponse({ status: failed, headers: response.headers, body }, secrets);
      return new Response(body, { status: 200, headers: { "content-type": "application/json" } });
    } catch (error) {
      init?.signal?.throwIfAborted();
      throw error instanceof TypeError ? connectionFault(error) : error;
    }
  };
}

async function readBody(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > LONGEST_BODY) throw new EngineFault("bad_response", "The provider's reply is far too long.");
  }
  return text + decoder.decode();
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    const what = /^\s*</.test(body) ? "a web page instead of JSON" : "broken or cut-off JSON";
    throw new EngineFault("bad_response", `The provider sent ${what}.`);
  }
}

/** The status of a failure that a gateway (OpenRouter) tells inside a 200: `{ error: { code: 502, … } }` and no reply beside it. */
function statusInside(body: unknown): number | null {
  const { error, choices, output, candidates } = asObject(body);
  const { code } = asObject(error);
  if (choices !== undefined || output !== undefined || candidates !== undefined) return null;
  return typeof code === "number" && code >= 400 && code < 600 ? code : null;
}

function connectionFault(error: TypeError): EngineFault {
  const { code } = (error.cause ?? {}) as { code?: string };
  return new EngineFault("connection", `The connection to the provider failed${code ? ` (${code})` : ""}.`);
}
