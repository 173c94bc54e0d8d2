import { Arg, Args, ArgsType, Ctx, Field, FieldResolver, Int, Resolver, Root } from "type-graphql";
import type * as engine from "../../engine/types.ts";
import { AppError } from "../../errors.ts";
import { QuestionHand } from "../../schema/enums.ts";
import { Evidence } from "../../schema/evidence/evidence.ts";
import { Area, CitedQueries, PersonaEvidence, QuestionTrajectories } from "../../schema/evidence/questions.ts";
import { areasOf } from "../../services/evidence/areas.ts";
import { citedQueries } from "../../services/evidence/cited-queries.ts";
import { pageOf, REPLY } from "../../services/evidence/page.ts";
import { personasOf } from "../../services/evidence/personas.ts";
import { trajectories } from "../../services/evidence/trajectories.ts";
import { questionsBy } from "../../services/questions-by.ts";
import type { Context } from "../context.ts";
import { answerRows } from "../loaders.ts";

@ArgsType()
class TrajectoryArgs {
  @Field(() => String, { nullable: true, description: "Part of the question, in any case." })
  question!: string | null;

  @Field(() => Int, { defaultValue: 13, description: "The newest so many measures, at most 52." })
  measures!: number;

  @Field(() => Int, { defaultValue: 0, description: "Questions to leave out first." })
  offset!: number;

  @Field(() => Int, { defaultValue: 25, description: "Questions to show at most." })
  limit!: number;

  @Field(() => Int, { defaultValue: REPLY, description: "Characters that the questions shown may take together." })
  budget!: number;
}

@Resolver(() => Evidence)
export class QuestionEvidenceResolver {
  @FieldResolver(() => QuestionTrajectories, { description: "Each question over the newest measures." })
  async trajectories(
    @Root() { scope, mode }: Evidence,
    @Args(() => TrajectoryArgs) { question, measures: most, ...part }: TrajectoryArgs,
    @Ctx() { services }: Context,
  ): Promise<QuestionTrajectories> {
    const saved = (await services.evidence.measures(scope)).filter((measure) => measure.mode === mode);
    const measures = saved.slice(0, most);
    const all = trajectories(measures, await services.evidence.cells(measures.map(({ id }) => id)));
    const wanted = question?.toLowerCase() ?? "";
    const matching = all.filter((each) => each.question.toLowerCase().includes(wanted));
    const { shown, nextOffset } = pageOf(matching, part);
    return { questions: shown, nextOffset };
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
