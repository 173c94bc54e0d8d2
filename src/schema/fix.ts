import { Field, Float, ID, Int, ObjectType } from "type-graphql";
import { Column, Entity, PrimaryColumn } from "typeorm";
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
@Entity("fix")
export class Fix {
  @PrimaryColumn("varchar", { length: 36 })
  id!: string;

  @Column("varchar", { length: 36 })
  scanId!: string;

  @Field(() => Int)
  @Column("int")
  rank!: number;

  @Field(() => ID, { name: "id", description: "The audit behind it, or visibility.<n> for a lost question." })
  @Column("varchar", { length: 40 })
  target!: string;

  @Field(() => String)
  @Column("text")
  title!: string;

  @Field(() => String)
  @Column("text")
  why!: string;

  @Field(() => String)
  @Column("text")
  how!: string;

  @Field(() => FixSignal, { description: "A signal of readiness, or visibility for a lost question." })
  @Column("varchar", { length: 12 })
  signal!: engine.Signal | "visibility";

  @Field(() => Level)
  @Column("varchar", { length: 8 })
  impact!: engine.Level;

  @Field(() => Level)
  @Column("varchar", { length: 8 })
  effort!: engine.Level;

  @Field(() => Float, {
    nullable: true,
    description: "Readiness points a full fix recovers; null for a lost question.",
  })
  @Column("double", { nullable: true })
  points!: number | null;

  @Field(() => String)
  @Column("text")
  evidence!: string;

  @Field(() => String, {
    nullable: true,
    description: "What to paste: tried on the site as it was read, it mends what it is for and harms nothing.",
  })
  @Column("text", { nullable: true })
  paste!: string | null;

  @Field(() => [Choice], { description: "Ways to decide, none recommended; empty where nothing is to be decided." })
  @Column("json", { nullable: true })
  choices!: Choice[];
}
