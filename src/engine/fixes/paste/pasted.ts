import { showingTheSame } from "../../audits/text/pages.ts";
import type { Paste } from "../../audits/types.ts";
import { parseBlock, parseLines } from "../../read-site/parse/parse-lines.ts";
import { parseRobots } from "../../read-site/robots/parse-robots.ts";
import type { Exchange, Page, Reading } from "../../read-site/types.ts";

/** The reading as it would be with the paste in its place; the rest of it is untouched. */
export function pasted(reading: Reading, { text, into }: Paste): Reading {
  if ("page" in into) {
    const pages = reading.pages.map((page) =>
      page.finalUrl === into.page ? withHead(page, text, into.replaces) : page,
    );
    const home = pages[reading.pages.indexOf(reading.home)] ?? reading.home;
    return { ...reading, pages, home };
  }
  if (into.file === "llms.txt") return { ...reading, llmsTxt: served(reading.llmsTxt, text) };
  const { sitemaps } = parseRobots(text);
  return {
    ...reading,
    robots: served(reading.robots, text),
    sitemaps: reading.sitemaps.map((each) => ({
      ...each,
      declared: each.declared || sitemaps.includes(each.exchange.url) || sitemaps.includes(each.exchange.finalUrl),
    })),
  };
}

type Replaced = Extract<Paste["into"], { page: string }>["replaces"];

/** What is pasted is read by the parser that read the page. */
function withHead(page: Page, text: string, replaces: Replaced): Page {
  if (typeof replaces !== "string") {
    const kept = page.structured.filter((block) => block !== replaces);
    return showingTheSame({ ...page, structured: [...kept, ...parseBlock(text, page.finalUrl)] }, page);
  }
  const { canonicals, alternates } = parseLines(text, page.finalUrl);
  const kept = page.head.alternates.filter(({ hreflang }) => replaces !== "hreflang" || hreflang === null);
  const head = {
    ...page.head,
    canonicals: [...(replaces === "canonical" ? [] : page.head.canonicals), ...canonicals],
    alternates: [...kept, ...alternates],
  };
  return showingTheSame({ ...page, head }, page);
}

function served(exchange: Exchange, body: string): Exchange {
  const headers = { ...exchange.headers, "content-type": "text/plain; charset=utf-8" };
  return { ...exchange, status: 200, error: null, redirects: [], truncated: false, body, headers };
}
