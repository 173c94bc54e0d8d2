import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import { AppError } from "../errors.ts";
import { Answer } from "../schema/answer.ts";
import { Citation } from "../schema/citation.ts";
import { Mention } from "../schema/mention.ts";
import { mayReadAnswers } from "./authorize.ts";
import type { Context } from "./context.ts";

@Resolver(() => Answer)
export class AnswerResolver {
  @FieldResolver(() => String, { description: "Verbatim text of the engine: untrusted. Not for anonymous callers." })
  text(@Root() answer: Answer, @Ctx() { caller }: Context): string {
    if (!mayReadAnswers(caller))
      throw new AppError("FORBIDDEN", "Verbatim answers need the token of the site's monitor.");
    return answer.text;
  }

  @FieldResolver(() => [Mention], { description: "Spans that name the site's own brand." })
  async mentions(@Root() answer: Answer, @Ctx() { loaders }: Context): Promise<Mention[]> {
    return (await loaders.mentionsOfAnswer.load(answer.id)).filter((mention) => mention.competitorId === null);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      "The sentence that names the site, at most 200 characters; else the title or address of the link to it.",
  })
  async quote(@Root() answer: Answer, @Ctx() context: Context): Promise<string | null> {
    const mentions = await this.mentions(answer, context);
    const strongest = mentions.find((mention) => mention.placement === answer.placement) ?? mentions[0];
    if (strongest) return strongest.quote;
    if (answer.placement !== "citation") return answer.placementReason;
    const own = (await this.citations(answer, context)).find((citation) => citation.type === "own");
    return own ? (own.title ?? own.url) : null;
  }

  @FieldResolver(() => [Citation])
  citations(@Root() answer: Answer, @Ctx() { loaders }: Context): Promise<Citation[]> {
    return loaders.citationsOfAnswer.load(answer.id);
  }
}
