import { parse } from "tldts";
import { nameKey } from "../words/tokens.ts";

const BEFORE = new Set(["", "get", "try", "use", "join", "my", "go", "hello", "the"]);
const AFTER = new Set(["", "hq", "app", "inc", "usa", "group", "official", "online", "shop", "store", "software"]);

/** The names of the hosts of these addresses, as keys, each with its registrable domain. */
export function hostsOf(urls: readonly string[]): Map<string, string> {
  const hosts = new Map<string, string>();
  for (const url of urls) {
    const { domain, domainWithoutSuffix } = parse(url);
    if (domain && domainWithoutSuffix) hosts.set(nameKey(domainWithoutSuffix), domain);
  }
  return hosts;
}

/** The registrable domain that the answer gives for a name: the name itself, or a link or source whose host spells it. */
export function domainOf(key: string, name: string, { hosts }: { hosts: ReadonlyMap<string, string> }): string | null {
  const written = name.includes(".") ? parse(name) : null;
  if (written?.domain && written.isIcann) return written.domain;
  if (hosts.size === 0) return null;
  const bare = nameKey(key);
  for (const [host, domain] of hosts) {
    const at = host.indexOf(bare);
    if (at >= 0 && BEFORE.has(host.slice(0, at)) && AFTER.has(host.slice(at + bare.length))) return domain;
  }
  return null;
}
