const DAY_MS = 24 * 3_600_000;

/** The Monday (UTC) of a moment's week, as `YYYY-MM-DD`. */
export function weekOf(at: Date): string {
  const day = (at.getUTCDay() + 6) % 7;
  return new Date(at.getTime() - day * DAY_MS).toISOString().slice(0, 10);
}

/** The weeks from one to another, both included, oldest first. */
export function weeksBetween(first: string, last: string): string[] {
  const weeks: string[] = [];
  for (let at = Date.parse(first); at <= Date.parse(last); at += 7 * DAY_MS)
    weeks.push(new Date(at).toISOString().slice(0, 10));
  return weeks;
}
