import { z } from "zod";
import type { Exchange, Reading } from "../read-site/types.ts";
import { isCallable } from "./same-owner.ts";
import { type Surface, surface } from "./types.ts";
import { JSON_TYPE, readJson } from "./well-known-file.ts";

export const PROTECTED_RESOURCE = "/.well-known/oauth-protected-resource";

const Metadata = z.object({ resource: z.string().min(1), authorization_servers: z.array(z.url()).min(1) });
const Server = z.object({
  issuer: z.string(),
  authorization_endpoint: z.string(),
  token_endpoint: z.string(),
  code_challenge_methods_supported: z.array(z.string()),
});

/** Address of the metadata that a 401 names (RFC 9728, 5.1); `null` when it names none. */
export function metadataUrl(refusal: Exchange): string | null {
  const named = /\bresource_metadata\s*=\s*"?([^",\s]+)"?/i.exec(refusal.headers["www-authenticate"] ?? "")?.[1];
  return named ? (URL.parse(named, refusal.finalUrl)?.href ?? null) : null;
}

/** Where the metadata of an authorization server lies (RFC 8414, then OpenID Connect). */
export function serverUrls(issuer: string): string[] {
  const url = URL.parse(issuer);
  if (!url) return [];
  const path = url.pathname.replace(/\/$/, "");
  return [
    `${url.origin}/.well-known/oauth-authorization-server${path}`,
    `${url.origin}${path}/.well-known/openid-configuration`,
  ];
}

/** The issuers that metadata of a protected resource names; empty when it is not valid. */
export function issuersOf(reading: Reading, key: string): string[] {
  const file = readJson(reading, key, { types: JSON_TYPE, schema: Metadata });
  return file.state === "found" ? file.value.authorization_servers : [];
}

/** Whether a caller that was refused is told how to log in, all the way to a server that takes PKCE. */
export function authOf(reading: Reading, refusal: Exchange): Surface["auth"] {
  const named = metadataUrl(refusal);
  if (!named || !/\bBearer\b/i.test(refusal.headers["www-authenticate"] ?? "")) return "untold";
  const key =
    named.startsWith(reading.origin) && !(named in reading.wellKnown) ? named.slice(reading.origin.length) : named;
  return AUTH[followMetadata(reading, key, refusal.finalUrl).status];
}

/** Metadata of what is protected on the site, as far as a server of its owner can be followed. */
export function oauth(reading: Reading): Surface {
  const file = readJson(reading, PROTECTED_RESOURCE, { types: JSON_TYPE, schema: Metadata });
  const given = { kind: "oauth", url: `${reading.origin}${PROTECTED_RESOURCE}` } as const;
  if (file.state !== "found") return surface({ ...given, status: file.state, detail: file.detail });
  const followed = followMetadata(reading, PROTECTED_RESOURCE, null);
  return surface({ ...given, ...followed, auth: AUTH[followed.status] });
}

const AUTH = { valid: "discoverable", invalid: "untold", not_measured: null } as const;

interface Followed {
  status: keyof typeof AUTH;
  detail: string;
}

/** Follows metadata to the server it names. `resource` is what was asked for, where known. */
function followMetadata(reading: Reading, key: string, resource: string | null): Followed {
  const invalid = (detail: string): Followed => ({ status: "invalid", detail });
  const file = readJson(reading, key, { types: JSON_TYPE, schema: Metadata });
  if (file.state === "not_measured") return { status: "not_measured", detail: file.detail };
  if (file.state !== "found") return invalid(file.detail);
  const { value } = file;
  if (resource !== null && value.resource !== resource && value.resource !== new URL(resource).origin)
    return invalid(`It speaks of ${value.resource}, not of ${resource}.`);
  if (resource === null && !isCallable(reading, value.resource))
    return invalid(`It speaks of ${value.resource}, which is not this site.`);
  const [issuer] = value.authorization_servers;
  if (!issuer!.startsWith("https:") && !reading.httpAllowed) return invalid(`${issuer} is not an https address.`);
  const answers = serverUrls(issuer!).flatMap((url) => reading.wellKnown[url] ?? []);
  const exchange = answers.find(({ status }) => status === 200);
  if (exchange) {
    const flaw = serverFlaw(exchange, issuer!);
    return flaw ? invalid(flaw) : { status: "valid", detail: `Tokens come from ${issuer}.` };
  }
  const unseen = answers.every(({ status }) => status === null || status >= 500 || status === 429);
  return unseen
    ? { status: "not_measured", detail: `${issuer} was not seen.` }
    : invalid(`No metadata of ${issuer} was found.`);
}

/** What is wrong with the metadata of an authorization server; `null` when nothing is. */
function serverFlaw({ body, url }: Exchange, issuer: string): string | null {
  const server = Server.safeParse(parseJson(body));
  if (!server.success) return `The metadata of ${issuer} is not complete.`;
  if (server.data.issuer !== issuer) return `${url} says its issuer is ${server.data.issuer}.`;
  return server.data.code_challenge_methods_supported.includes("S256") ? null : `${issuer} does not take S256.`;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
