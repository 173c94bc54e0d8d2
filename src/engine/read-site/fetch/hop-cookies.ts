/** Cookies that a site sets while it redirects, kept from hop to hop of one request and no longer. */
export interface HopCookies {
  /** The `cookie` header for an address; `undefined` when there is none. */
  headerFor(url: URL): string | undefined;
  keep(url: URL, setCookie: string | string[] | undefined): void;
}

const MAX_COOKIES = 20;
const MAX_LENGTH = 2048;

/** Some sites send a visitor round until the cookie they set comes back; only the very host that set one gets it. */
export function createHopCookies(): HopCookies {
  const jar = new Map<string, Map<string, string>>();
  return {
    headerFor(url) {
      const cookies = jar.get(url.origin);
      return cookies && [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    },
    keep(url, setCookie) {
      for (const line of [setCookie ?? []].flat()) {
        const [, name, value] = /^\s*([^=;\s]+)=([^;]*)/.exec(line.slice(0, MAX_LENGTH)) ?? [];
        if (name === undefined || value === undefined) continue;
        const cookies = jar.get(url.origin) ?? new Map<string, string>();
        if (cookies.size < MAX_COOKIES) cookies.set(name, value.trim());
        jar.set(url.origin, cookies);
      }
    },
  };
}
