import { AppError } from "../../../errors.ts";
import type { Exchange } from "../types.ts";
import { type AllowHost, bareHost, findAllowHost } from "./allow-hosts.ts";
import { FetchFailure, readFailure } from "./fetch-failure.ts";
import { createGuardedAgent } from "./guarded-agent.ts";
import { createHostLookup, type HostResolver } from "./host-lookup.ts";
import { createPacing } from "./pacing.ts";
import { isRedirect, type Sent, sendRequest } from "./send-request.ts";
import { judgeUrl, siteKey } from "./url-policy.ts";

export const MAX_PAGE_BYTES = 2_000_000;
export const MAX_REQUESTS = 80;
const MAX_REDIRECTS = 5;
const TIMEOUT_MS = 8000;
const ACCEPT = "text/html,application/xhtml+xml;q=0.9,*/*;q=0.5";

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

/** The guarded client: every address, hop and socket passes the same policy. */
export interface SiteFetcher {
  readonly allowHosts: readonly AllowHost[];
  readonly userAgent: string;
  session(options?: { signal?: AbortSignal; maxRequests?: number }): FetchSession;
  /** Throws `AppError` HOST_NOT_FOUND, with one text for every cause, unless the name leads to a public website. */
  assertHostFound(url: URL): Promise<void>;
  close(): Promise<void>;
}

/** Makes the one network client that reads other people's websites. */
export function createFetcher(options: {
  allowHosts: readonly AllowHost[];
  userAgent: string;
  resolver?: HostResolver;
}): SiteFetcher {
  const { allowHosts, userAgent } = options;
  const lookup = createHostLookup(options.resolver);
  const agent = createGuardedAgent(allowHosts, lookup);
  const pace = createPacing();

  function session({ signal = new AbortController().signal, maxRequests = MAX_REQUESTS } = {}): FetchSession {
    let requests = 0;

    /** One hop, policy first; the time that it really took is taken off the budget. */
    async function hop(target: string, ask: GetOptions, budget: { ms: number }): Promise<{ url: URL; sent: Sent }> {
      const { url, refusal } = judgeUrl(target, allowHosts);
      if (refusal) throw new FetchFailure(refusal.code, refusal.message);
      if (requests >= maxRequests) throw new FetchFailure("over_budget", "The scan's budget of requests is used up.");
      requests += 1;
      const paced = findAllowHost(url, allowHosts) === null;
      const sent = await pace(siteKey(url), paced, signal, async () => {
        const started = performance.now();
        const deadline = AbortSignal.timeout(Math.max(1, Math.ceil(budget.ms)));
        try {
          return await sendRequest(agent, url, {
            method: ask.method ?? "GET",
            headers: headersOf(ask, userAgent),
            body: ask.body,
            maxBytes: ask.maxBytes ?? MAX_PAGE_BYTES,
            signal: AbortSignal.any([signal, deadline]),
          });
        } catch (thrown) {
          throw readFailure(thrown, deadline.aborted || signal.aborted);
        } finally {
          budget.ms -= performance.now() - started;
        }
      });
      return { url, sent };
    }

    async function get(asked: string, ask: GetOptions = {}): Promise<Exchange> {
      const exchange = blankExchange(asked, ask.method ?? "GET");
      const follow = ask.followRedirects ?? /^(GET|HEAD)$/.test(exchange.method);
      const budget = { ms: ask.timeoutMs ?? TIMEOUT_MS };
      try {
        for (let target = asked; ; ) {
          const { url, sent } = await hop(target, ask, budget);
          Object.assign(exchange, sent, { finalUrl: url.href });
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
        const { code, message } = readFailure(thrown, signal.aborted);
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

  return {
    allowHosts,
    userAgent,
    session,
    async assertHostFound(url) {
      if (findAllowHost(url, allowHosts)) return;
      await lookup(bareHost(url.hostname)).catch(() => {
        throw new AppError("HOST_NOT_FOUND");
      });
    },
    close: () => agent.destroy(),
  };
}

function headersOf(ask: GetOptions, userAgent: string): Record<string, string> {
  return {
    "user-agent": ask.userAgent ?? userAgent,
    accept: ask.accept ?? ACCEPT,
    "accept-encoding": "gzip, deflate, br",
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
