/** What the stand-ins of all answer engines share: requests, replies, scenarios. */
import type { IncomingHttpHeaders } from "node:http";

export type Json = Record<string, unknown>;

/** What a stand-in does with a call. One that a provider does not have is answered 501, so that no test passes by chance. */
export type Scenario =
  | "ok"
  | "no-search"
  | "empty"
  | "length"
  | "refusal"
  | "blocked"
  | "failed-200"
  | "pause"
  | "pause-forever"
  | "search-error"
  | "unknown-stop"
  | "unknown-types"
  | "unknown-fields"
  | "no-overview"
  | "overview-later"
  | "overview-gone"
  | "overview-error"
  | "sparse"
  | "401"
  | "402"
  | "403"
  | "wrong-model"
  | "429-wait"
  | "429-date"
  | "429-absurd"
  | "429-day"
  | "429-money"
  | "500"
  | "503"
  | "529"
  | "html-502"
  | "html-200"
  | "endless"
  | "cut-json"
  | "empty-body"
  | "redirect"
  | "blank-lines"
  | "slow"
  | "hang"
  | "reset"
  | "drop";

/** What the engine is to say. */
export interface Said {
  text: string;
  /** `quote` is the stretch of the text that the page supports; left out, the whole text. */
  citations?: { url: string; title: string | null; quote?: string }[];
  searches?: string[];
  /** Pages that were found and not cited. */
  consulted?: string[];
  servedModel?: string;
}

export interface StandInRequest {
  method: string;
  /** Below the provider's prefix, without query. */
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  body: Json;
  /** `http://127.0.0.1:<port>` of the server. */
  origin: string;
  /** A number that grows from call to call. */
  serial: number;
}

export interface Reply {
  status: number;
  headers?: Record<string, string>;
  body: unknown;
}

/** One provider's wire format, as documented. */
export interface Provider {
  engine: string;
  /** Path prefix; what the engine's base URL ends with. */
  prefix: string;
  key: string;
  model: string;
  /** The buyer's question in a request; `null` for a request that asks none. */
  question(request: StandInRequest): string | null;
  /** The provider's own refusal of a request that it would not take; `null` when it would. */
  refuse(request: StandInRequest): Reply | null;
  /** `null` for a scenario that this provider does not have. */
  reply(
    scenario: Scenario,
    said: Required<Omit<Said, "servedModel">> & { model: string },
    request: StandInRequest,
  ): Reply | null;
}

export const ok = (body: unknown): Reply => ({ status: 200, body });

/** `Authorization: Bearer …`, or "" . */
export function bearer(request: StandInRequest): string {
  return /^Bearer (.+)$/.exec(request.headers.authorization ?? "")?.[1] ?? "";
}

/** Text with a mark put after the quote of each citation, or at the end, and where each mark stands. */
export function withMarks(
  text: string,
  citations: Required<Said>["citations"],
  mark: (index: number) => string,
): { text: string; marks: { start: number; end: number }[] } {
  const places = citations.map(({ quote }, index) => {
    const at = quote ? text.indexOf(quote) : -1;
    return { index, at: at < 0 ? text.length : at + quote!.length };
  });
  const marks: { start: number; end: number }[] = [];
  let written = "";
  let done = 0;
  for (const { index, at } of places.toSorted((a, b) => a.at - b.at || a.index - b.index)) {
    written += text.slice(done, at);
    done = at;
    marks[index] = { start: written.length, end: written.length + mark(index).length };
    written += mark(index);
  }
  return { text: written + text.slice(done), marks };
}
