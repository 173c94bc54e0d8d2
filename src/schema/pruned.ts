import { Field, Int, ObjectType } from "type-graphql";

@ObjectType({ description: "What was deleted because it had been kept long enough." })
export class Pruned {
  @Field(() => Int, { description: "Answers of free scans whose verbatim text was deleted." })
  answers!: number;

  @Field(() => Date, { description: "Answers from before this were due." })
  before!: Date;
}
