import { hindranceOfPage, hindranceOfReply } from "../read-site/obstacles.ts";
import { pageParser } from "../read-site/parse/page-parser.ts";
import type { Page } from "../read-site/types.ts";
import type { FootprintTools } from "./types.ts";

const TIMEOUT_MS = 6000;

/** A third party's page as far as it could be read. `gone`: its server says that there is none. */
export type OpenedPage = { page: Page; gone: false } | { page: null; gone: boolean };

/** Opens one page of a third party; refusals, bot checks and logins are no page. */
export async function openPage(url: string, { session, bench }: FootprintTools): Promise<OpenedPage> {
  const exchange = await session.get(url, { timeoutMs: TIMEOUT_MS });
  if (hindranceOfReply(exchange)) return { page: null, gone: exchange.status === 404 || exchange.status === 410 };
  const { page } = await pageParser(bench).parse(exchange);
  return page && !hindranceOfPage(page) ? { page, gone: false } : { page: null, gone: false };
}
