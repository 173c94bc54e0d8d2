import { Field, Float, ID, ObjectType } from "type-graphql";
import { Column, Entity, PrimaryColumn } from "typeorm";
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
@Entity("finding")
export class Finding {
  @PrimaryColumn("varchar", { length: 36 })
  id!: string;

  @Column("varchar", { length: 36 })
  scanId!: string;

  @Field(() => ID, { name: "id", description: "Id of the audit, e.g. tech.sitemap." })
  @Column("varchar", { length: 40 })
  audit!: string;

  @Field(() => Signal)
  @Column("varchar", { length: 12 })
  signal!: engine.Signal;

  @Field(() => FindingStatus)
  @Column("varchar", { length: 16 })
  status!: engine.FindingStatus;

  @Field(() => Float, { nullable: true, description: "0 to 1; null when it does not count." })
  @Column("double", { nullable: true })
  score!: number | null;

  @Field(() => Float)
  @Column("double")
  weight!: number;

  @Field(() => String, { description: "Strength of the evidence behind the audit: A, B or C." })
  @Column("varchar", { length: 1 })
  grade!: string;

  @Field(() => Boolean, {
    description: "A failed gate: it caps readiness at 40 and its own signal at 20, and stands first among the fixes.",
  })
  @Column("boolean")
  gate!: boolean;

  @Field(() => String)
  @Column("text")
  title!: string;

  @Field(() => String)
  @Column("text")
  why!: string;

  @Field(() => String, { nullable: true, description: "Why it does not apply or could not be measured." })
  @Column("text", { nullable: true })
  reason!: string | null;

  @Field(() => [Observation])
  @Column("json")
  evidence!: Observation[];
}
