import type { Span } from "../../types.ts";
import { type AnswerDocument, toAnswerSpan, type Unit } from "../document/document.ts";
import type { Brand, CompetitorMention, Mention } from "../types.ts";
import { type Candidate, weigh } from "./candidates.ts";
import { isCaseless } from "./caseless-words.ts";
import { type AnswerContext, readContext } from "./context.ts";
import { domainOf } from "./domain.ts";
import { judgeSlots } from "./judge-slots.ts";
import { keyOf, namesOf } from "./names.ts";
import { proseNames } from "./prose.ts";
import { recurring, underWholeNames } from "./recurring.ts";
import { quoteAround } from "./sentences.ts";
import { findSlots } from "./slots.ts";
import { overlapping } from "./spans.ts";
import { Target } from "./target.ts";
import { isDesignation, type Token } from "./tokens.ts";
import { MEDIA, OFFERING, SHOPS, SUPPLIERS } from "./word-lists.ts";

/** What is known besides the answer itself. */
export interface CompetitorGround {
  brand: Brand;
  /** Where the target stands in the answer. */
  mentions: readonly Mention[];
  question?: string | null;
  /** Primary language tag of the answer; found out where it is not given. */
  language?: string;
  citations?: readonly { url: string; title: string | null }[];
}

/** The brands that the answer offers as options, in the order it names them, the target left out. Nobody is listed in advance. */
export function findCompetitors(document: AnswerDocument, ground: CompetitorGround): CompetitorMention[] {
  const { context, slots, prose } = namesIn(document, ground);
  const target = new Target(ground.brand, ground.mentions);
  const asked = { advised: context.advised !== false, local: context.local, language: context.language };
  return weigh(slots, prose, asked)
    .flatMap((candidate) => mentionOf(candidate, context, target) ?? [])
    .sort((a, b) => a.quotes[0]!.start - b.quotes[0]!.start);
}

/** Whatever could be a name, in places for entries and in running text. */
export function namesIn(document: AnswerDocument, { question, citations, language }: CompetitorGround) {
  const urls = (citations ?? []).map(({ url }) => url);
  const context = readContext(document, { question: question ?? null, urls, language });
  const judged = judgeSlots(findSlots(document, context.advice), context);
  const { names: slots, models } = namesOf(judged, context);
  const prose = document.units
    .filter(({ kind }) => kind !== "source")
    .flatMap((unit) => proseNames(unit, context, models));
  if (!isCaseless(context.language)) return { context, slots, prose };
  return { context, slots, prose: underWholeNames([...prose, ...recurring(slots, context)], slots, context) };
}

interface Occurrence extends Span {
  unit: Unit;
  words: Token[];
  written: string;
  inProse: boolean;
  /** How much its spelling counts. */
  weight: number;
}

/** A candidate as it stands in the answer, or `null` where it is the target or stands nowhere unbroken. */
function mentionOf(candidate: Candidate, context: AnswerContext, target: Target): CompetitorMention | null {
  const occurrences = occurrencesOf(candidate, context);
  if (occurrences.length === 0) return null;
  if (occurrences.every(({ start, end }) => target.standsAt(start, end))) return null;
  const own = occurrences.filter(({ unit, words }) => keyOf(words, unit.text) === candidate.key);
  const name = spellingOf(own.length > 0 ? own : occurrences);
  if (target.isName(name)) return null;
  const spelled = occurrences.filter(({ written }) => written === name);
  const shown = spelled.find(({ inProse }) => inProse) ?? spelled[0]!;
  return {
    name,
    type: typeOf(name, shown.words),
    domain: domainOf(candidate.key, name, context),
    placement: occurrences.some(({ inProse }) => inProse) ? "prose" : "list",
    quote: quoteOf(shown, context),
    quotes: spelled.map(({ start, end }) => ({ start, end })),
    logOdds: candidate.score,
  };
}

function occurrencesOf({ slots, prose }: Candidate, context: AnswerContext): Occurrence[] {
  const { answer } = context.document;
  const found = new Map<number, Occurrence>();
  const places = [
    ...slots.map(({ slot, words }) => ({
      unit: slot.unit,
      words,
      inProse: isClause(slot.body),
      weight: slot.kind === "card" ? 1 : 3,
      // "Sushi Go!" ends with its sign where the label does.
      sign: slot.unit.text[words.at(-1)!.end] === "!" && slot.end > words.at(-1)!.end ? 1 : 0,
    })),
    ...prose.map(({ unit, words }) => ({
      unit,
      words,
      inProse: unit.kind !== "heading" && isSentence(unit, words, context),
      weight: 1,
      sign: 0,
    })),
  ];
  // "Macy's" keeps its ending, since the answer never writes it without.
  const ending = places.every(({ words }) => POSSESSIVE.test(words.at(-1)!.text)) && slots.length > 0;
  for (const place of places) {
    const { unit, words } = place;
    const last = words.at(-1)!;
    const end = last.end + place.sign - (ending ? 0 : (POSSESSIVE.exec(last.text)?.[0].length ?? 0));
    const seen = { start: words[0]!.start, end };
    const span = toAnswerSpan(unit, seen);
    const written = answer.slice(span.start, span.end);
    // A name broken by markup or a line end is not verbatim there.
    if (written.replaceAll("\\", "") !== unit.text.slice(seen.start, seen.end) || written.includes("\n")) continue;
    const before = found.get(span.start);
    const inProse = place.inProse || (before?.inProse ?? false);
    const weight = Math.max(place.weight, before?.weight ?? 0);
    if (!before || before.end <= span.end) found.set(span.start, { ...span, unit, words, written, inProse, weight });
  }
  return [...found.values()].sort((a, b) => a.start - b.start);
}

const POSSESSIVE = /['’]s?$/u;

/** The spelling seen most, entries before running text and cards; of two, one without escapes, then the first. */
function spellingOf(occurrences: readonly Occurrence[]): string {
  const counts = Map.groupBy(occurrences, ({ written }) => written);
  const rank = ([written, seen]: [string, Occurrence[]]) =>
    seen.reduce((sum, { weight }) => sum + weight, 0) - (written.includes("\\") ? 100 : 0);
  return [...counts].reduce((best, next) => (rank(next) > rank(best) ? next : best))[0];
}

/** Whether what follows a label says something of it in a clause. */
function isClause(body: string): boolean {
  const words =
    body
      .toLowerCase()
      .match(/\p{L}+/gu)
      ?.slice(0, 12) ?? [];
  return words.some((word) => OFFERING.has(word)) && words.length > 3;
}

function isSentence(unit: Unit, words: readonly Token[], context: AnswerContext): boolean {
  const sentence = sentenceAt(unit, words, context);
  return (
    sentence.end - sentence.start > 60 ||
    /[.!?。！？]["”)]?$/u.test(unit.text.slice(Math.max(sentence.start, sentence.end - 2), sentence.end))
  );
}

function sentenceAt(unit: Unit, words: readonly Token[], context: AnswerContext): Span {
  const { start, end } = words[0]!;
  return overlapping(context.sentences[unit.index]!, start, end)[0] ?? { start: 0, end: unit.text.length };
}

function quoteOf({ unit, words }: Occurrence, context: AnswerContext): string {
  return quoteAround(unit.text, sentenceAt(unit, words, context), { start: words[0]!.start, end: words.at(-1)!.end });
}

function typeOf(name: string, words: readonly Token[]): CompetitorMention["type"] {
  const lower = name.toLowerCase();
  if (SHOPS.has(lower)) return "shop";
  if (MEDIA.has(lower)) return "media";
  if (SUPPLIERS.has(lower)) return "platform";
  return words.length > 1 && words.slice(1).some(isDesignation) ? "product" : "company";
}
