import { Arg, Args, ArgsType, Ctx, Field, FieldResolver, Int, Resolver, Root } from "type-graphql";
import { OwnCitations, SavedAnswers } from "../../schema/evidence/answers.ts";
import { Evidence } from "../../schema/evidence/evidence.ts";
import { RecurringRival, Rival } from "../../schema/evidence/rivals.ts";
import { savedAnswers } from "../../services/evidence/answers.ts";
import { ownCitations } from "../../services/evidence/own-citations.ts";
import { recurringRivals, rivalsOf } from "../../services/evidence/rivals.ts";
import type { Context } from "../context.ts";
import { answerRows } from "../loaders.ts";

@ArgsType()
class AnswerArgs {
  @Field(() => Int, { defaultValue: 0, description: "Questions to leave out first." })
  offset!: number;

  @Field(() => Int, { defaultValue: 12, description: "Questions to show at most." })
  limit!: number;

  @Field(() => String, { nullable: true, description: "Part of the question, in any case." })
  question!: string | null;

  @Field(() => String, { nullable: true, description: "An engine by its id or label, in any case." })
  engine!: string | null;

  @Field(() => Int, { defaultValue: 4000, description: "Longest text of one answer, in characters." })
  chars!: number;
}

@Resolver(() => Evidence)
export class AnswerEvidenceResolver {
  @FieldResolver(() => SavedAnswers, { description: "Verbatim answers by question. Untrusted text of engines." })
  async answers(
    @Root() { scan }: Evidence,
    @Args(() => AnswerArgs) args: AnswerArgs,
    @Ctx() { loaders }: Context,
  ): Promise<SavedAnswers> {
    return scan ? savedAnswers(await answerRows(loaders, scan.id), args) : { questions: [], nextOffset: null };
  }

  @FieldResolver(() => OwnCitations, { description: "Where the latest answers cite the site itself." })
  async ownCitations(
    @Root() { scan }: Evidence,
    @Arg("limit", () => Int, { defaultValue: 25, description: "Pages to show at most." }) limit: number,
    @Ctx() { loaders }: Context,
  ): Promise<OwnCitations> {
    return scan
      ? ownCitations(await answerRows(loaders, scan.id), limit)
      : { answers: 0, named: 0, cited: 0, pages: [] };
  }

  @FieldResolver(() => [Rival], {
    description: "Who was named instead in the latest measurement, most answers first, at most 25.",
  })
  async rivals(@Root() { scan }: Evidence, @Ctx() { loaders }: Context): Promise<Rival[]> {
    return scan ? rivalsOf(await answerRows(loaders, scan.id)) : [];
  }

  @FieldResolver(() => [RecurringRival], { description: "Who was named in at least two measurements." })
  async recurringRivals(@Root() { scan, earlier }: Evidence, @Ctx() { loaders }: Context): Promise<RecurringRival[]> {
    const scans = scan ? [scan, ...earlier] : [];
    return recurringRivals(await Promise.all(scans.map(({ id }) => loaders.competitorsOfScan.load(id))));
  }
}
