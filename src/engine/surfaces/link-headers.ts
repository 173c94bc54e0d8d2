import { type HeaderLink, parseLinkHeader } from "../read-site/parse/link-header.ts";
import type { Reading } from "../read-site/types.ts";
import { type Surface, surface } from "./types.ts";

/** Relations that lead a machine to something it can use. */
const USEFUL = new Set(["api-catalog", "service-desc", "service-doc", "describedby", "sitemap", "agent-card", "mcp"]);

/** Links of the home page's header that lead somewhere useful. */
export function usefulLinks({ home }: Reading): HeaderLink[] {
  return parseLinkHeader(home.headers.link ?? "", home.finalUrl).filter(
    ({ rel, type }) => rel.some((each) => USEFUL.has(each)) || (rel.includes("alternate") && type === "text/markdown"),
  );
}

/** Valid when one of them leads to something that answers. */
export function linkHeaders(reading: Reading): Surface {
  const links = usefulLinks(reading);
  const given = { kind: "link-headers", url: reading.home.finalUrl, advertised: links.length > 0 } as const;
  if (links.length === 0)
    return surface({
      ...given,
      status: "absent",
      detail: "The home page's headers name no machine-readable resource.",
    });
  const asked = links
    .map((link) => ({ link, status: answerOf(reading, link.href) }))
    .filter(({ status }) => status !== undefined);
  const good = asked.find(({ status }) => status !== null && status! >= 200 && status! < 300);
  if (good)
    return surface({ ...given, status: "valid", detail: `rel=${good.link.rel.join(" ")} leads to ${good.link.href}.` });
  if (asked.length === 0) return surface({ ...given, status: "not_measured", detail: "The links were not followed." });
  return surface({
    ...given,
    status: "invalid",
    detail: `${asked[0]!.link.href} answers ${asked[0]!.status ?? "nothing"}.`,
  });
}

/** Status of an address that was asked for anywhere in the reading; `undefined` when it was not. */
function answerOf(reading: Reading, href: string): number | null | undefined {
  const path = href.startsWith(reading.origin) ? href.slice(reading.origin.length) : href;
  const known = [reading.llmsTxt, ...reading.sitemaps.map(({ exchange }) => exchange)].find(
    ({ url, finalUrl }) => url === href || finalUrl === href,
  );
  return (reading.wellKnown[href] ?? reading.wellKnown[path] ?? known)?.status;
}
