import type { AnswerDocument } from "../document/document.ts";
import type { Brand, Mention } from "../types.ts";
import { type AnswerContext, readContext } from "./context.ts";
import { findGroups } from "./groups/index.ts";
import { groupsInProse, modelsIn } from "./groups/prose.ts";
import { QUESTION_SIGNS, readQuestion } from "./signs/question.ts";
import { idsOf } from "./signs/sign.ts";
import type { Candidate, Group, Reading, Spot } from "./spots.ts";

/** What is known besides the answer itself. */
export interface RivalGround {
  brand: Brand;
  /** Where the target stands in the answer. */
  mentions: readonly Mention[];
  question?: string | null;
  /** Primary language tag of the answer; found out where it is not given. */
  language?: string;
  citations?: readonly { url: string; title: string | null }[];
}

/** An answer as its names are weighed. */
export interface Answer {
  context: AnswerContext;
  /** Ids of the signs of the question. */
  asked: string[];
  groups: Group[];
  spots: Spot[];
  /** In how many spots each key is a reading. */
  keys: ReadonlyMap<string, number>;
  /** How far its labels look like makers with their models, 0 to 1. */
  models: number;
  /** Whether a name is the target's. */
  isTarget(name: string): boolean;
  /** Log-odds that it offers anybody. */
  odds: number;
  candidates: Candidate[];
}

/** From so much on labels are read as makers with their models. */
const MODELS_FROM = 0.4;

/** Reads the groups and spots of an answer; nothing is weighed yet. */
export function readGroups(document: AnswerDocument, ground: RivalGround, isTarget: Answer["isTarget"]): Answer {
  const question = ground.question ?? "";
  const urls = (ground.citations ?? []).map(({ url }) => url);
  const context = readContext(document, { question, urls, language: ground.language });
  const labelled = findGroups(document, context);
  const models = modelsIn(labelled, context);
  const groups = [...labelled, ...groupsInProse(document, labelled, { context, models: models >= MODELS_FROM })];
  for (const group of groups) countSigns(group);
  const spots = groups.flatMap((group) => group.spots);
  const keys = new Map<string, number>();
  for (const spot of spots)
    for (const reading of spot.readings) {
      keys.set(reading.key, (keys.get(reading.key) ?? 0) + 1);
      reading.target = isTarget(writtenOf(spot, reading));
    }
  const asked = idsOf(QUESTION_SIGNS, readQuestion(question), context);
  return { context, asked, groups, spots, keys, models, isTarget, odds: 0, candidates: [] };
}

/** Of a longer group the first tell enough. */
const MOST_COUNTED = 60;

function countSigns({ spots, shares }: Group): void {
  const some = spots.slice(0, MOST_COUNTED);
  const count = (id: string) => shares.set(id, (shares.get(id) ?? 0) + 1 / some.length);
  for (const { readings, signs } of some) {
    readings[0]!.signs.forEach(count);
    signs.forEach(count);
  }
}

/** Takes each spot's likeliest reading and puts those of one key together, in the order they stand. */
export function gather(spots: readonly Spot[]): Candidate[] {
  const found = new Map<string, Candidate>();
  for (const spot of spots) {
    spot.reading = spot.readings.reduce((best: Reading, next) => (next.odds > best.odds ? next : best));
    const { key } = spot.reading;
    const one = found.get(key) ?? { key, spots: [], first: 0, odds: 0 };
    found.set(key, one);
    one.spots.push(spot);
  }
  return [...found.values()];
}

/** A reading as the answer shows it, without a possessive ending. */
export function writtenOf({ unit }: Pick<Spot, "unit">, { words }: Reading): string {
  return unit.text.slice(words[0]!.start, words.at(-1)!.end).replace(/['’]s?$/u, "");
}

/** Kinds of language that write names alike; `null` for English. */
export function languageKind(language: string): string | null {
  if (language === "en") return null;
  return /^(?:zh|ja|ko|th|ar|he|hi)$/u.test(language)
    ? "caseless language"
    : language === "de"
      ? "German"
      : "other language";
}
