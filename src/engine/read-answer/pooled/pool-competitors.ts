import { domainOf, hostsOf } from "../rivals/company/domain.ts";
import type { Competitor, CompetitorMention, ReadCitation } from "../types.ts";
import { entitiesOf } from "./entities.ts";
import { evidenceOf } from "./evidence.ts";
import { plainName } from "./plain-name.ts";
import { isDomain } from "./spelling.ts";

/** What one countable answer's engine is, whom the answer names and what it cites. */
export interface AnswerCompetitors {
  engine: string;
  competitors: readonly CompetitorMention[];
  citations?: readonly Pick<ReadCitation, "url">[];
}

/** The competitors of all answers, each once under one canonical name: most answers first, the well evidenced before the others, then by name. */
export function poolCompetitors(perAnswer: readonly AnswerCompetitors[]): Competitor[] {
  const hosts = hostsOf(perAnswer.flatMap(({ citations = [] }) => citations.map(({ url }) => url)));
  const seen = perAnswer.flatMap(({ engine, competitors }, answer) =>
    competitors.map((mention) => ({ engine, answer, mention })),
  );
  const entities = entitiesOf(seen.map(({ answer, mention: { name, domain } }) => ({ name, domain, answer })));
  const groups = Map.groupBy(seen, ({ mention }) => entities.get(mention.name)!);
  return [...groups.values()]
    .map((group) => pooled(group, hosts))
    .sort((a, b) => b.answers - a.answers || b.evidence.localeCompare(a.evidence) || a.name.localeCompare(b.name));
}

interface Seen {
  engine: string;
  answer: number;
  mention: CompetitorMention;
}

function pooled(group: readonly Seen[], hosts: ReadonlyMap<string, string>): Competitor {
  const mentions = group.map(({ mention }) => mention);
  const spellings = Map.groupBy(mentions, ({ name }) => plainName(name));
  const names = [...spellings]
    .sort(([a, x], [b, y]) => y.length - x.length || a.length - b.length || a.localeCompare(b))
    .map(([written]) => written);
  const name = names.find((written) => !isDomain(written)) ?? names[0]!;
  const shown = mentions.find(({ placement }) => placement === "prose") ?? mentions[0]!;
  const answers = new Set(group.map(({ answer }) => answer)).size;
  const given = mostSeen(mentions.flatMap(({ domain }) => domain ?? []));
  return {
    name,
    type: mostSeen(mentions.map(({ type }) => type))!,
    domain:
      given ?? names.map((written) => domainOf(written, written, { hosts })).find((found) => found !== null) ?? null,
    names,
    answers,
    evidence: evidenceOf({ answers, logOdds: Math.max(...mentions.map(({ logOdds }) => logOdds)) }),
    engines: [...new Set(group.map(({ engine }) => engine))].sort(),
    quote: shown.quote,
  };
}

function mostSeen<T>(values: readonly T[]): T | undefined {
  const counts = [...Map.groupBy(values, (value) => value)];
  return counts.sort(([, a], [, b]) => b.length - a.length)[0]?.[0];
}
