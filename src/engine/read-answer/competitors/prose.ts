import type { Unit } from "../document.ts";
import { caselessNames } from "./caseless.ts";
import { type AnswerContext, baseOf, isAsked, isPossessive } from "./context.ts";
import { companyLength } from "./fold.ts";
import { isUnknown } from "./judge-slots.ts";
import { isModelOnly, keyOf } from "./names.ts";
import { sentencesOf } from "./sentences.ts";
import { isDesignation, type Token } from "./tokens.ts";
import {
  ADVERBS,
  ATTRIBUTES,
  AWARDS,
  CATEGORY_WORDS,
  CHOOSING,
  COMMANDS,
  CONJUNCTIONS,
  EXAMPLES,
  FUNCTION_WORDS,
  isPlace,
  LEADING_WORDS,
  OFFERING,
  OUTLETS,
  TECHNOLOGIES,
  TIES,
  TIES_AFTER,
  WARNINGS,
} from "./word-lists.ts";

/** A name in running text and what its place says of it. */
export interface ProseName {
  key: string;
  words: Token[];
  unit: Unit;
  /** The names it is listed with, itself left out. */
  beside: string[];
  /** What speaks for it being offered here. */
  score: number;
}

interface Run {
  words: Token[];
  /** A model designation follows the name. */
  designated: boolean;
  start: number;
  end: number;
  key: string;
}

/** Every name in the sentences of a unit. */
export function proseNames(unit: Unit, context: AnswerContext, models: boolean): ProseName[] {
  const tokens = context.tokens[unit.index]!;
  const found: ProseName[] = [];
  let from = 0;
  for (const sentence of sentencesOf(unit.text)) {
    while (from < tokens.length && tokens[from]!.start < sentence.start) from += 1;
    let to = from;
    while (to < tokens.length && tokens[to]!.end <= sentence.end) to += 1;
    const words = tokens.slice(from, to);
    if (words.some((word) => word.name)) found.push(...inSentence(unit, words, { context, models }));
    if (words.some((word) => word.caseless)) found.push(...caselessNames(unit, sentence));
    from = to;
  }
  return found;
}

interface Reading {
  context: AnswerContext;
  /** Entries are makers with their models. */
  models: boolean;
}

function inSentence(unit: Unit, words: Token[], reading: Reading): ProseName[] {
  const { context } = reading;
  const runs = runsOf(unit.text, words, reading);
  const lists = listsOf(unit.text, runs);
  return lists.flatMap((list) => {
    const before = wordsBefore(unit.text, words, list[0]!.start);
    const after = words.find((word) => word.start >= list.at(-1)!.end);
    const score = placeScore({ unit, words, list, before, after, context });
    return list.map((run) => ({
      key: run.key,
      words: run.words,
      unit,
      beside: list.filter((other) => other.key !== run.key).map(({ key }) => key),
      score:
        score +
        shapeScore(run, context) +
        (unit.strong.some(
          (span) => span.start <= run.start && span.end >= run.end && span.end - span.start < run.end - run.start + 12,
        )
          ? 0.8
          : 0),
    }));
  });
}

/** A word in no list is likely a name; a short one in capitals may be an abbreviation. */
function shapeScore({ words, designated }: Run, context: AnswerContext): number {
  const unknown = words.filter((word) => isUnknown(word, context));
  if (unknown.length === 0) return 0;
  // Without a word list, a capital tells little at a sentence's start, and nothing in German.
  const plain = !designated && !/\p{Ll}\p{Lu}|\p{Lu}{2}|\d/u.test(words[0]!.text) && words.length === 1;
  if (plain && (context.language === "de" || (context.language !== "en" && !context.inside.has(words[0]!.lower))))
    return 0;
  return words.length === 1 && /^\p{Lu}{2,5}$/u.test(words[0]!.text) ? 0.2 : 0.6;
}

/** Runs of capitalised words, cut to the company they start with. */
function runsOf(text: string, words: Token[], { context, models }: Reading): Run[] {
  const runs: Run[] = [];
  for (let at = 0; at < words.length; ) {
    if (!startsName(text, words, at, context)) {
      at += 1;
      continue;
    }
    let to = at + 1;
    while (to < words.length && goesOn(text, words, to)) to += words[to]!.name || words[to]!.digit ? 1 : 2;
    const run = words.slice(at, Math.min(to, words.length));
    at = to;
    const size = companyLength({ words: run, text }, context, models);
    const named = run.slice(0, size);
    if (!namesSomething(named, context) || isModelOnly(named, true)) continue;
    runs.push({
      words: named,
      designated: run.length > size && run.slice(size).some((word) => isDesignation(word) || word.name),
      start: run[0]!.start,
      end: run.at(-1)!.end - (run.at(-1)!.text.length - baseOf(run.at(-1)!).length),
      key: keyOf(named, text),
    });
  }
  return runs;
}

function startsName(text: string, words: Token[], at: number, context: AnswerContext): boolean {
  const word = words[at]!;
  if (!word.name || word.caseless) return isKatakana(word);
  if (/^\p{N}+(?:\p{L}{0,2}|\p{Ll}{3})$/u.test(word.text)) return false;
  const next = words[at + 1];
  const opens = at === 0 || /[:：("“„«]\s*$/u.test(text.slice(words[at - 1]!.end, word.start));
  const more = next !== undefined && next.name && /^ ?$/u.test(text.slice(word.end, next.start));
  if (
    opens &&
    /^(?:the|der|die|das|le|la|les|el|los|las|il|lo|i|gli|a|o|os|as|de|het)$/u.test(word.lower) &&
    more &&
    !next.common
  )
    return false;
  if (FUNCTION_WORDS.has(word.lower)) return more && (LEADING_WORDS.has(word.lower) || (!opens && !word.common));
  if (!opens || !word.common || more) return true;
  // A common word with the capital of a sentence's start is a name where something else shows it.
  const seen = [...(context.followers.get(baseOf(word))?.values() ?? [])].reduce((sum, count) => sum + count, 0);
  return (
    seen > 1 &&
    !context.small.has(word.lower) &&
    !isWordOfForm(word.lower) &&
    next !== undefined &&
    OFFERING.has(next.lower)
  );
}

function isWordOfForm(lower: string): boolean {
  return (
    ATTRIBUTES.has(lower) || AWARDS.has(lower) || COMMANDS.has(lower) || OFFERING.has(lower) || CHOOSING.has(lower)
  );
}

function isKatakana(word: Token): boolean {
  return /^[\p{sc=Katakana}ー・]{2,}$/u.test(word.text);
}

function goesOn(text: string, words: Token[], at: number): boolean {
  const last = words[at - 1]!;
  const word = words[at]!;
  const gap = text.slice(last.end, word.start);
  if (isPossessive(last) && !/^(?: )?$/u.test(gap)) return false;
  if (last.caseless || word.caseless) return false;
  if (/^[\s®™]*(?:[&+]\s)?$/u.test(gap) && (word.name || isDesignation(word))) return true;
  return (
    gap === " " &&
    /^(?:of|de|du|di|del|la|le|for|the)$/u.test(word.lower) &&
    (words[at + 1]?.name ?? false) &&
    text[word.end] === " "
  );
}

/** At least one word that is no common word, place or technology; or a common one that the answer never writes small. */
function namesSomething(words: Token[], context: AnswerContext): boolean {
  const whole = words.map(({ lower }) => lower).join(" ");
  if (TECHNOLOGIES.has(whole) || isPlace(whole) || CATEGORY_WORDS.has(whole)) return false;
  if (words.every(({ lower }) => isAsked(lower, context))) return false;
  return words.some(
    (word) =>
      !FUNCTION_WORDS.has(word.lower) &&
      !TECHNOLOGIES.has(word.lower) &&
      (!word.common || !context.small.has(word.lower)),
  );
}

/** Runs that stand in one enumeration, together. */
function listsOf(text: string, runs: Run[]): Run[][] {
  const lists: Run[][] = [];
  // A remark in brackets does not part the names around it; names inside brackets are a list of their own.
  const open: (Run[] | undefined)[] = [undefined, undefined];
  for (const run of runs) {
    const depth = isBracketed(text, run.start) ? 1 : 0;
    const list = open[depth];
    const last = list?.at(-1);
    if (last && isListed(text.slice(last.end, run.start))) list!.push(run);
    else {
      open[depth] = [run];
      lists.push(open[depth]);
    }
  }
  return lists;
}

function isBracketed(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 120), at);
  return before.lastIndexOf("(") > before.lastIndexOf(")");
}

function isListed(between: string): boolean {
  const bare = between
    .replace(/\([^)]{0,60}\)/gu, "")
    .replace(/['’]s?\b/u, "")
    .trim();
  return (
    /^[,，、/／·•;]$/u.test(bare) ||
    CONJUNCTIONS.has(
      bare
        .replace(/^[,，、]\s*/u, "")
        .replace(/\s+(?:the|der|die|das|den|le|la|les|el|los|il|lo|de|het)$/iu, "")
        .toLowerCase(),
    )
  );
}

function wordsBefore(text: string, words: Token[], start: number): Token[] {
  const to = words.findIndex((word) => word.start >= start);
  const before = words.slice(Math.max(0, to - 6), to < 0 ? words.length : to);
  const colon = before.findLastIndex((word, at) =>
    /^\s*[:：]/u.test(text.slice(word.end, before[at + 1]?.start ?? start)),
  );
  return before.slice(colon + 1);
}

interface Place {
  unit: Unit;
  words: Token[];
  list: Run[];
  before: Token[];
  after: Token | undefined;
  context: AnswerContext;
}

/** What the words around a name (or several in a row) say: offered, compared, tied to something else, warned of. */
function placeScore({ unit, words, list, before, after, context }: Place): number {
  const { text } = unit;
  const first = list[0]!;
  const lead = text
    .slice(words[0]!.start, first.start)
    .toLowerCase()
    .trimEnd()
    .replace(/[:,(]$/u, "");
  const example = EXAMPLES.find(
    (phrase) => lead.endsWith(phrase) && !/\p{L}/u.test(lead[lead.length - phrase.length - 1] ?? " "),
  );
  const liked = /\b(?:also|might|may|will|would|could) like$/u.test(lead);
  let score = liked ? 1.4 : 0;
  if (list.length > 1) score += 0.3;
  if (example && !liked) {
    const head =
      lead
        .slice(0, -example.length)
        .match(/[\p{L}\p{M}-]+/gu)
        ?.slice(-2) ?? [];
    if (head.some((word) => OUTLETS.has(word)) && !head.some((word) => context.question.has(word))) score -= 3;
    else if (head.some((word) => isOptionNoun(word, context))) score += 2;
    else if (head.length > 0) score -= 0.3;
  }
  // "Built-in ones (Acme, Bolt)": examples of an entry.
  const opener = text.slice(0, first.start);
  if (list.length > 1 && unit.kind === "item" && /^[^.!?:]{3,60}\($/u.test(opener)) score += 1.6;
  const near = before.slice(-3).map(({ lower }) => lower);
  if (
    near.some((word) => CHOOSING.has(word)) ||
    before.slice(-4, -1).some(({ lower }) => /^(?:go|opt|recommend)$/u.test(lower))
  )
    score += 1.4;
  const end = list.at(-1)!.end;
  const opens = clauseOf(text, before, first.start).every(
    ({ lower }) => FUNCTION_WORDS.has(lower) || ADVERBS.has(lower),
  );
  const verb = after && ADVERBS.has(after.lower) ? words[words.indexOf(after) + 1] : after;
  const gap = after ? text.slice(end, after.start) : "";
  if (verb && /^[\s®™*"”)]*$/u.test(gap)) {
    if (OFFERING.has(verb.lower)) score += !opens ? 0.6 : /[:：]\s*$/u.test(text.slice(0, first.start)) ? 2.6 : 1.3;
    else if (opens && isVerbLike(verb)) score += 1;
    else if (opens && !verb.name && !FUNCTION_WORDS.has(verb.lower)) score += 0.7;
  }
  if (
    opens &&
    after &&
    /^,\s/u.test(gap) &&
    /^(?:which|who|with|whose|known|die|der|das|qui|que|che|который|которая)$/u.test(after.lower)
  )
    score += 0.9;
  if (
    /^(?:is|are|ist|sind|est|es|è|é|są|jest)$/u.test(near.at(-1) ?? "") ||
    /→\s*$/u.test(text.slice(Math.max(0, first.start - 3), first.start))
  )
    score += 1.5;
  if (!example && near.slice(-2).some((word) => TIES.has(word))) score -= 1.8;
  else if (
    /^(?:in|at|on|near|from|bei|chez|à|en|w)$/u.test(near.at(-1) ?? "") ||
    /^(?:in|at|on|near|from) the$/u.test(near.slice(-2).join(" "))
  )
    score -= 0.8;
  if (after && TIES_AFTER.has(after.lower) && gap.trim() === "") score -= 1.4;
  if (words.some(({ lower }) => OUTLETS.has(lower)) && before.some(({ lower }) => OUTLETS.has(lower)) && !example)
    score -= 1.5;
  if (near.some((word) => WARNINGS.has(word))) score -= 2;
  else if (words.some(({ lower }) => WARNINGS.has(lower))) score -= 2.5;
  return score;
}

/** The words before a name that belong to its clause. */
function clauseOf(text: string, before: Token[], start: number): Token[] {
  const cut = before.findLastIndex((word, at) => /[,;，]/u.test(text.slice(word.end, before[at + 1]?.start ?? start)));
  return before.slice(cut + 1);
}

/** "leads", "runs": a small word with a verb's ending where a verb would stand. */
function isVerbLike({ name, lower, common }: Token): boolean {
  return !name && common && !FUNCTION_WORDS.has(lower) && /[^s]s$|(?:ed|en)$/u.test(lower);
}

const OPTION_NOUNS =
  /^(?:brands?|options?|alternatives?|compan(?:y|ies)|providers?|competitors?|manufacturers?|vendors?|makers?|choices|picks|names|players|firms|agenc(?:y|ies)|contenders|rivals|marken|anbieter|hersteller|unternehmen|alternativen|marques|fournisseurs|entreprises|solutions|marcas|empresas|proveedores|opciones|fornecedores|opções|marchi|aziende|fornitori|opzioni|merken|aanbieders|marki|firmy|компании|бренды|марки|производители|бренди|компанії|μάρκες|εταιρείες|markalar|firmalar)$/u;

function isOptionNoun(word: string, context: AnswerContext): boolean {
  return OPTION_NOUNS.test(word) || context.question.has(word) || CATEGORY_WORDS.has(word);
}
