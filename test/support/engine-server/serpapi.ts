/** Google AI Overviews: SerpApi's Google search and the overview that is fetched with a token. */
import { type Json, ok, type Provider, type Reply } from "./provider.ts";

const error = (status: number, message: string, headers?: Record<string, string>): Reply => ({
  status,
  headers,
  body: { error: message },
});
const TOKEN_LIFE_MS = 60_000;

const FAULTS: Record<string, () => Reply> = {
  "401": () => error(401, "Invalid API key. Your API key should be here: https://serpapi.com/manage-api-key"),
  "402": () => error(429, "Your account has run out of searches."),
  "403": () => error(403, "Your account has been deleted."),
  "429-wait": () => error(429, "You are exceeding your hourly throughput limit.", { "retry-after": "1" }),
  "429-date": () =>
    error(429, "You are exceeding your hourly throughput limit.", {
      "retry-after": new Date(Date.now() + 1_000).toUTCString(),
    }),
  "429-absurd": () =>
    error(429, "You are exceeding your hourly throughput limit.", { "retry-after": "999999999999999999999" }),
  "429-money": () => error(429, "Your account has run out of searches."),
  "500": () => error(500, "Internal error"),
  "503": () => ({
    status: 503,
    body: { search_metadata: { id: "x", status: "Error" }, error: "We couldn't get valid results for this search." },
  }),
};

/** Tokens that were handed out and not spent, with what they stand for. */
const tokens = new Map<string, { until: number; overview: Json }>();

export const serpapi: Provider = {
  engine: "google-ai-overviews",
  prefix: "/serpapi",
  key: "5e4a9d0e-stand-in-serpapi-0001",
  model: "google",

  question: ({ query }) => query.get("q"),

  refuse({ method, path, query }) {
    if (method !== "GET" || path !== "/search.json") return error(404, "Not found");
    if (query.get("api_key") !== this.key) return FAULTS["401"]!();
    const engine = query.get("engine") ?? "google";
    if (engine === "google_ai_overview")
      return tokens.has(query.get("page_token") ?? "") ? null : error(400, "The page token is expired or was used.");
    if (!query.get("q")) return error(400, "Missing query `q` parameter.");
    if (query.get("async") === "true" && query.get("no_cache") === "true")
      return error(400, "`async` and `no_cache` parameters shouldn't be used together.");
    const [hl, gl] = [query.get("hl"), query.get("gl")];
    if (hl === "zh") return error(400, "Unsupported `zh` interface language - hl parameter.");
    return gl === "gb" ? error(400, "Unsupported `gb` location - gl parameter.") : null;
  },

  reply(scenario, said, { query, serial, origin }) {
    const token = query.get("page_token");
    if (token) return later(token);
    if (FAULTS[scenario]) return FAULTS[scenario]();
    const page = (changes: Json) =>
      ok({
        search_metadata: {
          id: `6744f1${serial}`,
          status: "Success",
          json_endpoint: `${origin}/serpapi/searches/${serial}.json`,
          total_time_taken: 2.1,
        },
        search_parameters: {
          engine: "google",
          q: query.get("q"),
          google_domain: "google.com",
          hl: query.get("hl"),
          gl: query.get("gl"),
          device: "desktop",
        },
        search_information: { organic_results_state: "Results for exact spelling" },
        ...changes,
        organic_results: [{ position: 1, title: "PM tools compared", link: "https://reviews.example/pm-tools" }],
      });
    const overview = overviewOf(said);
    switch (scenario) {
      case "no-overview":
      case "no-search":
        return page({});
      case "overview-error":
      case "blocked":
        return page({ ai_overview: { error: "An AI Overview is not available for this search at the moment." } });
      case "empty":
        return page({ ai_overview: { text_blocks: [], references: [] } });
      case "failed-200":
        return ok({
          search_metadata: { id: "x", status: "Error" },
          error: "We couldn't get valid results for this search.",
        });
      case "overview-gone":
      case "overview-later": {
        const fresh = `KIVu-${serial}`;
        tokens.set(fresh, { until: scenario === "overview-gone" ? 0 : Date.now() + TOKEN_LIFE_MS, overview });
        return page({
          ai_overview: {
            page_token: fresh,
            serpapi_link: `${origin}/serpapi/search.json?engine=google_ai_overview&page_token=${fresh}`,
          },
        });
      }
      case "unknown-types":
        return page({
          ai_overview: {
            ...overview,
            text_blocks: [{ type: "carousel", items: [{ link: "x" }] }, ...(overview.text_blocks as Json[])],
          },
        });
      case "ok":
        return page({ ai_overview: overview });
      default:
        return null;
    }
  },
};

function later(token: string): Reply {
  const held = tokens.get(token);
  tokens.delete(token);
  if (!held || held.until < Date.now()) return error(400, "The page token is expired or was used.");
  return ok({ search_metadata: { id: "y", status: "Success" }, ai_overview: held.overview });
}

/** Lines of the text as blocks: `# ` headings, `- ` list items, `| ` table rows, the rest paragraphs. */
function overviewOf(said: Parameters<Provider["reply"]>[1]): Json {
  const pages = [
    ...said.citations.map(({ url, title }) => ({ url, title })),
    ...said.consulted.map((url) => ({ url, title: "Found too" })),
  ];
  const indexes = (line: string) =>
    said.citations.flatMap(({ quote }, index) => (quote === undefined || line.includes(quote) ? [index] : []));
  const blocks: Json[] = [];
  for (const line of said.text.split("\n").filter((one) => one.trim())) {
    const last = blocks.at(-1);
    const item = /^\s*[-*] (?:\*\*(.+?)\*\* ?)?(.*)$/.exec(line);
    const row = /^\|(.+)\|$/.exec(line);
    if (item) {
      const entry = { ...(item[1] && { title: item[1] }), snippet: item[2], reference_indexes: indexes(line) };
      if (last?.type === "list") (last.list as Json[]).push(entry);
      else blocks.push({ type: "list", list: [entry] });
    } else if (row) {
      const cells = row[1]!.split("|").map((cell) => cell.trim());
      if (last?.type === "table") (last.table as string[][]).push(cells);
      else blocks.push({ type: "table", table: [cells] });
    } else if (line.startsWith("# ")) blocks.push({ type: "heading", snippet: line.slice(2) });
    else blocks.push({ type: "paragraph", snippet: line, reference_indexes: indexes(line) });
  }
  return {
    text_blocks: blocks,
    references: pages.map(({ url, title }, index) => ({
      title,
      link: url,
      snippet: "...",
      source: new URL(url).hostname,
      index,
    })),
  };
}
