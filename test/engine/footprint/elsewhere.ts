/** Third parties and open registries on loopback, each under its own name, read through the real client and parser. */
import type { FootprintTools } from "../../../src/engine/footprint/types.ts";
import { citedDomain } from "../../../src/engine/read-answer/cited/citations.ts";
import type { ReadAnswer } from "../../../src/engine/read-answer/read-answers.ts";
import type { ReadCitation } from "../../../src/engine/read-answer/types.ts";
import { parseAllowHosts } from "../../../src/engine/read-site/fetch/allow-hosts.ts";
import { createFetcher } from "../../../src/engine/read-site/fetch/fetcher.ts";
import type { CitationType } from "../../../src/engine/types.ts";
import { type FakeWiki, mediaWiki } from "../../support/mediawiki.ts";
import { type FakePage, startWebsite } from "../../support/website.ts";
import { newBench } from "../../support/workshop.ts";

export interface Elsewhere {
  tools: FootprintTools;
  /** `host/path` of every request, in order. */
  asked(): string[];
  /** The address of a page given as `host/path`. */
  at(page: string): string;
  /** An answer that cites these pages, given as `host/path`, and names these rivals. */
  answer(cited: (string | [page: string, type: CitationType, title?: string])[], rivals?: string[]): ReadAnswer;
}

export interface ElsewhereOptions {
  /** By `host/path`. */
  pages?: Record<string, FakePage>;
  wikidata?: FakeWiki | FakePage;
  wikipedia?: FakeWiki | FakePage;
  /** Further hosts, which answer 404 to everything. */
  hosts?: string[];
  maxRequests?: number;
  signal?: AbortSignal;
}

/** Runs `use` with a world outside the site. */
export async function elsewhere<T>(options: ElsewhereOptions, use: (world: Elsewhere) => Promise<T>): Promise<T> {
  const pages: Record<string, FakePage> = {
    "wikidata.test/w/api.php": toPage(options.wikidata ?? {}),
    "wikipedia.test/w/api.php": toPage(options.wikipedia ?? {}),
    ...options.pages,
  };
  const hostOf = (page: string) => page.split("/")[0]!;
  const server = await startWebsite(
    {},
    {
      notFound: (request, response) => {
        const host = request.headers.host!.replace(/:\d+$/, "");
        const page = pages[`${host}${request.url!.split("?")[0]}`] ?? { status: 404, body: "<h1>Not found</h1>" };
        if (typeof page === "function") return page(request, response);
        const { status = 200, headers = {}, body = "" } = typeof page === "string" ? { body: page } : page;
        response.writeHead(status, { "content-type": "text/html; charset=utf-8", ...headers }).end(body);
      },
    },
  );
  const names = new Set([...Object.keys(pages).map(hostOf), ...(options.hosts ?? [])]);
  const fetcher = createFetcher({
    allowHosts: parseAllowHosts([...names].map((name) => `${name}:${server.port}=127.0.0.1`).join()),
    userAgent: "AnswerscopeBot/1.0 (+http://localhost/bot)",
  });
  const at = (page: string) => `http://${page.replace("/", `:${server.port}/`)}`;
  try {
    return await use({
      tools: {
        session: fetcher.session({ maxRequests: options.maxRequests, signal: options.signal }),
        bench: newBench(),
        endpoints: { wikidata: at("wikidata.test/w/api.php"), wikipedia: at("wikipedia.test/w/api.php") },
        userAgent: fetcher.userAgent,
      },
      asked: () => server.requests.map(({ headers, path }) => headers.host!.replace(/:\d+$/, "") + path.split("?")[0]),
      at,
      answer: (cited, rivals = []) => answerOf(cited, rivals, at),
    });
  } finally {
    await Promise.all([server.close(), fetcher.close()]);
  }
}

/** A page of prose that names these; long enough to be believed. */
export function article(...named: string[]): string {
  const prose = "There are many ways to choose a supplier, and every buyer weighs price, service and delivery anew. ";
  const sentences = named.map((name) => `<p>One of those we looked at is ${name}, which answered within a day.</p>`);
  return `<!doctype html><title>A comparison</title><main><h1>Whom to choose</h1><p>${prose.repeat(6)}</p>${sentences.join("")}</main>`;
}

function toPage(given: FakeWiki | FakePage): FakePage {
  const isPage = typeof given !== "object" || "status" in given || "body" in given;
  return isPage ? (given as FakePage) : mediaWiki(given as FakeWiki);
}

function answerOf(
  cited: (string | [string, CitationType, string?])[],
  rivals: string[],
  at: (page: string) => string,
): ReadAnswer {
  const citations = cited.map((given): ReadCitation => {
    const [page, type = "other", title = null] = typeof given === "string" ? [given] : given;
    return { url: at(page), title, domain: citedDomain(at(page))!, type };
  });
  const competitors = rivals.map((name) => ({ name, type: "company", domain: null, placement: "prose", quote: name }));
  return { question: 0, engine: "a", reading: { citations, competitors } } as unknown as ReadAnswer;
}
