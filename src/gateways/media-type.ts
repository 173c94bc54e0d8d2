import type { Request } from "express";

/** Whether a request says that its body is JSON, which is UTF-8 (RFC 8259 8.1); one without a body may say so too. */
export function isJson(request: Request): boolean {
  const type = request.get("Content-Type") ?? "";
  const charset = /;\s*charset\s*=\s*"?([^";\s]*)/i.exec(type)?.[1] ?? "utf-8";
  return /^\s*application\/json\s*(;|$)/i.test(type) && /^utf-?8$/i.test(charset);
}
