import { Field, ID, Int, ObjectType } from "type-graphql";

@ObjectType({ description: "How many rescans are left, and what stands against one now." })
export class RescanAllowance {
  @Field(() => Boolean, { description: "Whether a rescan would be taken now." })
  allowed!: boolean;

  @Field(() => Int, { description: "Rescans left of five in any seven days." })
  remaining!: number;

  @Field(() => ID, { nullable: true, description: "The scan that is open now." })
  queued!: string | null;

  @Field(() => Date, { nullable: true, description: "Until then the newest scan is under 20 minutes old." })
  cooldownUntil!: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: "When the next is possible; null: now, or when the open one ends.",
  })
  nextAt!: Date | null;

  @Field(() => String, { nullable: true })
  reason!: string | null;
}

@ObjectType({ description: "What the next measure asks and costs." })
export class MeasurePreview {
  @Field(() => Int)
  questions!: number;

  @Field(() => Int, { description: "How many of the questions ask about an area alone." })
  regional!: number;

  @Field(() => [String], { description: "Ids of the engines it asks." })
  engines!: string[];

  @Field(() => Int, { description: "Tokens, of which those for what is not answered go back; 0 on the free plan." })
  tokens!: number;
}

@ObjectType({ description: "A rescan that was taken, or why it was not." })
export class RescanReceipt {
  @Field(() => Boolean)
  queued!: boolean;

  @Field(() => ID, { nullable: true, description: "Reference of the run." })
  runId!: string | null;

  @Field(() => Int, { description: "Rescans left in these seven days." })
  remaining!: number;

  @Field(() => Date, {
    nullable: true,
    description: "When the next is possible; null where nothing but an open scan stands against it.",
  })
  cooldownUntil!: Date | null;

  @Field(() => String, { nullable: true, description: "Why it was not taken." })
  reason!: string | null;

  @Field(() => Boolean, { description: "A worked example: nothing was queued." })
  example!: boolean;
}
