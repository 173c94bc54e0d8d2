/** Characters of one reply's items: some 9,000 tokens, under the 10,000 from which Claude Code warns of a tool's output. */
export const REPLY = 36_000;

/** Items from `offset` on, at most `limit` and as many as fit into one reply (the first always), and where the rest begins. */
export function pageOf<Item>(
  items: readonly Item[],
  { offset, limit, budget = REPLY }: { offset: number; limit: number; budget?: number },
): { shown: Item[]; nextOffset: number | null } {
  const shown: Item[] = [];
  let left = budget;
  for (const item of items.slice(offset, offset + limit)) {
    left -= JSON.stringify(item).length;
    if (left < 0 && shown.length > 0) break;
    shown.push(item);
  }
  const end = offset + shown.length;
  return { shown, nextOffset: end < items.length && shown.length > 0 ? end : null };
}
