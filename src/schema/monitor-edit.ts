import { Field, ObjectType } from "type-graphql";
import { Column, Entity, PrimaryColumn } from "typeorm";
import { EditedPart, type EditedPartValue } from "./enums.ts";

@ObjectType({
  description: "A change of what a monitor asks or looks for: measures before and after it may differ by it.",
})
@Entity("monitor_edit")
export class MonitorEdit {
  @PrimaryColumn("varchar", { length: 36 })
  id!: string;

  @Column("varchar", { length: 36 })
  monitorId!: string;

  @Field(() => EditedPart)
  @Column("varchar", { length: 16 })
  what!: EditedPartValue;

  @Field(() => [String])
  @Column("json")
  added!: string[];

  @Field(() => [String])
  @Column("json")
  removed!: string[];

  @Field(() => Date)
  @Column("datetime", { precision: 3 })
  at!: Date;
}
