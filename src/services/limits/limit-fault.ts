import { AppError, type ErrorCode } from "../../errors.ts";

/** A limit that is used up. */
export interface UsedUp {
  code: ErrorCode;
  /** Its name, as callers see it. */
  limit: string;
  /** So many in so many seconds. */
  quota: number;
  windowSeconds: number;
  resetAt: Date;
}

/** A refusal that says which limit it is and when it begins anew: `limit`, `resetAt`, and what headers say of it. */
export function limitFault({ code, limit, quota, windowSeconds, resetAt }: UsedUp, now: Date): AppError {
  const retryAfterSeconds = Math.max(1, Math.ceil((resetAt.getTime() - now.getTime()) / 1000));
  const until = resetAt.toISOString();
  const sentence = `${new AppError(code).message} It resets at ${until.slice(11, 16)} UTC on ${until.slice(0, 10)}.`;
  return new AppError(code, sentence, { limit, resetAt: until, retryAfterSeconds, quota, windowSeconds });
}
