import { foldText } from "../../language/fold.ts";
import type { Language } from "../../language/keys.ts";
import { firstOverlapping } from "../../language/spans.ts";
import type { Span } from "../../types.ts";
import { type AnswerDocument, toAnswerSpan, type Unit } from "../document/document.ts";
import { headOf, indexOf, siblingGroup } from "../document/document-index.ts";
import { findAddresses } from "../document/web-addresses.ts";
import type { OfferedOdds } from "../rivals/offered.ts";
import type { Brand } from "../types.ts";
import { isMissed } from "./absence.ts";
import { askedFor, Sold } from "./asked-of.ts";
import { type FoundName, NameFinder } from "./find-names.ts";
import { type EvidenceContext, isSmall, type NamePlace, placeOf } from "./name-place.ts";
import { enumeratingIn } from "./name-run.ts";
import { brandDomains, brandNames, domainName } from "./names.ts";
import { OwnWords } from "./own-words.ts";
import { amongOthers, evidenceAmong, evidenceOf, type NameEvidence, oddsOf, strongest } from "./weigh-name.ts";

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
  found: FoundName;
  place: NamePlace;
}

/** Places that are weighed at most: more of them is no answer but a word list. */
const MOST_WEIGHED = 400;
const MOST_SIBLINGS = 60;

const UNKNOWN: OfferedOdds = () => ({ option: null, line: 0, longer: null, answer: 0, others: 0 });

/** Every place where the answer names the brand as that brand, in order; `cited`: its own site is among the sources. */
export function findMentions(document: AnswerDocument, brand: Brand, options: NameGround): BrandMentions {
  const candidates = findCandidates(document, brand, options).map((one) => ({
    ...one,
    evidence: evidenceOf(one.place),
  }));
  const own = candidates.map(({ place, evidence }) => amongOthers(place, oddsOf("place", evidence)));
  const kept = candidates.filter((_, i) => oddsOf("among", evidenceAmong(own[i]!, own.toSpliced(i, 1))) > 0);
  const mentions = kept.map(({ unit, found: { start, end } }) => {
    const span = { start, end };
    return { unit, span, at: toAnswerSpan(unit, span) };
  });
  if (kept.length === 0 && candidates.some(({ place }) => place.context.missed === "here"))
    return { mentions, reason: "The answer only says that it was not found or is not known." };
  const decided = kept.length > 0 ? kept.find(({ found }) => found.common) : candidates[0];
  return { mentions, reason: decided ? explain(decided, kept.length > 0) : null };
}

/** Where the brand may be named, with what signs look at. */
export function findCandidates(
  document: AnswerDocument,
  brand: Brand,
  { language, question, offered = UNKNOWN, cited = false }: NameGround,
): Candidate[] {
  const domains = brandDomains(brand);
  const finder = new NameFinder(brandNames(brand), language);
  const all = document.units.flatMap((unit) => foundIn(unit, finder, domains).map((found) => ({ unit, found })));
  // One word of a name is another's surname as often, unless the name itself is there.
  const isNamed = all.some(({ found }) => found.name.kind !== "short");
  const written = all.filter(({ found: { name } }) => isNamed || name.kind !== "short" || name.words.length > 1);
  const missed = new Set(written.filter(({ unit, found }) => isMissed(document, unit, found, language)));
  const topic = new Set(foldText(`${brand.category ?? ""} ${question ?? ""}`).folded.match(/\p{L}{3,}/gu) ?? []);
  const lower = isWrittenSmall(document);
  const capitals = new Set(
    written.flatMap(({ unit, found }) =>
      isSmall(unit.text.slice(found.start, found.end), found) ? [] : wordsOf(found),
    ),
  );
  const sure = new Set(written.flatMap(({ found }) => (isSure(found) ? wordsOf(found) : [])));
  const sold = new Sold(brand.category ?? "", language);
  const elsewhere = once(() => sold.isElsewhere(question ?? "", document.answer));
  const tradeTerms = once(() => sold.termsIn(question ?? "", document.answer));
  const asked = once(() => askedFor(question ?? "", sold, language));
  const named = namedIn(question ?? "", finder);
  const own = new OwnWords(brand);
  const enumerating = once(() => enumeratingIn(language));
  const unrelated = once(() => language.unrelated?.test(document.answer.toLowerCase()) ?? false);
  return written.slice(0, MOST_WEIGHED).map((one) => {
    const { unit, found } = one;
    const context = {
      language,
      enumerating: enumerating(),
      topic,
      sold,
      own,
      answer: document.answer,
      confirmed: cited || sure.size > (sure.has(wordsOf(found)) ? 1 : 0),
      siblings: siblingLabels(document, unit),
      repeated: isRepeated(document, unit),
      lead: leadOver(document, unit),
      above: unit.parent === null ? "" : (document.units[unit.parent]?.text ?? ""),
      lower: lower(found),
      upper: capitals.has(wordsOf(found)),
      missed: missed.has(one) ? ("here" as const) : missed.size > 0 ? ("elsewhere" as const) : null,
      offered,
      elsewhere: elsewhere(),
      tradeTerms: tradeTerms(),
      unrelated: unrelated(),
      asked: asked(),
      named,
    };
    return { unit, found, place: placeOf(unit, found, context) };
  });
}

/** Whether a name, by being there, tells that another is meant: the brand's site, or a name of it that is no everyday word. */
function isSure({ name, common }: FoundName): boolean {
  return !common && name.kind !== "product" && name.kind !== "short";
}

const wordsOf = ({ name }: FoundName): string => name.words.join(" ");

/** How a question says a name: as a name, or as a word in small letters where another word has its capital. */
function namedIn(question: string, finder: NameFinder): EvidenceContext["named"] {
  if (finder.find(question).some(({ start }) => !/^\p{Ll}/u.test(question.slice(start)))) return "name";
  if (finder.find(question.replace(/\p{L}+/gu, capital)).length === 0) return null;
  return /\p{Lu}/u.test(question.slice(question.search(/\p{L}/u) + 1)) ? "word" : null;
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

function foundIn(unit: Unit, finder: NameFinder, domains: readonly string[]): FoundName[] {
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
    ...byName,
    ...byDomain.map(({ start, end, domain }): FoundName => ({ start, end, name: domainName(domain!), common: false })),
  ].sort((a, b) => a.start - b.start);
}

/** Whether the answer also writes a name's words in small letters, told once for each name. */
function isWrittenSmall({ units }: AnswerDocument): (found: FoundName) => boolean {
  const known = new Map<string, boolean>();
  return (found) => {
    const { words, written } = found.name;
    const key = wordsOf(found);
    let is = known.get(key);
    if (is === undefined) {
      const likely = /^\p{Lu}/u.test(written) ? units.filter(({ text }) => text.includes(words[0]!)) : [];
      is = likely.length > 0 && standsIn(likely, words);
      known.set(key, is);
    }
    return is;
  };
}

/** Whether words stand in small letters in any of these units, by themselves or with a plural s. */
function standsIn(units: readonly Unit[], words: readonly string[]): boolean {
  const small = new RegExp(`(?<![\\p{L}\\p{N}'’-])${words.map(RegExp.escape).join("[ -]")}s?(?![\\p{L}\\p{N}])`, "u");
  return units.some(({ text }) => small.test(text));
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

function explain({ unit, found: span, evidence }: Candidate & { evidence: NameEvidence }, named: boolean): string {
  const word = unit.text.slice(span.start, span.end);
  const why = strongest(evidence, named).join("; ") || "nothing tells";
  return `“${word}” is ${span.common ? "also an everyday word and is " : ""}${named ? "" : "not "}taken for the name here: ${why}.`;
}
