import { Field, ID, Int, ObjectType } from "type-graphql";
import { Column, Entity, PrimaryColumn } from "typeorm";
import type * as engine from "../engine/types.ts";
import { Placement } from "./enums.ts";

@ObjectType({ description: "A span of an answer that names a brand." })
@Entity("mention")
export class Mention {
  @Field(() => ID)
  @PrimaryColumn("varchar", { length: 36 })
  id!: string;

  @Column("varchar", { length: 36 })
  answerId!: string;

  /** Null: the site's own brand. */
  @Column("varchar", { length: 36, nullable: true })
  competitorId!: string | null;

  @Field(() => Int, { description: "Offset of the first UTF-16 code unit in the answer." })
  @Column("int")
  start!: number;

  @Field(() => Int, { description: "Offset behind the last one." })
  @Column("int")
  end!: number;

  @Field(() => String, { description: "The name as the answer writes it." })
  @Column("varchar", { length: 255 })
  text!: string;

  @Field(() => String, { description: "The sentence around it, at most 200 characters." })
  @Column("text")
  quote!: string;

  @Field(() => Placement)
  @Column("varchar", { length: 16 })
  placement!: engine.Placement;
}
