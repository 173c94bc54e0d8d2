import type { AppError } from "../errors.ts";

/**
 * When to come again, where an error knows it: `Retry-After`, and for a limit `RateLimit-Policy` and `RateLimit`
 * (draft-ietf-httpapi-ratelimit-headers-11: q in w seconds, r left, t seconds to the next window).
 */
export function againHeaders({ details }: AppError): Record<string, string> {
  const { retryAfterSeconds, limit, quota, windowSeconds } = details;
  if (!retryAfterSeconds) return {};
  const headers = { "Retry-After": String(retryAfterSeconds) };
  if (quota === undefined) return headers;
  return {
    ...headers,
    "RateLimit-Policy": `"${limit}";q=${quota};w=${windowSeconds}`,
    RateLimit: `"${limit}";r=0;t=${retryAfterSeconds}`,
  };
}

/** The fields of an error's body: what headers say is not said twice. */
export function bodyDetails({ details }: AppError): Record<string, unknown> {
  const { retryAfterSeconds, quota, windowSeconds, ...told } = details;
  return told;
}
