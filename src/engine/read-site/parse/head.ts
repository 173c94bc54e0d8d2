import type { CheerioAPI } from "cheerio";
import type { Page } from "../types.ts";
import { parseLinkHeader } from "./link-header.ts";
import { attribute, closest, select } from "./select.ts";

const MAX_META = 200;
const MAX_VALUE = 2000;

/** What the head of a page and the `Link` header of its reply declare; addresses absolute. */
export function readHead($: CheerioAPI, baseUrl: string, linkHeader = ""): Page["head"] {
  const sent = parseLinkHeader(linkHeader, baseUrl);
  const titles = select($, "title").filter((each) => closest(each, (above) => above.name === "svg") === null);
  const meta: Record<string, string> = {};
  const og: Record<string, string> = {};
  for (const element of select($, "meta[content]").slice(0, MAX_META)) {
    const name = (attribute(element, "name") ?? attribute(element, "property") ?? "").toLowerCase();
    const content = clean(element.attribs.content ?? "").slice(0, MAX_VALUE);
    if (/^(og|article|product|fb|place|business):/.test(name)) og[name] ??= content;
    else if (name) meta[name] ??= content;
  }
  const links = select($, "link[rel][href]");
  const relsOf = (link: (typeof links)[number]) => (attribute(link, "rel") ?? "").toLowerCase().split(/\s+/);
  return {
    title: titles[0] ? clean($(titles[0] as never).text()).slice(0, MAX_VALUE) || null : null,
    titles: titles.length,
    description: meta.description || null,
    lang: select($, "html").map((each) => attribute(each, "lang") ?? attribute(each, "xml:lang"))[0] ?? null,
    charset: charsetOf($),
    viewport: meta.viewport || null,
    generator: meta.generator || null,
    canonicals: [
      ...links
        .filter((link) => relsOf(link).includes("canonical"))
        .map((link) => absolute(link.attribs.href ?? "", baseUrl)),
      ...sent.filter(({ rel }) => rel.includes("canonical")).map(({ href }) => href),
    ],
    robots: select($, "meta[name][content]")
      .filter((each) => ROBOTS.test(attribute(each, "name") ?? ""))
      .map((each) => ({
        agent: (attribute(each, "name") ?? "").toLowerCase(),
        content: clean(each.attribs.content ?? "").toLowerCase(),
      })),
    og,
    meta,
    alternates: [
      ...links.map((link) => ({
        rel: relsOf(link),
        type: attribute(link, "type")?.toLowerCase() ?? null,
        hreflang: attribute(link, "hreflang"),
        href: absolute(link.attribs.href ?? "", baseUrl),
      })),
      ...sent.map(({ rel, type, hreflang, href }) => ({ rel, type, hreflang, href })),
    ]
      .filter(({ rel }) => rel.some((each) => each !== "stylesheet" && each !== "canonical"))
      .slice(0, MAX_META),
  };
}

/** Names under which crawlers take page rules: the general one and their own tokens. */
const ROBOTS = /^(robots|[a-z0-9-]*(bot|crawler|spider)|google-extended|bingpreview|applebot-extended|otherbot)$/i;

/** The address that relative ones on the page start from. */
export function baseOf($: CheerioAPI, pageUrl: string): string {
  const href = select($, "base[href]").map((each) => attribute(each, "href"))[0];
  return (href && URL.parse(href, pageUrl)?.href) || pageUrl;
}

/** An address as absolute http(s) URL; `""` when it is none. */
export function absolute(href: string, baseUrl: string): string {
  const url = URL.parse(href.trim(), baseUrl);
  return url && /^https?:$/.test(url.protocol) ? url.href : "";
}

function charsetOf($: CheerioAPI): string | null {
  const declared = select($, "meta[charset]").map((each) => attribute(each, "charset"))[0];
  if (declared) return declared.toLowerCase();
  const typed = select($, "meta[http-equiv][content]").filter((each) =>
    /content-type/i.test(each.attribs["http-equiv"] ?? ""),
  );
  return /charset=([\w-]+)/i.exec(typed[0]?.attribs.content ?? "")?.[1]?.toLowerCase() ?? null;
}

function clean(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
