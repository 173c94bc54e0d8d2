import { type AnswerContext, isAsked, singular } from "./context.ts";
import type { Label } from "./fold.ts";
import { isAdvice } from "./headings.ts";
import { isPlace, isPlaceWord } from "./places.ts";
import { type Slot } from "./slots.ts";
import { isDesignation, nameKey, type Token } from "./tokens.ts";
import {
  ATTRIBUTES,
  AWARDS,
  CHOOSING,
  COMMANDS,
  COMPANY_WORDS,
  EVENTS,
  FUNCTION_WORDS,
  LABEL_PARTS,
  MODEL_WORDS,
  OFFERING,
  OWNERS,
  SERVICES,
  SUPPLIERS,
  TECHNOLOGIES,
} from "./word-lists.ts";

/** What the scoring of a label needs besides it. */
export interface LabelGround {
  context: AnswerContext;
  /** How its text stands in the answer over and over. */
  repeats: Repeats;
}

/** In how many groups and kinds of place a label's text stands. */
export interface Repeats {
  places: number;
  groups: Set<string>;
  kinds: Set<Slot["kind"]>;
}

/** A first guess whether a label is a name, from its words and place: one sign among those that `offer-weights.json` weighs. */
export function labelScore(slot: Slot, label: Label, { context, repeats }: LabelGround): number {
  const { words, text } = label;
  const written = text.slice(words[0]!.start, words.at(-1)!.end);
  const lower = written.toLowerCase();
  if (
    TECHNOLOGIES.has(lower) ||
    EVENTS.has(lower) ||
    isPlace(lower) ||
    /[?？]\s*$/u.test(text.slice(slot.start, slot.end + 2))
  )
    return -4;
  if (!/\p{L}{2}|\p{L}\d/u.test(written)) return -4;
  let score = words[0]!.caseless
    ? caselessScore(words, written, context)
    : context.language === "en"
      ? casedScore(words, written, context)
      : foreignScore(words, written, context);
  const unknown = words.some((word) => isUnknown(word, context));
  if (words.length > 9) score -= 2;
  if (words[0]!.caseless && slot.kind === "line" && !slot.bold && !slot.numbered) score -= 1;
  if (slot.numbered) score += 0.6;
  if (slot.priced) score += 0.8;
  if (slot.dashed) score += 0.4;
  if (slot.url) score += 0.5;
  if (slot.kind === "heading" && !slot.numbered) score -= 0.4;
  if (slot.kind === "value" && !unknown) score -= slot.body.trim() === "" ? 0.8 : 1.5;
  if (slot.kind === "line" && slot.bold && /^[\s*]*\n/u.test(text.slice(slot.end, slot.end + 4))) score += 0.6;
  if (sortsWhatFollows(slot, written)) score -= 1.5;
  if (slot.kind === "cell" && slot.group.endsWith(".head")) score -= 0.3;
  if (context.advised) score -= context.advised === "kinds" ? 4 : 1.6;
  if (slot.heads) score -= 3;
  if (slot.described) score += 1.2;
  if (OWNERS.has(words[0]!.lower) && words.length > 1) score += 1.5;
  if (
    !unknown &&
    words.length > 2 &&
    words.some(({ lower }) =>
      /^(?:with|for|without|mit|ohne|für|pour|avec|con|para|sin|com|per|voor|met)$/u.test(lower),
    )
  )
    score -= 1;
  if (slot.advice) score -= unknown && words.length < 4 ? 1.2 : 2.5;
  if (!unknown) score += repeatScore(repeats);
  if (SUPPLIERS.has(lower)) score -= SERVICES.has(lower) ? 0.5 : 2.5;
  if (isAdvice(written)) score -= 1.5;
  if (slot.kind === "item" && slot.unit.label === null && words.length > 2 && slot.body === "") score -= 0.6;
  return score + bodyScore(slot);
}

/** A word that no word list knows and the answer writes only as a name. */
export function isUnknown(word: Token, context: AnswerContext): boolean {
  if (!word.name || word.common) return false;
  const beside =
    context.spelledOut.has(word.lower) ||
    TECHNOLOGIES.has(word.lower) ||
    TECHNOLOGIES.has(singular(word.lower)) ||
    SUPPLIERS.has(word.lower);
  return (
    !beside &&
    !context.small.has(word.lower) &&
    !isPlaceWord(word.lower) &&
    (word.digit ? /\p{L}{4}|\p{Ll}{3}/u : /\p{L}{2}/u).test(word.text)
  );
}

/** A name that is written small even at the head of its entry ("eero"). */
function isSmallName({ name, common, digit, caseless, lower }: Token, { language }: AnswerContext): boolean {
  return !name && !common && !digit && !caseless && /^[a-z]{4,}$/u.test(lower) && language === "en";
}

function casedScore(words: Token[], written: string, context: AnswerContext): number {
  const content = words.filter((word) => !FUNCTION_WORDS.has(word.lower));
  const unknown = words.filter(
    (word, at) => (isUnknown(word, context) && !isPlace(word.lower)) || (at === 0 && isSmallName(word, context)),
  );
  const first = words[0]!;
  let score = 0;
  if (unknown.length > 0) score += unknown[0] === first ? 2 : 1.3;
  if (/^[\p{Lu}\p{N}].{0,40}\p{L}.{0,40}[®™]|^\p{L}+\.\p{Ll}{2,}$/u.test(first.text)) score += 1;
  if (words.slice(1).some((word) => isDesignation(word))) score += unknown.length > 0 ? 0.5 : 0.2;
  if (unknown.length === 0) {
    score -= 0.6;
    const small = content.slice(1).filter((word) => !word.name && !word.digit && !isAsked(word.lower, context)).length;
    if (!(first.name || first.digit) || small > 0) score -= 2;
    if (content.length === 0) score -= 2;
    const heads = [first, words.at(-1)!].filter(({ lower }) => ATTRIBUTES.has(lower)).length;
    score -= heads * 1.6;
    if (content.some(({ lower }) => AWARDS.has(lower)) && AWARDS.has(first.lower)) score -= 2;
    if (COMMANDS.has(first.lower)) score -= 1.5;
    if (content.every(({ lower }) => context.question.has(lower))) score -= 1.5;
    if (words.some((word) => MODEL_WORDS.has(word.lower))) score += 0.2;
    if (content.length > 1 && small === 0) score += 0.3;
    // "The Wren House": parts of entries have no article.
    if (first.text === "The" && content.length > 1 && content.length < 4 && content.every(({ name }) => name))
      score += 1;
  } else {
    const small = content.filter((word) => !word.name && !word.digit).length;
    if ((written.match(/,/gu)?.length ?? 0) > 1) score -= 2;
    if (words.length > 4 && !words.at(-1)!.name && !words.at(-1)!.digit) score -= 1.2;
    if (small > 2) score -= 2.6;
    else if (small > 0 && small === content.length - 1 && !words.some((word) => context.question.has(word.lower)))
      score -= 1.3;
    else if (small > 0 && !first.name) score -= 1.8;
    if (/^(?:why|how|what|when|is|if)$/u.test(first.lower)) score -= 3;
    if (AWARDS.has(first.lower) || CHOOSING.has(first.lower)) score -= 1.5;
    if (FUNCTION_WORDS.has(first.lower) && first.lower !== "the" && unknown[0] !== first && words.length > 2)
      score -= 1;
  }
  return score;
}

/** Where no word list is whole: what is written like a name, in a place for names. */
function foreignScore(words: Token[], written: string, context: AnswerContext): number {
  const content = words.filter((word) => !FUNCTION_WORDS.has(word.lower));
  if (content.length === 0) return -3;
  const first = words[0]!;
  const small = content.slice(1).filter((word) => !word.name && !word.digit).length;
  const known = content.filter((word) => word.common).length;
  let score = 0.6;
  if (!first.name && !first.digit) score -= first.common || content.length > 1 ? 1.5 : 0.5;
  if (
    context.language === "de" &&
    /(?:e|er|es|en|em)$/u.test(first.lower) &&
    words[1]?.common &&
    words[1].name &&
    !COMPANY_WORDS.has(words[1].lower)
  )
    score -= 2;
  if (small > 0) score -= small > 2 ? 2.8 : 1.6;
  score -= [first, words.at(-1)!].filter(({ lower }) => ATTRIBUTES.has(lower)).length * 1.8;
  if (AWARDS.has(first.lower) || COMMANDS.has(first.lower)) score -= 1.8;
  if (known === content.length) score -= 1;
  if (words.some((word) => /\p{Ll}\p{Lu}|\p{Lu}{2}/u.test(word.text) && !TECHNOLOGIES.has(word.lower))) score += 1.2;
  if (context.language !== "de" && context.inside.has(first.lower)) score += 0.7;
  if (content.length > 1 && small === 0 && context.language !== "de") score += 0.6;
  if (words.slice(1).some(isDesignation) || /\p{L}\d/u.test(first.text)) score += 0.6;
  if (context.small.has(first.lower)) score -= 1.5;
  if (content.every(({ lower }) => isAsked(lower, context))) score -= 1.5;
  if ((written.match(/,/gu)?.length ?? 0) > 1) score -= 2;
  return score;
}

/** Without capitals: short, in Latin or katakana letters, seen again, and no word for a part of an entry. */
function caselessScore(words: Token[], written: string, context: AnswerContext): number {
  let score = 0.4;
  if (LABEL_PARTS.some((part) => written.includes(part))) score -= 2.5;
  if (words.some(({ lower }) => ATTRIBUTES.has(lower) || AWARDS.has(lower))) score -= 2;
  if (words.some((word) => !word.caseless && word.name) || /^[\p{sc=Katakana}ー・]+/u.test(written)) score += 1;
  if (/\p{sc=Hiragana}/u.test(written)) score -= 1.2;
  if (written.length > 14) score -= 1;
  // A clause ends in its verb.
  if (/(?:ます|です|する|ある|ない|した)$/u.test(written)) score -= 3;
  if ((context.counts.get(words[0]!.lower) ?? 0) > 1) score += 0.7;
  return score;
}

/** "Sustainable: Acme is a leader": the name is in the body, the label says what for. */
function sortsWhatFollows({ body }: Slot, label: string): boolean {
  const [, name, verb] = SUBJECT.exec(body.slice(0, 80)) ?? [];
  if (!name || !verb || !OFFERING.has(verb) || FUNCTION_WORDS.has(name.split(" ")[0]!.toLowerCase())) return false;
  return !nameKey(label).startsWith(nameKey(name)) && !nameKey(name).startsWith(nameKey(label));
}

const SUBJECT = /^(\p{Lu}[\p{L}\p{N}&'’-]*(?: \p{Lu}[\p{L}\p{N}&'’-]*){0,3}) (\p{Ll}+)\s/u;

/** An entry is described ("A compact …", "offers …"); advice commands or asks. */
function bodyScore({ body }: Slot): number {
  // "(Broadway) – a coaching inn": a remark in brackets stands before what is said.
  const said = body.replace(/^\([^)]{1,40}\)\s*/u, "");
  const first = /^[^\p{L}]*(\p{L}+)/u.exec(said.slice(0, 40))?.[1]?.toLowerCase();
  if (!first) return 0;
  if (COMMANDS.has(first) && !OFFERING.has(first)) return -1.2;
  if (OFFERING.has(first) || DESCRIBING.test(said)) return 0.9;
  return 0;
}

const DESCRIBING =
  /^[^\p{L}]*(?:[Aa]n?|The|This|These|It|It's|It’s|Known|Best|Great|Ideal|Designed|Features|Another|One of|Ein|Eine|Un|Une|Una|Um|Uma|Bekannt|Conocid[ao]|Connue?|Известн\p{L}+)\s/u;

/** "Pros" comes back in one list after another; a name comes back in a summary of another kind. */
function repeatScore({ groups, kinds }: Repeats): number {
  if (groups.size < 2) return 0;
  return kinds.size > 1 && groups.size <= kinds.size + 1 ? 0.6 : -2;
}
