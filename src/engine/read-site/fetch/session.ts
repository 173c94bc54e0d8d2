import type { Agent } from "undici";
import { steadyNow, timeLimit } from "../../timers.ts";
import type { Exchange } from "../types.ts";
import { type AllowHost, findAllowHost } from "./allow-hosts.ts";
import { FetchFailure, readFailure } from "./fetch-failure.ts";
import { createHopCookies, type HopCookies } from "./hop-cookies.ts";
import type { Pace } from "./pacing.ts";
import { isRedirect, type Sent, sendRequest } from "./send-request.ts";
import { judgeUrl, siteKey } from "./url-policy.ts";

const MAX_PAGE_BYTES = 2_000_000;
const MAX_REDIRECTS = 5;
const TIMEOUT_MS = 8000;
const ACCEPT = "text/html,application/xhtml+xml;q=0.9,*/*;q=0.5";

/** How an address is asked for. */
export interface GetOptions {
  accept?: string;
  userAgent?: string;
  /** GET unless told; anything else than GET and HEAD follows no redirect. */
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  /** Of decoded bytes; the rest is cut. */
  maxBytes?: number;
  /** One deadline over connecting, all redirects and the whole body; waiting for the site's turn is not counted. */
  timeoutMs?: number;
  followRedirects?: boolean;
}

/** The requests of one scan: a shared budget and one signal that ends them all. */
export interface FetchSession {
  /** Requests made so far, redirects counted. */
  readonly requests: number;
  readonly signal: AbortSignal;
  /** Asks for one address; never throws for what the network does: the exchange says why it failed. */
  get(url: string, options?: GetOptions): Promise<Exchange>;
}

/** What all sessions of a fetcher share. */
export interface SessionTools {
  allowHosts: readonly AllowHost[];
  userAgent: string;
  agent: Agent;
  pace: Pace;
  /** Told of an address that is not public. */
  onRefused(): void;
}

/** What one `get` carries from hop to hop. */
interface Trip {
  ask: GetOptions;
  /** Milliseconds left. */
  budget: number;
  cookies: HopCookies;
}

/** A session of requests through the guarded agent, `maxRequests` of them at most, redirects counted. */
export function createSession(tools: SessionTools, signal: AbortSignal, maxRequests: number): FetchSession {
  let requests = 0;

  /** One hop, policy first; the time that it really took is taken off the budget. */
  async function hop(target: string, trip: Trip): Promise<{ url: URL; sent: Sent }> {
    const { url, refusal } = judgeUrl(target, tools.allowHosts);
    if (refusal?.code === "not_public") tools.onRefused();
    if (refusal) throw new FetchFailure(refusal.code, refusal.message);
    if (requests >= maxRequests) throw new FetchFailure("over_budget", "The scan's budget of requests is used up.");
    requests += 1;
    const paced = findAllowHost(url, tools.allowHosts) === null;
    const sent = await tools.pace(siteKey(url), paced, signal, async () => {
      const started = steadyNow();
      const deadline = timeLimit(trip.budget);
      try {
        return await sendRequest(tools.agent, url, {
          method: trip.ask.method ?? "GET",
          headers: headersOf(url, trip, tools.userAgent),
          body: trip.ask.body,
          maxBytes: trip.ask.maxBytes ?? MAX_PAGE_BYTES,
          signal: AbortSignal.any([signal, deadline]),
        });
      } catch (thrown) {
        throw readFailure(thrown, signal.aborted ? "scan" : deadline.aborted ? "request" : null);
      } finally {
        trip.budget -= steadyNow() - started;
      }
    });
    trip.cookies.keep(url, sent.setCookie);
    return { url, sent };
  }

  async function get(asked: string, ask: GetOptions = {}): Promise<Exchange> {
    const exchange = blankExchange(asked, ask.method ?? "GET");
    const follow = ask.followRedirects ?? /^(GET|HEAD)$/.test(exchange.method);
    const trip: Trip = { ask, budget: ask.timeoutMs ?? TIMEOUT_MS, cookies: createHopCookies() };
    try {
      for (let target = asked; ; ) {
        const { url, sent } = await hop(target, trip);
        const { setCookie: _, ...seen } = sent;
        Object.assign(exchange, seen, { finalUrl: url.href });
        if (!follow || !isRedirect(sent.status, sent.headers)) return exchange;
        const location = URL.parse(sent.headers.location!, url.href)?.href;
        if (!location) throw new FetchFailure("bad_response", "The server redirects to an address that is none.");
        if (exchange.redirects.length === MAX_REDIRECTS) {
          throw new FetchFailure("too_many_redirects", `The address redirects more than ${MAX_REDIRECTS} times.`);
        }
        exchange.redirects.push({ url: url.href, status: sent.status, location });
        target = location;
      }
    } catch (thrown) {
      const { code, message } = readFailure(thrown, signal.aborted ? "scan" : null);
      return { ...exchange, status: null, headers: {}, body: "", bytes: 0, ttfbMs: null, error: { code, message } };
    }
  }

  return {
    get requests() {
      return requests;
    },
    signal,
    get,
  };
}

function headersOf(url: URL, { ask, cookies }: Trip, userAgent: string): Record<string, string> {
  const cookie = cookies.headerFor(url);
  return {
    "user-agent": ask.userAgent ?? userAgent,
    accept: ask.accept ?? ACCEPT,
    "accept-encoding": "gzip, deflate, br",
    ...(cookie ? { cookie } : {}),
    ...ask.headers,
  };
}

function blankExchange(url: string, method: string): Exchange {
  return {
    url,
    finalUrl: url,
    redirects: [],
    method,
    status: null,
    headers: {},
    body: "",
    bytes: 0,
    truncated: false,
    ttfbMs: null,
    error: null,
    at: new Date().toISOString(),
  };
}
