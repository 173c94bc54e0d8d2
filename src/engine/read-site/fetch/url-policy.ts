import ipaddr from "ipaddr.js";
import { parse as parseDomain } from "tldts";
import { AppError } from "../../../errors.ts";
import { type AllowHost, bareHost, findAllowHost, portOf } from "./allow-hosts.ts";

const MAX_URL = 2048;
const MAX_HOST = 253;
const LABEL = /^[a-z0-9-]{1,63}$/;
/** Suffixes of the public list that never lead to a public website (RFC 7686, RFC 8375, RFC 3172). */
const NOT_WEB = /(^|\.)(onion|arpa)$/;

const INVALID = "The address is not a valid website address";
const NOT_PUBLIC = "The address does not name a public website";

/** What the text of a URL alone decides, before any look-up. */
export type UrlJudgement =
  | { url: URL; refusal: null }
  | { url: null; refusal: { code: "invalid_url" | "not_public"; message: string } };

/** Judges a URL by its text: scheme, authority, port, host grammar and public suffix. Asks nobody. */
export function judgeUrl(text: string, allowHosts: readonly AllowHost[]): UrlJudgement {
  const malformed = malformation(text);
  if (malformed) return refuse("invalid_url", `${INVALID}: ${malformed}.`);
  const url = URL.parse(text);
  if (!url) return refuse("invalid_url", `${INVALID}.`);
  if (findAllowHost(url, allowHosts)) return { url, refusal: null };

  const host = url.hostname.replace(/\.$/, "");
  const closed = notPublic(host, url);
  if (closed) return refuse("not_public", `${NOT_PUBLIC}: ${closed}.`);
  url.hostname = host;
  return { url, refusal: null };
}

/** Reads the address a caller gave; throws `AppError` URL_MISSING, URL_INVALID or URL_NOT_PUBLIC. Asks nobody. */
export function parseScanUrl(input: unknown, allowHosts: readonly AllowHost[]): URL {
  if (input === undefined || input === null) throw new AppError("URL_MISSING");
  if (typeof input !== "string") throw new AppError("URL_INVALID");
  const text = input.trim();
  if (text === "") throw new AppError("URL_MISSING");
  const { url, refusal } = judgeUrl(text, allowHosts);
  if (refusal) throw new AppError(refusal.code === "invalid_url" ? "URL_INVALID" : "URL_NOT_PUBLIC", refusal.message);
  return url;
}

/** What a person typed as a web address, whole: people leave out the scheme. What programs send is not mended. */
export function withScheme(text: string): string {
  const typed = text.trim();
  return typed === "" || /^[a-z][a-z0-9+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`;
}

/**
 * Key of a site: lower-case ASCII host without a leading `www.`, plus `:port` when it is not the scheme's default. On a
 * host whose customers get names of their own (www.github.io) "www" is a customer like any other, and stays.
 */
export function siteKey(input: URL | string): string {
  const url = typeof input === "string" ? new URL(input) : input;
  const host = url.hostname.replace(/\.$/, "");
  const isAlias = host.startsWith("www.") && parseDomain(host, { allowPrivateDomains: true }).domain !== host;
  const name = isAlias ? host.slice("www.".length) : host;
  return url.port === "" ? name : `${name}:${url.port}`;
}

function malformation(text: string): string | null {
  if (text.length > MAX_URL) return `it is longer than ${MAX_URL} characters`;
  if (/[\u0000-\u001f\u007f]/.test(text)) return "it holds control characters";
  if (text.includes("\\")) return "it holds a backslash";
  // The URL parser forgives "http:host" and "http:///host"; other programs read those differently.
  const authority = /^https?:\/\/([^/?#]+)/i.exec(text)?.[1];
  if (authority === undefined) return "it must begin with http:// or https:// and a host name";
  if (authority.includes("@")) return "it must not hold a user name or password";
  if (/[%\s]/.test(authority)) return "its host name holds characters that do not belong there";
  return null;
}

function notPublic(host: string, url: URL): string | null {
  if (ipaddr.isValid(bareHost(host))) return "give a host name, not an IP address";
  const labels = host.split(".");
  if (labels.length < 2 || host.length > MAX_HOST || !labels.every((label) => LABEL.test(label))) {
    return "the host name is not one that the public internet knows";
  }
  if (NOT_WEB.test(host) || !parseDomain(host, { allowPrivateDomains: false }).isIcann) {
    return "the host name does not end in a public suffix";
  }
  const port = portOf(url);
  return port === 80 || port === 443 ? null : "only the ports 80 and 443 are read";
}

function refuse(code: "invalid_url" | "not_public", message: string): UrlJudgement {
  return { url: null, refusal: { code, message } };
}
