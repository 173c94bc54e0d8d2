import { AppError } from "../../errors.ts";
import { type AdminOptions, administer } from "./admin.ts";

/** `admin payments`: receipts of paid calls, newest first, `since` a date. */
export function payments({ since, ...options }: AdminOptions & { since?: string }): Promise<void> {
  const from = since === undefined ? null : new Date(since);
  if (from && Number.isNaN(from.getTime())) {
    throw new AppError("BAD_INPUT", "--since must be a date such as 2026-11-01.");
  }
  return administer(options, async ({ run }) => {
    const { payments } = await run("ListPayments", { since: from?.toISOString() ?? null, limit: 10_000 });
    return payments;
  });
}
