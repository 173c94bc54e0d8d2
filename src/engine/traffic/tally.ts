import { engineOf } from "./ai-engines.ts";
import { type LogLine, readLogLine } from "./log-line.ts";
import { crawlerOf, isPerson } from "./visitor.ts";
import { weekOf } from "./week.ts";

/** What an earlier import of the same log took in: from its first line's time to its last one's, to the millisecond. */
export interface TakenIn {
  from: Date;
  until: Date;
  /** How many lines had the last one's time: a log that went on may have more of that moment. */
  atEnd: number;
}

/** One count of a week: visits from an engine, or fetches of a crawler. */
export interface Count {
  week: string;
  kind: "visit" | "fetch";
  /** The engine's id, or what the crawler calls itself. */
  name: string;
  count: number;
}

/** What some lines of a log hold that no earlier import took in. */
export interface Tally {
  lines: number;
  understood: number;
  /** Taken in by an earlier import. */
  skipped: number;
  visits: number;
  fetches: number;
  /** Over the lines that were understood; `null` where none was. */
  range: TakenIn | null;
  /** Weeks in which new lines stand, whatever they count. */
  weeks: string[];
  counts: Count[];
}

const DAY_MS = 24 * 3_600_000;
/** Nothing older is counted, nor what claims to come from the day after tomorrow. */
const OLDEST_MS = 732 * DAY_MS;

/** What a page is not: an engine that shows a picture of the site fetches it with its own referrer. */
const ASSET = /\.(?:avif|css|eot|gif|ico|jpe?g|js|json|map|mjs|mp4|png|svg|ttf|txt|webm|webmanifest|webp|woff2?|xml)$/i;

/** Counts lines, in their order in the log, that no earlier import of it took in. */
export function tallyLines(lines: readonly string[], before: readonly TakenIn[], now: Date): Tally {
  const read = lines.flatMap((line) => readLogLine(line) ?? []).filter(({ at }) => isPlausible(at, now));
  const range = rangeOf(read);
  const isNew = range ? newcomer(before, range) : () => true;
  const fresh = read.filter(({ at }) => isNew(at.getTime()));
  const counts = new Map<string, Count>();
  for (const line of fresh) {
    const seen = seenIn(line);
    if (!seen) continue;
    const key = `${seen.week} ${seen.kind} ${seen.name}`;
    counts.set(key, { ...seen, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  const all = [...counts.values()];
  return {
    lines: lines.length,
    understood: read.length,
    skipped: read.length - fresh.length,
    visits: sum(all, "visit"),
    fetches: sum(all, "fetch"),
    range,
    weeks: [...new Set(fresh.map(({ at }) => weekOf(at)))],
    counts: all,
  };
}

/** A page that was given to a person whom an engine sent, or to a crawler. */
function seenIn({ at, method, path, status, referrer, agent }: LogLine): Omit<Count, "count"> | null {
  if (method !== "GET" || !((status >= 200 && status < 300) || status === 304)) return null;
  const crawler = crawlerOf(agent);
  if (crawler) return { week: weekOf(at), kind: "fetch", name: crawler.agent };
  if (ASSET.test(path.split(/[?#]/, 1)[0]!)) return null;
  const engine = engineOf({ referrer, path });
  return engine === null || !isPerson(agent) ? null : { week: weekOf(at), kind: "visit", name: engine };
}

function isPlausible(at: Date, now: Date): boolean {
  const age = now.getTime() - at.getTime();
  return age > -DAY_MS && age < OLDEST_MS;
}

function rangeOf(read: readonly LogLine[]): TakenIn | null {
  if (read.length === 0) return null;
  const times = read.map(({ at }) => at.getTime());
  const from = times.reduce((a, b) => Math.min(a, b));
  const until = times.reduce((a, b) => Math.max(a, b));
  return { from: new Date(from), until: new Date(until), atEnd: times.filter((time) => time === until).length };
}

/**
 * Tells for each time, asked in the order of the lines, whether its line is new. Where a log went on in the moment in
 * which an import ended, its lines of that moment are known by their number; a next file that begins in that moment
 * holds others.
 */
function newcomer(before: readonly TakenIn[], { from, until }: TakenIn): (time: number) => boolean {
  const ranges = before.map((range) => ({
    from: range.from.getTime(),
    until: range.until.getTime(),
    atEnd: range.atEnd,
  }));
  const [first, last] = [from.getTime(), until.getTime()];
  const seen = new Map<number, number>();
  return (time) => {
    const nth = seen.get(time) ?? 0;
    seen.set(time, nth + 1);
    const ends = ranges.filter((range) => range.until === time);
    const begins = ranges.filter((range) => range.from === time && range.until > time);
    const isInside = ranges.some((range) => time > range.from && time < range.until);
    const isSeam = begins.length > 0 && ends.some((range) => range.from < time);
    if (isInside || isSeam || (begins.length > 0 && last !== time)) return false;
    return !ends.some((range) => (range.from === time || first < time) && nth < range.atEnd);
  };
}

function sum(counts: readonly Count[], kind: Count["kind"]): number {
  return counts.reduce((total, each) => total + (each.kind === kind ? each.count : 0), 0);
}
