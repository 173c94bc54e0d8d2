/** What people paste behind a server's address, and the engines add themselves. */
const ENDPOINT =
  /\/(?:chat\/completions|responses|messages|search(?:\.json)?|models(?:\/[^/]{1,200}:generateContent)?)$/;
const VERSION = /\/v\d+(?:beta\d*)?$/;

/** A server's address as the engines want it: no slash and no endpoint at its end; its query (Azure's `api-version`) stays. */
export function serverAddress(given: string): string {
  const url = new URL(given);
  const path = url.pathname.replace(/(?<!\/)\/+$/, "").replace(ENDPOINT, "");
  return `${url.origin}${path}${url.search}`;
}

/** The address of `path` (with its slash) on the server at `baseUrl`. */
export function addressOf(baseUrl: string, path: string): string {
  const url = new URL(baseUrl);
  return `${url.origin}${url.pathname.replace(/\/$/, "")}${path}${url.search}`;
}

/** Whether the address names the version of the protocol itself, as in `…/v1` or `…/v1beta`. */
export function namesVersion(baseUrl: string): boolean {
  return VERSION.test(new URL(baseUrl).pathname);
}
