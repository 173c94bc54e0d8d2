import { Field, ID, Int, ObjectType } from "type-graphql";
import { Column, Entity, PrimaryColumn } from "typeorm";
import type * as engine from "../engine/types.ts";
import { Intent } from "./enums.ts";

/** Who wrote a question. */
export type QuestionAuthor = "model" | "rules" | "owner";

@ObjectType({ description: "One buyer question of a scan." })
@Entity("question")
export class Question {
  @Field(() => ID)
  @PrimaryColumn("varchar", { length: 36 })
  id!: string;

  @Column("varchar", { length: 36 })
  scanId!: string;

  @Field(() => Int, { description: "Its place among the scan's questions, from 0." })
  @Column("int")
  position!: number;

  @Field(() => String, { description: "As the buyer would type it." })
  @Column("text")
  text!: string;

  @Field(() => Intent)
  @Column("varchar", { length: 16 })
  intent!: engine.Intent;

  @Field(() => String, { nullable: true, description: "Who would ask it." })
  @Column("varchar", { length: 255, nullable: true })
  persona!: string | null;

  @Field(() => Boolean, { description: "Names the site's own brand; kept out of every score." })
  @Column("boolean")
  branded!: boolean;

  @Field(() => Boolean, {
    nullable: true,
    description: "Asks about one area beside what is scored; kept out of every score. Null is no.",
  })
  @Column("boolean", { nullable: true })
  regional!: boolean | null;

  @Field(() => String)
  @Column("varchar", { length: 16 })
  language!: string;

  /** ISO 3166-1 alpha-2, where the site serves one country. */
  @Column("varchar", { length: 2, nullable: true })
  country!: string | null;

  @Field(() => String, { nullable: true, description: "model, rules or owner; null where it was not noted." })
  @Column("varchar", { length: 8, nullable: true })
  author!: QuestionAuthor | null;

  @Field(() => String, {
    nullable: true,
    description: "Why the model did not write it or its whole set, where rules did.",
  })
  @Column("text", { nullable: true })
  reason!: string | null;

  @Field(() => String, { nullable: true, description: "The place it asks about, where questions are asked by place." })
  @Column("varchar", { length: 80, nullable: true })
  area!: string | null;
}
