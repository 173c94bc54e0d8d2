import { AppError } from "../../../errors.ts";
import { type AllowHost, bareHost, findAllowHost } from "./allow-hosts.ts";
import { createGuardedAgent } from "./guarded-agent.ts";
import { createHostLookup, type HostResolver } from "./host-lookup.ts";
import { createPacing } from "./pacing.ts";
import { type Ask, type Sent, sendRequest } from "./send-request.ts";
import { createSession, type FetchSession } from "./session.ts";

export type { FetchSession, GetOptions } from "./session.ts";

/** Requests that one scan may make, probes included. */
export const MAX_REQUESTS = 80;

/** Told each time that something which is not public was about to be reached. */
export type OnRefused = (at: "address" | "lookup" | "connection") => void;

/** The guarded client: every address, hop and socket passes the same policy. */
export interface SiteFetcher {
  readonly allowHosts: readonly AllowHost[];
  readonly userAgent: string;
  session(options?: { signal?: AbortSignal; maxRequests?: number }): FetchSession;
  /** Sends one POST and reads at most 1 kB of the reply; no redirect is followed. Rejects with what the network threw. */
  post(url: URL, ask: Pick<Ask, "headers" | "signal"> & { body: string }): Promise<Sent>;
  /** Throws `AppError` HOST_NOT_FOUND, with one text for every cause, unless the name leads to a public website. */
  assertHostFound(url: URL): Promise<void>;
  close(): Promise<void>;
}

/** Makes the one network client that reads other people's websites. */
export function createFetcher(options: {
  allowHosts: readonly AllowHost[];
  userAgent: string;
  resolver?: HostResolver;
  onRefused?: OnRefused;
}): SiteFetcher {
  const { allowHosts, userAgent, onRefused = () => {} } = options;
  const lookup = createHostLookup(options.resolver, () => onRefused("lookup"));
  const agent = createGuardedAgent(allowHosts, lookup, () => onRefused("connection"));
  const tools = { allowHosts, userAgent, agent, pace: createPacing(), onRefused: () => onRefused("address") };
  return {
    allowHosts,
    userAgent,
    session: ({ signal = new AbortController().signal, maxRequests = MAX_REQUESTS } = {}) =>
      createSession(tools, signal, maxRequests),
    post: (url, ask) =>
      sendRequest(agent, url, {
        ...ask,
        method: "POST",
        headers: { "user-agent": userAgent, ...ask.headers },
        maxBytes: 1024,
      }),
    async assertHostFound(url) {
      if (findAllowHost(url, allowHosts)) return;
      await lookup(bareHost(url.hostname)).catch(() => {
        throw new AppError("HOST_NOT_FOUND");
      });
    },
    close: () => agent.destroy(),
  };
}
