import { Arg, Args, Ctx, FieldResolver, Int, Resolver, Root } from "type-graphql";
import { Evidence } from "../../schema/evidence/evidence.ts";
import { AgentView, CrawlerEvidence, SchemaFindings } from "../../schema/evidence/site.ts";
import { schemaPage } from "../../services/evidence/schema-page.ts";
import type { Context } from "../context.ts";
import { IgnoredArgs } from "./ignored-args.ts";

@Resolver(() => Evidence)
export class SiteEvidenceResolver {
  @FieldResolver(() => [CrawlerEvidence], { description: "What robots.txt said to each crawler at the measurement." })
  async crawlers(@Root() { scan }: Evidence, @Ctx() { services }: Context): Promise<CrawlerEvidence[]> {
    return (scan && (await services.evidence.siteEvidence(scan.id)))?.crawlers ?? [];
  }

  @FieldResolver(() => [String], { description: "What cannot be told from outside." })
  async notAssessable(@Root() { scan }: Evidence, @Ctx() { services }: Context): Promise<string[]> {
    return (scan && (await services.evidence.siteEvidence(scan.id)))?.notAssessable ?? [];
  }

  @FieldResolver(() => SchemaFindings, { description: "Structured data, page by page, as it was at the measurement." })
  async structuredData(
    @Root() { scan }: Evidence,
    @Arg("offset", () => Int, { defaultValue: 0, description: "Pages to leave out first." }) offset: number,
    @Arg("limit", () => Int, { defaultValue: 20, description: "Pages to show at most." }) limit: number,
    @Arg("chars", () => Int, { defaultValue: 3000, description: "Longest text of one page, in characters." })
    chars: number,
    @Ctx() { services }: Context,
  ): Promise<SchemaFindings> {
    const kept = scan && (await services.evidence.siteEvidence(scan.id));
    return schemaPage(kept?.schema ?? [], { offset, limit, chars });
  }

  @FieldResolver(() => AgentView, { description: "How much of the home page a reader without scripts got." })
  async agentView(
    @Root() { scan }: Evidence,
    @Args(() => IgnoredArgs) _ignored: IgnoredArgs,
    @Ctx() { services }: Context,
  ): Promise<AgentView> {
    const seen = (scan && (await services.evidence.siteEvidence(scan.id)))?.agentView;
    if (!seen) return { view: "unknown", readableChars: null, readAt: null };
    return { ...seen, readAt: new Date(seen.readAt) };
  }
}
