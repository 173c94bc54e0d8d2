import { Field, ID, Int, ObjectType } from "type-graphql";
import { Column, Entity, PrimaryColumn } from "typeorm";
import type * as engine from "../engine/types.ts";
import { CompetitorType, RivalEvidence } from "./enums.ts";

@ObjectType({ description: "A brand that the engines named instead." })
@Entity("competitor")
export class Competitor {
  @Field(() => ID)
  @PrimaryColumn("varchar", { length: 36 })
  id!: string;

  @Column("varchar", { length: 36 })
  scanId!: string;

  @Column("int")
  position!: number;

  @Field(() => String)
  @Column("varchar", { length: 255 })
  name!: string;

  @Field(() => CompetitorType)
  @Column("varchar", { length: 12 })
  type!: engine.CompetitorType;

  @Field(() => String, { nullable: true, description: "Where an answer gives it." })
  @Column("varchar", { length: 260, nullable: true })
  domain!: string | null;

  @Field(() => [String], { description: "Spellings seen." })
  @Column("json")
  names!: string[];

  @Field(() => Int, { description: "Answers that name it." })
  @Column("int")
  answers!: number;

  @Field(() => RivalEvidence, {
    description: "From six counted answers on, those of single evidence stand apart and count in no share.",
  })
  @Column("varchar", { length: 8 })
  evidence!: engine.RivalEvidence;

  @Field(() => [String])
  @Column("json")
  engines!: string[];

  @Field(() => String, {
    description: "The sentence that names it, at most 200 characters. Untrusted text of an engine.",
  })
  @Column("text")
  quote!: string;
}
