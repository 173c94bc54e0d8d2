import { type AnswerContext, isAsked } from "./context.ts";
import type { Label } from "./fold.ts";
import { isAdvice, isAttribute, type Slot } from "./slots.ts";
import { isDesignation, nameKey, type Token } from "./tokens.ts";
import {
  ATTRIBUTES,
  AWARDS,
  CHOOSING,
  COMMANDS,
  EVENTS,
  FEATURE_HEADS,
  FUNCTION_WORDS,
  isPlace,
  isPlaceWord,
  LABEL_PARTS,
  MODEL_WORDS,
  OFFERING,
  SERVICES,
  SUPPLIERS,
  TECHNOLOGIES,
} from "./word-lists.ts";

/** A slot's words with the evidence that they are a name; above 0 they are taken for one. */
export interface JudgedSlot {
  slot: Slot;
  label: Label;
  score: number;
}

/** Judges each slot by its own words and by what its siblings are: the labels of one list are all names or all not. */
export function judgeSlots(slots: readonly Slot[], context: AnswerContext): JudgedSlot[] {
  const repeats = countRepeats(slots);
  const judged = slots.flatMap((slot) =>
    partsOf(slot, context).map(
      (label): JudgedSlot => ({ slot, label, score: ownScore(slot, label, { context, repeats }) }),
    ),
  );
  const nested = nestedUnits(judged, context);
  for (const one of judged) {
    if (!nested.has(one.slot.unit.index) || one.slot.kind === "card") continue;
    one.score -= one.label.words.some((word) => isUnknown(word, context)) ? 0.6 : 2;
  }
  const siblings = judged.filter(({ slot }) => !slot.heads && !isRemark(slot, repeats));
  const groups = Map.groupBy(siblings, ({ slot }) => slot.group);
  const bonus = new Map(
    [...groups].map(([group, members]) => [
      group,
      nested.has(members[0]!.slot.unit.index) ? 0 : listScore(members, context),
    ]),
  );
  const named = tablesWithNames(judged);
  return judged.map((one) => {
    const { cell } = one.slot.unit;
    const beside = cell && named.has(cell.table) && (cell.column > 0 || cell.row === 0) ? -2 : 0;
    const others = (groups.get(one.slot.group) ?? []).filter((other) => other !== one);
    if (others.length < 2) return { ...one, score: one.score + beside };
    const mean = others.reduce((sum, { score }) => sum + clip(score), 0) / others.length;
    const list = isFormal(one, context) ? 0 : bonus.get(one.slot.group)!;
    return { ...one, score: one.score + SIBLING_WEIGHT * mean + list + beside };
  });
}

/** Tables whose first column holds names: their other cells tell about them. */
function tablesWithNames(judged: readonly JudgedSlot[]): Set<number> {
  const first = judged.filter(({ slot }) => slot.unit.cell?.column === 0 && slot.unit.cell.row > 0);
  const tables = Map.groupBy(first, ({ slot }) => slot.unit.cell!.table);
  return new Set(
    [...tables]
      .filter(([, cells]) => cells.filter(({ score }) => score > 0).length * 2 > cells.length)
      .map(([table]) => table),
  );
}

/** A list of which every label is written like a name is a list of names, even where each is made of common words. */
function listScore(members: readonly JudgedSlot[], context: AnswerContext): number {
  const labels = members.filter(
    ({ slot }) => !(slot.kind === "cell" && slot.unit.cell?.column === 0 && slot.unit.cell.row === 0),
  );
  const formal = labels.filter((one) => isFormal(one, context)).length / labels.length;
  const laterColumn = members.some(
    ({ slot }) => slot.kind === "cell" && slot.unit.cell!.column > 0 && slot.unit.cell!.row > 0,
  );
  if (formal > 0.4 || laterColumn) return 0;
  return formal === 0 ? 0.9 : formal < 0.2 ? 0.5 : 0;
}

/** Whether a label of common words is written as parts of entries are: small words, attributes, praise, commands. */
function isFormal({ label, slot }: JudgedSlot, context: AnswerContext): boolean {
  const { words } = label;
  if (slot.advice || words.length > 7) return true;
  const foreign = context.language !== "en" && !words[0]!.caseless;
  if (foreign && words.slice(1).some((word) => !word.name && !word.digit && !FUNCTION_WORDS.has(word.lower)))
    return true;
  if (words.some((word) => isUnknown(word, context))) return false;
  const content = words.filter((word) => !FUNCTION_WORDS.has(word.lower));
  const ends = [words[0]!, words.at(-1)!];
  return (
    content.length === 0 ||
    content.some((word) => !word.name) ||
    ends.some(({ lower }) => ATTRIBUTES.has(lower)) ||
    AWARDS.has(words[0]!.lower) ||
    (COMMANDS.has(words[0]!.lower) && words.length > 1) ||
    content.every(({ lower, digit }) => digit || context.question.has(lower))
  );
}

/** Units under an entry, or under a heading over its features: what they label are its parts. */
function nestedUnits(judged: readonly JudgedSlot[], context: AnswerContext): Set<number> {
  const entries = new Set<number>();
  for (const { slot, label, score } of judged) {
    if (score > 0.5 && slot.start < 40 && label.words.some((word) => isUnknown(word, context)))
      entries.add(slot.unit.index);
  }
  const nested = new Set<number>();
  for (const unit of context.document.units) {
    const above = unit.parent === null ? undefined : context.document.units[unit.parent];
    if (!above) continue;
    const words = above.text.length < 80 ? (above.text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []) : [];
    const overFeatures =
      words.length < 7 && words.some((word) => FEATURE_HEADS.has(word)) && !words.some((word) => AWARDS.has(word));
    if (entries.has(above.index) || overFeatures || (nested.has(above.index) && above.kind !== "heading"))
      nested.add(unit.index);
  }
  return nested;
}

/** A remark inside a run of entries ("Pros", again and again) is no sibling of theirs. */
function isRemark(slot: Slot, repeats: Map<string, Slot[]>): boolean {
  const same = repeats.get(nameKey(slot.unit.text.slice(slot.start, slot.end))) ?? [];
  return (
    same.length > 1 &&
    same.every(({ group }) => group === slot.group) &&
    isAttribute(slot.unit.text.slice(slot.start, slot.end))
  );
}

const SIBLING_WEIGHT = 0.6;
const clip = (score: number): number => Math.max(-2, Math.min(2, score));

/** How often each label stands in the answer: "Pros" under every entry. */
function countRepeats(slots: readonly Slot[]): Map<string, Slot[]> {
  return Map.groupBy(slots, (slot) => nameKey(slot.unit.text.slice(slot.start, slot.end)));
}

/** "Pros" comes back in one list after another; a name comes back in a summary of another kind. */
function repeatScore(places: readonly Slot[]): number {
  const groups = new Set(places.map(({ group }) => group)).size;
  const kinds = new Set(places.map(({ kind }) => kind)).size;
  if (groups < 2) return 0;
  return kinds > 1 && groups <= kinds + 1 ? 0.6 : -2;
}

/** The names of a slot: one, or several parted by a slash or "or". */
function partsOf(slot: Slot, { tokens }: AnswerContext): Label[] {
  const text = slot.unit.text;
  const words = tokens[slot.unit.index]!.filter((word) => word.start >= slot.start && word.end <= slot.end);
  if (words.length === 0) return [];
  const marked = slot.unit.strong.filter(({ start, end }) => start >= slot.start - 2 && end <= slot.end + 2);
  if (marked.length > 1) {
    const bold = marked.map(({ start, end }) => words.filter((word) => word.start >= start && word.end <= end));
    return bold.filter((part) => part.length > 0).map((part) => ({ words: part, text }));
  }
  const parts: Token[][] = [[]];
  for (const [at, word] of words.entries()) {
    const gap = at === 0 ? "" : text.slice(words[at - 1]!.end, word.start);
    const parting =
      /^\s*[/／、,，]\s*$/u.test(gap) || /^(?:or|oder|ou|o|of|lub|или|vs|and|und|et|y|e)$/u.test(word.lower);
    if (parting) parts.push([]);
    if (!parting || /[/／、,，]/u.test(gap)) parts.at(-1)!.push(word);
  }
  const whole = [{ words, text }];
  if (parts.length < 2) return whole;
  const many = parts.length > 2 && parts.every((part) => part.length < 4 && part[0]?.name);
  const sure = parts.filter((part) => part.some((word) => word.name && !word.common && !/^\p{N}/u.test(word.text)));
  const slashed = /[/／]|\bor\b|\boder\b/u.test(text.slice(slot.start, slot.end));
  const opens = words[0]!;
  if (AWARDS.has(opens.lower) || (FUNCTION_WORDS.has(opens.lower) && opens.lower !== "the")) return whole;
  if (sure.length !== parts.length && !(many && sure.length * 2 >= parts.length) && !(slashed && sure[0] === parts[0]))
    return whole;
  if (!slashed && !/[,，、]/u.test(text.slice(slot.start, slot.end)) && parts.length === 2 && words.length < 5)
    return whole;
  if (many && sure.length * 2 >= parts.length) return parts.map((part) => ({ words: part, text }));
  return sure.map((part) => ({ words: part, text }));
}

interface Ground {
  context: AnswerContext;
  repeats: Map<string, Slot[]>;
}

/** The sum of what speaks for and against a label being a name; each weight stands at its reason. */
function ownScore(slot: Slot, label: Label, { context, repeats }: Ground): number {
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
  let score = words[0]!.caseless
    ? caselessScore(words, written, context)
    : context.language === "en"
      ? casedScore(words, written, context)
      : foreignScore(words, written, context);
  const unknown = words.some((word) => isUnknown(word, context));
  if (words.length > 9) score -= 2;
  if (slot.numbered) score += 0.6;
  if (slot.priced) score += 0.8;
  if (slot.dashed) score += 0.4;
  if (slot.url) score += 0.5;
  if (slot.kind === "heading" && !slot.numbered) score -= 0.4;
  if (slot.kind === "value" && !unknown) score -= slot.body.trim() === "" ? 0.8 : 1.5;
  if (slot.kind === "line" && slot.bold && /^[\s*]*\n/u.test(text.slice(slot.end, slot.end + 4))) score += 0.6;
  if (sortsWhatFollows(slot, written)) score -= 1.5;
  if (slot.kind === "cell" && slot.group.endsWith(".head")) score -= 0.3;
  if (slot.heads) score -= 3;
  if (slot.described) score += 1.2;
  if (slot.advice) score -= unknown && words.length < 4 ? 1.2 : 2.5;
  if (!unknown) score += repeatScore(repeats.get(nameKey(text.slice(slot.start, slot.end))) ?? []);
  if (SUPPLIERS.has(lower)) score -= SERVICES.has(lower) ? 1 : 2.5;
  if (isAdvice(written)) score -= 1.5;
  if (slot.kind === "item" && slot.unit.label === null && words.length > 2 && slot.body === "") score -= 0.6;
  return score + bodyScore(slot);
}

/** A word that no word list knows and the answer writes only as a name. */
export function isUnknown(word: Token, context: AnswerContext): boolean {
  const beside = TECHNOLOGIES.has(word.lower) || SUPPLIERS.has(word.lower);
  return (
    word.name &&
    !beside &&
    !word.common &&
    !context.small.has(word.lower) &&
    !isPlaceWord(word.lower) &&
    (word.digit ? /\p{L}{4}|\p{Ll}{3}/u : /\p{L}{2}/u).test(word.text)
  );
}

/** A name that is written small even at the head of its entry ("eero"). */
function isSmallName({ name, common, digit, caseless, lower }: Token, { small, language }: AnswerContext): boolean {
  return (
    !name && !common && !digit && !caseless && !small.has(lower) && /^[a-z]{4,}$/u.test(lower) && language === "en"
  );
}

function casedScore(words: Token[], written: string, context: AnswerContext): number {
  const content = words.filter((word) => !FUNCTION_WORDS.has(word.lower));
  const unknown = words.filter(
    (word, at) => (isUnknown(word, context) && !isPlace(word.lower)) || (at === 0 && isSmallName(word, context)),
  );
  const first = words[0]!;
  let score = 0;
  if (unknown.length > 0) score += unknown[0] === first ? 2 : 1.3;
  if (/^[\p{Lu}\p{N}].*\p{L}.*[®™]|^\p{L}+\.\p{Ll}{2,}$/u.test(first.text)) score += 1;
  if (words.slice(1).some((word) => isDesignation(word))) score += unknown.length > 0 ? 0.5 : 0.2;
  if (unknown.length === 0) {
    score -= 0.6;
    const small = content.slice(1).filter((word) => !word.name && !word.digit).length;
    if (!(first.name || first.digit) || small > 0) score -= 2;
    if (content.length === 0) score -= 2;
    const heads = [first, words.at(-1)!].filter(({ lower }) => ATTRIBUTES.has(lower)).length;
    score -= heads * 1.6;
    if (content.some(({ lower }) => AWARDS.has(lower)) && AWARDS.has(first.lower)) score -= 2;
    if (COMMANDS.has(first.lower)) score -= 1.5;
    if (content.every(({ lower }) => context.question.has(lower))) score -= 1.5;
    if (words.some((word) => MODEL_WORDS.has(word.lower))) score += 0.2;
    if (content.length > 1 && small === 0) score += 0.3;
  } else {
    const small = content.filter((word) => !word.name && !word.digit).length;
    if ((written.match(/,/gu)?.length ?? 0) > 1) score -= 2;
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
  if (!first.name && !first.digit) score -= 1.5;
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
  if (context.document.answer.split(written, 3).length > 2) score += 0.7;
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
  const first = /^[^\p{L}]*(\p{L}+)/u.exec(body.slice(0, 40))?.[1]?.toLowerCase();
  if (!first) return 0;
  if (COMMANDS.has(first) && !OFFERING.has(first)) return -1.2;
  if (OFFERING.has(first) || DESCRIBING.test(body)) return 0.9;
  return 0;
}

const DESCRIBING =
  /^[^\p{L}]*(?:An?|The|This|These|It|It's|It’s|Known|Best|Great|Ideal|Designed|Features|Another|One of|Ein|Eine|Un|Une|Una|Um|Uma|Bekannt|Conocid[ao]|Connue?|Известн\p{L}+)\s/u;
