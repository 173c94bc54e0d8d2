import { type AdminOptions, administer } from "./admin.ts";

/** `admin migrate`: brings the tables up to date, which opening the database does. */
export function migrate(options: AdminOptions): Promise<void> {
  return administer(options, async () => ({ status: "up to date" }));
}
