import { type AdminOptions, administer } from "./admin.ts";

/** `admin prune`: deletes the verbatim texts that have been kept for RAW_RETENTION_DAYS, and rows that nothing asks for. */
export function prune(options: AdminOptions): Promise<void> {
  return administer(options, async ({ run }) => {
    const { prune: pruned } = await run("Prune", {});
    return { answers: pruned.answers, mails: pruned.mails, categories: pruned.categories, before: pruned.before };
  });
}
