import type { ExplainedName, Explanation, Reasons } from "../engine/read-answer/rivals/explain.ts";
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

/**
 * Why each name of an answer was taken or left, as lines to read: the answer, then the names, likeliest first, with what
 * spoke for and against each, then the groups they stand in. All numbers are log-odds; a result holds every sign.
 */
export function explainLines(id: string | number | null, explanation: Explanation): string {
  const { answer, groups, names, from } = explanation;
  const taken = names.filter((one) => one.taken).length;
  const shown = names.filter((one) => one.taken || one.odds >= FAR_BELOW);
  const lines = [
    `Answer ${id ?? ""}: ${taken} of ${names.length} names taken`,
    `  offers anybody ${signed(answer.odds)}: ${sides(bySide(answer.why))}`,
    ...shown.flatMap((one) => [
      "",
      `  ${one.taken ? "taken" : "left "} ${signed(one.odds)} ${one.name}${one.taken ? "" : ` (${whyLeft(one, from)})`}`,
      ...sidesOf(one).map((side) => `        ${side}`),
    ]),
    "",
    ...(shown.length < names.length ? [`  ${names.length - shown.length} more below ${FAR_BELOW}`] : []),
    ...groups.flatMap(({ kind, names, odds, why }, at) =>
      odds < FAR_BELOW
        ? []
        : [`  group ${at} ${signed(odds)} ${kind}: ${listed(names)}`, `        ${sides(bySide(why))}`],
    ),
  ];
  return `${lines.map((line) => `${/^ */.exec(line)![0]}${plainLine(line)}`).join("\n")}\n`;
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
