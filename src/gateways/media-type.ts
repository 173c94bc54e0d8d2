import type { Request } from "express";

/** Whether a request says that its body is JSON, parameters aside; one without a body may say so too. */
export function isJson(request: Request): boolean {
  return /^\s*application\/json\s*(;|$)/i.test(request.get("Content-Type") ?? "");
}
