import type { Exchange, Page, Reading } from "../read-site/types.ts";
import { type Surface, surface } from "./types.ts";

/** This share of a page's headings must stand in its Markdown. */
const RECALL = 0.8;
/** With fewer of them it is another page. */
const SOME_RECALL = 0.3;
/** Headings beyond these are not looked up. */
const MAX_HEADINGS = 100;

/** One page asked for as Markdown. */
export interface MarkdownTry {
  url: string;
  /** The site names this address as Markdown. */
  advertised: boolean;
  result: "good" | "incomplete" | "broken" | "html" | "missing" | "unseen";
  /** Share of the page's headings that stand in it. */
  recall: number;
  /** Markdown is sent at the page's own address, and nothing tells caches to keep the two apart. */
  unvaried: boolean;
  detail: string;
}

/** Every recorded try, judged. */
export function markdownTries(reading: Reading): MarkdownTry[] {
  return reading.markdown.map(({ url, exchange }) => {
    const owner =
      reading.pages.find((page) => page.finalUrl === url || page.url === url) ??
      reading.pages.find((page) => alternatesOf(page).includes(url)) ??
      reading.pages.find((page) => bare(page.finalUrl) === bare(url.replace(/(?:index)?\.md$/, "")));
    const advertised = reading.pages.some((page) => alternatesOf(page).includes(url));
    const judged = { recall: 1, ...judge(reading, exchange, owner ?? null) };
    const shared = judged.result === "good" && owner !== undefined && url === owner.finalUrl;
    return { url, advertised, ...judged, unvaried: shared && !/\baccept\b(?!-)|\*/i.test(exchange.headers.vary ?? "") };
  });
}

/** Pages that can be had as Markdown, by asking for it or at an address of their own. */
export function markdown(reading: Reading): Surface {
  const tries = markdownTries(reading);
  const given = {
    kind: "markdown",
    url: reading.home.finalUrl,
    advertised: tries.some((each) => each.advertised),
  } as const;
  const broken = tries.find(
    ({ result, advertised }) =>
      result === "broken" || result === "incomplete" || (advertised && (result === "html" || result === "missing")),
  );
  if (broken) return surface({ ...given, url: broken.url, status: "invalid", detail: broken.detail });
  const good = tries.find(({ result }) => result === "good");
  if (good) return surface({ ...given, url: good.url, status: "valid", detail: good.detail });
  if (tries.every(({ result }) => result === "unseen"))
    return surface({ ...given, status: "not_measured", detail: "No page was asked for as Markdown." });
  return surface({ ...given, status: "absent", detail: "Asked for Markdown, the site sends a web page." });
}

const bare = (url: string) => url.replace(/(?:index)?(?:\.html?)?$/, "").replace(/\/$/, "");

const alternatesOf = ({ head }: Page) =>
  head.alternates.filter(({ type }) => type === "text/markdown").map(({ href }) => href);

function judge(
  reading: Reading,
  exchange: Exchange,
  page: Page | null,
): Pick<MarkdownTry, "result" | "detail"> & { recall?: number } {
  const { status, headers, body } = exchange;
  if (status === null || status === 429 || status === 403 || status >= 500)
    return { result: "unseen", detail: `It answers ${status ?? "nothing"}.` };
  if (status !== 200) return { result: "missing", detail: `It answers ${status}.` };
  const isHtml = /^\s*<(?:!doctype|html|head|body)/i.test(body);
  if (!/text\/(?:x-)?markdown/i.test(headers["content-type"] ?? "")) {
    return isHtml || page !== null
      ? { result: "html", detail: "A web page is sent." }
      : { result: "broken", detail: "It is not sent as text/markdown." };
  }
  if (isHtml || body.trim() === "" || body === reading.random.body)
    return { result: "broken", detail: "It says it is Markdown and holds a web page or nothing." };
  const recall = page ? headingRecall(page, body) : 1;
  if (recall < SOME_RECALL)
    return { result: "broken", recall, detail: "It holds next to none of the page's headings." };
  if (recall < RECALL)
    return {
      result: "incomplete",
      recall,
      detail: `Only ${Math.round(recall * 100)} % of the page's headings stand in it.`,
    };
  return { result: "good", detail: "The page is sent as Markdown." };
}

function headingRecall(page: Page, body: string): number {
  const headings = page.blocks
    .flatMap((block) => (block.kind === "heading" ? [plain(block.text)] : []))
    .filter(Boolean)
    .slice(0, MAX_HEADINGS);
  const text = plain(body);
  return headings.length === 0 ? 1 : headings.filter((heading) => text.includes(heading)).length / headings.length;
}

const plain = (text: string) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
