import { Field, InputType, ObjectType } from "type-graphql";
import type * as engine from "../engine/types.ts";
import { Intent } from "./enums.ts";
import type { QuestionAuthor } from "./question.ts";

@ObjectType({ description: "A question that is asked again at every measure." })
export class PinnedQuestion {
  @Field(() => String)
  text!: string;

  @Field(() => Intent)
  intent!: engine.Intent;

  @Field(() => String, { nullable: true, description: "Who would ask it." })
  persona!: string | null;

  @Field(() => Boolean, { description: "Names the site's own brand; kept out of every score." })
  branded!: boolean;

  @Field(() => String)
  language!: string;

  @Field(() => String, { nullable: true, description: "ISO 3166-1 alpha-2." })
  country!: string | null;

  @Field(() => String, { description: "model, rules or owner." })
  author!: QuestionAuthor;

  @Field(() => String, { nullable: true, description: "Why the model did not write it, where rules did." })
  reason!: string | null;

  @Field(() => String, { nullable: true, description: "The place it asks about, where questions are asked by place." })
  area!: string | null;
}

@ObjectType({ description: "A measure that failed: nothing was measured, and nothing was spent." })
export class MeasureFailure {
  @Field(() => String, { description: "ISO-8601." })
  at!: string;

  @Field(() => String, { description: "A code as in the table of errors." })
  code!: string;

  @Field(() => String, { description: "One sentence for a person." })
  message!: string;

  /** Whether the owner was told, of this one or of one before it since the last success. */
  isTold?: boolean;
}

@ObjectType({ description: "A competitor that the account named itself." })
@InputType("WatchedRivalInput", { description: "A competitor to be compared with." })
export class WatchedRival {
  @Field(() => String)
  name!: string;

  @Field(() => String, { nullable: true })
  domain!: string | null;
}

@ObjectType({ description: "An area that is asked about beside the questions that are scored." })
export class WatchedArea {
  @Field(() => String)
  area!: string;

  @Field(() => [PinnedQuestion], { description: "Asked about it at every measure; they enter no score." })
  questions!: PinnedQuestion[];
}

@InputType({ description: "An area to ask about." })
export class AreaInput {
  @Field(() => String, { description: "A city, region or country, 2 to 60 characters." })
  area!: string;

  @Field(() => [String], {
    nullable: true,
    description: "One to five questions about it; left out: the first three that are pinned, asked about the area.",
  })
  questions!: string[] | null;
}

@InputType({ description: "A question to ask at every measure." })
export class QuestionInput {
  @Field(() => String, {
    description:
      "6 to 300 characters, as a buyer would type it: it names no web address, and ends with a question mark or asks for companies in so many words (“best … in …”).",
  })
  text!: string;

  @Field(() => Intent, { nullable: true })
  intent!: engine.Intent | null;

  @Field(() => String, { nullable: true, description: "Who would ask it." })
  persona!: string | null;

  @Field(() => String, { nullable: true, description: "The place it asks about." })
  area!: string | null;
}
