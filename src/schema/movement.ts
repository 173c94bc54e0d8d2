import { Field, Float, Int, ObjectType } from "type-graphql";
import type * as engine from "../engine/types.ts";
import { Interval } from "./interval.ts";

@ObjectType({ description: "Whether visibility moved since the measurement before, by a paired comparison." })
export class Movement {
  @Field(() => String, { nullable: true, description: "up, down or no; null when the two cannot be compared." })
  moved!: "up" | "down" | "no" | null;

  @Field(() => Float, { nullable: true, description: "Mean change on the common cells, in points." })
  change!: number | null;

  @Field(() => Interval, { nullable: true, description: "95 % interval of the change; moved when it excludes zero." })
  interval!: engine.Interval | null;

  @Field(() => Int, { description: "Cells of question and engine that both have." })
  cells!: number;

  @Field(() => String, { nullable: true, description: "Why they cannot be compared." })
  reason!: string | null;
}
