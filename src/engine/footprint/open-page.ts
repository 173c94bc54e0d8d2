import { hindranceOfPage, hindranceOfReply } from "../read-site/obstacles.ts";
import type { Page } from "../read-site/types.ts";
import type { FootprintTools } from "./types.ts";

/** With fewer words a page is a shell that scripts fill: what it does not say proves nothing. */
const FEW_WORDS = 50;
/** Characters of a page in which names are looked for. */
const MOST_TEXT = 100_000;
const TIMEOUT_MS = 6000;

/** A third party's page as far as it could be read. `gone`: its server says that there is none. */
export type OpenedPage = { page: Page; gone: false } | { page: null; gone: boolean };

/** Opens one page of a third party; refusals, bot checks and logins are no page. */
export async function openPage(url: string, { session, parser }: FootprintTools): Promise<OpenedPage> {
  const exchange = await session.get(url, { timeoutMs: TIMEOUT_MS });
  if (hindranceOfReply(exchange)) return { page: null, gone: exchange.status === 404 || exchange.status === 410 };
  const { page } = await parser.parse(exchange);
  return page && !hindranceOfPage(page) ? { page, gone: false } : { page: null, gone: false };
}

/** What a visitor reads on it. */
export const textOf = (page: Page): string => `${page.head.title ?? ""}\n${page.bodyText}`.slice(0, MOST_TEXT);

/** What it calls itself. */
export const titlesOf = ({ head, h1 }: Page): string =>
  [head.title, head.og["og:title"], head.description, head.og["og:description"], ...h1].filter(Boolean).join("\n");

/** Whether its text is enough to say that something is not in it. */
export const isLegible = (page: Page): boolean => page.bodyWords >= FEW_WORDS;
