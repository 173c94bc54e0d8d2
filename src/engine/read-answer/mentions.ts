import type { Span } from "../types.ts";
import { isAbsenceStatement } from "./absence.ts";
import { type AnswerDocument, toAnswerSpan, type Unit } from "./document.ts";
import { type FoundName, NameFinder } from "./find-names.ts";
import { foldText } from "./fold-text.ts";
import type { Language } from "./languages/index.ts";
import { type EvidenceContext, isPartOfLongerName, NAME_FROM, weighName } from "./name-evidence.ts";
import { brandDomain, brandNames } from "./names.ts";
import { findSentences, sentenceAt } from "./sentences.ts";
import type { Brand } from "./types.ts";
import { findAddresses } from "./web-addresses.ts";

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

/** Every place where the answer names the brand as that brand, in order. */
export function findMentions(
  document: AnswerDocument,
  brand: Brand,
  options: { language: Language; question: string | null },
): BrandMentions {
  const { language, question } = options;
  const domain = brandDomain(brand);
  const finder = new NameFinder(brandNames(brand), language.code);
  const candidates = document.units.flatMap((unit) => candidatesIn(unit, finder, domain));
  const reasons: string[] = [];
  const spoken = candidates.filter(({ unit, span }) => {
    const sentence = sentenceAt(findSentences(unit.text), span.start) ?? { start: 0, end: unit.text.length };
    const within = { start: span.start - sentence.start, end: span.end - sentence.start };
    const absent = isAbsenceStatement(unit.text.slice(sentence.start, sentence.end), within, language);
    if (absent) reasons.push("The answer only says that it was not found or is not known.");
    return !absent;
  });
  const topic = new Set(foldText(`${brand.category ?? ""} ${question ?? ""}`).folded.match(/\p{L}{3,}/gu) ?? []);
  const confirmed = spoken.some(({ found }) => found === null || (!found.common && found.name.kind !== "product"));
  const weighed = spoken.map((candidate) => {
    const { unit, found } = candidate;
    if (!found?.common) return { candidate, score: NAME_FROM, reasons: [] };
    const context: EvidenceContext = { language, topic, confirmed, siblings: siblingLabels(document, unit) };
    return { candidate, ...weighName(unit, found, context) };
  });
  const sure = weighed.some(({ candidate, score }) => candidate.found?.common && score > NAME_FROM);
  const kept = weighed.filter(({ candidate, score }) => {
    if (candidate.found && isPartOfLongerName(candidate.unit, candidate.found, { topic, language })) return false;
    return score >= (sure ? NAME_FROM - 1 : NAME_FROM);
  });
  const decided = (kept.length > 0 ? kept : weighed).find(({ candidate }) => candidate.found?.common);
  if (decided) reasons.push(explain(decided.candidate, decided.reasons, kept.length > 0));
  const mentions = kept.map(({ candidate: { unit, span } }) => ({ unit, span, at: toAnswerSpan(unit, span) }));
  return { mentions, reason: reasons.length > 0 && (kept.length === 0 || decided) ? reasons.at(-1)! : null };
}

function candidatesIn(unit: Unit, finder: NameFinder, domain: string): Candidate[] {
  if (unit.kind === "source") return [];
  const addresses = findAddresses(unit.text);
  const closed = unit.links.filter(({ form }) => form !== "named");
  const isClosed = ({ start, end }: Span): boolean => closed.some((link) => link.start < end && link.end > start);
  const byName = finder.find(unit.text).filter((found) => {
    if (isClosed(found)) return false;
    const address = addresses.find(({ start, end }) => start < found.end && end > found.start);
    return !address || (address.form === "host" && address.start === found.start && address.end === found.end);
  });
  const byDomain = addresses.filter((address) => {
    if (address.form !== "host" || address.domain !== domain || isClosed(address)) return false;
    return !byName.some(({ start, end }) => start < address.end && end > address.start);
  });
  return [
    ...byName.map((found) => ({ unit, found, span: { start: found.start, end: found.end } })),
    ...byDomain.map(({ start, end }) => ({ unit, found: null, span: { start, end } })),
  ].sort((a, b) => a.span.start - b.span.start);
}

/** Labels in the same list, column or heading level as this unit, its own left out. */
function siblingLabels({ units }: AnswerDocument, unit: Unit): string[] {
  return units
    .filter((other) => {
      if (other === unit) return false;
      if (unit.cell)
        return other.cell?.table === unit.cell.table && other.cell.column === unit.cell.column && other.cell.row > 0;
      if (unit.list !== null) return other.list === unit.list && other.leads && other.depth === unit.depth;
      return (
        other.kind === unit.kind && other.depth === unit.depth && (other.label !== null || other.kind === "heading")
      );
    })
    .map((other) => (other.label ? other.text.slice(other.label.start, other.label.end) : other.text.slice(0, 60)));
}

function explain({ unit, span }: Candidate, reasons: readonly string[], named: boolean): string {
  const word = unit.text.slice(span.start, span.end);
  const why = reasons.length > 0 ? reasons.join("; ") : "nothing tells";
  return `“${word}” is also an everyday word and is ${named ? "" : "not "}taken for the name here: ${why}.`;
}
