import { joined } from "../rivals/votes/merge-same.ts";
import type { CompetitorMention } from "../types.ts";
import { entitiesOf } from "./entities.ts";
import { isDomain } from "./spelling.ts";

/** The competitors of one answer, each once: "HubSpot" and "HubSpot CRM" under the likelier of them, an address under the name it is of. */
export function onceEach(competitors: readonly CompetitorMention[]): CompetitorMention[] {
  if (competitors.length < 2) return [...competitors];
  const entities = entitiesOf(competitors.map(({ name, domain }) => ({ name, domain, answer: 0 })));
  const groups = Map.groupBy(competitors, ({ name }) => entities.get(name)!);
  return [...groups.values()].map((group) => {
    const [whole, ...parts] = group.toSorted(
      (a, b) => Number(isDomain(a.name)) - Number(isDomain(b.name)) || b.logOdds - a.logOdds,
    );
    return parts.reduce(joined, whole!);
  });
}
