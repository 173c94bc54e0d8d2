/** Whether an address is on a registrable domain or a host of it ("shop.acme.co.uk" is on "acme.co.uk"); the port does not matter. */
export function isOnDomain(url: string, domain: string): boolean {
  const host = URL.parse(url)?.hostname.replace(/\.$/, "");
  return host === domain || Boolean(host?.endsWith(`.${domain}`));
}
