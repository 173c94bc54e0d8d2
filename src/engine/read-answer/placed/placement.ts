import type { Language } from "../../language/keys.ts";
import { sentenceAt } from "../../language/sentences.ts";
import { firstOverlapping } from "../../language/spans.ts";
import type { Span } from "../../types.ts";
import { findClauses } from "../clauses/find-clauses.ts";
import { isImperative } from "../clauses/imperatives.ts";
import type { Unit } from "../document/document.ts";
import { sentencesOf } from "../document/document-index.ts";
import type { BrandMention } from "../named/mentions.ts";
import { type EntryContext, hasClauseAbout, isTakenUp } from "./entry-clauses.ts";
import { labelReader } from "./entry-label.ts";

const ENDS = /[.!?。！？។।]["”’»)\]]*(?:\s*\[\d{1,3}\])*$/u;
/** Words from which on a paragraph's line is taken for a sentence though no verb of it is known. */
const SENTENCE_WORDS = 7;
const SENTENCE_LETTERS = 24;
/** A script without spaces says as much in fewer letters. */
const UNSPACED_LETTERS = 12;
/** "Acme One (Spain) – quiet, light.": an entry that flattening left in a paragraph. */
const ENTRY = /^[^\p{L}]{0,40}(?:[^\s–—-]{1,40}\s{1,4}){1,6}[–—-]\s/u;
/** A condition before an arrow is looked for this far back. */
const LONGEST_LEAD = 400;
/** What parts the cells of a flattened row and a choice from what it leads to. */
const PARTS = /[|→➡⇒]|\s[=-]+>/gu;

/**
 * Where each mention stands. `prose`: a sentence names it, or its entry has a clause about it; `list`: a fragment, an
 * entry, a cell, a product card.
 */
export function placeMentions(
  mentions: readonly BrandMention[],
  given: Omit<EntryContext, "labelOf">,
): ("prose" | "list")[] {
  const { language } = given;
  const labelOf = labelReader(language);
  const context: EntryContext = { ...given, labelOf };
  const partsOf = partsReader();
  const known = new Map<string, boolean>();
  const once = (key: string, decide: () => boolean): boolean => {
    const decided = known.get(key) ?? decide();
    known.set(key, decided);
    return decided;
  };
  return mentions.map(({ unit, span }) => {
    if (unit.kind === "card") return "list";
    const label = labelOf(unit);
    const isLabel = label !== null && span.start >= label.start && span.start < label.end;
    const prose = isLabel
      ? once(`${unit.index} ${unit.text.slice(span.start, span.end)}`, () =>
          hasClauseAbout(unit, { label, span }, context),
        )
      : isInSentence(unit, span, { language, labelOf, partsOf, once });
    const taken =
      !prose &&
      unit.kind !== "heading" &&
      unit.kind !== "cell" &&
      once(
        `${unit.index} up ${sentenceAt(sentencesOf(unit), span.start)?.start} ${unit.text.slice(span.start, span.end)}`,
        () => isTakenUp(unit, span, context),
      );
    return prose || taken ? "prose" : "list";
  });
}

interface SentenceContext {
  language: Language;
  labelOf: EntryContext["labelOf"];
  partsOf: (unit: Unit, run: Span) => Span[];
  once: (key: string, decide: () => boolean) => boolean;
}

/** Whether the sentence around a mention is one: it has a finite verb that is not only in a relative clause. */
function isInSentence(unit: Unit, span: Span, { language, labelOf, partsOf, once }: SentenceContext): boolean {
  const sentence = sentenceOf(unit, span);
  if (!sentence) return false;
  // "I would shortlist three: Acme, Bolt": a lead that is a clause is no label.
  const from = unit.label && labelOf(unit) && span.start >= unit.bodyStart ? unit.bodyStart : 0;
  const run = { start: Math.max(sentence.start, from), end: sentence.end };
  const part = firstOverlapping(partsOf(unit, run), span) ?? run;
  const name = unit.text.slice(span.start, span.end);
  return once(`${unit.index}:${part.start}:${name}`, () => {
    const written = unit.text.slice(part.start, part.end).trim();
    // "Casa do Norte", "Conta Verde": a verb inside the name is none.
    const masked = written.replaceAll(name, name.endsWith("s") ? "Xys" : "Xy");
    // What is said in brackets is said of the name before them.
    const words = masked.replace(/(?<!Xys?[^\p{L}]{0,3})\((?![^()]*Xy)[^()]*\)/gu, "");
    if (findClauses(words, language).length > 0 || isImperative(words, language)) return true;
    // "If you want calls → Acme"
    const lead = unit.text.slice(Math.max(sentence.start, part.start - LONGEST_LEAD), part.start);
    if (/[→➡⇒>]\s*$/u.test(lead) && findClauses(lead, language).some(({ adverbial }) => adverbial)) return true;
    const letters = words.match(/[\p{L}\p{M}]/gu)?.length ?? 0;
    if (language.finite.size === 0 && !language.verbFinal) return ENDS.test(words) || letters >= SENTENCE_LETTERS;
    // No lexicon of verbs is whole: in a paragraph, what is as long as a sentence and ends like one is taken for one.
    if (
      (unit.kind !== "paragraph" && unit.kind !== "quote") ||
      (from > 0 && unit.text[from - 1] !== "\n") ||
      !ENDS.test(words) ||
      ENTRY.test(words)
    )
      return false;
    if (isTopic(words, language)) return true;
    if (!language.spaced && !language.verbFinal) return letters >= UNSPACED_LETTERS;
    return (words.match(/[\p{L}\p{N}]+/gu)?.length ?? 0) >= SENTENCE_WORDS;
  });
}

/** Whether a masked name stands as the topic of its sentence. */
function isTopic(words: string, { topicMarks }: Language): boolean {
  const after = words.split(/Xys?/u).slice(1);
  return [...topicMarks].some((mark) => after.some((rest) => rest.startsWith(mark)));
}

/** The sentence around a name, over the sign that a name ends in: "Yahoo! Mail is …". */
function sentenceOf(unit: Unit, { start, end }: Span): Span | null {
  const sentences = sentencesOf(unit);
  const sentence = sentenceAt(sentences, start);
  if (!sentence || !/[!?]/u.test(unit.text[end] ?? "") || sentence.end > end + 1) return sentence;
  const next = sentences[sentences.indexOf(sentence) + 1];
  return next ? { start: sentence.start, end: next.end } : sentence;
}

/** Finds the stretches between the bars and arrows of a run of text, once for each. */
function partsReader(): (unit: Unit, run: Span) => Span[] {
  const known = new Map<Unit, Map<number, Span[]>>();
  return (unit, run) => {
    const ofUnit = known.get(unit) ?? new Map<number, Span[]>();
    known.set(unit, ofUnit);
    const found = ofUnit.get(run.start) ?? partsIn(unit.text, run);
    ofUnit.set(run.start, found);
    return found;
  };
}

function partsIn(text: string, { start, end }: Span): Span[] {
  const found: Span[] = [];
  let from = start;
  for (const { 0: sign, index } of text.slice(start, end).matchAll(PARTS)) {
    found.push({ start: from, end: start + index });
    from = start + index + sign.length;
  }
  return [...found, { start: from, end }];
}
