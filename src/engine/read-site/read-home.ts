import { AppError } from "../../errors.ts";
import type { FetchSession } from "./fetch/fetcher.ts";
import { type Hindrance, hindranceOfPage, hindranceOfReply, unreadable } from "./obstacles.ts";
import type { PageParser } from "./parse/page-parser.ts";
import type { Page } from "./types.ts";

const TIMEOUT_MS = 10_000;

interface HomeRead {
  page: Page;
  cpuMs: number;
}

/**
 * Reads the home page of the asked site; where that cannot be read, the asked page itself stands for it, and where
 * plain http is closed, https is tried. Throws `AppError` HOST_NOT_FOUND, or SITE_UNREADABLE with `details.obstacle`.
 */
export async function readHome(asked: URL, session: FetchSession, parser: PageParser): Promise<HomeRead> {
  const root = new URL("/", asked).href;
  const first = await readAsHome(root, session, parser);
  if ("page" in first) return first;
  const others = [
    ...(asked.pathname + asked.search === "/" ? [] : [asked.href]),
    ...(first.obstacle === "unreachable" && asked.protocol === "http:" && asked.port === ""
      ? [`https://${asked.host}/`]
      : []),
  ];
  for (const other of others) {
    const read = await readAsHome(other, session, parser);
    if ("page" in read) return read;
  }
  throw unreadable(first);
}

async function readAsHome(url: string, session: FetchSession, parser: PageParser): Promise<HomeRead | Hindrance> {
  const first = await session.get(url, { timeoutMs: TIMEOUT_MS });
  // One torn connection is no verdict on a site.
  const reply = first.error?.code === "connection" ? await session.get(url, { timeoutMs: TIMEOUT_MS }) : first;
  if (reply.error?.code === "host_not_found" && reply.redirects.length === 0) throw new AppError("HOST_NOT_FOUND");
  const hindrance = hindranceOfReply(reply);
  if (hindrance) return hindrance;
  const parsed = await parser.parse(reply, true);
  if (!parsed.page) return { obstacle: "too_hostile", seen: parsed.reason.replace(/\.$/, "") };
  return hindranceOfPage(parsed.page) ?? { page: parsed.page, cpuMs: parsed.cpuMs };
}
