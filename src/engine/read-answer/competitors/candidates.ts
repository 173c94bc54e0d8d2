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
  const least = takenFrom(asked);
  const weighed = all.map((one) => {
    const known = weightsOf(groupsOf(one, { entries, asked }));
    return { one, known, own: weighted(ownSigns(one), known) };
  });
  const shared = askedSigns(asked);
  // The names that stand firm vouch for those listed beside them.
  for (const round of [1, 2]) {
    for (const { one, known, own } of weighed)
      one.score = logOdds(own.concat(weighted([...signsAmong(firm, one), ...shared], known)));
    if (round === 1) {
      firm.clear();
      for (const { key, score } of all) if (score > least) firm.add(key);
    }
  }
  return all.filter((one) => one.score > least && !isToBeAvoided(one));
}

/** "Avoid Acme", and nothing else of it: offered by nobody, however it looks. */
function isToBeAvoided({ slots, prose }: Candidate): boolean {
  return slots.length === 0 && prose.every(({ signs }) => signs.includes("told to avoid"));
}

/** Below even, since precision and recall of answers left out of the fit meet there. */
const TAKEN_FROM = -0.25;
/** What an answer to a question for advice says is an option less often than its labels look it. */
const ADVISED = 2;

/** Log-odds from which a name is taken. */
export function takenFrom({ advised }: Asked): number {
  return TAKEN_FROM + (advised ? ADVISED : 0);
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

/** What is known of a name: its signs with their values, and the groups of weights by which they are weighed together. */
export interface Evidence {
  /** Groups of `offer-weights.json` that apply. */
  groups: string[];
  signs: Sign[];
}

/** 1 where a sign simply holds. */
type Sign = [sign: string, value: number];

/** The signs of a name that heads an entry, or else stands in running text only. */
export function evidenceOf(one: Candidate, { firm, entries, asked }: Standing): Evidence {
  return {
    groups: groupsOf(one, { entries, asked }),
    signs: [...ownSigns(one), ...signsAmong(firm, one), ...askedSigns(asked)],
  };
}

/** What holds of a name whichever others are taken. */
function ownSigns({ slots, prose }: Candidate): Sign[] {
  const found: Sign[] = [["any", 1]];
  const add = (sign: string, value = 1) => found.push([sign, value]);
  if (slots.length > 0) {
    const best = slots.reduce((a, b) => (b.score > a.score ? b : a));
    add("slot", Math.max(-3, Math.min(3, best.score)));
    add(best.score > 0 ? "taken" : "not taken");
    for (const sign of best.signs) add(sign);
    if (slots.length > 1) add("several slots");
  }
  const told = new Set<string>();
  for (const { signs } of prose) for (const sign of signs) told.add(sign);
  // What the question lists is a name, whatever it looks like.
  const toldOnce = slots.length > 0 || told.has("asked in row");
  for (const sign of told) if (!toldOnce || !sign.startsWith(SHAPE)) add(sign);
  if (prose.length > 1) add("again");
  if (prose.length > 2) add("often");
  return found;
}

function askedSigns({ advised, local }: Asked): Sign[] {
  const found: Sign[] = [];
  if (advised) found.push(["advised", 1]);
  if (local) found.push(["local", 1]);
  return found;
}

/** What the names taken so far say of one. */
function signsAmong(firm: ReadonlySet<string>, { key, prose }: Candidate): Sign[] {
  const found: Sign[] = [];
  let beside = 0;
  for (const { beside: others } of prose) {
    const known = others.filter((other) => firm.has(other)).length;
    if (others.length > 0) beside = Math.max(beside, known / others.length);
  }
  if (beside > 0) found.push(["beside firm", 1]);
  if (beside >= 0.5) found.push(["beside mostly firm", 1]);
  const listed = new Set(prose.flatMap(({ beside: others }) => others.filter((other) => firm.has(other))));
  if (firm.size - listed.size - (firm.has(key) ? 1 : 0) > 1) found.push(["others firm", 1]);
  return found;
}

function groupsOf({ slots }: Candidate, { entries, asked }: Pick<Standing, "entries" | "asked">): string[] {
  const part = slots.length > 0 ? "entry" : entries > 2 ? "aside among entries" : "aside";
  const groups = part === "aside among entries" ? ["aside", part] : [part];
  const kind = languageKind(asked.language);
  if (asked.local) groups.push(`local ${groups[0]}`);
  if (kind !== null) groups.push(`${kind} ${groups[0]}`);
  return groups;
}

/** Signs of a name's own letters: told once for a name. */
const SHAPE = "signs ";

const ROMANCE = new Set(["fr", "es", "it", "pt", "ca", "ro"]);

/** Languages that write names alike share the weights by which they differ from English. */
function languageKind(language: string): string | null {
  if (language === "en") return null;
  if (language === "de") return "German";
  if (ROMANCE.has(language)) return "Romance";
  return isCaseless(language) ? "caseless" : "other";
}

const WEIGHTS: Record<string, Record<string, number>> = weights.weights;
/** For each sign its weight in each of the groups that apply together. */
type Weights = Map<string, number[]>;
const joined = new Map<string, Weights>();

function weightsOf(groups: readonly string[]): Weights {
  const together = groups.join("|");
  const known = joined.get(together);
  if (known) return known;
  const signs = new Set(groups.flatMap((group) => Object.keys(WEIGHTS[group] ?? {})));
  const found: Weights = new Map();
  for (const sign of signs)
    found.set(
      sign,
      groups.map((group) => WEIGHTS[group]?.[sign] ?? 0),
    );
  joined.set(together, found);
  return found;
}

/** The weights of each sign that has any, times its value. */
function weighted(signs: readonly Sign[], weights: Weights): number[][] {
  const found: number[][] = [];
  for (const [sign, value] of signs) {
    const known = weights.get(sign);
    if (known) found.push(value === 1 ? known : known.map((weight) => weight * value));
  }
  return found;
}

/** Summed group by group. */
function logOdds(signs: readonly number[][]): number {
  let sum = 0;
  for (let group = 0; group < (signs[0]?.length ?? 0); group += 1) for (const weights of signs) sum += weights[group]!;
  return sum;
}

const LINE_KEYS = new Map([...LINE_OWNERS].map(([line, owner]): [string, string] => [nameKey(line), nameKey(owner)]));
