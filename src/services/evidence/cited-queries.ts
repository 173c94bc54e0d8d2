import type { Citation } from "../../schema/citation.ts";
import type { Competitor } from "../../schema/competitor.ts";
import type { CitedQuery } from "../../schema/evidence/questions.ts";
import type { Mention } from "../../schema/mention.ts";
import { matchesEngine } from "./answers.ts";
import type { Cell } from "./store.ts";

/** Which answers to look at. */
export interface CitedFilter {
  /** A competitor's name, any of its spellings, or its domain, in any case. */
  competitor: string;
  engine: string | null;
  /** Answers from then on. */
  since: Date | null;
  limit: number;
}

/** The answers of some measures, and who is named in them. */
export interface NamedRows {
  cells: Cell[];
  competitors: Competitor[];
  mentions: Mention[];
  citations: Citation[];
}

/** The questions for which a competitor was named, most often first, and how many answers cite its own site. */
export function citedQueries(rows: NamedRows, filter: CitedFilter): { questions: CitedQuery[]; citedAsSource: number } {
  const wanted = filter.competitor.trim().toLowerCase();
  const isMeant = ({ name, names, domain }: Competitor) =>
    [name, ...names, domain ?? ""].some((each) => each.toLowerCase() === wanted);
  const meant = rows.competitors.filter(isMeant);
  const ids = new Set(meant.map(({ id }) => id));
  const domains = new Set([wanted, ...meant.flatMap(({ domain }) => domain ?? [])]);
  const cells = rows.cells.filter(
    ({ engine, at }) => matchesEngine(engine, filter.engine) && (!filter.since || at >= filter.since),
  );
  const nameOf = new Map(rows.competitors.map(({ id, name }) => [id, name]));
  const namedIn = Map.groupBy(
    rows.mentions.filter(({ competitorId }) => competitorId),
    ({ answerId }) => answerId,
  );
  const naming = cells.filter(({ id }) => namedIn.get(id)?.some(({ competitorId }) => ids.has(competitorId!)));
  const questions = [...Map.groupBy(naming, ({ question }) => question)].map(([question, own]) => {
    const all = own.flatMap(({ id }) => namedIn.get(id) ?? []);
    const others = all
      .filter(({ competitorId }) => !ids.has(competitorId!))
      .map(({ competitorId }) => nameOf.get(competitorId!)!);
    return {
      question,
      engines: [...new Set(own.map(({ engine }) => engine))],
      count: own.length,
      lastSeen: own.map(({ at }) => at).reduce((a, b) => (a > b ? a : b)),
      othersNamed: [...new Set(others)],
    };
  });
  const shown = new Set(cells.map(({ id }) => id));
  const citing = rows.citations.filter(({ answerId, domain }) => shown.has(answerId) && domains.has(domain));
  return {
    questions: questions.sort((a, b) => b.count - a.count).slice(0, filter.limit),
    citedAsSource: new Set(citing.map(({ answerId }) => answerId)).size,
  };
}
