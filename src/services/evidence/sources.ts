import { citedDomain } from "../../engine/read-answer/cited/citations.ts";
import type * as engine from "../../engine/types.ts";
import { AppError } from "../../errors.ts";
import type { CitationSource, SourceProfile } from "../../schema/evidence/sources.ts";
import type { ShareOfVoice } from "../../schema/share-of-voice.ts";
import type { EvidenceStore } from "./store.ts";

/** So many neighbours of a source are shown. */
const NEIGHBOURS = 10;

/** What the engines cited, most first; whether a page names the site, as far as its pages were read. */
export function citationSources(
  voice: ShareOfVoice | null,
  footprint: engine.FootprintEvidence | null,
): CitationSource[] {
  const read = Map.groupBy(footprint?.cited ?? [], ({ domain }) => domain);
  return (voice?.sources ?? []).map((source) => {
    const names = (read.get(source.domain) ?? []).map((page) => page.names);
    const present = names.includes(true) ? true : names.includes(false) ? false : null;
    return { ...source, present: source.present ?? present };
  });
}

type Cited = Awaited<ReturnType<EvidenceStore["citedFrom"]>>;

/** How the engines use one source: `cited` is where it stands, `beside` every citation of the same answers. */
export function sourceProfile(source: string, cited: Cited, beside: Cited["citations"]): SourceProfile {
  const scans = cited.answers.map(({ scanId }) => cited.scans.get(scanId)!);
  const neighbours = Map.groupBy(
    beside.filter(({ domain }) => domain !== source),
    ({ domain }) => domain,
  );
  const coRead = [...neighbours].map(([domain, own]) => ({
    domain,
    answers: new Set(own.map(({ answerId }) => answerId)).size,
  }));
  return {
    source,
    answers: cited.answers.length,
    sites: new Set(scans.map(({ siteId }) => siteId)).size,
    categories: new Set(scans.flatMap(({ category }) => category?.toLowerCase() ?? [])).size,
    engines: [...new Set(cited.answers.map(({ engine }) => engine))].sort(),
    title: mostOften(cited.citations.flatMap(({ title }) => title ?? [])),
    coRead: coRead.sort((a, b) => b.answers - a.answers || a.domain.localeCompare(b.domain)).slice(0, NEIGHBOURS),
    listingPage: mostOften(cited.citations.map(({ url }) => url)),
  };
}

function mostOften(values: string[]): string | null {
  const counts = [...Map.groupBy(values, (value) => value)].sort(([, a], [, b]) => b.length - a.length);
  return counts[0]?.[0] ?? null;
}

/** A source as it is typed, as citations keep it: a registrable domain; throws BAD_INPUT. */
export function readSource(typed: string): string {
  const text = typed.trim();
  const domain = citedDomain(/^https?:\/\//i.test(text) ? text : `https://${text}`);
  if (!domain?.includes(".")) throw new AppError("BAD_INPUT", "source must be a domain, such as example.com.");
  return domain;
}
