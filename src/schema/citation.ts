import { Field, ID, Int, ObjectType } from "type-graphql";
import { Column, Entity, PrimaryColumn } from "typeorm";
import type * as engine from "../engine/types.ts";
import { CitationType } from "./enums.ts";

@ObjectType({ description: "A page that an engine named as its source." })
@Entity("citation")
export class Citation {
  @Field(() => ID)
  @PrimaryColumn("varchar", { length: 36 })
  id!: string;

  @Column("varchar", { length: 36 })
  answerId!: string;

  @Field(() => Int)
  @Column("int")
  position!: number;

  @Field(() => String)
  @Column("text")
  url!: string;

  @Field(() => String, { nullable: true })
  @Column("text", { nullable: true })
  title!: string | null;

  @Field(() => String, { description: "Registrable domain." })
  @Column("varchar", { length: 260 })
  domain!: string;

  @Field(() => CitationType)
  @Column("varchar", { length: 12 })
  type!: engine.CitationType;
}
