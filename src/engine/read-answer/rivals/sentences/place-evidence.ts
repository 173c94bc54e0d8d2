import { languageOf } from "../../../language/languages.ts";
import type { Unit } from "../../document/document.ts";
import type { AnswerContext } from "../context.ts";
import { isPinned } from "../pinned.ts";
import { type PlaceWord, saysOfPlace } from "../words/place-words.ts";
import { isPossessive, type Token } from "../words/tokens.ts";
import {
  ADVERBS,
  AWARDS,
  CHOOSING,
  EXAMPLES,
  FUNCTION_WORDS,
  isConjunction,
  isOptionNoun,
  OUTLETS,
  TIES,
  TIES_AFTER,
} from "../words/word-lists.ts";
import { isBracketed, type Run } from "./runs.ts";

/** A sentence of a unit, with what all its names share. */
export interface Sentence {
  unit: Unit;
  words: Token[];
  /** It speaks of places to buy or read. */
  outlets: boolean;
  warns: boolean;
  ties: boolean;
  /** The first name in it. */
  first: Run;
  /** No name of the unit stands before it. */
  opensUnit: boolean;
}

const LEAD = 80;
const ELIDED = /^[LlDd]['’]\p{Ll}/u;

const PRICE = /^[^.]{0,40}[$€£¥₹]\s?\d|^[^.]{0,40}\d\s?[€₺₽]|^[^.]{0,40}\d\s?(?:zł|kr|Kč)/u;

/** What the words around a name and the place of its sentence say of it: signs that `offer-weights.json` weighs. */
export function placeEvidence(sentence: Sentence, list: readonly Run[], context: AnswerContext): string[] {
  const { unit, words, outlets, warns, ties } = sentence;
  const { text } = unit;
  const first = list[0]!;
  const last = list.at(-1)!;
  const before = wordsBefore(text, words, first);
  const after = words[last.to];
  const found: string[] = [unit.kind];
  const add = (sign: string, holds: boolean): void => {
    if (holds) found.push(sign);
  };

  const lead = text
    .slice(Math.max(words[0]!.start, first.start - LEAD), first.start)
    .toLowerCase()
    .trimEnd()
    .replace(/[:,(]$/u, "");
  const example = EXAMPLES.endingsOf(lead).find(
    (phrase) => !/\p{L}/u.test(lead[lead.length - phrase.length - 1] ?? " "),
  );
  const liked = /\b(?:also|might|may|will|would|could) like$/u.test(lead);
  if (example && !liked) {
    const head =
      lead
        .slice(0, -example.length)
        .match(/[\p{L}\p{M}-]+/gu)
        ?.slice(-2) ?? [];
    if (head.some((word) => OUTLETS.has(word)) && !head.some((word) => context.question.has(word)))
      found.push("example outlet");
    else if (head.some((word) => isOptionNoun(word) || context.question.has(word))) found.push("example option");
    else if (head.length > 0) found.push("example other");
  }
  add("pair", list.length === 2);
  add("row", list.length > 2);
  const opener = first.start < LEAD ? text.slice(0, first.start) : "";
  add("examples of entry", list.length > 1 && unit.kind === "item" && /^[^.!?:]{3,60}\($/u.test(opener));
  add("after colon", opensAfterColon(unit, words, first));
  add("bracketed", isBracketed(text, first.start));

  const near = before.slice(-3).map(({ lower }) => lower);
  add(
    "chosen",
    near.some((word) => CHOOSING.has(word)),
  );
  // "In Ulm werden oft Acme und Bolt genannt": where the verb comes last, so does what is chosen.
  const rest = words.slice(last.to, last.to + 8);
  const stop = rest.findIndex(({ start }, at) => /[,;:]/u.test(text.slice(rest[at - 1]?.end ?? last.end, start)));
  add(
    "chosen after",
    (stop < 0 ? rest : rest.slice(0, stop)).some(({ lower }) => CHOOSING.has(lower)),
  );
  const clause = clauseOf(text, before, first.start);
  const verb = after && ADVERBS.has(after.lower) ? words[last.to + 1] : after;
  // "… is quick, and Acme is cheap": the second subject opens a clause of its own.
  const joins = isConjunction(near.at(-1) ?? "", context.language) && verb?.is.offering;
  const opens = joins || clause.every(({ lower, is }) => is.form || ADVERBS.has(lower));
  add("opens clause", opens);
  add("opens unit", first.from === 0 && words[0]!.start < 6);
  const gap = after ? text.slice(last.end, after.start) : "";
  const says = (kind: PlaceWord, lower: string | undefined) => saysOfPlace(kind, lower, context.language);
  // "I would look at Acme": where one is told to look is no place.
  const where = says("where", near.at(-1)) && !CHOOSING.has(near.at(-2) ?? "");
  const adjoins = /^[\s®™*"”)]*$/u.test(gap);
  const subject = opens && verb !== undefined && adjoins && verb.is.offering && !where;
  add("subject", subject);
  add("parted subject", opens && !where && isPartedSubject(text, words, last));
  add("colon subject", subject && /[:：]\s*$/u.test(text.slice(Math.max(0, first.start - 4), first.start)));
  add("unelided subject", subject && !ELIDED.test(first.words[0]!.text));
  if (verb && adjoins && !subject) {
    if (verb.is.offering) found.push("before verb");
    else if (opens && isVerbLike(verb)) found.push("verb-like");
    else if (opens && !verb.name && !verb.is.form) found.push("before small word");
    else if (!opens && verb === after && isDescribed(verb, context.language)) found.push("describes noun");
  }
  add("ends clause", after === undefined || /[,;.!?。，)]/u.test(gap));
  add("relative", /^,\s/u.test(gap) && after !== undefined && RELATIVE.test(after.lower));
  add("apposition", /^,\s$/u.test(gap) && says("indefinite", after?.lower));
  add("visited", isVisited(near, context.language));
  add("is", says("is", near.at(-1)) || (says("is", near.at(-2)) && says("definite", near.at(-1))));
  add("arrow", /(?:→|->|=>)\s*$/u.test(text.slice(Math.max(0, first.start - 4), first.start)));
  add("possessive", isPossessive(words[last.to - 1]!));
  add("tied", !subject && near.slice(-2).some((word) => TIES.has(word)));
  add(
    "owned",
    near.some((word) => says("owned", word)),
  );
  add("made by", says("madeBy", near.at(-1)));
  add(
    "compared",
    near.slice(-2).some((word) => says("compared", word)),
  );
  add("where", where || (says("where", near.at(-2)) && says("definite", near.at(-1))));
  add("at firm", says("atFirm", near.at(-1)));
  add("from a place", says("from", after?.lower) && (words[last.to + 1]?.name ?? false) && adjoins);
  add("definite", says("definite", near.at(-1)));
  add("indefinite", !opens && says("indefinite", near.at(-1)));
  add("sentence of outlets", outlets);
  add("sentence of ties", ties);
  add("sentence warns", warns);
  add("first name of sentence", sentence.first === first);
  add("first name of unit", sentence.opensUnit && sentence.first === first);
  add("bracket after", /^\s?[(（]/u.test(text.slice(last.end, last.end + 2)));
  add("dash after", /^\s[–—-]\s/u.test(text.slice(last.end, last.end + 3)));
  add("asks", /[?？]\s*$/u.test(text.slice(words.at(-1)!.end, words.at(-1)!.end + 2)));
  add("conditional", says("condition", words[0]!.lower));
  const above = unit.parent === null ? undefined : context.document.units[unit.parent];
  add("under heading", above?.kind === "heading");
  add("under options", above !== undefined && isOverOptions(above.text));
  add("under entry", above?.kind === "item");
  add("advice", context.advice[unit.index]!);
  add("pinned", isPinned(text));
  add("first paragraph", unit.index < 2);
  add("late", unit.index > 3 && unit.index > context.document.units.length * 0.85);
  const next = text.slice(last.end, last.end + 60);
  add("price after", /\d/u.test(next) && PRICE.test(next));
  return found;
}

/** "Acme, right by the harbour, is …": a remark between commas parts the name from its verb. */
function isPartedSubject(text: string, words: readonly Token[], { to, end }: Run): boolean {
  const rest = words.slice(to, to + LONGEST_REMARK);
  if (rest.length < 2 || !/^[®™*"”)]*,\s$/u.test(text.slice(end, rest[0]!.start))) return false;
  const close = rest.findIndex(({ start }, at) => at > 0 && text.slice(rest[at - 1]!.end, start).includes(","));
  return close > 1 && rest[close]!.is.offering;
}

/** Words between the commas, at most. */
const LONGEST_REMARK = 16;

/** Whether a heading calls what follows options ("Top picks", "Weitere Anbieter"). */
function isOverOptions(heading: string): boolean {
  if (heading.length > 90) return false;
  return (heading.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []).some((word) => AWARDS.has(word) || isOptionNoun(word));
}

/** "Visit Acme", "a day trip to the Acme": where one is sent. */
function isVisited(near: readonly string[], language: string): boolean {
  const at = near.findLastIndex((word) => saysOfPlace("visiting", word, language));
  return at >= 0 && near.slice(at + 1).every((word) => FUNCTION_WORDS.has(word) || AWARDS.has(word));
}

const RELATIVE = /^(?:which|who|with|whose|known|die|der|das|qui|que|che|który|która|которая|который)$/u;

/** The words before a name that belong to its clause. */
function clauseOf(text: string, before: Token[], start: number): Token[] {
  const cut = before.findLastIndex((word, at) => /[,;，]/u.test(text.slice(word.end, before[at + 1]?.start ?? start)));
  return before.slice(cut + 1);
}

/** "leads", "runs": a small word with a verb's ending where a verb would stand. */
function isVerbLike({ name, lower, common, is }: Token): boolean {
  return !name && common && !is.form && /[^s]s$|(?:ed|en|t|no|yor|ír|je)$/u.test(lower);
}

/** Whether a word after a name is a noun that the name describes ("Acme users"). */
function isDescribed({ name, common, lower, is }: Token, language: string): boolean {
  return !name && common && !languageOf(language).capitalNouns && !is.form && !CHOOSING.has(lower);
}

/** Whether names follow a colon that no remark, tie or outlet stands before: "Swiss ones: Acme, Bolt". */
function opensAfterColon({ text }: Unit, words: readonly Token[], { from, start }: Run): boolean {
  const last = words[from - 1];
  if (!last || !/^[^\p{L}\p{N}]*[:：][\s*]*$/u.test(text.slice(last.end, start))) return false;
  const before = words.slice(Math.max(0, from - 2), from);
  return !before.some(
    ({ lower, is }) => is.attribute || TIES.has(lower) || OUTLETS.has(lower) || TIES_AFTER.has(lower),
  );
}

/** Up to six words before a name, after the last colon. */
function wordsBefore(text: string, words: readonly Token[], { from, start }: Run): Token[] {
  const before = words.slice(Math.max(0, from - 6), from);
  const colon = before.findLastIndex((word, at) =>
    /^\s*[:：]/u.test(text.slice(word.end, before[at + 1]?.start ?? start)),
  );
  return before.slice(colon + 1);
}
