import { foldText } from "../../language/fold.ts";
import type { Language } from "../../language/keys.ts";
import { either, languageOf, wordsOfAll } from "../../language/languages.ts";
import { findSentences, sentenceAt } from "../../language/sentences.ts";
import type { Span } from "../../types.ts";
import type { Clause } from "../clauses/clause-tokens.ts";
import { findClauses } from "../clauses/find-clauses.ts";
import { isImperative } from "../clauses/imperatives.ts";
import { areCommonWords } from "../common-words.ts";
import { type AnswerDocument, type Unit, unitsUnder } from "../document/document.ts";
import { headOf, indexOf, sentencesOf } from "../document/document-index.ts";

const ENGLISH = languageOf("en");
const SELF_NOUNS = wordsOfAll("selfNouns");
const POSSESSIVES = wordsOfAll("possessives");
const PRICES = wordsOfAll("prices");
/** Those who use the thing: what they do and say is said of it. */
const PEOPLE = wordsOfAll("people");
const UNSPACED_PEOPLE = new RegExp([...PEOPLE].filter((word) => /^\p{Script=Han}/u.test(word)).join("|"), "u");
const FIRST_PERSONS = wordsOfAll("firstPersons");
const LONGEST_PART = 40;

/** What is read for an entry besides its own unit. */
export interface EntryContext {
  document: AnswerDocument;
  language: Language;
  /** Folded words of the question: "the watch" is the thing asked for. */
  topic: ReadonlySet<string>;
  /** The label of a unit, unless it is a clause itself. */
  labelOf: (unit: Unit) => Span | null;
}

interface About {
  language: Language;
  words: ReadonlySet<string>;
  topic: ReadonlySet<string>;
}

/** Whether what stands under a label has a clause about the thing it names at `span`. */
export function hasClauseAbout(
  unit: Unit,
  { label, span }: { label: Span; span: Span },
  context: EntryContext,
): boolean {
  const { document, language, topic } = context;
  const words = unit.text.slice(label.start, label.end);
  const parts = words.split(partsSeveral(language));
  const several = parts.length > 1 && parts.every((part) => part.length < LONGEST_PART);
  const named = foldText(several ? unit.text.slice(span.start, span.end) : words).folded;
  const telling = (named.match(/[\p{L}\p{N}]{2,}/gu) ?? []).filter((word) => !language.stop.has(word));
  const about: About = { language, words: new Set(telling), topic };
  const own = unit.text.slice(Math.max(unit.bodyStart, label.end));
  // "**The Gardens**: Experience the tulips": what its own line asks for is asked of it.
  if (isImperative(own, language)) return true;
  const bodies = [own, ...(unit.cell ? rowOf(unit, document) : bodiesUnder(unit, context))];
  return bodies.some((body) =>
    findSentences(body).some(({ start, end }) => speaksOf(body.slice(start, end), { several, about })),
  );
}

/** Whether a sentence has a clause about the thing, or one that takes it up as its object: "a shop bought it". */
function speaksOf(sentence: string, { several, about }: { several: boolean; about: About }): boolean {
  const clauses = findClauses(sentence, about.language, several);
  if (clauses.some((clause) => isAbout(clause, about))) return true;
  if (clauses.length === 0) return false;
  const words = sentence.match(/(?<=\s)\p{L}+(?=[\s.,;])/gu) ?? [];
  return words.some((word) => about.language.objectPronouns.has(word));
}

/**
 * Whether what comes right after a fragment takes up what it names: "Skip: Acme. There is no reason …" for a name by
 * itself, "Our pick: Acme One at $90. It lasts …" for any fragment.
 */
export function isTakenUp(unit: Unit, span: Span, context: EntryContext): boolean {
  const { language, document, labelOf } = context;
  const sentences = sentencesOf(unit);
  const own = sentenceAt(sentences, span.start);
  if (!own) return false;
  const next = document.units[unit.index + 1];
  const after = nextSentence(unit, own) || (next && goesOn(unit, next, labelOf) ? nextSentence(next, null) : "");
  const clauses = findClauses(after, language);
  if (opensWithPronoun(after, language) && clauses.some(({ subject }) => subject === "pronoun")) return true;
  const start = Math.max(own.start, unit.bodyStart <= span.start ? unit.bodyStart : 0);
  const alone = /^[\s.!?:。！？]*$/u.test(unit.text.slice(start, span.start) + unit.text.slice(span.end, own.end));
  const about: About = {
    language,
    words: new Set([foldText(unit.text.slice(span.start, span.end)).folded]),
    topic: context.topic,
  };
  return alone && clauses.some((clause) => isAbout(clause, about));
}

/** The sentence after this one in its unit; the first for `null`. */
function nextSentence(unit: Unit, own: Span | null): string {
  const { text } = unit;
  const gap = own ? /^\s*/u.exec(text.slice(own.end, own.end + 8))![0].length : 0;
  const next = sentenceAt(sentencesOf(unit), own ? own.end + gap : (/\S/u.exec(text)?.index ?? 0));
  return next && next.start >= (own?.end ?? 0) ? text.slice(next.start, next.end) : "";
}

/** A paragraph that goes on where a line broke. */
function goesOn(unit: Unit, next: Unit, labelOf: EntryContext["labelOf"]): boolean {
  return unit.kind === "paragraph" && next.kind === "paragraph" && labelOf(next) === null;
}

function rowOf(unit: Unit, document: AnswerDocument): string[] {
  const row = indexOf(document).rows.get(`${unit.cell!.table}:${unit.cell!.row}`) ?? [];
  return row.filter((other) => other !== unit).map(({ text }) => text);
}

/** What is said under a label: further paragraphs and nested entries, without the entries of other names. */
function bodiesUnder(unit: Unit, context: EntryContext): string[] {
  const { document, labelOf } = context;
  const bodies: string[] = [];
  const others = new Set<number>();
  const units = unitsUnder(document, unit);
  // Beside labels that come back under every entry, any label is an attribute.
  const { labels } = indexOf(document);
  const attributed = new Set(
    units.filter((under) => under.label && labels.get(headOf(under))! > 1).map(({ list }) => list),
  );
  for (const under of units) {
    if (under.kind === "card" || under.kind === "source" || isClosing(under, context)) continue;
    if (under.parent !== null && others.has(under.parent)) {
      others.add(under.index);
      continue;
    }
    const label = labelOf(under);
    if (label && !(under.list !== null && attributed.has(under.list)) && isOtherName(under, unit, document))
      others.add(under.index);
    // "Price: varies by region" is said of the price.
    else if (!label || !PRICES.has(headOf(under).trim().toLowerCase()))
      bodies.push(label ? under.text.slice(under.bodyStart) : under.text);
  }
  return bodies;
}

/** The last words of an answer, after its lists, speak to the reader rather than of the last entry. */
function isClosing({ kind, index, text, depth, offsets }: Unit, { document, language }: EntryContext): boolean {
  if (kind !== "paragraph" || depth > 0 || index < indexOf(document).closingFrom) return false;
  const before = document.units[index - 1];
  if (!before || before.kind === "heading" || opensWithPronoun(text, language)) return false;
  // The next line of the same paragraph goes on.
  return document.flattened || /\n\s*\n/u.test(document.answer.slice(before.offsets.at(-1)! - 1, offsets[0]));
}

/** An entry under a heading that has a name of its own, rather than an attribute such as "Pros" or "Best for". */
function isOtherName(unit: Unit, above: Unit, document: AnswerDocument): boolean {
  if (above.kind !== "heading") return false;
  const label = headOf(unit);
  const words = label.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’&-]*/gu) ?? [];
  if (words.length === 0 || words.length > 8) return false;
  if (words.every((word) => areCommonWords([foldText(word).folded]))) return false;
  // Attributes come back under every entry.
  return (indexOf(document).labels.get(label) ?? 0) < 2 && words.some((word) => /^[\p{Lu}\p{Lo}]/u.test(word));
}

/** Not about a part only: its subject is the thing itself, named, meant by a pronoun, or left out. */
function isAbout({ subject, subjectWords, adverbial }: Clause, about: About): boolean {
  if (subjectWords.some((word) => FIRST_PERSONS.has(word))) return false;
  if (adverbial || subject !== "noun") return true;
  const words = subjectWords.map((word) => foldText(word).folded.replace(/'s$/u, ""));
  if (words.some((word) => about.words.has(word))) return true;
  if (SELF_NOUNS.has(words.at(-1)!) || POSSESSIVES.has(words[0]!)) return true;
  if (words.length <= 2 && (PEOPLE.has(words.at(-1)!) || UNSPACED_PEOPLE.test(words[0]!))) return true;
  const last = words.at(-1)!;
  const telling = !about.language.relatives.has(last) && !about.language.stop.has(last);
  return words.length <= 2 && telling && isAsked(last, about.topic);
}

/** "The hotel", where hotels were asked for; its ending may be another. */
function isAsked(word: string, topic: ReadonlySet<string>): boolean {
  if (topic.has(word)) return true;
  const stem = word.slice(0, Math.max(4, word.length - 2));
  return word.length >= 5 && [...topic].some((asked) => asked.startsWith(stem) && asked.length <= word.length + 3);
}

/** Parts a label that names several: "Acme, Bolt & Co / Dent", with the words of its language and of English. */
function partsSeveral({ and, or }: Language): RegExp {
  const words = either(and, or, ENGLISH.and, ENGLISH.or);
  return new RegExp(String.raw`\s{0,4}(?:[,/&|、，]|\s(?:${words})\s)\s{0,4}`, "u");
}

/** Whether a text opens with a pronoun for what was named. */
function opensWithPronoun(text: string, language: Language): boolean {
  return new RegExp(String.raw`^\s*(?:${either(language.takesUp, ENGLISH.takesUp)})\s`, "iu").test(text);
}
