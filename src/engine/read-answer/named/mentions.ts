import { foldText } from "../../language/fold.ts";
import type { Language } from "../../language/keys.ts";
import { sentenceAt } from "../../language/sentences.ts";
import { firstOverlapping } from "../../language/spans.ts";
import type { Span } from "../../types.ts";
import { type AnswerDocument, toAnswerSpan, type Unit } from "../document/document.ts";
import { headOf, indexOf, sentencesOf, siblingGroup } from "../document/document-index.ts";
import { findAddresses } from "../document/web-addresses.ts";
import type { OfferedOdds } from "../rivals/offered.ts";
import type { Brand } from "../types.ts";
import { isAbsenceStatement, isSupposition, repeatsQuestion } from "./absence.ts";
import { askedFor, Sold } from "./asked-of.ts";
import { type FoundName, NameFinder } from "./find-names.ts";
import { isDoubtful, isPartOfLongerName, mayBeAnother } from "./longer-name.ts";
import { type EvidenceContext, type NamePlace, placeOf } from "./name-place.ts";
import { brandDomains, brandNames } from "./names.ts";
import { evidenceAmong, evidenceOf, oddsOf, SURE, strongest } from "./weigh-name.ts";

/** A place that names the brand: where in the document, where in the answer. */
export interface BrandMention {
  unit: Unit;
  /** Visible offsets within the unit. */
  span: Span;
  /** UTF-16 offsets in the answer. */
  at: Span;
}

/** The brand's mentions, and why a doubtful word was or was not taken for it. */
interface BrandMentions {
  mentions: BrandMention[];
  reason: string | null;
}

/** What is known beside the answer's own text. */
export interface NameGround {
  language: Language;
  question: string | null;
  offered?: OfferedOdds;
  cited?: boolean;
}

/** A place that may name the brand. */
export interface Candidate {
  unit: Unit;
  found: FoundName | null;
  span: Span;
  /** Where it stands, if it is an everyday word, which only evidence makes a name. */
  place: NamePlace | null;
}

/** Common words that are weighed at most: more of them is no answer but a word list. */
const MOST_WEIGHED = 400;
const MOST_SIBLINGS = 60;

const UNKNOWN: OfferedOdds = () => ({ option: null, line: 0, longer: null, answer: 0, others: 0 });

/** Every place where the answer names the brand as that brand, in order; `cited`: its own site is among the sources. */
export function findMentions(document: AnswerDocument, brand: Brand, options: NameGround): BrandMentions {
  const { candidates, isMissed, topic } = findCandidates(document, brand, options);
  const { language } = options;
  const reasons: string[] = [];
  if (isMissed) reasons.push("The answer only says that it was not found or is not known.");
  const odds = oddsAmong(candidates.map(({ place }) => place && oddsOf("place", evidenceOf(place))));
  const likely = candidates.filter((_, i) => odds[i]! > 0);
  const alone = likely.filter(({ unit, found }) => {
    const above = unit.parent === null ? "" : (document.units[unit.parent]?.text ?? "");
    return !found || !mayBeAnother(unit, found, { topic, language, above });
  });
  const kept = alone.length > 0 ? alone : likely;
  const decided = (kept.length > 0 ? kept : candidates).find(({ found }) => found?.common);
  if (decided) reasons.push(explain(decided, kept.length > 0));
  const mentions = kept.map(({ unit, span }) => ({ unit, span, at: toAnswerSpan(unit, span) }));
  return { mentions, reason: reasons.length > 0 && (kept.length === 0 || decided) ? reasons.at(-1)! : null };
}

/** The log-odds of each place by itself (`null`: it needs none) as they are among the others. */
function oddsAmong(own: readonly (number | null)[]): number[] {
  return own.map((odds, i) => {
    if (odds === null) return SURE;
    const others = own.flatMap((one, k) => (k === i ? [] : (one ?? SURE)));
    return oddsOf("among", evidenceAmong(odds, others));
  });
}

/** Where the brand may be named, what only says that it was not found left out; an everyday word with what its signs look at. */
export function findCandidates(
  document: AnswerDocument,
  brand: Brand,
  { language, question, offered = UNKNOWN, cited = false }: NameGround,
): { candidates: Candidate[]; isMissed: boolean; topic: ReadonlySet<string> } {
  const domains = brandDomains(brand);
  const finder = new NameFinder(brandNames(brand), language);
  const candidates = withoutSmall(document.units.flatMap((unit) => candidatesIn(unit, finder, domains)));
  const found = candidates.filter((one) => !isOnlyMissed(document, one, language));
  const isMissed = found.length < candidates.length;
  const topic = new Set(foldText(`${brand.category ?? ""} ${question ?? ""}`).folded.match(/\p{L}{3,}/gu) ?? []);
  // What is said of it besides may be mere supposition.
  const spoken = found.filter(
    (one) =>
      !(isMissed && isSupposition(textOf(one.unit, sentenceAround(one.unit, one.span)), language)) &&
      !(one.found && isPartOfLongerName(one.unit, one.found, { topic, language })),
  );
  const lower = isWrittenSmall(document, spoken);
  const sold = new Sold(brand.category ?? "", language);
  const elsewhere = once(() => sold.isElsewhere(question ?? "", document.answer));
  const asked = once(() => askedFor(question ?? "", sold, language));
  const named = namedIn(question ?? "", finder);
  const doubted = new Set(
    spoken.filter(({ unit, found }) => found && (found.common || isDoubtful(unit, found, language))),
  );
  const confirmed = cited || spoken.some((one) => !doubted.has(one) && one.found?.name.kind !== "product");
  for (const candidate of [...doubted].slice(0, MOST_WEIGHED)) {
    const { unit, found } = candidate;
    candidate.place = placeOf(unit, found!, {
      language,
      topic,
      sold,
      answer: document.answer,
      confirmed,
      siblings: siblingLabels(document, unit),
      repeated: isRepeated(document, unit),
      lead: leadOver(document, unit),
      lower: lower(found!),
      offered,
      elsewhere: elsewhere(),
      asked: asked(),
      named,
    });
  }
  return { candidates: spoken.filter((one) => one.place || !doubted.has(one)), isMissed, topic };
}

/** How a question says a name: as a name, or as a word in small letters where another word has its capital. */
function namedIn(question: string, finder: NameFinder): EvidenceContext["named"] {
  if (finder.find(question).some(({ start }) => !/^\p{Ll}/u.test(question.slice(start)))) return "name";
  if (finder.find(question.replace(/\p{L}+/gu, capital)).length === 0) return null;
  return /\p{Lu}/u.test(question.slice(question.search(/\p{L}/u) + 1)) ? "word" : null;
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

function candidatesIn(unit: Unit, finder: NameFinder, domains: readonly string[]): Candidate[] {
  if (unit.kind === "source") return [];
  const named = finder.find(unit.text);
  const lower = unit.text.toLowerCase();
  if (named.length === 0 && !domains.some((domain) => lower.includes(domain))) return [];
  const addresses = findAddresses(unit.text);
  const closed = unit.links.filter(({ form }) => form !== "named");
  // The words of a link that are only its host are an address.
  const hosts = unit.links.filter(({ start, end, url }) => {
    const words = unit.text.slice(start, end);
    return url !== `http://${words}` && addresses.some((address) => address.start === start && address.end === end);
  });
  const byName = named.filter((found) => {
    if (firstOverlapping(closed, found)) return false;
    const address = firstOverlapping(addresses, found);
    return !address || (address.form === "host" && address.start === found.start && address.end === found.end);
  });
  const byDomain = addresses.filter(
    (address) =>
      address.form === "host" &&
      address.domain !== null &&
      domains.includes(address.domain) &&
      !firstOverlapping(closed, address) &&
      !firstOverlapping(hosts, address) &&
      !firstOverlapping(byName, address),
  );
  return [
    ...byName.map((found) => ({ unit, found, span: { start: found.start, end: found.end }, place: null })),
    ...byDomain.map(({ start, end }) => ({ unit, found: null, span: { start, end }, place: null })),
  ].sort((a, b) => a.span.start - b.span.start);
}

/** A name that the answer writes with its capital is not meant where it stands in small letters as one word. */
function withoutSmall(candidates: readonly Candidate[]): Candidate[] {
  const isSmall = ({ unit, found }: Candidate) =>
    found !== null &&
    found.name.words.length === 1 &&
    /^\p{Lu}/u.test(found.name.written) &&
    /^\p{Ll}/u.test(unit.text.slice(found.start));
  const written = candidates.filter((candidate) => !isSmall(candidate));
  return written.some(({ found }) => found) ? written : [...candidates];
}

/** Whether the sentence around a span only says that what stands there was not found, or asks of it or is a heading, and what follows says so. */
function isOnlyMissed({ units }: AnswerDocument, { unit, span }: Candidate, language: Language): boolean {
  const sentence = sentenceAround(unit, span);
  const within = { start: span.start - sentence.start, end: span.end - sentence.start };
  const text = textOf(unit, sentence);
  if (isAbsenceStatement(text, within, language)) return true;
  const saysSo = (said: string) => isAbsenceStatement(said, { start: 0, end: 0 }, language);
  if (unit.kind === "heading") {
    const under = units.filter(({ parent }) => parent === unit.index);
    const said = under.flatMap((one) => sentencesOf(one).map((each) => textOf(one, each)));
    return said.length > 0 && said.every(saysSo);
  }
  const next = sentencesOf(unit).find(({ start }) => start >= sentence.end);
  return next !== undefined && repeatsQuestion(text, language) && saysSo(textOf(unit, next));
}

function sentenceAround(unit: Unit, { start }: Span): Span {
  return sentenceAt(sentencesOf(unit), start) ?? { start: 0, end: unit.text.length };
}

function textOf({ text }: Unit, { start, end }: Span): string {
  return text.slice(start, end);
}

/** Whether the answer also writes a name's words in small letters, told once for each name. */
function isWrittenSmall({ units }: AnswerDocument, candidates: readonly Candidate[]): (found: FoundName) => boolean {
  const known = new Map<string, boolean>();
  return ({ name: { words, written } }) => {
    const key = words.join(" ");
    let is = known.get(key);
    if (is === undefined) {
      const small = new RegExp(
        `(?<![\\p{L}\\p{N}'’-])${words.map(RegExp.escape).join("[ -]")}s?(?![\\p{L}\\p{N}])`,
        "u",
      );
      is = candidates.length > 0 && /^\p{Lu}/u.test(written) && units.some(({ text }) => small.test(text));
      known.set(key, is);
    }
    return is;
  };
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** An attribute ("Price", "Battery") heads a line under every entry; a name does so once or twice. */
function isRepeated(document: AnswerDocument, unit: Unit): boolean {
  return (indexOf(document).labels.get(headOf(unit)) ?? 0) > 2;
}

/** Labels that stand in a row with this unit's, its own left out. */
function siblingLabels(document: AnswerDocument, unit: Unit): string[] {
  const group = siblingGroup(unit) ?? (unit.kind === "paragraph" ? `paragraph:${unit.depth}:` : "");
  const labels = (indexOf(document).siblings.get(group) ?? []).slice(0, MOST_SIBLINGS);
  const own = labels.indexOf(headOf(unit));
  return labels.filter((_, i) => i !== own);
}

/** The line that leads to the list an item stands in; empty where there is none. */
function leadOver({ units }: AnswerDocument, { list, index }: Unit): string {
  if (list === null) return "";
  let at = index - 1;
  while (at >= 0 && units[at]!.list !== null) at -= 1;
  const before = units[at];
  return before && before.list === null && before.kind !== "source" ? before.text.slice(-LONGEST_LEAD) : "";
}

const LONGEST_LEAD = 80;

function explain({ unit, span, place }: Candidate, named: boolean): string {
  const word = unit.text.slice(span.start, span.end);
  const why = strongest(evidenceOf(place!), named).join("; ") || "nothing tells";
  return `“${word}” is also an everyday word and is ${named ? "" : "not "}taken for the name here: ${why}.`;
}
