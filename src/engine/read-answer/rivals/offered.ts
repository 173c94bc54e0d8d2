import type { Span } from "../../types.ts";
import type { AnswerDocument, Unit } from "../document/document.ts";
import type { Brand } from "../types.ts";
import { type Answer, type RivalGround, readGroups } from "./answer.ts";
import type { Spot } from "./spots.ts";
import { TAKEN_FROM, weigh } from "./weigh.ts";
import { nameKey } from "./words/tokens.ts";

const NOBODY: Brand = { name: "", aliases: [], domain: "" };

/**
 * The log-odds that an answer offers a name, whoever is looked for: as the option it is read as, of the line it heads, and of a
 * longer name that it stands in; `null` where it is not read so. `answer`: that it offers anybody; `others`: how many other
 * options it offers.
 */
export interface Offered {
  option: number | null;
  line: number | null;
  longer: number | null;
  answer: number;
  others: number;
}
/** Asks for a name where it stands. */
export type OfferedOdds = (name: string, unit: Unit, span: Span) => Offered;

/** The labels of an answer weighed as options, as if nobody were looked for: when first asked for, and once. */
export class OfferedLabels {
  /** The groups they stand in; `null` where nobody asked. */
  groups: Answer | null = null;
  readonly #read: () => Answer;
  #lines: ReadonlyMap<string, number> = new Map();
  #options: ReadonlyMap<string, number> = new Map();
  #taken: ReadonlySet<string> = new Set();
  #odds = 0;
  #spots: ReadonlyMap<Unit, Spot[]> = new Map();

  constructor(document: AnswerDocument, ground: Omit<RivalGround, "brand" | "mentions">) {
    this.#read = () => readGroups(document, { ...ground, brand: NOBODY, mentions: [] });
  }

  oddsOf(name: string, unit: Unit, span: Span): Offered {
    if (!this.groups) {
      this.groups = weigh(this.#read());
      this.#lines = linesIn(this.groups);
      this.#options = new Map(this.groups.candidates.map(({ key, odds }) => [key, odds]));
      this.#taken = new Set([...this.#options].flatMap(([name, odds]) => (odds > TAKEN_FROM ? name : [])));
      // Weighed anew with the brand in mind, it is another.
      this.#odds = this.groups.odds;
      this.#spots = Map.groupBy(this.groups.spots, (spot) => spot.unit);
    }
    const key = nameKey(name);
    const option = this.#options.get(key) ?? null;
    const others = this.#taken.size - (this.#taken.has(key) ? 1 : 0);
    return {
      option,
      line: option ?? this.#lines.get(key) ?? null,
      longer: this.#longer(unit, span, key),
      answer: this.#odds,
      others,
    };
  }

  /** The odds of the likeliest name that has the span's words and more. */
  #longer(unit: Unit, { start, end }: Span, key: string): number | null {
    let most: number | null = null;
    for (const { reading } of this.#spots.get(unit) ?? []) {
      if (reading.words[0]!.start > start || reading.words.at(-1)!.end < end || reading.key === key) continue;
      const odds = this.#options.get(reading.key);
      if (odds !== undefined) most = Math.max(most ?? odds, odds);
    }
    return most;
  }
}

/** By each way that a label may be read: the odds of its group. */
function linesIn({ spots }: Answer): Map<string, number> {
  const odds = new Map<string, number>();
  for (const { group, readings } of spots)
    for (const { key } of readings) odds.set(key, Math.max(group.odds, odds.get(key) ?? group.odds));
  return odds;
}
