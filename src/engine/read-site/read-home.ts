import { AppError } from "../../errors.ts";
import type { FetchSession } from "./fetch/fetcher.ts";
import { siteKey } from "./fetch/url-policy.ts";
import { type Hindrance, hindranceOfPage, hindranceOfReply, unreadable } from "./obstacles.ts";
import type { PageParser } from "./parse/page-parser.ts";
import type { Exchange, Page } from "./types.ts";

const TIMEOUT_MS = 10_000;
/** A page with fewer words than this may be no more than a signpost. */
const FEW_WORDS = 20;
/** How often one site may lead to another. */
const MOST_MOVES = 3;

interface HomeRead {
  page: Page;
  cpuMs: number;
}

/** The root of the other site to which a site sends its visitors. */
interface Elsewhere {
  leadsTo: URL;
}

interface Tools {
  session: FetchSession;
  parser: PageParser;
}

/**
 * Reads what stands at the root of the asked site, wherever on itself the site keeps it. When a root leads to another
 * site, reading begins again at the root of that one, so that no page which somebody else picked stands for a site.
 * Throws `AppError` HOST_NOT_FOUND, or SITE_UNREADABLE with `details.obstacle`.
 */
export async function readHome(asked: URL, tools: Tools): Promise<HomeRead> {
  let root = new URL("/", asked);
  for (let moves = 0; moves <= MOST_MOVES; moves += 1) {
    const read = await readRoot(root, tools);
    if ("page" in read) return read;
    if ("obstacle" in read) throw unreadable(read);
    root = read.leadsTo;
  }
  throw unreadable({ obstacle: "unreachable", seen: "one site leads to the next without end" });
}

/** Where plain http is closed, https is tried. */
async function readRoot(root: URL, tools: Tools): Promise<HomeRead | Hindrance | Elsewhere> {
  const read = await readAsHome(root.href, siteKey(root), tools);
  const isClosed = "obstacle" in read && read.obstacle === "unreachable";
  if (!isClosed || root.protocol !== "http:" || root.port !== "") return read;
  const secure = await readAsHome(`https://${root.host}/`, siteKey(root), tools);
  return "obstacle" in secure ? read : secure;
}

async function readAsHome(
  url: string,
  site: string,
  { mayMove = true, ...tools }: Tools & { mayMove?: boolean },
): Promise<HomeRead | Hindrance | Elsewhere> {
  const reply = await getPatiently(url, tools.session);
  const { page, cpuMs, hindrance } = await judge(reply, tools.parser);
  // A site that asks its visitors to sign in elsewhere is closed, and that elsewhere is not what was asked about.
  if (!reply.error && siteKey(reply.finalUrl) !== site && hindrance?.obstacle !== "login_wall") {
    return { leadsTo: new URL("/", reply.finalUrl) };
  }
  const moved = page && mayMove && page.bodyWords < FEW_WORDS ? refreshTarget(reply) : null;
  if (moved && siteKey(moved) !== site) return { leadsTo: new URL("/", moved) };
  if (moved) return readAsHome(moved.href, site, { ...tools, mayMove: false });
  return hindrance ?? { page: page!, cpuMs };
}

/** One torn connection is no verdict on a site. */
async function getPatiently(url: string, session: FetchSession): Promise<Exchange> {
  const first = await session.get(url, { timeoutMs: TIMEOUT_MS });
  const reply = first.error?.code === "connection" ? await session.get(url, { timeoutMs: TIMEOUT_MS }) : first;
  if (reply.error?.code === "host_not_found" && reply.redirects.length === 0) throw new AppError("HOST_NOT_FOUND");
  return reply;
}

/** The page in a reply, and what keeps it from being measured; one of the two is there. */
async function judge(
  reply: Exchange,
  parser: PageParser,
): Promise<{ page: Page | null; cpuMs: number; hindrance: Hindrance | null }> {
  const hindrance = hindranceOfReply(reply);
  if (hindrance) return { page: null, cpuMs: 0, hindrance };
  const parsed = await parser.parse(reply, true);
  if (parsed.page) return { ...parsed, hindrance: hindranceOfPage(parsed.page) };
  return { ...parsed, hindrance: { obstacle: "too_hostile", seen: parsed.reason.replace(/\.$/, "") } };
}

/** Where a page without words of its own sends its visitors at once; only the web is followed. */
function refreshTarget({ body, finalUrl }: Exchange): URL | null {
  const tag =
    /<meta\b[^<>]{0,200}http-equiv\s{0,5}=\s{0,5}["']?refresh\b[^<>]{0,400}>/i.exec(body.slice(0, 20_000))?.[0] ?? "";
  const [, seconds, target] =
    /content\s{0,5}=\s{0,5}["']?\s{0,5}(\d{1,2})\s{0,5}[;,]\s{0,5}url\s{0,5}=\s{0,5}["']?([^"'>\s]+)/i.exec(tag) ?? [];
  const url = target && Number(seconds) <= 5 ? URL.parse(target, finalUrl) : null;
  return url && /^https?:$/.test(url.protocol) ? url : null;
}
