import { overlapping } from "../../language/spans.ts";
import type { Span } from "../../types.ts";
import { toAnswerSpan, type Unit } from "../document/document.ts";
import type { CompetitorMention } from "../types.ts";
import { domainOf } from "./company/domain.ts";
import type { Target } from "./company/target.ts";
import type { AnswerContext } from "./context.ts";
import { quoteAround } from "./sentences/sentences.ts";
import type { Candidate, Spot } from "./spots.ts";
import { isDesignation, type Token } from "./words/tokens.ts";
import { MEDIA, OFFERING, SHOPS, SUPPLIERS } from "./words/word-lists.ts";

interface Occurrence extends Span {
  unit: Unit;
  words: Token[];
  written: string;
  inProse: boolean;
  /** How much its spelling counts. */
  weight: number;
}

/** A name as it stands in the answer, or `null` where it is the target or stands nowhere unbroken. */
export function mentionOf(
  candidate: Candidate,
  { context, target }: { context: AnswerContext; target: Target },
): CompetitorMention | null {
  const occurrences = occurrencesOf(candidate, context);
  if (occurrences.length === 0) return null;
  if (occurrences.every(({ start, end }) => target.standsAt(start, end))) return null;
  const name = spellingOf(occurrences);
  if (target.isName(name)) return null;
  const spelled = occurrences.filter(({ written }) => written === name);
  const shown = spelled.find(({ inProse }) => inProse) ?? spelled[0]!;
  return {
    name,
    type: typeOf(name, shown.words),
    domain: domainOf(candidate.key, name, context),
    placement: occurrences.some(({ inProse }) => inProse) ? "prose" : "list",
    quote: quoteAround(shown.unit.text, sentenceAt(shown.unit, shown.words, context), {
      start: shown.words[0]!.start,
      end: shown.words.at(-1)!.end,
    }),
    quotes: spelled.map(({ start, end }) => ({ start, end })),
    logOdds: candidate.odds,
  };
}

function occurrencesOf({ spots }: Candidate, context: AnswerContext): Occurrence[] {
  const { answer } = context.document;
  const found = new Map<number, Occurrence>();
  // "Macy's" keeps its ending, since the answer never writes it without.
  const ending =
    spots.every(({ reading }) => POSSESSIVE.test(reading.words.at(-1)!.text)) && spots.some(({ label }) => label);
  for (const spot of spots) {
    const { unit, label, reading } = spot;
    const { words } = reading;
    const last = words.at(-1)!;
    // "Sushi Go!" ends with its sign where the label does.
    const sign = label && unit.text[last.end] === "!" && label.readings[0]!.end > last.end ? 1 : 0;
    const end = last.end + sign - (ending ? 0 : (POSSESSIVE.exec(last.text)?.[0].length ?? 0));
    const seen = { start: words[0]!.start, end };
    const span = toAnswerSpan(unit, seen);
    const written = answer.slice(span.start, span.end);
    // A name broken by markup or a line end is not verbatim there.
    if (written.replaceAll("\\", "") !== unit.text.slice(seen.start, seen.end) || written.includes("\n")) continue;
    const before = found.get(span.start);
    const inProse = isInProse(spot, context) || (before?.inProse ?? false);
    const weight = Math.max(label && unit.kind !== "card" ? 3 : 1, before?.weight ?? 0);
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

/** Whether the answer says something of it there, in a sentence or in the clause that follows its label. */
function isInProse({ unit, label, reading }: Spot, context: AnswerContext): boolean {
  if (label) return isClause(label.body);
  if (unit.kind === "heading") return false;
  const sentence = sentenceAt(unit, reading.words, context);
  return (
    sentence.end - sentence.start > 60 ||
    /[.!?。！？]["”)]?$/u.test(unit.text.slice(Math.max(sentence.start, sentence.end - 2), sentence.end))
  );
}

function isClause(body: string): boolean {
  const words =
    body
      .toLowerCase()
      .match(/\p{L}+/gu)
      ?.slice(0, 12) ?? [];
  return words.some((word) => OFFERING.has(word)) && words.length > 3;
}

function sentenceAt(unit: Unit, words: readonly Token[], context: AnswerContext): Span {
  const { start, end } = words[0]!;
  return overlapping(context.sentences[unit.index]!, start, end)[0] ?? { start: 0, end: unit.text.length };
}

function typeOf(name: string, words: readonly Token[]): CompetitorMention["type"] {
  const lower = name.toLowerCase();
  if (SHOPS.has(lower)) return "shop";
  if (MEDIA.has(lower)) return "media";
  if (SUPPLIERS.has(lower)) return "platform";
  return words.length > 1 && words.slice(1).some(isDesignation) ? "product" : "company";
}
