import { Field, Float, ID, ObjectType } from "type-graphql";
import type * as engine from "../engine/types.ts";
import { FindingStatus, Signal } from "./enums.ts";

@ObjectType({ description: "What an audit saw, and what it expected." })
export class Observation {
  @Field(() => String)
  url!: string;

  @Field(() => String)
  observed!: string;

  @Field(() => String)
  expected!: string;
}

@ObjectType({ description: "What one audit found on the site." })
export class Finding {
  @Field(() => ID, { name: "id", description: "Id of the audit, e.g. tech.sitemap." })
  audit!: string;

  @Field(() => Signal)
  signal!: engine.Signal;

  @Field(() => FindingStatus)
  status!: engine.FindingStatus;

  @Field(() => Float, { nullable: true, description: "0 to 1; null when it does not count." })
  score!: number | null;

  @Field(() => Float)
  weight!: number;

  @Field(() => String, { description: "Strength of the evidence behind the audit: A, B or C." })
  grade!: string;

  @Field(() => Boolean, {
    description: "A failed gate: it caps readiness at 40 and its own signal at 20, and stands first among the fixes.",
  })
  gate!: boolean;

  @Field(() => String)
  title!: string;

  @Field(() => String)
  why!: string;

  @Field(() => String, { nullable: true, description: "Why it does not apply or could not be measured." })
  reason!: string | null;

  @Field(() => [Observation])
  evidence!: Observation[];
}
