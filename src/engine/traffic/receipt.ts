/** What a part of a log held; times as ISO-8601, null where no line could be read. */
export interface LogReceipt {
  lines: number;
  understood: number;
  skipped: number;
  visits: number;
  fetches: number;
  from: string | null;
  until: string | null;
}

/** What the parts of a log held together; `null`: none so far. */
export function addReceipt(one: LogReceipt | null, other: LogReceipt): LogReceipt {
  if (!one) return other;
  const times = (key: "from" | "until") => [one[key], other[key]].filter((at) => at !== null).sort();
  return {
    lines: one.lines + other.lines,
    understood: one.understood + other.understood,
    skipped: one.skipped + other.skipped,
    visits: one.visits + other.visits,
    fetches: one.fetches + other.fetches,
    from: times("from")[0] ?? null,
    until: times("until").at(-1) ?? null,
  };
}
