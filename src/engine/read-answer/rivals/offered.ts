import type { AnswerDocument } from "../document/document.ts";
import type { Brand } from "../types.ts";
import { type Answer, type RivalGround, readGroups } from "./answer.ts";
import { weigh } from "./weigh.ts";
import { nameKey } from "./words/tokens.ts";

const NOBODY: Brand = { name: "", aliases: [], domain: "" };

/** The log-odds that an answer offers a name, whoever is looked for: as the option it is read as, and of the line it heads; `null` where it is not read so. */
export interface Offered {
  option: number | null;
  line: number | null;
}
export type OfferedOdds = (name: string) => Offered;

/** The labels of an answer weighed as options, as if nobody were looked for: when first asked for, and once. */
export class OfferedLabels {
  /** The groups they stand in; `null` where nobody asked. */
  groups: Answer | null = null;
  readonly #read: () => Answer;
  #lines: ReadonlyMap<string, number> = new Map();
  #options: ReadonlyMap<string, number> = new Map();

  constructor(document: AnswerDocument, ground: Omit<RivalGround, "brand" | "mentions">) {
    this.#read = () => readGroups(document, { ...ground, brand: NOBODY, mentions: [] }, () => false);
  }

  oddsOf(name: string): Offered {
    if (!this.groups) {
      this.groups = this.#read();
      weigh(this.groups);
      this.#lines = linesIn(this.groups);
      this.#options = new Map(this.groups.candidates.map(({ key, odds }) => [key, odds]));
    }
    const key = nameKey(name);
    const option = this.#options.get(key) ?? null;
    return { option, line: option ?? this.#lines.get(key) ?? null };
  }
}

/** By each way that a label may be read: the odds of its group. */
function linesIn({ spots }: Answer): Map<string, number> {
  const odds = new Map<string, number>();
  for (const { group, readings } of spots)
    for (const { key } of readings) odds.set(key, Math.max(group.odds, odds.get(key) ?? group.odds));
  return odds;
}
