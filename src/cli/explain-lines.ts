import type { Explanation, Reasons } from "../engine/read-answer/rivals/explain.ts";
import { plainLine } from "../plain-text.ts";
import { strongest } from "./explain-words.ts";

/** Signs that are told of each name; the rest weighs less. */
const MOST_SIGNS = 8;
/** Names and groups so far below are told by their number only. */
const FAR_BELOW = -6;

/**
 * Why each name of an answer was taken or left, as lines to read: the names, the likeliest first, each with its strongest
 * reasons in words and then in numbers; then the answer as a whole and its groups.
 */
export function explainLines(id: string | number | null, { answer, groups, names, from, best }: Explanation): string {
  const shown = names.filter(({ odds }) => odds >= FAR_BELOW);
  const nobody = !names.some(({ taken }) => taken) && names.some(({ odds }) => odds > from);
  const lines = [
    `Answer ${id ?? ""}: ${names.filter(({ taken }) => taken).length} of ${names.length} names taken${nobody ? `; none above ${signed(best)}, so it is taken to offer nobody` : ""}`,
    ...shown.flatMap((one) => [
      `  ${one.taken ? "taken" : "left "} ${signed(one.odds)} ${one.name}, in group ${one.groups.join(" and ")}: ${reasonOf(one, { from, nobody })}`,
      `        by itself ${signed(one.first)}: ${told(one.why.name)}`,
      `        among others: ${told(one.why.second)}`,
    ]),
    `  taken above ${signed(from)}; ${names.length - shown.length} names below ${FAR_BELOW} are not shown`,
    `  the answer as a whole, ${signed(answer.odds)} that it offers anybody: ${told(answer.why)}`,
    ...groups.flatMap((group, at) =>
      group.odds < FAR_BELOW
        ? []
        : [
            `  group ${at}, ${group.kind}, ${signed(group.odds)}: ${group.names.slice(0, 6).join(", ")} (${told(group.why)})`,
          ],
    ),
  ];
  return `${lines.map((line) => `${/^ */.exec(line)![0]}${plainLine(line)}`).join("\n")}\n`;
}

function reasonOf(one: Explanation["names"][number], { from, nobody }: { from: number; nobody: boolean }): string {
  if (!one.taken && one.odds > from)
    return nobody
      ? "likely enough beside others, but not alone"
      : "a likelier name covers its words, or it is the site's";
  return strongest(one);
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
