import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import { Answer } from "../schema/answer.ts";
import { Question } from "../schema/question.ts";
import type { Context } from "./context.ts";

@Resolver(() => Question)
export class QuestionResolver {
  @FieldResolver(() => [Answer], { description: "Each engine's reply." })
  answers(@Root() question: Question, @Ctx() { loaders }: Context): Promise<Answer[]> {
    return loaders.answersOfQuestion.load(question.id);
  }
}
