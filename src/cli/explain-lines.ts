import type { Fate, NameFate } from "../engine/read-answer/name-fate.ts";
import type { ExplainedName, Explanation, Reasons } from "../engine/read-answer/rivals/explain.ts";
import type { Placement } from "../engine/types.ts";
import { plainLine } from "../plain-text.ts";
import { inWords, reasonsInWords } from "./explain-words.ts";

/** Reasons told on each side; the rest weighs less. */
const MOST_REASONS = 4;
/** What adds less is not told. */
const LEAST_ADDED = 0.1;
/** Names and groups so far below are counted, not told. */
const FAR_BELOW = -4;
/** Names of a group that are written out. */
const MOST_NAMES = 6;

/** How an answer was read for the brand and for the others, and what became of names that were asked after. */
export interface ExplainedAnswer extends Explanation {
  brand: {
    name: string;
    placement: Placement;
    /** Why it is or is not taken for the brand, where that was a decision. */
    reason: string | null;
    /** Its letters stand in the answer, whatever they mean there. */
    stands: boolean;
    quote: string | null;
  };
  fates?: NameFate[];
}

/**
 * Why each name of an answer was taken or left, as lines to read: the answer and the brand, then the names, likeliest first, with
 * what spoke for and against each, then the groups they stand in. All numbers are log-odds; a result holds every sign.
 */
export function explainLines(id: string | number | null, explanation: ExplainedAnswer): string {
  const { answer, brand, groups, names, from, fates = [] } = explanation;
  const taken = names.filter((one) => one.taken).length;
  const asked = new Set(fates.map(({ as }) => as));
  const isShown = (one: ExplainedName) => one.taken || one.odds >= FAR_BELOW || asked.has(one.name);
  const shown = names.filter(isShown);
  const below = names.filter((one) => !isShown(one)).map(({ name }) => name);
  const lines = [
    `Answer ${id ?? ""}: ${taken} of ${names.length} names taken`,
    `  the brand ${brand.name}: ${brandTold(brand)}`,
    ...fates.map((fate) => `  ${fate.name}: ${fateTold(fate, from)}`),
    `  offers anybody ${signed(answer.odds)}: ${sides(bySide(answer.why))}`,
    ...shown.flatMap((one) => [
      "",
      `  ${one.taken ? "taken" : "left "} ${signed(one.odds)} ${one.name}${one.taken ? "" : ` (${whyLeft(one, from)})`}`,
      ...sidesOf(one).map((side) => `        ${side}`),
    ]),
    "",
    ...(below.length > 0 ? [`  ${below.length} more below ${signed(FAR_BELOW)}: ${below.join(", ")}`] : []),
    ...groups.flatMap(({ kind, names, odds, why }, at) =>
      odds < FAR_BELOW
        ? []
        : [`  group ${at} ${signed(odds)} ${kind}: ${listed(names)}`, `        ${sides(bySide(why))}`],
    ),
  ];
  return `${lines.map((line) => `${/^ */.exec(line)![0]}${plainLine(line)}`).join("\n")}\n`;
}

function brandTold({ placement, reason, stands, quote }: ExplainedAnswer["brand"]): string {
  const where = placement.replace("_", " ");
  if (reason) return `${where}. ${reason}`;
  if (quote) return `${where}, first in “${quote}”`;
  if (!stands) return `${where}; its name stands nowhere in the answer`;
  return `${where}; its letters stand only in code, an address, a source or a longer word or name`;
}

/** What became of a name, and what to look at next. */
const FATES: Record<Fate, string> = {
  own: "the brand's own name, so no rival",
  taken: "taken, as told below",
  left: "weighed and left, as told below",
  covered: "likely enough, but a likelier name has its words",
  otherwise: "its place may be read so, and was read another way",
  within: "stands in something longer, and no way of reading gives it alone",
  overlooked: "stands where nothing was seen that may be a name",
  unread: "stands only where names are not read: in code, an address or a source line",
  nowhere: "not in the answer",
};

function fateTold({ fate, as, odds, quote }: NameFate, from: number): string {
  const bar = fate === "left" ? `, needs more than ${signed(from)}` : "";
  const read = as === null ? "" : `: “${as}”${odds === null ? "" : ` ${signed(odds)}${bar}`}`;
  return `${FATES[fate]}${read}${quote ? `; in “${quote}”` : ""}`;
}

function whyLeft({ odds }: ExplainedName, from: number): string {
  return odds <= from ? `needs more than ${signed(from)}` : "a likelier name covers its words, or it is the site's";
}

function sidesOf(one: ExplainedName): string[] {
  const { for: pros, against: cons } = reasonsInWords(one);
  return [`for ${told(pros)}`, `against ${told(cons)}`, `stands in group ${one.groups.join(" and ")}`];
}

function bySide(why: Reasons): { pros: Reasons; cons: Reasons } {
  const said = why.map(([sign, added]): [string, number] => [inWords(sign), added]);
  return { pros: said.filter(([, added]) => added > 0), cons: said.filter(([, added]) => added < 0) };
}

function sides({ pros, cons }: { pros: Reasons; cons: Reasons }): string {
  return `for ${told(pros)} | against ${told(cons)}`;
}

function told(reasons: Reasons): string {
  const some = reasons.filter(([, added]) => Math.abs(added) >= LEAST_ADDED).slice(0, MOST_REASONS);
  return some.map(([said, added]) => `${said} ${signed(added)}`).join("; ") || "nothing much";
}

function listed(names: readonly string[]): string {
  const more = names.length - MOST_NAMES;
  return names.slice(0, MOST_NAMES).join(", ") + (more > 0 ? ` and ${more} more` : "");
}

function signed(odds: number): string {
  return `${odds < 0 ? "−" : "+"}${Math.abs(odds).toFixed(2)}`;
}
