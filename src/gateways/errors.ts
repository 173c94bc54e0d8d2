import type { ErrorRequestHandler, Response } from "express";
import type { Logger } from "pino";
import { AppError, type ErrorCode } from "../errors.ts";
import { againHeaders, bodyDetails } from "./again-headers.ts";
import { sendJson } from "./send-json.ts";

/** What body-parser calls a fault, in our words. */
const BODY_FAULTS: Record<string, ErrorCode> = {
  "entity.parse.failed": "BODY_NOT_JSON",
  "entity.too.large": "BODY_TOO_LARGE",
  "encoding.unsupported": "MEDIA_TYPE",
  "charset.unsupported": "MEDIA_TYPE",
};

/** Any fault as an `AppError`; unexpected ones are logged whole and masked as INTERNAL. */
export function toAppError(fault: unknown, log: Logger): AppError {
  if (fault instanceof AppError) return fault;
  const { type, status } = (fault ?? {}) as { type?: string; status?: number };
  const known = type ? BODY_FAULTS[type] : undefined;
  if (known) return new AppError(known);
  if (status === 413) return new AppError("BODY_TOO_LARGE");
  if (status === 400) return new AppError("MALFORMED");
  log.error({ err: fault }, "request failed unexpectedly");
  return new AppError("INTERNAL");
}

/** The JSON error body of every route: one sentence for a person, one code for a program. */
function sendError(response: Response, error: AppError): void {
  response.set(againHeaders(error));
  sendJson(response.status(error.status), { error: error.message, code: error.code, ...bodyDetails(error) });
}

/** The last handler: answers JSON, whatever went wrong. */
export function jsonErrors(log: Logger): ErrorRequestHandler {
  return (fault, _request, response, next) => {
    if (response.headersSent) return next(fault);
    sendError(response, toAppError(fault, log));
  };
}
