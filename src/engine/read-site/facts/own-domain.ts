import { parse } from "tldts";
import type { Page } from "../types.ts";
import mailboxes from "./mailbox-domains.json" with { type: "json" };

/** Domains, without their suffix, that say nothing of the owner of a mailbox. */
const NOT_OWN = new Set([...mailboxes.providers, ...mailboxes.placeholders]);

/** Characters of a page in which a mailbox is looked for. */
const MAILBOX_TEXT = 60_000;

/** Registrable domain of a host, e.g. "brightleaf.com"; the host itself where the suffix list knows none. */
export function registrable(hostname: string): string {
  const { domain, isIcann, isPrivate } = parse(hostname, { allowPrivateDomains: true });
  return domain && (isIcann || isPrivate) ? domain : hostname;
}

/**
 * The public domain that a site goes by: its own, or, on an inner host or an address, the one that its canonical
 * address or its mailbox names; `null` when nothing does.
 */
export function publicDomain(pages: readonly Page[]): string | null {
  const home = pages[0]!;
  const canonicals = pages.flatMap((page) => [...page.head.canonicals, page.head.og["og:url"] ?? ""]);
  const written = pages.flatMap((page) => [
    ...page.links.filter((link) => link.raw.startsWith("mailto:")).map((link) => link.raw.slice(7)),
    ...(page.bodyText.slice(0, MAILBOX_TEXT).match(/(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(\.[\w-]{1,63}){1,5}/g) ?? []),
  ]);
  const hosts = [
    new URL(home.finalUrl).hostname,
    ...canonicals.map((address) => URL.parse(address)?.hostname ?? ""),
    ...written
      .map((mailbox) => /@([\w.-]+\w)/.exec(mailbox)?.[1]?.toLowerCase() ?? "")
      .filter((host) => !NOT_OWN.has(parse(host).domainWithoutSuffix ?? "")),
  ];
  return hosts.find((host) => isPublic(host)) ?? null;
}

function isPublic(host: string): boolean {
  const { domain, isIcann, isPrivate, isIp } = parse(host, { allowPrivateDomains: true });
  return Boolean(domain) && !isIp && Boolean(isIcann || isPrivate);
}
