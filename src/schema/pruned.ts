import { Field, Int, ObjectType } from "type-graphql";

@ObjectType({ description: "What was deleted because it had been kept long enough." })
export class Pruned {
  @Field(() => Int, { description: "Answers of free scans whose verbatim text was deleted." })
  answers!: number;

  @Field(() => Int, { description: "Rows of mails that had ended a month ago." })
  mails!: number;

  @Field(() => Int, { description: "Measures of categories that are a month old." })
  categories!: number;

  @Field(() => Date, { description: "Answers from before this were due." })
  before!: Date;
}
