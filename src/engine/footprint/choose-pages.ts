import type { ReadAnswer } from "../read-answer/read-answers.ts";
import type { ReadCitation } from "../read-answer/types.ts";
import { isOnDomain } from "./on-domain.ts";

/** At most so many third parties are read, the most cited first. */
const MOST_DOMAINS = 15;
/** One page of each; of places where many people speak more, until there are so many. */
const MOST_PAGES = 20;
const PAGES_OF_MANY_VOICES = 4;

/** The pages of third parties to read: the most cited of the most cited domains. The same answers give the same pages. */
export function choosePages(answers: ReadAnswer[], ownDomain: string): ReadCitation[] {
  const citations = answers
    .flatMap(({ reading }) => reading?.citations ?? [])
    .filter(({ url }) => !isOnDomain(url, ownDomain));
  const domains = rank(Map.groupBy(citations, ({ domain }) => domain))
    .filter(({ group }) => !group.some(({ type }) => type === "competitor"))
    .slice(0, MOST_DOMAINS)
    .map(({ group }) => rank(Map.groupBy(group, ({ url }) => url)).map((page) => mergeCitations(page.group)));
  const first = domains.map((pages) => pages[0]!);
  const more = domains.flatMap((pages) => pages.slice(1, pages[0]!.type === "community" ? PAGES_OF_MANY_VOICES : 1));
  return [...first, ...more].slice(0, MOST_PAGES);
}

/** Groups by size, then by name, so that chance in the order of answers decides nothing. */
function rank(groups: Map<string, ReadCitation[]>) {
  return [...groups]
    .map(([key, group]) => ({ key, group }))
    .sort((a, b) => b.group.length - a.group.length || (a.key < b.key ? -1 : 1));
}

/** One page as all its citations tell it; of several titles the first in order of the alphabet. */
function mergeCitations(group: ReadCitation[]): ReadCitation {
  const title = group.flatMap(({ title }) => title ?? []).sort()[0] ?? null;
  return { ...group[0]!, title };
}
