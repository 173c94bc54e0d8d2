import { type AdminOptions, administer } from "./admin.ts";

/** What a monitor is set up with. */
export interface MonitorOptions extends AdminOptions {
  email: string;
  schedule: "weekly" | "monthly" | "on-demand";
  questions: number;
}

/** `admin monitor create <url>`: a confirmed monitor, its account made when missing. */
export function monitorCreate(url: string, options: MonitorOptions): Promise<void> {
  return administer(options, async ({ run }) => {
    const { email, questions } = options;
    const schedule = options.schedule.toUpperCase().replace("-", "_") as "WEEKLY" | "MONTHLY" | "ON_DEMAND";
    const { createMonitor } = await run("CreateMonitor", { url, email, schedule, questions });
    const { id, site, token, link } = createMonitor;
    return { monitorId: id, site, token, link };
  });
}
