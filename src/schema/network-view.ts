import { Field, Float, Int, ObjectType } from "type-graphql";
import type * as engine from "../engine/types.ts";
import { Verdict } from "./enums.ts";
import { ScopedKey } from "./scoped-key.ts";
import { Gate } from "./score-parts.ts";

@ObjectType({ description: "One site of a network as it stands now." })
export class NetworkSiteView {
  monitorId!: string;

  @Field(() => String)
  site!: string;

  @Field(() => String, { nullable: true, description: "As the site names itself." })
  brand!: string | null;

  @Field(() => Float, { nullable: true, description: "0 to 100; null before the first measure." })
  visibility!: number | null;

  @Field(() => Int, { description: "Answers that visibility rests on." })
  n!: number;

  @Field(() => Float, { nullable: true, description: "Visibility of the measure before." })
  previous!: number | null;

  @Field(() => Float, { nullable: true, description: "Points since the measure before; a difference, not a finding." })
  change!: number | null;

  @Field(() => Int, { nullable: true })
  readiness!: number | null;

  @Field(() => Gate, { nullable: true, description: "Why readiness is capped at 40; null when no gate failed." })
  gate!: Gate | null;

  @Field(() => Verdict, { nullable: true })
  verdict!: engine.Verdict | null;

  @Field(() => Date, { nullable: true })
  measuredAt!: Date | null;

  @Field(() => Date, { nullable: true })
  nextMeasureAt!: Date | null;
}

@ObjectType({ description: "A network's sites together." })
export class NetworkSummary {
  @Field(() => Int)
  sites!: number;

  @Field(() => Int, { description: "Sites with at least one measure: the averages are over these." })
  measured!: number;

  @Field(() => Int, { description: "Answers that those measures rest on together." })
  n!: number;

  @Field(() => Date, { nullable: true, description: "The oldest of those measures." })
  from!: Date | null;

  @Field(() => Date, { nullable: true, description: "The newest of those measures." })
  to!: Date | null;

  @Field(() => Int, { description: "Sites whose score is higher than at their measure before." })
  up!: number;

  @Field(() => Int, { description: "Sites whose score is lower than at their measure before." })
  down!: number;

  @Field(() => Float, { nullable: true, description: "Mean visibility, one decimal." })
  visibility!: number | null;

  @Field(() => Float, { nullable: true, description: "Mean readiness, one decimal." })
  readiness!: number | null;

  @Field(() => Int, { description: "Sites whose readiness is capped at 40, since a fault keeps AI engines out." })
  gated!: number;

  @Field(() => [NetworkSiteView], {
    description: "The sites that changed most since their measure before, at most five.",
  })
  movers!: NetworkSiteView[];
}

@ObjectType({ description: "A new key. It is shown this once." })
export class CreatedKey {
  @Field(() => String, { description: "Keep it like a password." })
  key!: string;

  @Field(() => ScopedKey)
  scoped!: ScopedKey;
}
