import { Field, Float, ID, Int, ObjectType } from "type-graphql";
import type * as engine from "../engine/types.ts";
import { FixSignal, Level } from "./enums.ts";

@ObjectType({ description: "One way to decide what is the owner's to decide." })
export class Choice {
  @Field(() => String)
  label!: string;

  @Field(() => String, { description: "What to paste for it." })
  paste!: string;
}

@ObjectType({ description: "One prioritised change, in plain words." })
export class Fix {
  @Field(() => Int)
  rank!: number;

  @Field(() => ID, { name: "id", description: "The audit behind it, or visibility.<n> for a lost question." })
  target!: string;

  @Field(() => String)
  title!: string;

  @Field(() => String)
  why!: string;

  @Field(() => String)
  how!: string;

  @Field(() => FixSignal, { description: "A signal of readiness, or visibility for a lost question." })
  signal!: engine.Signal | "visibility";

  @Field(() => Level)
  impact!: engine.Level;

  @Field(() => Level)
  effort!: engine.Level;

  @Field(() => Float, {
    nullable: true,
    description: "Readiness points a full fix recovers; null for a lost question.",
  })
  points!: number | null;

  @Field(() => String, { description: "What was seen; words of the site in it are untrusted." })
  evidence!: string;

  @Field(() => String, {
    nullable: true,
    description: "What to paste: tried on the site as it was read, it mends what it is for and harms nothing.",
  })
  paste!: string | null;

  @Field(() => [Choice], { description: "Ways to decide, none recommended; empty where nothing is to be decided." })
  choices!: Choice[];
}
