import type { SlotName } from "./names.ts";
import type { ProseName } from "./prose.ts";
import { nameKey } from "./tokens.ts";
import { LINE_OWNERS, MEDIA, SHOPS, SUPPLIERS } from "./word-lists.ts";

/** A name over the whole answer, with all that speaks for it. */
export interface Candidate {
  key: string;
  slots: SlotName[];
  prose: ProseName[];
  score: number;
}

/** From this many entries on, names that only stand in running text are asides. */
const ENTRIES = 2;
const NEEDED_ASIDE = 2.5;
const NEEDED = 1.2;

/** Weighs every name of the answer and keeps those that are offered; `advised` when the question asks for no options. */
export function weigh(slots: readonly SlotName[], prose: readonly ProseName[], advised: boolean): Candidate[] {
  const candidates = new Map<string, Candidate>();
  const at = (key: string): Candidate => {
    const one = candidates.get(key) ?? { key, slots: [], prose: [], score: 0 };
    candidates.set(key, one);
    return one;
  };
  const keys = new Set([...slots, ...prose].map(({ key }) => key));
  // A product line known by its own name counts for its company, where that stands in the answer.
  const companyOf = (key: string): string => {
    const owner = LINE_KEYS.get(key);
    return owner && keys.has(owner) ? owner : key;
  };
  for (const slot of slots) at(companyOf(slot.key)).slots.push(slot);
  for (const name of prose) at(companyOf(name.key)).prose.push(name);
  const all = [...candidates.values()];
  const entries = new Set(all.filter(({ slots }) => slots.length > 0).map(({ key }) => key));
  const needed = entries.size >= ENTRIES || advised ? NEEDED_ASIDE : NEEDED;
  // The names that stand firm vouch for those listed beside them.
  for (const one of all) if (scoreOf(one, entries) >= needed) entries.add(one.key);
  return all.filter((one) => {
    one.score = scoreOf(one, entries);
    return one.slots.length > 0 ? one.score > 0 : one.score >= needed;
  });
}

function scoreOf({ key, slots, prose }: Candidate, entries: ReadonlySet<string>): number {
  if (slots.length > 0) return Math.max(...slots.map(({ score }) => score));
  const places = prose.map(({ score, beside }) => {
    const known = beside.filter((other) => entries.has(other)).length;
    return score + (known > 0 ? (known * 2 >= beside.length ? 1.6 : 0.8) : 0);
  });
  const best = Math.max(...places);
  const held = isBeside(key) && !prose.some(({ designated, score }) => designated && score > 0) ? 2.5 : 0;
  return best + 0.25 * Math.min(3, prose.length - 1) - held;
}

function isBeside(key: string): boolean {
  return SUPPLIER_KEYS.has(key);
}

const LINE_KEYS = new Map([...LINE_OWNERS].map(([line, owner]): [string, string] => [nameKey(line), nameKey(owner)]));

const SUPPLIER_KEYS = new Set(
  [...SUPPLIERS, ...MEDIA, ...SHOPS].map((name) => name.replace(/^the\s+/u, "").replace(/[^\p{L}\p{N}+]/gu, "")),
);
