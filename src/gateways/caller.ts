import { randomBytes } from "node:crypto";
import { parseCookie, stringifySetCookie } from "cookie";
import type { Request, Response } from "express";
import type { Caller } from "../resolvers/context.ts";
import type { Secret } from "../services/secret.ts";

const COOKIE = "answerscope_browser";
const YEAR_SECONDS = 365 * 24 * 3600;

/** Tells who sends a request, from its address and its signed browser cookie. */
export class Callers {
  readonly #secret: Secret;
  readonly #secure: boolean;

  constructor(secret: Secret, baseUrl: string) {
    this.#secret = secret;
    this.#secure = baseUrl.startsWith("https:");
  }

  /** A visitor without credentials; a missing or forged cookie leaves only the address. */
  anonymous(request: Request): Caller {
    const cookie = parseCookie(request.headers.cookie ?? "")[COOKIE];
    const browser = cookie ? this.#secret.verify("cookie", cookie) : null;
    return { kind: "anonymous", ip: request.ip ?? "unknown", browser };
  }

  /** Gives a browser that has no valid cookie one. */
  remember(caller: Caller, response: Response): void {
    if (caller.kind !== "anonymous" || caller.browser) return;
    const value = this.#secret.sign("cookie", randomBytes(16).toString("base64url"));
    const options = { httpOnly: true, sameSite: "lax", path: "/", maxAge: YEAR_SECONDS, secure: this.#secure } as const;
    response.append("Set-Cookie", stringifySetCookie({ name: COOKIE, value, ...options }));
  }
}
