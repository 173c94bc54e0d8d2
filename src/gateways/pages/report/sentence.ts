import { standing } from "../../../engine/read-answer/pooled/evidence.ts";
import { plainText } from "../../../plain-text.ts";
import type { ReportCompetitor, ReportData, ReportQuestion } from "../report-data.ts";

/** A stretch of the summary; `foreign` marks names and words that are not ours. */
export interface Phrase {
  text: string;
  foreign: boolean;
  /** Set where the words are in the language of the site. */
  lang?: string;
}

/** The report in one sentence: what was asked, how often the site is named, and who is named most instead. */
export function summarySentence(report: ReportData): Phrase[] {
  return [...asked(report), ...named(report), ...rivals(report), own(".")];
}

/** The sentence as plain text. */
export function spoken(phrases: Phrase[]): string {
  return phrases.map((phrase) => phrase.text).join("");
}

const own = (text: string): Phrase => ({ text, foreign: false });
const theirs = (text: string): Phrase => ({ text: plainText(text), foreign: true });

function asked({ category, place, language, queries }: ReportData): Phrase[] {
  const local = (text: string): Phrase => ({ ...theirs(text), lang: language });
  if (!category && !place) return [own("When buyers ask AI for a shortlist, ")];
  if (!category) return [own("When buyers ask AI for a shortlist in "), local(place!), own(", ")];
  const wanted = asAsked(category, queries);
  const placed = place && !category.toLowerCase().includes(place.toLowerCase());
  return [
    own("When buyers ask AI who to shortlist for "),
    ...(wanted ? [local(wanted)] : [own("“"), local(category), own("”")]),
    ...(placed ? [own(" in "), local(place)] : []),
    own(", "),
  ];
}

/** The category in the form that a question used ("contractors" for "contractor"), which reads well; else `null`. */
function asAsked(category: string, queries: ReportQuestion[]): string | null {
  const stem = category.trim().toLowerCase().replace(/y$/, "");
  for (const { question } of queries) {
    const at = question.toLowerCase().indexOf(stem);
    const ending = /^\p{L}{0,3}(?!\p{L})/u.exec(question.slice(at + stem.length))?.[0];
    if (at > 0 && ending !== undefined && !/\p{L}$/u.test(question.slice(0, at)))
      return question.slice(at, at + stem.length) + ending;
  }
  return null;
}

function named({ brand, namedShare, queries }: ReportData): Phrase[] {
  const name = theirs(brand);
  if (!namedShare || namedShare.countable === 0) return [name, own(" cannot be placed, since no engine answered")];
  const { named, countable } = namedShare;
  if (named > 0) return [name, own(` is named in ${share(named, countable)}`)];
  const sourced = queries
    .filter((query) => !query.branded)
    .flatMap((query) => query.engines.filter(isSourceOnly)).length;
  const though = sourced > 0 ? `, though it stands among the sources of ${part(sourced, countable)}` : "";
  return [name, own(` is not named in ${none(countable)}${though}`)];
}

function none(countable: number): string {
  if (countable === 1) return "the one answer";
  return countable === 2 ? "either of 2 answers" : `any of ${countable} answers`;
}

function share(named: number, countable: number): string {
  if (countable === 1) return "the one answer";
  if (named < countable) return `${named} of ${countable} answers`;
  return named === 2 ? "both answers" : `all ${countable} answers`;
}

function isSourceOnly(cell: { placement: string | null }): boolean {
  return cell.placement === "citation" || cell.placement === "source_title";
}

function rivals({ competitors, namedShare }: ReportData): Phrase[] {
  const countable = namedShare?.countable ?? 0;
  if (countable === 0) return [];
  const rivals = standing(competitors, countable);
  const most = Math.max(0, ...rivals.map((competitor) => competitor.answers));
  if (most === 0) return [own(`; no other company ${competitors.length === 0 ? "is named" : "stands out"}`)];
  const leaders = rivals.filter((competitor) => competitor.answers === most);
  const each = leaders.length > 1 && most < countable ? " each" : "";
  const verb = leaders.length > 1 ? "are" : "is";
  return [own("; "), ...names(leaders), own(` ${verb} named in ${part(most, countable)}${each}`)];
}

/** "3", or in words when it is all of them. */
function part(some: number, countable: number): string {
  if (some < countable) return String(some);
  return countable === 1 ? "that answer" : countable === 2 ? "both" : `all ${countable}`;
}

/** Up to two names, then how many more. */
function names(leaders: ReportCompetitor[]): Phrase[] {
  const [first, second] = leaders.map((leader) => theirs(leader.name));
  if (!second) return [first!];
  const more = leaders.length - 2;
  return more === 0
    ? [first!, own(" and "), second]
    : [first!, own(", "), second, own(` and ${more === 1 ? "one other" : `${more} others`}`)];
}
