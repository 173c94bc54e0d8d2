import { ArgsType, Field } from "type-graphql";

/** Taken for the sake of callers that send them: saved evidence is never read anew for a question. */
@ArgsType()
export class IgnoredArgs {
  @Field(() => Boolean, { nullable: true, description: "Accepted and ignored: evidence is as it was saved." })
  refresh?: boolean;

  @Field(() => Boolean, { nullable: true, description: "Accepted and ignored." })
  confirmed?: boolean;
}
