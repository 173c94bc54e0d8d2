import { isCaseless } from "./caseless-words.ts";
import type { SlotName } from "./names.ts";
import weights from "./offer-weights.json" with { type: "json" };
import type { ProseName } from "./prose.ts";
import { nameKey } from "./tokens.ts";
import { LINE_OWNERS } from "./word-lists.ts";

/** A name over the whole answer, with all that speaks for it. */
export interface Candidate {
  key: string;
  slots: SlotName[];
  prose: ProseName[];
  /** Log-odds that the answer offers it as an option. */
  score: number;
}

/** What is known of the answer as a whole. */
export interface Asked {
  /** The question asks for advice or for things that are no brands. */
  advised: boolean;
  /** The question names a place. */
  local: boolean;
  language: string;
}

/** How the names of an answer stand together. */
export interface Standing {
  /** Keys of the names taken so far. */
  firm: ReadonlySet<string>;
  /** How many names head an entry. */
  entries: number;
  asked: Asked;
}

/** The names of the answer that it offers as options. */
export function weigh(slots: readonly SlotName[], prose: readonly ProseName[], asked: Asked): Candidate[] {
  const all = gather(slots, prose);
  const firm = new Set(all.filter(({ slots }) => slots.some(({ score }) => score > 0)).map(({ key }) => key));
  const entries = firm.size;
  // The names that stand firm vouch for those listed beside them.
  for (const round of [1, 2]) {
    for (const one of all) one.score = logOdds(evidenceOf(one, { firm, entries, asked }));
    if (round === 1) {
      firm.clear();
      for (const { key, score } of all) if (score > 0) firm.add(key);
    }
  }
  return all.filter(({ score }) => score > 0);
}

/** Every name with its places; a product line known by its own name counts for its company, where that stands in the answer. */
export function gather(slots: readonly SlotName[], prose: readonly ProseName[]): Candidate[] {
  const candidates = new Map<string, Candidate>();
  const keys = new Set([...slots, ...prose].map(({ key }) => key));
  const at = (key: string): Candidate => {
    const owner = LINE_KEYS.get(key);
    const whole = owner && keys.has(owner) ? owner : key;
    const one = candidates.get(whole) ?? { key: whole, slots: [], prose: [], score: 0 };
    candidates.set(whole, one);
    return one;
  };
  for (const slot of slots) at(slot.key).slots.push(slot);
  for (const name of prose) at(name.key).prose.push(name);
  return [...candidates.values()];
}

/** The signs of a name: each with its value, 1 where it simply holds; keys of `offer-weights.json`. */
export function evidenceOf(
  { slots, prose }: Candidate,
  { firm, entries, asked }: Standing,
): [sign: string, value: number][] {
  const part = slots.length > 0 ? "entry" : "aside";
  const found: [string, number][] = [[part, 1]];
  const caseless = isCaseless(asked.language);
  if (caseless) found.push([`caseless ${part}`, 1]);
  // Where the script has no capitals, each sign weighs its own beside what it weighs everywhere.
  const add = (sign: string, value = 1) => {
    found.push([`${part}: ${sign}`, value]);
    if (caseless && !isOfCaseless(sign)) found.push([`caseless ${part}: ${sign}`, value]);
  };
  if (slots.length > 0) {
    const best = slots.reduce((a, b) => (b.score > a.score ? b : a));
    add("slot", Math.max(-3, Math.min(3, best.score)));
    add(best.score > 0 ? "taken" : "not taken");
    for (const sign of best.signs) add(sign);
    if (slots.length > 1) add("several slots");
  }
  const seen = new Map<string, number>();
  for (const { signs } of prose) for (const sign of signs) seen.set(sign, (seen.get(sign) ?? 0) + 1);
  for (const [sign, count] of seen) {
    if (slots.length > 0 && sign.startsWith(SHAPE)) continue;
    add(sign);
    if (count === prose.length && !isOfCaseless(sign)) add(`only ${sign}`);
  }
  if (prose.length > 1) add("again");
  if (prose.length > 2) add("often");
  let beside = 0;
  for (const { beside: others } of prose) {
    const known = others.filter((other) => firm.has(other)).length;
    if (others.length > 0) beside = Math.max(beside, known / others.length);
  }
  if (beside > 0) add("beside firm");
  if (beside >= 0.5) add("beside mostly firm");
  if (firm.size > 1) add("others firm");
  if (entries > 2) add("answer of entries");
  if (entries > 0) add("answer with entries");
  if (asked.advised) add("advised");
  if (asked.local) add("local");
  if (asked.language !== "en") add("not English");
  return found;
}

/** Signs of a name's own letters: told once for a name. */
const SHAPE = "signs ";

/** Signs that only names in scripts without capitals have. */
function isOfCaseless(sign: string): boolean {
  return sign.startsWith(SHAPE) || sign.startsWith("around ");
}

const WEIGHTS = new Map(Object.entries(weights.weights));

function logOdds(evidence: readonly [string, number][]): number {
  return evidence.reduce((sum, [sign, value]) => sum + (WEIGHTS.get(sign) ?? 0) * value, 0);
}

const LINE_KEYS = new Map([...LINE_OWNERS].map(([line, owner]): [string, string] => [nameKey(line), nameKey(owner)]));
