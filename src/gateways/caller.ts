import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import { isIPv4 } from "node:net";
import { parseCookie, stringifySetCookie } from "cookie";
import type { Request, Response } from "express";
import ipaddr from "ipaddr.js";
import { AppError } from "../errors.ts";
import type { Caller } from "../resolvers/context.ts";
import type { Credentials } from "../services/credentials/credentials.ts";
import type { Secret } from "../services/secret.ts";

const COOKIE = "answerscope_browser";
const YEAR_SECONDS = 365 * 24 * 3600;
/** One household or office holds a whole /64 of IPv6. */
const NETWORK_BITS = 64;

/** What telling callers apart needs. */
export interface CallersOptions {
  secret: Secret;
  credentials: Credentials;
  baseUrl: string;
  operatorToken: string | null;
}

/** Tells who sends a request, from its address, its signed browser cookie and its credential. */
export class Callers {
  readonly #secret: Secret;
  readonly #secure: boolean;
  readonly #operatorToken: string | null;
  readonly #credentials: Credentials;

  constructor(options: CallersOptions) {
    this.#secret = options.secret;
    this.#secure = options.baseUrl.startsWith("https:");
    this.#operatorToken = options.operatorToken;
    this.#credentials = options.credentials;
  }

  /** Where the service is reached by https, the name itself keeps other hosts of the domain from setting the cookie. */
  get #cookie(): string {
    return this.#secure ? `__Host-${COOKIE}` : COOKIE;
  }

  /** A visitor without credentials; a missing or forged cookie leaves only the address. */
  anonymous(request: Request): Caller {
    const cookie = parseCookie(request.headers.cookie ?? "")[this.#cookie];
    const browser = cookie ? this.#secret.verify("cookie", cookie) : null;
    return { kind: "anonymous", ip: networkOf(request.ip), browser };
  }

  /** Whose Bearer token it is; a visitor without one is anonymous, and one that nobody has throws TOKEN_UNKNOWN. */
  async bearer(request: Request): Promise<Caller> {
    const [bearer, sent = ""] = /^bearer(?:\s([\s\S]*))?$/i.exec(request.get("Authorization")?.trim() ?? "") ?? [];
    if (bearer === undefined) return this.anonymous(request);
    const token = sent.trim();
    if (this.#operatorToken && isSame(token, this.#operatorToken)) return { kind: "operator" };
    const caller = await this.#credentials.recognise(token, "graphql");
    if (!caller) throw new AppError("TOKEN_UNKNOWN");
    return caller;
  }

  /** Who calls the MCP server: by the token in its address, else by either header; `null` for one that opens nothing there. */
  mcp(request: Request, inAddress: string | undefined): Promise<Caller | null> {
    const [, bearer] = /^bearer\s+(\S+)$/i.exec(request.get("Authorization")?.trim() ?? "") ?? [];
    return this.#credentials.recognise(inAddress ?? bearer ?? request.get("x-api-key")?.trim() ?? "", "mcp");
  }

  /** Gives a browser that has no valid cookie one. */
  remember(caller: Caller, response: Response): void {
    if (caller.kind !== "anonymous" || caller.browser) return;
    const value = this.#secret.sign("cookie", randomBytes(16).toString("base64url"));
    const options = { httpOnly: true, sameSite: "lax", path: "/", maxAge: YEAR_SECONDS, secure: this.#secure } as const;
    response.append("Set-Cookie", stringifySetCookie({ name: this.#cookie, value, ...options }));
  }
}

/** An IPv4 address as it is, an IPv6 one as its /64; "unknown" where a proxy forwards something else. */
export function networkOf(ip: string | undefined): string {
  if (isIPv4(ip ?? "")) return ip!;
  if (!ip || !ipaddr.isValid(ip)) return "unknown";
  const address = ipaddr.process(ip);
  if (address.kind() === "ipv4") return address.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address.toNormalizedString()}/${NETWORK_BITS}`)}/${NETWORK_BITS}`;
}

/** Compares in a time that tells nothing of either. */
function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
