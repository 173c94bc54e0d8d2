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
import { asksForOptions, isAboutElse } from "./about-else.ts";
import { isAbsenceStatement, isSupposition, repeatsQuestion } from "./absence.ts";
import { type FoundName, NameFinder } from "./find-names.ts";
import { isPartOfLongerName, mayBeAnother } from "./longer-name.ts";
import type { EvidenceContext } from "./name-place.ts";
import { brandDomains, brandNames } from "./names.ts";
import { NAME_FROM, weighName } from "./weigh-name.ts";

/** A place that names the brand: where in the document, where in the answer. */
export interface BrandMention {
  unit: Unit;
  /** Visible offsets within the unit. */
  span: Span;
  /** UTF-16 offsets in the answer. */
  at: Span;
}

/** The brand's mentions, and why a doubtful word was or was not taken for it. */
export interface BrandMentions {
  mentions: BrandMention[];
  reason: string | null;
}

interface Candidate {
  unit: Unit;
  found: FoundName | null;
  span: Span;
}

/** Common words that are weighed at most: more of them is no answer but a word list. */
const MOST_WEIGHED = 400;
const MOST_SIBLINGS = 60;

const UNKNOWN: OfferedOdds = () => ({ option: null, line: 0 });

/** Every place where the answer names the brand as that brand, in order; `cited`: its own site is among the sources. */
export function findMentions(
  document: AnswerDocument,
  brand: Brand,
  options: { language: Language; question: string | null; offered?: OfferedOdds; cited?: boolean },
): BrandMentions {
  const { language, question, offered = UNKNOWN, cited = false } = options;
  const domains = brandDomains(brand);
  const finder = new NameFinder(brandNames(brand), language);
  const candidates = withoutSmall(document.units.flatMap((unit) => candidatesIn(unit, finder, domains)));
  const reasons: string[] = [];
  const found = candidates.filter(({ unit, span }) => !isOnlyMissed(unit, span, language));
  const isMissed = found.length < candidates.length;
  if (isMissed) reasons.push("The answer only says that it was not found or is not known.");
  // What is said of it besides may be mere supposition.
  const spoken = isMissed
    ? found.filter(({ unit, span }) => !isSupposition(textOf(unit, sentenceAround(unit, span)), language))
    : found;
  const topic = new Set(foldText(`${brand.category ?? ""} ${question ?? ""}`).folded.match(/\p{L}{3,}/gu) ?? []);
  const confirmed =
    cited || spoken.some(({ found }) => found === null || (!found.common && found.name.kind !== "product"));
  const lower = isWrittenSmall(document, spoken);
  const elsewhere = once(() => isAboutElse(document, { question, category: brand.category, language }));
  const asked = !question || asksForOptions(question, { name: brand.name, category: brand.category, language });
  let weighings = 0;
  const weighed = spoken.map((candidate) => {
    const { unit, found } = candidate;
    if (!found?.common) return { candidate, score: NAME_FROM, reasons: [] };
    const context: EvidenceContext = {
      language,
      topic,
      confirmed,
      siblings: siblingLabels(document, unit),
      repeated: isRepeated(document, unit),
      lead: leadOver(document, unit),
      lower: lower(found),
      offered,
      elsewhere: elsewhere(),
      asked,
    };
    if (++weighings > MOST_WEIGHED) return { candidate, score: 0, reasons: [] };
    return { candidate, ...weighName(unit, found, context) };
  });
  // Where the name surely stands once, less evidence will do.
  const sure = weighed.some(
    ({ candidate: { found }, score }) => found && (found.common ? score > NAME_FROM : found.name.kind === "name"),
  );
  const likely = weighed.filter(({ candidate, score }) => {
    if (score < (sure ? NAME_FROM - 1 : NAME_FROM)) return false;
    return !candidate.found || !isPartOfLongerName(candidate.unit, candidate.found, { topic, language });
  });
  const alone = likely.filter(({ candidate: { unit, found } }) => {
    const above = unit.parent === null ? "" : (document.units[unit.parent]?.text ?? "");
    return !found || !mayBeAnother(unit, found, { topic, language, above });
  });
  const kept = alone.length > 0 ? alone : likely;
  const decided = (kept.length > 0 ? kept : weighed).find(({ candidate }) => candidate.found?.common);
  if (decided) reasons.push(explain(decided.candidate, decided.reasons, kept.length > 0));
  const mentions = kept.map(({ candidate: { unit, span } }) => ({ unit, span, at: toAnswerSpan(unit, span) }));
  return { mentions, reason: reasons.length > 0 && (kept.length === 0 || decided) ? reasons.at(-1)! : null };
}

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
    ...byName.map((found) => ({ unit, found, span: { start: found.start, end: found.end } })),
    ...byDomain.map(({ start, end }) => ({ unit, found: null, span: { start, end } })),
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

/** Whether the sentence around a span only says that what stands there was not found, or asks of it and the next one says so. */
function isOnlyMissed(unit: Unit, span: Span, language: Language): boolean {
  const sentence = sentenceAround(unit, span);
  const within = { start: span.start - sentence.start, end: span.end - sentence.start };
  const text = textOf(unit, sentence);
  if (isAbsenceStatement(text, within, language)) return true;
  const next = sentencesOf(unit).find(({ start }) => start >= sentence.end);
  return (
    next !== undefined &&
    repeatsQuestion(text, language) &&
    isAbsenceStatement(textOf(unit, next), { start: 0, end: 0 }, language)
  );
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

function explain({ unit, span }: Candidate, reasons: readonly string[], named: boolean): string {
  const word = unit.text.slice(span.start, span.end);
  const why = reasons.length > 0 ? reasons.join("; ") : "nothing tells";
  return `“${word}” is also an everyday word and is ${named ? "" : "not "}taken for the name here: ${why}.`;
}
