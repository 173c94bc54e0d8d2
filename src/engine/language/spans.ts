import type { Span } from "../types.ts";

/** The spans that share a place with a range; they ascend, by their ends. Logarithmic in their number. */
export function overlapping<T extends Span>(spans: readonly T[], start: number, end: number): T[] {
  const found: T[] = [];
  for (let at = firstEndingAfter(spans, start); at < spans.length; at += 1) {
    if (spans[at]!.start >= end) break;
    found.push(spans[at]!);
  }
  return found;
}

/** The first of them. */
export function firstOverlapping<T extends Span>(spans: readonly T[], { start, end }: Span): T | undefined {
  const found = spans[firstEndingAfter(spans, start)];
  return found && found.start < end ? found : undefined;
}

/** Those that lie inside a range, both ends in it. */
export function inside<T extends Span>(spans: readonly T[], start: number, end: number): T[] {
  return overlapping(spans, start, end).filter((span) => span.start >= start && span.end <= end);
}

function firstEndingAfter(spans: readonly Span[], start: number): number {
  let low = 0;
  let high = spans.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (spans[middle]!.end > start) high = middle;
    else low = middle + 1;
  }
  return low;
}
