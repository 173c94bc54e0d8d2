import { getDomain, getDomainWithoutSuffix } from "tldts";
import { foldWords } from "../../language/fold.ts";
import type { Link, Reading } from "../../read-site/types.ts";
import { isOf, nodesOf, textsOf } from "../schema/nodes.ts";
import profileHosts from "./profile-hosts.json" with { type: "json" };

const HOSTS = new Set(profileHosts.hosts);
/** Addresses that share a page, search, log in or show one post instead of a profile. */
const NOT_A_PROFILE =
  /\/(sharer?|shareArticle|share|intent|dialog|search|login|signup|hashtag|watch|embed|status|posts|p|pin|reel|plugins|tr|home)([/.?]|$)|[?&](u|url|text|q|status)=/i;

/** Addresses of the company's profiles elsewhere, from its data and from the links of home and about page, one a host. */
export function ownProfiles({ home, pages, facts }: Reading): string[] {
  const told = [home, ...pages.filter(({ template }) => template === "about")];
  const declared = told.flatMap((page) =>
    nodesOf(page)
      .filter((node) => isOf(node, "Organization") || isOf(node, "Person") || isOf(node, "WebSite"))
      .flatMap((node) => textsOf(node.sameAs)),
  );
  const linked = told.flatMap(({ links }) =>
    links
      .filter((link) => isOwnProfileLink(link, facts.brand))
      .map(({ href, raw }) => (raw.includes("/#!/") ? raw : href)),
  );
  const byHost = new Map<string, string>();
  for (const url of [...declared, ...linked]) {
    const host = getDomain(url) === facts.domain ? null : profileHost(url);
    if (host && !byHost.has(host)) byHost.set(host, withoutTracking(url));
  }
  return [...byHost.values()];
}

/** Links in the text may lead to profiles of others; those that only name the network, or carry the brand, do not. */
function isOwnProfileLink({ href, text, region }: Link, brand: string): boolean {
  if (region !== "main") return true;
  const host = getDomainWithoutSuffix(href) ?? "";
  const compact = (words: string) => foldWords(words).replaceAll(" ", "");
  return text === "" || foldWords(text).includes(host) || compact(href).includes(compact(brand));
}

/** The host a profile is on; `null` when the address is not a profile's. */
function profileHost(url: string): string | null {
  if (!/^https?:/.test(url) || !URL.canParse(url)) return null;
  // An older way to write an address: twitter.com/#!/acme.
  const { hostname, pathname, search } = new URL(url.replace("/#!/", "/"));
  const host = hostname.replace(/^(www|m|[a-z]{2}|[a-z]{2}-[a-z]{2})\./, "");
  const known = HOSTS.has(host) ? host : HOSTS.has(getDomain(url) ?? "") ? getDomain(url)! : null;
  if (!known) return null;
  if (/^maps\./.test(host) && !/\/place\/|[?&]cid=/.test(`${pathname}${search}`)) return null;
  const hasPath = pathname.split("/").filter(Boolean).length > 0 || /[?&](id|cid)=/.test(search);
  return hasPath && !NOT_A_PROFILE.test(`${pathname}${search}`) ? known : null;
}

/** The profile's own address: without fragment, deeper pages of code hosts, and parameters that do not name the profile. */
function withoutTracking(url: string): string {
  const bare = new URL(url.replace("/#!/", "/"));
  bare.hash = "";
  if (/(^|\.)(github|gitlab|twitter|x|instagram)\.com$/.test(bare.hostname))
    bare.pathname = `/${bare.pathname.split("/")[1]}`;
  if (!/[?&](id|cid)=/.test(bare.search)) bare.search = "";
  return bare.href;
}
