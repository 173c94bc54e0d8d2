import type { Span } from "../types.ts";
import { findClauses, isImperative } from "./clauses.ts";
import type { Unit } from "./document.ts";
import { sentencesOf } from "./document-index.ts";
import { type EntryContext, hasClauseAbout } from "./entry-clauses.ts";
import { labelOf } from "./entry-label.ts";
import type { Language } from "./languages/index.ts";
import type { BrandMention } from "./mentions.ts";
import { sentenceAt } from "./sentences.ts";

const ENDS = /[.!?。！？។။]["”’»)\]]*$/u;
/** Words from which on a paragraph's line is taken for a sentence though no verb of it is known. */
const SENTENCE_WORDS = 7;
const SENTENCE_LETTERS = 24;

/**
 * Where each mention stands. `prose`: a sentence names it, or its entry has a clause about it; `list`: a fragment, an
 * entry, a cell, a product card.
 */
export function placeMentions(mentions: readonly BrandMention[], context: EntryContext): ("prose" | "list")[] {
  const known = new Map<string, boolean>();
  const once = (key: string, decide: () => boolean): boolean => {
    const decided = known.get(key) ?? decide();
    known.set(key, decided);
    return decided;
  };
  return mentions.map(({ unit, span }) => {
    if (unit.kind === "card") return "list";
    const label = labelOf(unit, context.language);
    const isLabel = label !== null && span.start >= label.start && span.start < label.end;
    const prose = isLabel
      ? once(`${unit.index} ${unit.text.slice(span.start, span.end)}`, () =>
          hasClauseAbout(unit, { label, span }, context),
        )
      : isInSentence(unit, span, { language: context.language, once });
    return prose ? "prose" : "list";
  });
}

interface SentenceContext {
  language: Language;
  once: (key: string, decide: () => boolean) => boolean;
}

/** Whether the sentence around a mention is one: it has a finite verb that is not only in a relative clause. */
function isInSentence(unit: Unit, span: Span, { language, once }: SentenceContext): boolean {
  const sentence = sentenceAt(sentencesOf(unit), span.start);
  if (!sentence) return false;
  const from = unit.label && span.start >= unit.bodyStart ? unit.bodyStart : 0;
  const start = Math.max(sentence.start, from);
  return once(`${unit.index}:${start}`, () => {
    const words = unit.text.slice(start, sentence.end).trim();
    if (findClauses(words, language).length > 0 || isImperative(words, language)) return true;
    if (language.code === "und")
      return ENDS.test(words) || (words.match(/[\p{L}\p{M}]/gu)?.length ?? 0) >= SENTENCE_LETTERS;
    // No lexicon of verbs is whole: in a paragraph, what is as long as a sentence and ends like one is taken for one.
    const running = (unit.kind === "paragraph" || unit.kind === "quote") && from === 0;
    return running && ENDS.test(words) && (words.match(/[\p{L}\p{N}]+/gu)?.length ?? 0) >= SENTENCE_WORDS;
  });
}
