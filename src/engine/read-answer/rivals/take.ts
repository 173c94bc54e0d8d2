import type { Answer } from "./answer.ts";
import { isAttribute } from "./headings.ts";
import type { Candidate, Spot } from "./spots.ts";
import { TAKEN_FROM } from "./weigh.ts";

/** The names that the answer offers, likeliest first: of names that share a word of the text the likelier one. */
export function take({ candidates }: Pick<Answer, "candidates">, { from = TAKEN_FROM } = {}): Candidate[] {
  const taken: Candidate[] = [];
  /** Where taken words start, unit by unit. */
  const covered = new Map<number, Set<number>>();
  const isFree = ({ unit, reading }: Spot): boolean => {
    const starts = covered.get(unit.index);
    return !starts || !reading.words.some(({ start }) => starts.has(start));
  };
  const ranked = candidates.filter(({ spots }) => !spots.every(isCorner)).sort((a, b) => b.odds - a.odds);
  for (const one of ranked) {
    if (one.odds <= from) break;
    const free = one.spots.filter(isFree);
    if (free.length === 0) continue;
    for (const { unit, reading } of free) {
      const starts = covered.get(unit.index) ?? new Set();
      covered.set(unit.index, starts);
      for (const { start } of reading.words) starts.add(start);
    }
    taken.push({ ...one, spots: free });
  }
  return taken;
}

/** The first cell of a table's header that says what its rows tell ("Feature"): it heads names and is none. */
function isCorner({ unit: { cell, text } }: Spot): boolean {
  return cell !== null && cell.row === 0 && cell.column === 0 && isAttribute(text);
}
