import { Arg, Ctx, FieldResolver, Int, Resolver, Root } from "type-graphql";
import type * as engine from "../../engine/types.ts";
import { AppError } from "../../errors.ts";
import { QuestionHand } from "../../schema/enums.ts";
import { Evidence } from "../../schema/evidence/evidence.ts";
import { Area, CitedQueries, PersonaEvidence, QuestionTrajectory } from "../../schema/evidence/questions.ts";
import { areasOf } from "../../services/evidence/areas.ts";
import { citedQueries } from "../../services/evidence/cited-queries.ts";
import { personasOf } from "../../services/evidence/personas.ts";
import { trajectories } from "../../services/evidence/trajectories.ts";
import { questionsBy } from "../../services/questions-by.ts";
import type { Context } from "../context.ts";
import { answerRows } from "../loaders.ts";

@Resolver(() => Evidence)
export class QuestionEvidenceResolver {
  @FieldResolver(() => [QuestionTrajectory], { description: "Each question over the last 52 measures." })
  async trajectories(@Root() { scope, mode }: Evidence, @Ctx() { services }: Context): Promise<QuestionTrajectory[]> {
    const measures = (await services.evidence.measures(scope)).filter((measure) => measure.mode === mode);
    return trajectories(measures, await services.evidence.cells(measures.map(({ id }) => id)));
  }

  @FieldResolver(() => QuestionHand, {
    nullable: true,
    description: "Who wrote the questions of the latest measurement: model, rules, or given by the owner.",
  })
  async questionsBy(@Root() { scan }: Evidence, @Ctx() { loaders }: Context): Promise<engine.QuestionHand | null> {
    return scan && questionsBy(await loaders.questionsOfScan.load(scan.id)).questionsBy;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      "Why the model did not write them or some of them, or why they are not in the site's language; else null.",
  })
  async questionsReason(@Root() { scan }: Evidence, @Ctx() { loaders }: Context): Promise<string | null> {
    return scan && questionsBy(await loaders.questionsOfScan.load(scan.id)).questionsReason;
  }

  @FieldResolver(() => [PersonaEvidence], { description: "In whose name questions were asked: none, or two to four." })
  async personas(@Root() { scan }: Evidence, @Ctx() { loaders }: Context): Promise<PersonaEvidence[]> {
    return scan ? personasOf(await answerRows(loaders, scan.id)) : [];
  }

  @FieldResolver(() => [Area], { description: "What was asked by place in the latest measurement." })
  async areas(@Root() { scan }: Evidence, @Ctx() { loaders }: Context): Promise<Area[]> {
    return scan ? areasOf(await answerRows(loaders, scan.id), scan.place) : [];
  }

  @FieldResolver(() => CitedQueries, { description: "For which questions a competitor was named." })
  async citedQueries(
    @Root() { scope, mode }: Evidence,
    @Arg("competitor", () => String, { description: "A competitor by its name or domain, in any case." })
    competitor: string,
    @Arg("engine", () => String, { nullable: true, description: "An engine by its id or label, in any case." })
    engine: string | null,
    @Arg("since", () => String, { nullable: true, description: "ISO date: answers from then on." })
    since: string | null,
    @Arg("limit", () => Int, { defaultValue: 25, description: "Questions to show at most." }) limit: number,
    @Ctx() { services, loaders }: Context,
  ): Promise<CitedQueries> {
    const from = since ? new Date(since) : null;
    if (from && Number.isNaN(from.getTime())) throw new AppError("BAD_INPUT", "since must be an ISO date: 2026-05-01.");
    const measures = (await services.evidence.measures(scope)).filter(
      ({ measuredAt, ...measure }) => measure.mode === mode && (!from || measuredAt! >= from),
    );
    const ids = measures.map(({ id }) => id);
    const cells = await services.evidence.cells(ids);
    const answerIds = cells.map(({ id }) => id);
    const [competitors, mentions, citations] = await Promise.all([
      loaders.competitorsOfScan.loadMany(ids),
      loaders.mentionsOfAnswer.loadMany(answerIds),
      services.evidence.citations(answerIds),
    ]);
    const rows = { cells, competitors: rowsOf(competitors), mentions: rowsOf(mentions), citations };
    return citedQueries(rows, { competitor, engine, since: from, limit });
  }
}

/** What a loader found; throws the first fault. */
function rowsOf<Row>(lists: readonly (Row[] | Error)[]): Row[] {
  return lists.flatMap((list) => {
    if (list instanceof Error) throw list;
    return list;
  });
}
