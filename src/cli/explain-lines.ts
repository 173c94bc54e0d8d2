import type { Explanation, Reasons } from "../engine/read-answer/rivals/explain.ts";
import { plainLine } from "../plain-text.ts";

/** Signs that are told of each name; the rest weighs less. */
const MOST_SIGNS = 8;
/** Names and groups so far below are told by their number only. */
const FAR_BELOW = -6;

/** Why each name of an answer was taken or left, as lines to read: the answer, its groups, its names, the likeliest first. */
export function explainLines(id: string | number | null, { answer, groups, names, from }: Explanation): string {
  const lines = [
    `Answer ${id ?? ""}: log-odds ${signed(answer.odds)} that it offers anybody (${told(answer.why)})`,
    ...groups.flatMap((group, at) =>
      group.odds < FAR_BELOW
        ? []
        : [
            `  group ${at}, ${group.kind}, ${signed(group.odds)}: ${group.names.slice(0, 6).join(", ")} (${told(group.why)})`,
          ],
    ),
    ...names.flatMap(({ name, taken, first, odds, groups: in_, why }) =>
      odds < FAR_BELOW
        ? []
        : [
            `  ${taken ? "taken" : "left "} ${signed(odds)} ${name}, in group ${in_.join(" and ")}`,
            `        by itself ${signed(first)}: ${told(why.name)}`,
            `        among others: ${told(why.second)}`,
          ],
    ),
    `  taken above ${signed(from)}, where no likelier name covers it; ${names.filter(({ odds }) => odds < FAR_BELOW).length} names below ${FAR_BELOW} are not shown`,
  ];
  return `${lines.map((line) => `${/^ */.exec(line)![0]}${plainLine(line)}`).join("\n")}\n`;
}

function told(reasons: Reasons): string {
  return reasons
    .slice(0, MOST_SIGNS)
    .map(([sign, added]) => `${sign} ${signed(added)}`)
    .join("; ");
}

function signed(odds: number): string {
  return `${odds < 0 ? "" : "+"}${odds.toFixed(2)}`;
}
