import { Arg, Ctx, FieldResolver, Int, Resolver, Root } from "type-graphql";
import { Evidence } from "../../schema/evidence/evidence.ts";
import { CitationSource, MentionPage, SourceProfile } from "../../schema/evidence/sources.ts";
import { mentionPages } from "../../services/evidence/mentions.ts";
import { citationSources, readSource, sourceProfile } from "../../services/evidence/sources.ts";
import type { Context } from "../context.ts";

const DAY_MS = 24 * 3_600_000;

@Resolver(() => Evidence)
export class SourceEvidenceResolver {
  @FieldResolver(() => [CitationSource], { description: "What the engines cited in the latest measurement." })
  sources(@Root() { scan }: Evidence, @Ctx() context: Context): Promise<CitationSource[]> {
    return sourcesOf(scan, context);
  }

  @FieldResolver(() => SourceProfile, { description: "How the engines use one source, over what was measured here." })
  async sourceProfile(
    @Root() { scope }: Evidence,
    @Arg("source", () => String, { description: "A domain, such as one that sources tell." }) source: string,
    @Ctx() { services }: Context,
  ): Promise<SourceProfile> {
    const domain = readSource(source);
    const cited = await services.evidence.citedFrom(domain, scope);
    return sourceProfile(domain, cited, await services.evidence.citations(cited.answers.map(({ id }) => id)));
  }

  @FieldResolver(() => [MentionPage], { description: "Pages elsewhere that name the site, first seen in these days." })
  mentions(
    @Root() evidence: Evidence,
    @Arg("days", () => Int, { defaultValue: 30, description: "How far back, in days." }) days: number,
    @Ctx() context: Context,
  ): Promise<MentionPage[]> {
    return mentionsOf(evidence, days, context);
  }
}

/** What the engines cited in a scan. */
export async function sourcesOf(scan: Evidence["scan"], { services }: Context): Promise<CitationSource[]> {
  if (!scan) return [];
  const [kept] = await services.evidence.footprints([scan.id]);
  return citationSources(scan.shareOfVoice, kept?.footprint ?? null);
}

/** Pages elsewhere that name the site, first seen in the last days. */
export async function mentionsOf({ scan, scope, mode }: Evidence, days: number, { services }: Context) {
  if (!scan) return [];
  const measures = (await services.evidence.measures(scope)).filter((measure) => measure.mode === mode);
  const ids = measures.map(({ id }) => id);
  const [footprints, cells] = await Promise.all([services.evidence.footprints(ids), services.evidence.cells(ids)]);
  const scanOf = new Map(cells.map(({ id, scanId }) => [id, scanId]));
  const citations = await services.evidence.citations([...scanOf.keys()]);
  const cited = citations.map((citation) => ({ scanId: scanOf.get(citation.answerId)!, citation }));
  return mentionPages({ measures, footprints, cited }, scan.brand, new Date(Date.now() - days * DAY_MS));
}
