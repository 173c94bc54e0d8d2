import { csv } from "../csv.ts";
import type { Operations } from "../graph/execute.ts";

type Console = Operations["GetConsole"]["data"]["console"];

/** One table of a console, as CSV. */
export interface Export {
  name: string;
  holds: string;
  write(console: Console): string;
}

/** The table of this name; `null` where there is none. */
export function exportOf(name: string): Export | null {
  return EXPORTS.find((each) => each.name === name) ?? null;
}

/** THE list of tables to take away, each at `/monitor/<token>/export/<name>.csv`; history and answers are feeds besides. */
export const EXPORTS: readonly Export[] = [
  {
    name: "history",
    holds: "every measure with its scores",
    write: ({ history }) =>
      csv(history, {
        measuredAt: (row) => row.measuredAt,
        site: (row) => row.site,
        kind: (row) => row.kind,
        visibility: (row) => row.visibility,
        low: (row) => row.visibilityInterval?.[0] ?? null,
        high: (row) => row.visibilityInterval?.[1] ?? null,
        verdict: (row) => row.verdict,
        named: (row) => row.named,
        countable: (row) => row.countable,
        readiness: (row) => row.readiness,
        gate: (row) => row.gate?.text ?? null,
        footprint: (row) => row.footprint,
        scoreVersion: (row) => row.scoreVersion,
        measure: (row) => row.measure,
      }),
  },
  {
    name: "answers",
    holds: "the latest answers, word for word",
    write: ({ answers }) =>
      csv(answers, {
        question: (row) => row.question,
        engine: (row) => row.engine,
        model: (row) => row.model,
        at: (row) => row.at,
        status: (row) => row.status,
        reason: (row) => row.reason,
        placement: (row) => row.placement,
        stance: (row) => row.stance,
        search: (row) => row.search,
        searches: (row) => row.searches,
        competitors: (row) => row.competitors,
        citations: (row) => row.citations,
        text: (row) => row.text,
      }),
  },
  {
    name: "rivals",
    holds: "who was named instead",
    write: ({ competitors }) =>
      csv(competitors, {
        name: (row) => row.name,
        domain: (row) => row.domain,
        type: (row) => row.type,
        answers: (row) => row.answers,
        engines: (row) => row.engines,
        evidence: (row) => row.evidence,
        watched: (row) => row.watched,
        quote: (row) => row.quote,
      }),
  },
  {
    name: "citations",
    holds: "the pages that engines cited",
    write: ({ citations }) =>
      csv(citations, {
        url: (row) => row.url,
        title: (row) => row.title,
        domain: (row) => row.domain,
        type: (row) => row.type,
        answers: (row) => row.answers,
        engines: (row) => row.engines,
      }),
  },
  {
    name: "fixes",
    holds: "what to change, most worthwhile first",
    write: ({ fixes }) =>
      csv(fixes, {
        rank: (row) => row.rank,
        title: (row) => row.title,
        signal: (row) => row.signal,
        impact: (row) => row.impact,
        effort: (row) => row.effort,
        points: (row) => row.points,
        evidence: (row) => row.evidence,
        why: (row) => row.why,
        how: (row) => row.how,
        paste: (row) => row.paste,
      }),
  },
];
