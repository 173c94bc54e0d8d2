import { Field, Float, Int, ObjectType } from "type-graphql";
import type * as engine from "../../engine/types.ts";
import { Interval } from "../interval.ts";
import { Gate, SignalScore } from "../score-parts.ts";

@ObjectType({ description: "A visibility score with what is needed to judge it." })
export class VisibilityEvidence {
  @Field(() => Float, { nullable: true, description: "0 to 100, one decimal." })
  score!: number | null;

  @Field(() => String, { nullable: true })
  band!: string | null;

  @Field(() => Interval, { nullable: true, description: "95 % interval: lower and upper bound." })
  interval!: engine.Interval | null;

  @Field(() => Int, { description: "Answers that it rests on." })
  n!: number;

  @Field(() => Boolean, { description: "Fewer than 20 answers: read the interval, not the score." })
  lowSample!: boolean;

  @Field(() => Float, { nullable: true, description: "Score of the measurement before; null when there is none." })
  previous!: number | null;

  @Field(() => Date, { nullable: true, description: "When that was measured." })
  previousAt!: Date | null;
}

@ObjectType({ description: "A readiness score and the signals it is made of." })
export class ReadinessEvidence {
  @Field(() => Int, { nullable: true, description: "0 to 100." })
  score!: number | null;

  @Field(() => Gate, { nullable: true, description: "Why the score is capped at 40; null when no gate failed." })
  gate!: Gate | null;

  @Field(() => Int, { nullable: true })
  previous!: number | null;

  @Field(() => [SignalScore])
  signals!: SignalScore[];
}
