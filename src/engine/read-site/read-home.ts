import { AppError } from "../../errors.ts";
import type { FetchSession } from "./fetch/fetcher.ts";
import { type Hindrance, hindranceOfPage, hindranceOfReply, unreadable } from "./obstacles.ts";
import type { PageParser } from "./parse/page-parser.ts";
import type { Exchange, Page } from "./types.ts";

const TIMEOUT_MS = 10_000;
/** A page with fewer words than this may be no more than a signpost. */
const FEW_WORDS = 20;

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
  const first = await readAsHome(root, session, { parser });
  if ("page" in first) return first;
  const others = [
    ...(asked.pathname + asked.search === "/" ? [] : [asked.href]),
    ...(first.obstacle === "unreachable" && asked.protocol === "http:" && asked.port === ""
      ? [`https://${asked.host}/`]
      : []),
  ];
  for (const other of others) {
    const read = await readAsHome(other, session, { parser });
    if ("page" in read) return read;
  }
  throw unreadable(first);
}

async function readAsHome(
  url: string,
  session: FetchSession,
  { parser, mayMove = true }: { parser: PageParser; mayMove?: boolean },
): Promise<HomeRead | Hindrance> {
  const first = await session.get(url, { timeoutMs: TIMEOUT_MS });
  // One torn connection is no verdict on a site.
  const reply = first.error?.code === "connection" ? await session.get(url, { timeoutMs: TIMEOUT_MS }) : first;
  if (reply.error?.code === "host_not_found" && reply.redirects.length === 0) throw new AppError("HOST_NOT_FOUND");
  const hindrance = hindranceOfReply(reply);
  if (hindrance) return hindrance;
  const parsed = await parser.parse(reply, true);
  if (!parsed.page) return { obstacle: "too_hostile", seen: parsed.reason.replace(/\.$/, "") };
  const moved = mayMove && parsed.page.bodyWords < FEW_WORDS ? refreshTarget(reply) : null;
  if (moved) return readAsHome(moved, session, { parser, mayMove: false });
  return hindranceOfPage(parsed.page) ?? { page: parsed.page, cpuMs: parsed.cpuMs };
}

/** Where a page without words of its own sends its visitors at once. */
function refreshTarget({ body, finalUrl }: Exchange): string | null {
  const tag = /<meta\b[^>]{0,200}http-equiv\s*=\s*["']?refresh\b[^>]{0,400}>/i.exec(body.slice(0, 20_000))?.[0] ?? "";
  const [, seconds, target] = /content\s*=\s*["']?\s*(\d{1,2})\s*[;,]\s*url\s*=\s*["']?([^"'>\s]+)/i.exec(tag) ?? [];
  return target && Number(seconds) <= 5 ? (URL.parse(target, finalUrl)?.href ?? null) : null;
}
