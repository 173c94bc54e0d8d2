import type { Span } from "../types.ts";

/** The first of these ordered, disjoint spans that shares a place with `span`. */
export function overlapping<T extends Span>(ordered: readonly T[], { start, end }: Span): T | undefined {
  let low = 0;
  let high = ordered.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (ordered[middle]!.end > start) high = middle;
    else low = middle + 1;
  }
  const found = ordered[low];
  return found && found.start < end ? found : undefined;
}
