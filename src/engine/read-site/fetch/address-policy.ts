import ipaddr from "ipaddr.js";

/** Today's global unicast space of IPv6 (IANA); whatever lies outside of it is not a public website. */
const GLOBAL_UNICAST = ipaddr.parseCIDR("2000::/3");
/** Azure's host agent answers on this public-looking address from inside every virtual machine. */
const CLOUD_AGENT = "168.63.129.16";

/** Whether an address is public unicast, so that a website may live there. */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.parse(text);
  if (address.range() !== "unicast") return false;
  return address.kind() === "ipv6" ? address.match(GLOBAL_UNICAST) : address.toString() !== CLOUD_AGENT;
}
