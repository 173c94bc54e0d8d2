import { Field, ID, Int, ObjectType } from "type-graphql";
import { Column, Entity, PrimaryColumn } from "typeorm";

@ObjectType({ description: "A key that opens a chosen part of a network over MCP, and nothing else." })
@Entity("scoped_key")
export class ScopedKey {
  @Field(() => ID)
  @PrimaryColumn("varchar", { length: 36 })
  id!: string;

  @Column("varchar", { length: 36 })
  networkId!: string;

  @Field(() => String)
  @Column("varchar", { length: 120 })
  name!: string;

  /** SHA-256 of the key. */
  @Column("varchar", { length: 64, unique: true })
  keyHash!: string;

  /** The chosen monitors; null: all of the network, also those that come later. */
  @Column("json", { nullable: true })
  monitorIds!: string[] | null;

  @Field(() => Int, { description: "How often it was used." })
  @Column("int")
  uses!: number;

  @Field(() => Date, { nullable: true })
  @Column("datetime", { precision: 3, nullable: true })
  lastUsedAt!: Date | null;

  @Field(() => Date)
  @Column("datetime", { precision: 3 })
  createdAt!: Date;

  @Field(() => Date, { nullable: true, description: "From then on it opens nothing." })
  @Column("datetime", { precision: 3, nullable: true })
  revokedAt!: Date | null;
}
