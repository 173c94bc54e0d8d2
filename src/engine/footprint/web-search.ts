import { asObjects, asText } from "../answer-engines/wire/json-path.ts";
import { providerServer, type ServerAccess } from "../answer-engines/wire/provider-server.ts";
import { citedDomain } from "../read-answer/cited/citations.ts";
import { isOnDomain } from "./on-domain.ts";
import type { FoundPage } from "./types.ts";

/** Pages of the web in which a phrase was found lately; rejects as the provider's server does. */
export type WebSearch = (phrase: string, apartFrom: string, signal: AbortSignal) => Promise<FoundPage[]>;

/** Pages of the last month: what is older was there before, or is told by the sources of answers. */
const LATELY = "qdr:m";

/** Google's result page through SerpApi, one search a call. */
export function serpApiSearch(access: ServerAccess): WebSearch {
  const server = providerServer(access);
  const key: Record<string, string> = access.apiKey ? { api_key: access.apiKey } : {};
  return async (phrase, apartFrom, signal) => {
    const q = `"${phrase.replaceAll('"', " ").trim()}" -site:${apartFrom}`;
    const page = await server.get("/search.json", { engine: "google", q, tbs: LATELY, ...key }, signal);
    return asObjects(page.organic_results).flatMap(({ link, title, snippet }) => {
      const url = asText(link);
      const domain = url && citedDomain(url);
      if (!url || !domain || isOnDomain(url, apartFrom)) return [];
      return [{ url, domain, title: asText(title), snippet: asText(snippet) }];
    });
  };
}
