import { Field, Int, ObjectType } from "type-graphql";
import { Column, Entity, PrimaryColumn } from "typeorm";
import { TokenReason, type TokenReasonValue } from "./enums.ts";

@ObjectType({ description: "Tokens that an account got, spent or got back." })
@Entity("token_entry")
export class TokenEntry {
  @PrimaryColumn("varchar", { length: 36 })
  id!: string;

  @Column("varchar", { length: 36 })
  accountId!: string;

  /** The measure it was spent on; null for a grant. */
  @Column("varchar", { length: 36, nullable: true })
  scanId!: string | null;

  @Field(() => TokenReason)
  @Column("varchar", { length: 8 })
  reason!: TokenReasonValue;

  @Field(() => Int, { description: "Negative where they were spent." })
  @Column("int")
  tokens!: number;

  @Field(() => Int, { description: "What was left after it." })
  @Column("int")
  balance!: number;

  @Field(() => Date)
  @Column("datetime", { precision: 3 })
  at!: Date;
}
