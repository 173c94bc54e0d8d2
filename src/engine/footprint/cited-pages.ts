import PQueue from "p-queue";
import { NameFinder } from "../read-answer/find-names.ts";
import { brandNames } from "../read-answer/names.ts";
import type { ReadAnswer } from "../read-answer/read-answers.ts";
import type { ReadCitation } from "../read-answer/types.ts";
import type { SiteFacts } from "../types.ts";
import type { CitedPage, FootprintTools } from "./types.ts";

/** At most so many third parties are read, the most cited first. */
const MOST_PAGES = 15;
const AT_ONCE = 4;

/** Reads the third-party pages that engines cited, one a domain, and looks whether they name the brand. */
export async function readCitedPages(
  answers: ReadAnswer[],
  facts: SiteFacts,
  tools: FootprintTools,
): Promise<CitedPage[]> {
  const citations = answers.flatMap(({ reading }) => reading?.citations ?? []);
  const foreign = citations.filter(({ type }) => type !== "own" && type !== "competitor");
  const byDomain = [...Map.groupBy(foreign, ({ domain }) => domain).values()];
  const chosen = byDomain.sort((a, b) => b.length - a.length).slice(0, MOST_PAGES);
  const rivals = [...new Set(answers.flatMap(({ reading }) => reading?.competitors ?? []).map(({ name }) => name))];
  const queue = new PQueue({ concurrency: AT_ONCE });
  return queue.addAll(chosen.map((group) => () => readPage(group, { facts, rivals, tools })));
}

async function readPage(
  group: ReadCitation[],
  { facts, rivals, tools }: { facts: SiteFacts; rivals: string[]; tools: FootprintTools },
): Promise<CitedPage> {
  const { url, domain, type } = group[0]!;
  const title = group.find((citation) => citation.title)?.title ?? null;
  const brand = finderOf(facts.brand, facts.aliases, facts);
  const known = { domain, url, type, title };
  const text = await textOf(url, tools);
  if (text === null) {
    const titled = title !== null && names(brand, title, facts);
    return { ...known, names: titled ? true : null, titleOnly: true, rivals: 0 };
  }
  const named = rivals.filter((rival) => finderOf(rival, [], facts).find(text).length > 0);
  return { ...known, names: names(brand, text, facts), titleOnly: false, rivals: named.length };
}

async function textOf(url: string, { session, parser }: FootprintTools): Promise<string | null> {
  const exchange = await session.get(url);
  if (exchange.status === null || exchange.status >= 400) return null;
  const { page } = await parser.parse(exchange);
  return page && page.bodyWords > 0 ? `${page.head.title ?? ""}\n${page.bodyText}` : null;
}

function finderOf(name: string, aliases: string[], { domain, language }: SiteFacts): NameFinder {
  return new NameFinder(brandNames({ name, aliases, domain }), language);
}

/** An everyday word counts as the brand only beside the site's own domain. */
function names(finder: NameFinder, text: string, { domain }: SiteFacts): boolean {
  const found = finder.find(text);
  return found.some(({ common }) => !common) || (found.length > 0 && text.toLowerCase().includes(domain));
}
