import { overlapping } from "../language/spans.ts";
import type { Span } from "../types.ts";
import type { AnswerDocument, Unit } from "./document/document.ts";
import { quoteAround } from "./document/quote.ts";
import { type Answer, type RivalGround, readGroups, writtenOf } from "./rivals/answer.ts";
import { Target } from "./rivals/company/target.ts";
import type { Spot } from "./rivals/spots.ts";
import { take } from "./rivals/take.ts";
import { TAKEN_FROM, weigh } from "./rivals/weigh.ts";
import { nameKey } from "./rivals/words/tokens.ts";

/**
 * What became of a name that somebody misses in an answer. `own`: it is the brand's. `taken`, `left`: weighed. `covered`:
 * likely, but a likelier name has its words. `otherwise`: its place may be read so, and another way was likelier. `within`:
 * it stands in a longer name, and no way of reading gives it alone. `overlooked`: it stands where nothing was seen that may
 * be a name. `unread`: only in code, an address, a source line. `nowhere`: not in the answer.
 */
export type Fate = "own" | "taken" | "left" | "covered" | "otherwise" | "within" | "overlooked" | "unread" | "nowhere";

export interface NameFate {
  name: string;
  fate: Fate;
  /** How the answer's place for it was read; `null` where it was not. */
  as: string | null;
  /** Log-odds of what it was read as. */
  odds: number | null;
  /** The line it stands in. */
  quote: string | null;
}

/** What became of each of these names, whether any rule saw it or not. */
export function nameFates(names: readonly string[], document: AnswerDocument, ground: RivalGround): NameFate[] {
  const target = new Target(ground.brand, ground.mentions);
  const answer = readGroups(document, ground, (name) => target.isName(name));
  weigh(answer);
  return names.map((name) => ({ name, ...fateOf(name, answer, document) }));
}

function fateOf(name: string, answer: Answer, document: AnswerDocument): Omit<NameFate, "name"> {
  const key = nameKey(name);
  const place = placeOf(name, document);
  const quote = place && quoteAround(place.unit, place.span);
  const told = (fate: Fate, spot: Spot | null = null) => {
    const as = spot && writtenOf(spot, spot.reading);
    const odds = spot && (answer.candidates.find((one) => one.key === spot.reading.key)?.odds ?? null);
    return { fate, as, odds: odds === null ? null : Math.round(odds * 100) / 100, quote };
  };
  if (answer.isTarget(name)) return told("own");
  const weighed = answer.candidates.find((one) => one.key === key);
  if (weighed) {
    const taken = take(answer).some((one) => one.key === key);
    return told(taken ? "taken" : weighed.odds > TAKEN_FROM ? "covered" : "left", weighed.spots[0]!);
  }
  const otherwise = answer.spots.find(({ readings }) => readings.some((one) => one.key === key));
  if (otherwise) return told("otherwise", otherwise);
  if (!place) return told(document.answer.toLowerCase().includes(name.toLowerCase()) ? "unread" : "nowhere");
  const around = answer.spots.find(
    ({ unit, readings: [whole] }) =>
      unit === place.unit && overlapping(whole!.words, place.span.start, place.span.end).length > 0,
  );
  return around ? told("within", around) : told("overlooked");
}

/** Where a name stands first in what is read for names, in whatever case. */
function placeOf(name: string, { units }: AnswerDocument): { unit: Unit; span: Span } | null {
  const wanted = name.toLowerCase();
  for (const unit of units) {
    const start = unit.kind === "source" ? -1 : unit.text.toLowerCase().indexOf(wanted);
    if (start >= 0) return { unit, span: { start, end: start + name.length } };
  }
  return null;
}
