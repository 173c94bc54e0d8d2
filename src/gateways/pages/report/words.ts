import type { Shape } from "../mark.tsx";
import type { AnswerStatus, Placement, ReportFinding, SignalId } from "../report-data.ts";

/** How a placement looks and reads: in the cell of a matrix, and in a sentence "<engine> before <brand> after". */
export const PLACEMENT_WORDS: Record<Placement, { shape: Shape; label: string; before: string; after: string }> = {
  prose: { shape: "full", label: "Named", before: "names", after: "in a sentence." },
  list: { shape: "half", label: "In a list", before: "names", after: "in a list, without a sentence about it." },
  citation: { shape: "half", label: "Linked only", before: "links to the site of", after: "without naming it." },
  source_title: { shape: "half", label: "Source title", before: "shows", after: "only in the title of a source." },
  absent: { shape: "none", label: "Not named", before: "answered and did not name", after: "here." },
};

/** Why a cell holds no answer, when the engine gave no reason of its own. */
export const STATUS_WORDS: Record<Exclude<AnswerStatus, "answered">, string> = {
  no_answer: "It showed no answer to this question.",
  refused: "It declined to answer.",
  failed: "The call failed.",
  timed_out: "It did not answer in time.",
};

/** The five signals of readiness, in plain words. */
export const SIGNAL_WORDS: Record<SignalId, { label: string; asks: string }> = {
  citability: { label: "Citability", asks: "Is there text that an answer can lift and credit?" },
  technical: { label: "Technical", asks: "May crawlers come in, and do they find their way?" },
  platform: { label: "Platform", asks: "Does the page arrive whole, without scripts or walls?" },
  eeat: { label: "E-E-A-T", asks: "Does the site say who stands behind it?" },
  schema: { label: "Schema", asks: "Is the machine-readable data there and correct?" },
};

/** How a finding looks and reads. */
export const FINDING_WORDS: Record<ReportFinding["status"], { shape: Shape; label: string }> = {
  pass: { shape: "full", label: "Passed" },
  partial: { shape: "half", label: "Partly" },
  fail: { shape: "none", label: "Not passed" },
  not_measured: { shape: "gap", label: "Could not check" },
  not_applicable: { shape: "gap", label: "Does not apply" },
};

/** What it takes to stand on each rung of the ladder, in one line. */
export const RUNGS = [
  { name: "Crawlable", meaning: "The home page opens, and crawlers may read it." },
  { name: "Discoverable", meaning: "Its pages can be found: by links or a sitemap, with honest status codes." },
  { name: "Readable", meaning: "The text is there without scripts, and answer engines may read and quote it." },
  { name: "Understandable", meaning: "Machine-readable data says who this is, what it offers and how it may be used." },
  { name: "Connectable", meaning: "An agent finds a described way to act, such as a form, an API or a tool server." },
  { name: "Agent-operable", meaning: "That way was tried and works, with sign-in and safety declared." },
] as const;

/** Over the names beside the site's: "instead" would be wrong where it is named in every answer. */
export function rivalsHeading(namedShare: { named: number; countable: number } | null): string {
  const always = namedShare && namedShare.countable > 0 && namedShare.named === namedShare.countable;
  return always ? "Who was named beside it" : "Who was named instead";
}

const ONE_DECIMAL = new Intl.NumberFormat("en-GB", { maximumFractionDigits: 1 });

/** A number with at most one decimal. */
export function figure(value: number): string {
  return ONE_DECIMAL.format(value);
}

/** "1 answer", "2 answers". */
export function count(n: number, noun: string, plural = `${noun}s`): string {
  return `${n} ${n === 1 ? noun : plural}`;
}

/** "A", "A and B", "A, B and C". */
export function listed(items: string[]): string {
  return new Intl.ListFormat("en-GB", { type: "conjunction" }).format(items);
}

const MOMENT = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeStyle: "short", timeZone: "UTC" });

/** "21 November 2026 at 14:05 UTC". */
export function moment(iso: string): string {
  return `${MOMENT.format(new Date(iso))} UTC`;
}
