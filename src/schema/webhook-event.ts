import { Field, Int, ObjectType } from "type-graphql";
import { Column, Entity, PrimaryColumn } from "typeorm";
import { DeliveryState, type DeliveryStateValue } from "./enums.ts";

@ObjectType({ description: "An event for a monitor's webhook, and what became of it." })
@Entity("webhook_event")
export class WebhookEvent {
  @PrimaryColumn("varchar", { length: 36 })
  id!: string;

  @Column("varchar", { length: 36 })
  monitorId!: string;

  @Field(() => String, { description: "moved, site-moved, tokens-short, measure-failed, weekly-brief or test." })
  @Column("varchar", { length: 32 })
  event!: string;

  /** What it is about: one event of a kind for each. */
  @Column("varchar", { length: 80 })
  subjectKey!: string;

  @Field(() => DeliveryState)
  @Column("varchar", { length: 8 })
  state!: DeliveryStateValue;

  @Field(() => String, { nullable: true, description: "Why the last try failed." })
  @Column("varchar", { length: 200, nullable: true })
  fault!: string | null;

  /** The JSON that is posted, the same each time; empty once it was taken or given up. */
  @Column("text")
  body!: string;

  @Field(() => Int)
  @Column("int")
  tries!: number;

  @Column("datetime", { precision: 3 })
  nextAt!: Date;

  @Field(() => Date, { name: "at" })
  @Column("datetime", { precision: 3 })
  createdAt!: Date;
}
