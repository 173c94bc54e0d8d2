import { Arg, Ctx, FieldResolver, Query, Resolver, Root } from "type-graphql";
import type * as engine from "../../engine/types.ts";
import {
  EvidenceStatus,
  type EvidenceStatusValue,
  EvidenceSubject,
  type EvidenceSubjectValue,
  Verdict,
} from "../../schema/enums.ts";
import { Evidence } from "../../schema/evidence/evidence.ts";
import { ReadinessEvidence, VisibilityEvidence } from "../../schema/evidence/scores.ts";
import { FootprintEvidence } from "../../schema/evidence/site.ts";
import { Fix } from "../../schema/fix.ts";
import { Movement } from "../../schema/movement.ts";
import { Scan } from "../../schema/scan.ts";
import { NamedShare } from "../../schema/score-parts.ts";
import { evidenceOf } from "../../services/evidence/envelope.ts";
import { movementBetween } from "../../services/movement.ts";
import { scopeOf } from "../authorize.ts";
import type { Context } from "../context.ts";
import { scanRows } from "../loaders.ts";
import { missing } from "./missing.ts";

/** How many measurements a look back takes in. */
const LOOK_BACK = 12;
/** A fix plan names at most this many fixes. */
const FIX_PLAN = 10;

@Resolver(() => Evidence)
export class EvidenceResolver {
  @Query(() => Evidence, { description: "Saved evidence of the site that the caller's token opens." })
  async evidence(
    @Arg("domain", () => String, { nullable: true, description: "For a network: which of its sites, by its host." })
    domain: string | null,
    @Arg("of", () => EvidenceSubject, {
      defaultValue: "measure",
      description: "What is asked for; its status is told.",
    })
    subject: EvidenceSubjectValue,
    @Ctx() context: Context,
  ): Promise<Evidence> {
    const { services, loaders } = context;
    const scope = await scopeOf(context, domain);
    const scans = await services.scans.historyOf(scope, LOOK_BACK);
    const site = "site" in scope ? scope.site : (await services.monitors.byId(scope.monitorId)).domain;
    return evidenceOf({ site, scope, subject }, scans, scans[0] ? await loaders.answersOfScan.load(scans[0].id) : []);
  }

  @FieldResolver(() => EvidenceStatus)
  async status(@Root() evidence: Evidence, @Ctx() context: Context): Promise<EvidenceStatusValue> {
    if ((await missing(evidence, context)) !== null) return "unavailable";
    return evidence.subject === "traffic" ? "ok" : evidence.status;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: "Why it is unavailable, and what would change that; else null.",
  })
  reason(@Root() evidence: Evidence, @Ctx() context: Context): Promise<string | null> {
    return missing(evidence, context);
  }

  @FieldResolver(() => Scan, { nullable: true, description: "The newest finished measure; null before the first." })
  newest(@Root() { scan }: Evidence): Scan | null {
    return scan;
  }

  @FieldResolver(() => VisibilityEvidence)
  visibility(@Root() { scan, earlier }: Evidence): VisibilityEvidence {
    return {
      score: scan?.visibility ?? null,
      band: scan?.band ?? null,
      interval: scan?.visibilityInterval ?? null,
      n: scan?.namedShare?.countable ?? 0,
      lowSample: scan?.namedShare?.lowSample ?? true,
      previous: earlier[0]?.visibility ?? null,
      previousAt: earlier[0]?.measuredAt ?? null,
    };
  }

  @FieldResolver(() => Movement, {
    nullable: true,
    description: "Whether visibility moved since the measurement before.",
  })
  async movement(@Root() { scan, earlier: [before] }: Evidence, @Ctx() { loaders }: Context): Promise<Movement | null> {
    if (!scan || !before) return null;
    return movementBetween(await scanRows(loaders, before), await scanRows(loaders, scan));
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

  @FieldResolver(() => FootprintEvidence, { description: "How well the site is known outside itself." })
  async footprint(@Root() { scan }: Evidence, @Ctx() { services }: Context): Promise<FootprintEvidence> {
    const [kept] = scan ? await services.evidence.footprints([scan.id]) : [];
    return { score: scan?.footprintScore ?? null, components: kept?.footprint.components ?? [] };
  }

  @FieldResolver(() => NamedShare, { nullable: true })
  namedShare(@Root() { scan }: Evidence): NamedShare | null {
    return scan?.namedShare ?? null;
  }

  @FieldResolver(() => Verdict, { nullable: true })
  verdict(@Root() { scan }: Evidence): engine.Verdict | null {
    return scan?.verdict ?? null;
  }

  @FieldResolver(() => [Fix], { description: "The ten most worthwhile fixes." })
  async fixes(@Root() { scan }: Evidence, @Ctx() { loaders }: Context): Promise<Fix[]> {
    return scan ? (await loaders.foundByScan.load(scan.id)).fixes.slice(0, FIX_PLAN) : [];
  }
}
