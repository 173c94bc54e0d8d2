import type { Language } from "../../language/keys.ts";
import type { Span } from "../../types.ts";
import { findClauses } from "../clauses/find-clauses.ts";
import { isImperative } from "../clauses/imperatives.ts";
import type { AnswerDocument, Unit } from "../document/document.ts";
import { sentenceAround, sentencesOf } from "../document/document-index.ts";

/** Of a sentence longer than this, only what stands first is read. */
const LONGEST_READ = 1_500;
/** Whether the sentence around a span only says that what stands there was not found, or asks of it or is a heading, and what follows says so. */
export function isMissed({ units }: AnswerDocument, unit: Unit, span: Span, language: Language): boolean {
  const sentence = sentenceAround(unit, span.start);
  const text = unit.text.slice(sentence.start, sentence.end);
  const within = { start: span.start - sentence.start, end: span.end - sentence.start };
  if (isAbsenceStatement(text, within, language)) return true;
  const saysSo = (said: string) => isAbsenceStatement(said, { start: 0, end: 0 }, language);
  if (unit.kind === "heading") {
    const said = units
      .filter(({ parent }) => parent === unit.index)
      .flatMap((one) => sentencesOf(one).map(({ start, end }) => one.text.slice(start, end)));
    return said.length > 0 && said.every(saysSo);
  }
  const next = sentencesOf(unit).find(({ start }) => start >= sentence.end);
  return next !== undefined && repeatsQuestion(text, language) && saysSo(unit.text.slice(next.start, next.end));
}

/**
 * Whether this sentence only says that the name at `span` was not found or is not known. A further clause after "but"
 * that speaks of it makes it more than that.
 */
function isAbsenceStatement(sentence: string, span: Span, language: Language): boolean {
  const text = sentence.slice(0, LONGEST_READ).toLowerCase().replace(/[’‘]/gu, "'");
  const stated = language.absence?.exec(text);
  if (!stated || isConditional(text.slice(0, stated.index), language)) return false;
  // "While I found no tests, Acme claims …": the main clause speaks of it.
  const [first = ""] = text.match(/\p{L}+/u) ?? [];
  const comma = text.indexOf(",", stated.index);
  if (language.subordinators.has(first) && comma !== -1 && span.start > comma) return false;
  const turn = turnIn(text, language);
  if (!turn) return true;
  const stateFirst = stated.index < turn.index;
  const nameFirst = span.start < turn.index;
  if (stateFirst !== nameFirst) return false;
  const rest = stateFirst ? text.slice(turn.index + turn[0].length) : text.slice(0, turn.index);
  return !findClauses(rest, language).some(
    ({ subject, subjectWords }) =>
      subject !== "noun" &&
      !subjectWords.some((word) => language.firstPersons.has(word) || language.speakers.has(word)),
  );
}

/** "If I did not find it, …": a condition in the same breath. */
function isConditional(before: string, { condition }: Language): boolean {
  const words = /[^,;.]{0,80}$/u.exec(before)![0].split(/\s+/u);
  return words.slice(0, -1).some((word) => condition.has(word));
}

/** Where a sentence turns to something else: at its "but", or at another such word after a comma or dash. */
function turnIn(text: string, { buts, turns, cased }: Language): RegExpExecArray | null {
  const either = (words: Iterable<string>) => [...words].map((word) => (cased ? `${word}(?!\\p{L})` : word)).join("|");
  const all = either([...turns, ...buts]);
  if (buts.size === 0) return null;
  return new RegExp(String.raw`[,;，；–—]\s*(?:${all})|(?<!\p{L})(?:${either(buts)})`, "iu").exec(text);
}

/** Whether a sentence only supposes, asks or advises: "If Acme is new, ask …", "Did you mean Acme?" */
export function isSupposition(sentence: string, language: Language): boolean {
  const text = sentence.slice(0, LONGEST_READ).toLowerCase().replace(/[’‘]/gu, "'");
  if (/[?？]["”’)]*\s*$/u.test(text) || isImperative(sentence, language)) return true;
  if (!language.spaced) return [...language.supposing].some((part) => text.includes(part));
  return (text.match(/\p{L}[\p{L}\p{M}'-]*/gu) ?? []).some((word) => language.supposing.has(word));
}

/** Whether a sentence repeats what was asked: "You asked about Acme.", "Acme?" */
function repeatsQuestion(sentence: string, { speakers, firstPersons }: Language): boolean {
  if (/[?？]\s*$/u.test(sentence)) return true;
  return (sentence.toLowerCase().match(/\p{L}+/gu) ?? [])
    .slice(0, 3)
    .some((word) => speakers.has(word) || firstPersons.has(word));
}
