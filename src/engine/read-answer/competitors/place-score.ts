import type { Unit } from "../document.ts";
import { type AnswerContext, isPossessive } from "./context.ts";
import { isUnknown } from "./label-score.ts";
import type { Run } from "./runs.ts";
import type { Token } from "./tokens.ts";
import {
  ADVERBS,
  ATTRIBUTES,
  CATEGORY_WORDS,
  CHOOSING,
  EXAMPLES,
  FUNCTION_WORDS,
  OFFERING,
  OUTLETS,
  TIES,
  TIES_AFTER,
  WARNINGS,
} from "./word-lists.ts";

/** A sentence of a unit, with what all its names share. */
export interface Sentence {
  unit: Unit;
  words: Token[];
  /** It speaks of places to buy or read. */
  outlets: boolean;
  warns: boolean;
}

const LEAD = 80;
/** A noun before its verb has an article in these: a bare one is a name. */
const WITH_ARTICLES = new Set(["fr", "es", "it", "pt", "nl"]);
const ELIDED = /^[LlDd]['’]\p{Ll}/u;
const WHERE = /^(?:in|at|on|near|from|bei|chez|à|en|w|we)$/u;

/** What the words around a name (or several in a row) say: offered, compared, tied to something else, warned of. */
export function placeScore(
  { unit, words, outlets, warns }: Sentence,
  list: readonly Run[],
  context: AnswerContext,
): number {
  const { text } = unit;
  const first = list[0]!;
  const last = list.at(-1)!;
  const before = wordsBefore(text, words, first);
  const after = words[last.to];
  const lead = text
    .slice(Math.max(words[0]!.start, first.start - LEAD), first.start)
    .toLowerCase()
    .trimEnd()
    .replace(/[:,(]$/u, "");
  const example = EXAMPLES.find(
    (phrase) => lead.endsWith(phrase) && !/\p{L}/u.test(lead[lead.length - phrase.length - 1] ?? " "),
  );
  const liked = /\b(?:also|might|may|will|would|could) like$/u.test(lead);
  let score = liked ? 1.4 : 0;
  if (list.length > 1) score += 0.3;
  // Nothing but names: the sentence is the list.
  if (list.length > 2 && first.from === 0 && last.to >= words.length) score += 1.5;
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
  const opener = first.start < LEAD ? text.slice(0, first.start) : "";
  if (list.length > 1 && unit.kind === "item" && /^[^.!?:]{3,60}\($/u.test(opener)) score += 1.6;
  if (list.length > 1 && opensAfterColon(unit, words, first)) score += 1.6;
  const near = before.slice(-3).map(({ lower }) => lower);
  if (
    near.some((word) => CHOOSING.has(word)) ||
    before.slice(-4, -1).some(({ lower }) => /^(?:go|opt|recommend)$/u.test(lower))
  )
    score += unit.kind === "paragraph" && first.words.some((word) => isUnknown(word, context)) ? 1.9 : 1.4;
  const end = last.end;
  const opens = clauseOf(text, before, first.start).every(
    ({ lower }) => FUNCTION_WORDS.has(lower) || ADVERBS.has(lower),
  );
  const verb = after && ADVERBS.has(after.lower) ? words[last.to + 1] : after;
  const gap = after ? text.slice(end, after.start) : "";
  // "while Acme offers": the subject of a clause is tied to nothing.
  const subject = opens && verb !== undefined && OFFERING.has(verb.lower) && !WHERE.test(near.at(-1) ?? "");
  if (verb && /^[\s®™*"”)]*$/u.test(gap)) {
    if (OFFERING.has(verb.lower))
      score += !opens ? 0.6 : /[:：]\s*$/u.test(text.slice(Math.max(0, first.start - 4), first.start)) ? 2.6 : 1.3;
    else if (opens && (isVerbLike(verb) || (context.language === "tr" && !verb.name))) score += 1;
    else if (opens && !verb.name && !FUNCTION_WORDS.has(verb.lower)) score += 0.7;
    // "Acme classics": the name only tells of what kind.
    else if (!opens && verb === after && !verb.name && verb.common && !FUNCTION_WORDS.has(verb.lower)) score -= 0.8;
  }
  // In a paragraph of its own, the subject of what is told is an option more often than in an entry's remarks.
  if (subject && unit.kind === "paragraph" && first.words.some((word) => isUnknown(word, context)))
    score += WITH_ARTICLES.has(context.language) && !ELIDED.test(first.words[0]!.text) ? 1.3 : 0.7;
  if (
    opens &&
    after &&
    /^,\s/u.test(gap) &&
    /^(?:which|who|with|whose|known|die|der|das|qui|que|che|который|которая)$/u.test(after.lower)
  )
    score += 1.2;
  if (/^(?:is|are|ist|sind|est|es|è|é|są|jest)$/u.test(near.at(-1) ?? "")) score += 1.5;
  if (/(?:→|->|=>)\s*$/u.test(text.slice(Math.max(0, first.start - 4), first.start))) score += 2.4;
  if (opens && after && !after.name && isPossessive(words[last.to - 1]!)) score += 0.6;
  if (!example && !subject && near.slice(-2).some((word) => TIES.has(word))) score -= 1.8;
  else if (WHERE.test(near.at(-1) ?? "") || /^(?:in|at|on|near|from) the$/u.test(near.slice(-2).join(" ")))
    score -= 0.8;
  if (
    /^(?:an|eine?|einen|einem|une?|una|uma?|een)$/u.test(near.at(-1) ?? "") ||
    (context.language === "en" && near.at(-1) === "a")
  )
    score -= context.language === "de" ? 2 : 1;
  if (after && TIES_AFTER.has(after.lower) && gap.trim() === "") score -= 1.4;
  if (outlets && before.some(({ lower }) => OUTLETS.has(lower)) && !example) score -= 1.5;
  if (near.some((word) => WARNINGS.has(word))) score -= 2;
  else if (warns) score -= 2.5;
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

/** Whether names follow a colon that no remark, tie or outlet stands before: "Swiss ones: Acme, Bolt". */
function opensAfterColon({ text }: Unit, words: readonly Token[], { from, start }: Run): boolean {
  const last = words[from - 1];
  if (!last || !/^[^\p{L}\p{N}]*[:：][\s*]*$/u.test(text.slice(last.end, start))) return false;
  const before = words.slice(Math.max(0, from - 2), from);
  return !before.some(
    ({ lower }) => ATTRIBUTES.has(lower) || TIES.has(lower) || OUTLETS.has(lower) || TIES_AFTER.has(lower),
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
