import type { AnswerDocument } from "../document/document.ts";
import type { Brand } from "../types.ts";
import { type Answer, type RivalGround, readGroups } from "./answer.ts";
import { weigh } from "./weigh.ts";
import { nameKey } from "./words/tokens.ts";

const NOBODY: Brand = { name: "", aliases: [], domain: "" };

/** The log-odds that an answer offers the name by which a line is headed, whoever is looked for; `null` where no line is read so. */
export type OfferedOdds = (name: string) => number | null;

/** The labels of an answer weighed as options, as if nobody were looked for: when first asked for, and once. */
export class OfferedLabels {
  /** The groups they stand in; `null` where nobody asked. */
  groups: Answer | null = null;
  readonly #read: () => Answer;
  #odds: ReadonlyMap<string, number> = new Map();

  constructor(document: AnswerDocument, ground: Omit<RivalGround, "brand" | "mentions">) {
    this.#read = () => readGroups(document, { ...ground, brand: NOBODY, mentions: [] }, () => false);
  }

  oddsOf(name: string): number | null {
    if (!this.groups) {
      this.groups = this.#read();
      weigh(this.groups);
      this.#odds = oddsIn(this.groups);
    }
    return this.#odds.get(nameKey(name)) ?? null;
  }
}

/** By each way that a label may be read: the odds of the name it is taken for, else of its group. */
function oddsIn({ spots, candidates }: Answer): Map<string, number> {
  const odds = new Map<string, number>();
  for (const { group, readings } of spots)
    for (const { key } of readings) odds.set(key, Math.max(group.odds, odds.get(key) ?? group.odds));
  for (const { key, odds: own } of candidates) odds.set(key, own);
  return odds;
}
