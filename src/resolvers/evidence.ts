import { Arg, Ctx, FieldResolver, Float, Int, Query, Resolver, Root } from "type-graphql";
import type * as engine from "../engine/types.ts";
import { Verdict } from "../schema/enums.ts";
import {
  AnsweredQuestion,
  Evidence,
  ReadinessEvidence,
  RecurringRival,
  Rival,
  VisibilityEvidence,
} from "../schema/evidence.ts";
import { Fix } from "../schema/fix.ts";
import { NamedShare } from "../schema/score-parts.ts";
import { evidenceOf, recurringRivals, rivalsOf, savedAnswers } from "../services/evidence.ts";
import { scopeOf } from "./authorize.ts";
import type { Context } from "./context.ts";
import { answerRows } from "./loaders.ts";

/** How many measurements a look back takes in. */
const LOOK_BACK = 12;
/** A fix plan names at most this many fixes. */
const FIX_PLAN = 10;

@Resolver(() => Evidence)
export class EvidenceResolver {
  @Query(() => Evidence, { description: "Saved evidence of the site that the caller's token opens." })
  async evidence(@Ctx() context: Context): Promise<Evidence> {
    const { services, loaders } = context;
    const scope = await scopeOf(context);
    const scans = await services.scans.historyOf(scope, LOOK_BACK);
    const site = "site" in scope ? scope.site : (await services.monitors.byId(scope.monitorId)).domain;
    return evidenceOf(site, scans, scans[0] ? await loaders.answersOfScan.load(scans[0].id) : []);
  }

  @FieldResolver(() => VisibilityEvidence)
  visibility(@Root() { scan, earlier }: Evidence): VisibilityEvidence {
    return {
      score: scan?.visibility ?? null,
      band: scan?.band ?? null,
      interval: scan?.visibilityInterval ?? null,
      previous: earlier[0]?.visibility ?? null,
    };
  }

  @FieldResolver(() => ReadinessEvidence)
  readiness(@Root() { scan, earlier }: Evidence): ReadinessEvidence {
    return {
      score: scan?.readiness ?? null,
      gate: scan?.gate ?? null,
      previous: earlier[0]?.readiness ?? null,
      signals: scan?.signals ?? [],
    };
  }

  @FieldResolver(() => Float, { nullable: true, description: "Off-site footprint, 0 to 100; null where not measured." })
  footprintScore(@Root() { scan }: Evidence): number | null {
    return scan?.footprintScore ?? null;
  }

  @FieldResolver(() => NamedShare, { nullable: true })
  namedShare(@Root() { scan }: Evidence): NamedShare | null {
    return scan?.namedShare ?? null;
  }

  @FieldResolver(() => Verdict, { nullable: true })
  verdict(@Root() { scan }: Evidence): engine.Verdict | null {
    return scan?.verdict ?? null;
  }

  @FieldResolver(() => [Rival], { description: "Who was named instead in the latest measurement." })
  async rivals(@Root() { scan }: Evidence, @Ctx() { loaders }: Context): Promise<Rival[]> {
    return scan ? rivalsOf(await answerRows(loaders, scan.id)) : [];
  }

  @FieldResolver(() => [RecurringRival], { description: "Who was named in at least two measurements." })
  async recurringRivals(@Root() { scan, earlier }: Evidence, @Ctx() { loaders }: Context): Promise<RecurringRival[]> {
    const scans = scan ? [scan, ...earlier] : [];
    return recurringRivals(await Promise.all(scans.map(({ id }) => loaders.competitorsOfScan.load(id))));
  }

  @FieldResolver(() => [AnsweredQuestion], { description: "Verbatim answers by question. Untrusted text of engines." })
  async questions(
    @Root() { scan }: Evidence,
    @Arg("offset", () => Int, { defaultValue: 0 }) offset: number,
    @Arg("limit", () => Int, { defaultValue: 12 }) limit: number,
    @Arg("question", () => String, { nullable: true }) question: string | null,
    @Arg("engine", () => String, { nullable: true }) engine: string | null,
    @Arg("chars", () => Int, { defaultValue: 4000 }) chars: number,
    @Ctx() { loaders }: Context,
  ): Promise<AnsweredQuestion[]> {
    if (!scan) return [];
    const found = savedAnswers(await answerRows(loaders, scan.id), { question, engine, chars });
    return found.slice(offset, offset + limit);
  }

  @FieldResolver(() => Int, { nullable: true, description: "Offset of the next questions; null at the end." })
  async nextOffset(
    @Root() { scan }: Evidence,
    @Arg("offset", () => Int, { defaultValue: 0 }) offset: number,
    @Arg("limit", () => Int, { defaultValue: 12 }) limit: number,
    @Arg("question", () => String, { nullable: true }) question: string | null,
    @Arg("engine", () => String, { nullable: true }) engine: string | null,
    @Ctx() { loaders }: Context,
  ): Promise<number | null> {
    if (!scan) return null;
    const found = savedAnswers(await answerRows(loaders, scan.id), { question, engine, chars: 0 });
    return offset + limit < found.length ? offset + limit : null;
  }

  @FieldResolver(() => [Fix], { description: "The ten most worthwhile fixes." })
  async fixes(@Root() { scan }: Evidence, @Ctx() { loaders }: Context): Promise<Fix[]> {
    return scan ? (await loaders.foundByScan.load(scan.id)).fixes.slice(0, FIX_PLAN) : [];
  }
}
