import { Field, ID, Int, ObjectType } from "type-graphql";
import { Column, Entity, PrimaryColumn } from "typeorm";
import { AccountPlan, type AccountPlanValue } from "./enums.ts";

@ObjectType({ description: "A confirmed e-mail address with its plan and its tokens." })
@Entity("account")
export class Account {
  @Field(() => ID)
  @PrimaryColumn("varchar", { length: 36 })
  id!: string;

  @Field(() => String, { description: "Lower case." })
  @Column("varchar", { length: 254, unique: true })
  email!: string;

  @Field(() => AccountPlan)
  @Column("varchar", { length: 4 })
  plan!: AccountPlanValue;

  @Field(() => Int, { description: "Tokens left to spend on measures." })
  @Column("int")
  tokens!: number;

  @Column("datetime", { precision: 3 })
  createdAt!: Date;
}
