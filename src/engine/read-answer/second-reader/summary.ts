import type { Hand, SecondReading } from "../../types.ts";

/** Who said which names of a scan's answers are rivals. */
export interface CompetitorsBy {
  /** `model`: rules and a second reader; `rules`: rules alone. */
  competitorsBy: Hand;
  /** Why the second reader was not heard on some or all answers; `null` where it was, or none was asked. */
  competitorsReason: string | null;
}

/** What a second reader had to do with a scan. */
export function competitorsBy(answers: readonly { secondReading: SecondReading | null }[]): CompetitorsBy {
  const asked = answers.flatMap(({ secondReading }) => secondReading ?? []);
  const unheard = asked.filter(({ votes }) => votes === null);
  const reasons = [...new Set(unheard.flatMap(({ reason }) => reason ?? []))];
  const of = `On ${unheard.length} of ${asked.length} ${asked.length === 1 ? "answer" : "answers"} the rules' word stands.`;
  return {
    competitorsBy: unheard.length < asked.length ? "model" : "rules",
    competitorsReason: unheard.length > 0 ? [of, ...reasons].join(" ") : null,
  };
}
