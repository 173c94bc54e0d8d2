import type { ErrorRequestHandler, Response } from "express";
import type { Logger } from "pino";
import type { AppError } from "../../errors.ts";
import { againHeaders } from "../again-headers.ts";
import { toAppError } from "../errors.ts";
import { TOKEN_PAGE } from "../feeds.ts";
import { renderMessage } from "../pages/message.tsx";
import { contentSecurityPolicy } from "../pages/style.ts";

/** What is said of a token that opens nothing, whichever kind it would have been. */
export const OPENS_NOTHING = "This address opens nothing: it is cut off, mistyped, or was replaced by a new one.";

const TITLES: Record<number, string> = {
  404: "Not found",
  405: "Not possible here",
  429: "Over the limit",
};

/** Sends a page that stands under a credential: kept by nobody, listed nowhere, and no link tells where it was opened. */
export function sendTokenPage(response: Response, page: string): void {
  response
    .set({ ...TOKEN_PAGE, "Content-Security-Policy": contentSecurityPolicy() })
    .type("html")
    .send(page);
}

/** The page for a fault under a credential. */
export function tokenPageErrors(log: Logger): ErrorRequestHandler {
  return (fault, request, response, next) => {
    if (response.headersSent) return next(fault);
    const error = toAppError(fault, log);
    response.status(error.status).set(againHeaders(error));
    sendTokenPage(response, renderMessage(messageOf(error, request.method)));
  };
}

function messageOf({ status, message }: AppError, method: string) {
  const title = TITLES[status] ?? (method === "GET" ? "This page cannot be shown now" : "That was not done");
  return { status, title, text: message, next: [{ label: "Scan a website", href: "/" }] };
}
