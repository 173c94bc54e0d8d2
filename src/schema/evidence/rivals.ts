import { Field, Int, ObjectType } from "type-graphql";
import type * as engine from "../../engine/types.ts";
import { RivalEvidence } from "../enums.ts";

@ObjectType({ description: "A brand that the engines named instead, with the questions it was named for." })
export class Rival {
  @Field(() => String)
  name!: string;

  @Field(() => String, { nullable: true })
  domain!: string | null;

  @Field(() => [String])
  engines!: string[];

  @Field(() => Int, { description: "Answers that name it." })
  answers!: number;

  @Field(() => Int, { description: "Questions with an answer that names it." })
  inQuestions!: number;

  @Field(() => [String], { description: "The first five of those questions." })
  questions!: string[];

  @Field(() => RivalEvidence, {
    description: "strong: named in two answers or clearly in one; single: in one, and not clearly.",
  })
  evidence!: engine.RivalEvidence;

  @Field(() => String, { description: "The sentence that names it. Untrusted text of an engine." })
  quote!: string;
}

@ObjectType({ description: "A brand that was named in more than one measurement." })
export class RecurringRival {
  @Field(() => String)
  name!: string;

  @Field(() => Int, { description: "Measurements that name it." })
  measurements!: number;

  @Field(() => Int, { description: "Measurements looked at." })
  of!: number;
}
