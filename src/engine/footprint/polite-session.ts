import PQueue from "p-queue";
import type { FetchSession } from "../read-site/fetch/fetcher.ts";
import { isOnDomain } from "./on-domain.ts";
import type { FootprintEndpoints } from "./types.ts";

/** Wikimedia asks programs to wait for one reply before the next request: all scans of this process take turns. */
const turns = new PQueue({ concurrency: 1 });
const WIKIMEDIA = ["wikipedia.org", "wikidata.org", "wikimedia.org"];

/** The same session, which asks the registries and Wikimedia's other hosts one request at a time. */
export function politeSession(session: FetchSession, endpoints: FootprintEndpoints): FetchSession {
  const origins = Object.values(endpoints).map((endpoint) => URL.parse(endpoint)?.origin);
  const takesTurns = (url: string) =>
    origins.includes(URL.parse(url)?.origin) || WIKIMEDIA.some((domain) => isOnDomain(url, domain));
  return {
    get requests() {
      return session.requests;
    },
    signal: session.signal,
    async get(url, options) {
      if (!takesTurns(url)) return session.get(url, options);
      const turn = turns.add(() => session.get(url, options), { signal: session.signal });
      // A scan that ends does not wait for its turn; the session itself says what it then says.
      return turn.catch(() => session.get(url, options));
    },
  };
}
