import { plainLine } from "../../plain-text.ts";
import type { WeeklyBrief } from "../../schema/evidence/standing.ts";
import { type Letter, letter } from "./letter.ts";

/** So many of each list are named; the console has the rest. */
const MOST = 5;

/** A brief as every surface tells it; dates are ISO-8601. */
export interface ToldBrief extends Omit<WeeklyBrief, "from" | "to" | "visibility"> {
  from: string | null;
  to: string | null;
  visibility: Omit<WeeklyBrief["visibility"], "moved"> & { moved: string | null };
}

/** What changed over a week, in a mail. */
export function weeklyBrief(
  { domain, link, isSandbox, ...brief }: ToldBrief & { domain: string; link: string; isSandbox: boolean },
  unsubscribeUrl: string,
): Letter {
  const { questionsWon, questionsLost, newRivals, goneRivals, firstFix } = brief;
  return letter({
    subject: `${domain} in AI answers: the week to ${dayOf(brief.to)}`,
    paragraphs: [
      ...(isSandbox ? ["Measured with the sandbox: invented companies, and no real engine."] : []),
      visibilityOf(brief),
      ...listed("Answers name you now, and did not, for", questionsWon),
      ...listed("Answers named you, and do not now, for", questionsLost),
      ...listed("New rivals", newRivals),
      ...listed("Rivals no longer named", goneRivals),
      ...(brief.from && [questionsWon, questionsLost, newRivals, goneRivals].every(({ length }) => length === 0)
        ? ["The same questions name you as before, and the same rivals."]
        : []),
      ...(firstFix ? [`What to change first: ${plainLine(firstFix)}.`] : []),
    ],
    action: { label: "Open the console", url: link },
    why: `You get this mail once a week, where ${domain} was measured in it.`,
    unsubscribeUrl,
  });
}

function visibilityOf({ from, visibility: { before, now, interval, moved, n } }: ToldBrief): string {
  if (now === null) return "Visibility could not be measured this week.";
  const is = `Visibility is ${now} of 100, from ${n} answers.`;
  if (!from || before === null) return `${is} There is no earlier measure to compare it with.`;
  const was = `On ${dayOf(from)} it was ${before}`;
  if (moved === null) return `${is} ${was}; the two cannot be compared.`;
  const range = interval ? ` (95 % interval of the change ${interval[0]} to ${interval[1]})` : "";
  const verdict = moved === "no" ? "the difference cannot be told from chance" : `it moved ${moved}`;
  return `${is} ${was}: ${verdict}${range}.`;
}

function listed(what: string, entries: string[]): string[] {
  if (entries.length === 0) return [];
  const shown = entries.slice(0, MOST).map((entry) => `“${plainLine(entry)}”`);
  const more = entries.length > MOST ? `, and ${entries.length - MOST} more` : "";
  return [`${what}: ${shown.join(", ")}${more}.`];
}

const dayOf = (at: string | null) => at?.slice(0, 10) ?? "now";
