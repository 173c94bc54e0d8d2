import type { Agent, Dispatcher } from "undici";
import { steadyNow } from "../../timers.ts";
import { decodeText, isTextType } from "./decode-text.ts";
import { gunzip, readBody } from "./read-body.ts";

/** One request to one address; redirects are not followed here. */
export interface Sent {
  status: number;
  headers: Record<string, string>;
  body: string;
  bytes: number;
  truncated: boolean;
  ttfbMs: number;
  /** As sent, since joined cookies cannot be taken apart. */
  setCookie: string | string[] | undefined;
}

/** What one request says, and how much of the reply is read, in decoded bytes. */
export interface Ask {
  method: string;
  headers: Record<string, string>;
  body: string | undefined;
  maxBytes: number;
  signal: AbortSignal;
}

/** Sends one request through the guarded agent and reads what came; throws what the network threw. */
export async function sendRequest(agent: Agent, url: URL, ask: Ask): Promise<Sent> {
  const started = steadyNow();
  const response = await agent.request({
    origin: url.origin,
    path: url.pathname + url.search,
    method: ask.method as Dispatcher.HttpMethod,
    headers: ask.headers,
    body: ask.body ?? null,
    signal: ask.signal,
  });
  const ttfbMs = Math.round(steadyNow() - started);
  const headers = joinHeaders(response.headers);
  const head = { status: response.statusCode, headers, ttfbMs, setCookie: response.headers["set-cookie"] };
  const type = headers["content-type"] ?? "";
  if (ask.method === "HEAD" || isRedirect(head.status, headers) || !isTextType(type)) {
    response.body.on("error", () => {}).destroy();
    return { ...head, body: "", bytes: 0, truncated: false };
  }
  let raw = await readBody(response.body, headers["content-encoding"] ?? "", {
    maxBytes: ask.maxBytes,
    ...(type.startsWith("text/event-stream") ? { isEnough: untilReply() } : {}),
  });
  if (raw.bytes[0] === 0x1f && raw.bytes[1] === 0x8b) raw = await gunzip(raw.bytes, ask.maxBytes);
  return { ...head, body: decodeText(raw.bytes, type), bytes: raw.bytes.length, truncated: raw.truncated };
}

/**
 * An event stream may stay open after the reply; a JSON-RPC result or error is all that is waited for. What was looked
 * through is not looked through again, or a stream in single bytes would hold up the server.
 */
function untilReply(): (piece: string) => boolean {
  let open = "";
  return (piece) => {
    open += piece;
    if (!/\n\r?\n/.test(open.slice(-piece.length - 2))) return false;
    const events = open.split(/\r?\n\r?\n/);
    open = events.pop()!;
    return events.some((event) => /^data:/m.test(event) && /"(result|error)"/.test(event));
  };
}

/** Whether a reply sends the reader on. */
export function isRedirect(status: number, headers: Record<string, string>): boolean {
  return [301, 302, 303, 307, 308].includes(status) && Boolean(headers.location);
}

function joinHeaders(headers: Record<string, string | string[] | undefined>): Record<string, string> {
  const joined: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) joined[name.toLowerCase()] = Array.isArray(value) ? value.join(", ") : value;
  }
  return joined;
}
