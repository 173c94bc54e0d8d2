import { Column, Entity, PrimaryColumn } from "typeorm";

/** An event that is to be posted to a monitor's webhook; gone once it was taken, or given up. */
@Entity("webhook_event")
export class WebhookEvent {
  @PrimaryColumn("varchar", { length: 36 })
  id!: string;

  @Column("varchar", { length: 36 })
  monitorId!: string;

  @Column("varchar", { length: 32 })
  event!: string;

  /** What it is about: one event of a kind for each. */
  @Column("varchar", { length: 80 })
  subjectKey!: string;

  /** The JSON that is posted, the same each time. */
  @Column("text")
  body!: string;

  @Column("int")
  tries!: number;

  @Column("datetime", { precision: 3 })
  nextAt!: Date;

  @Column("datetime", { precision: 3 })
  createdAt!: Date;
}
