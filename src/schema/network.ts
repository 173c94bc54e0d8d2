import { Field, ID, Int, ObjectType } from "type-graphql";
import { Column, Entity, PrimaryColumn } from "typeorm";

@ObjectType({ description: "An agency's set of monitors." })
@Entity("network")
export class Network {
  @Field(() => ID)
  @PrimaryColumn("varchar", { length: 36 })
  id!: string;

  @Column("varchar", { length: 36 })
  accountId!: string;

  @Field(() => String)
  @Column("varchar", { length: 120 })
  name!: string;

  /** SHA-256 of its link. */
  @Column("varchar", { length: 64, unique: true })
  tokenHash!: string;

  @Field(() => Int, { description: "How many links it has had; only the last one opens it." })
  @Column("int")
  generation!: number;

  @Column("datetime", { precision: 3 })
  createdAt!: Date;
}
