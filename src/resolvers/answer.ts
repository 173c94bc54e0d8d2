import { Authorized, Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import { quoteOf } from "../engine/read-answer/quote.ts";
import { Answer } from "../schema/answer.ts";
import { Citation } from "../schema/citation.ts";
import { Mention } from "../schema/mention.ts";
import type { Context } from "./context.ts";
import type { Loaders } from "./loaders.ts";

@Resolver(() => Answer)
export class AnswerResolver {
  @FieldResolver(() => String, { description: "The question it answers." })
  async question(@Root() answer: Answer, @Ctx() { loaders }: Context): Promise<string> {
    const questions = await loaders.questionsOfScan.load(answer.scanId);
    return questions.find(({ id }) => id === answer.questionId)!.text;
  }

  @Authorized()
  @FieldResolver(() => [String], { description: "Who it names instead. Not for anonymous callers." })
  async competitors(@Root() answer: Answer, @Ctx() { loaders }: Context): Promise<string[]> {
    const mentions = await loaders.mentionsOfAnswer.load(answer.id);
    const named = new Set(mentions.map(({ competitorId }) => competitorId));
    const competitors = await loaders.competitorsOfScan.load(answer.scanId);
    return competitors.filter(({ id }) => named.has(id)).map(({ name }) => name);
  }

  @Authorized()
  @FieldResolver(() => [Mention], { description: "Spans that name the site's own brand. Not for anonymous callers." })
  mentions(@Root() answer: Answer, @Ctx() { loaders }: Context): Promise<Mention[]> {
    return ownMentions(answer, loaders);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      "The sentence that names the site, at most 200 characters; else the title or address of the link to it.",
  })
  async quote(@Root() answer: Answer, @Ctx() { loaders }: Context): Promise<string | null> {
    const mentions = await ownMentions(answer, loaders);
    const citations = mentions.length > 0 ? [] : await loaders.citationsOfAnswer.load(answer.id);
    return quoteOf({ ...answer, reason: answer.placementReason, mentions, citations });
  }

  @Authorized()
  @FieldResolver(() => [Citation], { description: "Pages the engine named as its sources. Not for anonymous callers." })
  citations(@Root() answer: Answer, @Ctx() { loaders }: Context): Promise<Citation[]> {
    return loaders.citationsOfAnswer.load(answer.id);
  }
}

async function ownMentions(answer: Answer, loaders: Loaders): Promise<Mention[]> {
  return (await loaders.mentionsOfAnswer.load(answer.id)).filter((mention) => mention.competitorId === null);
}
