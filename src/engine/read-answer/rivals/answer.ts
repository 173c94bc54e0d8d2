import type { AnswerDocument } from "../document/document.ts";
import type { Brand, Mention } from "../types.ts";
import { type AnswerContext, readContext } from "./context.ts";
import { findGroups } from "./groups/index.ts";
import { groupsInProse, modelsIn } from "./groups/prose.ts";
import { ANSWER_SIGNS, openingWords } from "./signs/answer.ts";
import { LEAD_SIGNS, leadLine } from "./signs/lead.ts";
import { QUESTION_SIGNS, readQuestion } from "./signs/question.ts";
import { idsOf } from "./signs/sign.ts";
import type { Candidate, Group, Reading, Spot } from "./spots.ts";
import { isPossessive } from "./words/tokens.ts";

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
  /** Ids of the signs of the answer as a whole. */
  said: string[];
  groups: Group[];
  /** Ids of the signs of each line that leads to a group or stands above one. */
  leads: ReadonlyMap<string, string[]>;
  spots: Spot[];
  /** In how many spots each key is a reading. */
  keys: ReadonlyMap<string, number>;
  /** How far its labels look like makers with their models, 0 to 1. */
  models: number;
  /** Whether a name is the target's; `key`: the name's, where it is known. */
  isTarget(name: string, key?: string): boolean;
  /** Log-odds that it offers anybody. */
  odds: number;
  candidates: Candidate[];
}

/** From so much on labels are read as makers with their models. */
const MODELS_FROM = 0.4;

/** Reads the groups and spots of an answer; nothing is weighed yet. `isTarget`: left out where nobody is looked for. */
export function readGroups(document: AnswerDocument, ground: RivalGround, isTarget?: Answer["isTarget"]): Answer {
  const question = ground.question ?? "";
  const urls = (ground.citations ?? []).map(({ url }) => url);
  const context = readContext(document, { question, urls, language: ground.language });
  const labelled = findGroups(document, context);
  const models = modelsIn(labelled, context);
  const groups = [...labelled, ...groupsInProse(document, labelled, { context, models: models >= MODELS_FROM })];
  for (const group of groups) countSigns(group);
  poolAlike(labelled);
  const lines = new Set(groups.flatMap(({ lead, above }) => [lead, above]));
  const leads = new Map([...lines].map((line) => [line, idsOf(LEAD_SIGNS, leadLine(line, context), context)]));
  const spots = groups.flatMap((group) => group.spots);
  const keys = new Map<string, number>();
  for (const { readings } of spots) for (const { key } of readings) keys.set(key, (keys.get(key) ?? 0) + 1);
  const asked = idsOf(QUESTION_SIGNS, readQuestion(question), context);
  if (isTarget) aim(spots, isTarget);
  const said = idsOf(ANSWER_SIGNS, openingWords(context), context);
  const read = { context, asked, said, groups, leads, spots, keys, models, odds: 0, candidates: [] };
  return { ...read, isTarget: isTarget ?? (() => false) };
}

/** Marks the readings that are the target's name. */
export function aim(spots: readonly Spot[], isTarget: Answer["isTarget"]): void {
  for (const spot of spots)
    for (const reading of spot.readings) reading.target = isTarget(writtenOf(spot, reading), reading.key);
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

/** Pools what is counted of groups of labels that look alike, as the lists under the headings of one answer do. */
function poolAlike(groups: readonly Group[]): void {
  const looks = Map.groupBy(
    groups,
    ({ kind, spots }) => `${kind} ${spots[0]!.label!.mark} ${spots[0]!.label!.ordered}`,
  );
  for (const some of looks.values()) {
    if (some.length < 2) continue;
    const all = some.reduce((sum, { spots }) => sum + spots.length, 0);
    const pooled = new Map<string, number>();
    for (const { shares, spots } of some)
      for (const [id, share] of shares) pooled.set(id, (pooled.get(id) ?? 0) + (share * spots.length) / all);
    for (const group of some) group.alike = pooled;
  }
}

/** Takes each spot's likeliest reading and puts those of one key together, in the order they stand. */
export function gather(spots: readonly Spot[]): Candidate[] {
  const found = new Map<string, Candidate>();
  for (const spot of spots) {
    spot.reading = likeliest(spot.readings);
    for (const one of [spot, ...partsBeside(spot)]) {
      const { key } = one.reading;
      const candidate = found.get(key) ?? { key, spots: [], first: 0, odds: 0 };
      found.set(key, candidate);
      candidate.spots.push(one);
    }
  }
  return [...found.values()];
}

function likeliest(readings: readonly Reading[]): Reading {
  return readings.reduce((best, next) => (next.odds > best.odds ? next : best));
}

/** What stands between names of which each may be taken ("Acme / Bolt", "Acme or Bolt"). */
const CHOICE = /^[®™)\s]*(?:[/／|、]|(?:or|vs\.?|oder|ou|o|или|eller|of|lub|nebo)\s)[(\s]*$/u;

/** The other names of a label that is read as one of several. */
function partsBeside(spot: Spot): Spot[] {
  const { unit, reading, readings } = spot;
  if (reading.of !== "part") return [];
  const starts = new Set([startOf(readings[0]!), ...readings.filter(({ of }) => of === "part").map(startOf)]);
  const inOrder = [...starts].sort((a, b) => a - b);
  const parts = inOrder.map((start, at) =>
    readings.filter((one) => startOf(one) === start && endOf(one) <= (inOrder[at + 1] ?? Number.POSITIVE_INFINITY)),
  );
  if (parts.some(({ length }) => length === 0)) return [];
  const isChoice = parts
    .slice(1)
    .map((part, at) => CHOICE.test(unit.text.slice(Math.max(...parts[at]!.map(endOf)), startOf(part[0]!))));
  return parts.flatMap((part, at) =>
    startOf(part[0]!) !== startOf(reading) && (isChoice[at - 1] || isChoice[at])
      ? [{ ...spot, reading: likeliest(part) }]
      : [],
  );
}

const startOf = ({ words }: Reading): number => words[0]!.start;
const endOf = ({ words }: Reading): number => words.at(-1)!.end;

/** A reading as the answer shows it, without a possessive ending. */
export function writtenOf({ unit }: Pick<Spot, "unit">, { words }: Pick<Reading, "words">): string {
  const last = words.at(-1)!;
  const written = unit.text.slice(words[0]!.start, last.end);
  return isPossessive(last) ? written.replace(/['’]s?$/u, "") : written;
}
